#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of its own, for the other side of a call that blocks.
///
/// Two tasks that wait for each other inside system calls can use up the threads that all tasks share.
@safe final class Worker {
  private final class Job {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  #if canImport(Glibc)
    private var thread = pthread_t()
  #else
    private var thread: pthread_t?
  #endif

  /// Starts the thread.
  init(_ body: @escaping @Sendable () -> Void) throws {
    let job = unsafe Unmanaged.passRetained(Job(body)).toOpaque()
    let number = unsafe pthread_create(&thread, nil, runJob, job)
    try check(number == 0 ? 0 : -1, "pthread_create")
  }

  /// Waits for the end of the thread.
  func join() {
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
    #endif
  }

  fileprivate static func run(_ job: UnsafeMutableRawPointer) {
    unsafe Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body()
  }
}

#if canImport(Glibc)
  private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job = unsafe job { unsafe Worker.run(job) }
    return nil
  }
#else
  private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Worker.run(job)
    return nil
  }
#endif
