#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A value that threads share, one at a time, and whose changes they can wait for.
@safe package final class Monitor<Value>: @unchecked Sendable {
  // Unchecked, because the lock guards what the compiler cannot see.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// Takes over a value.
  ///
  /// Calls `pthread_mutex_init` and `pthread_cond_init`.
  package init(_ value: sending Value) {
    unsafe lock = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
    self.value = value
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  /// Changes the value while nobody else looks at it, and wakes all who wait.
  package func withLock<R>(_ body: (inout sending Value) -> sending R) -> sending R {
    unsafe pthread_mutex_lock(lock)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(lock)
    }
    return body(&value)
  }

  /// Waits until the value is such that the body has a result, and wakes all others who wait.
  ///
  /// A body that gives nil must leave the value as it is. Calls `pthread_cond_wait`.
  package func wait<R>(for body: (inout sending Value) -> sending R?) -> sending R {
    unsafe pthread_mutex_lock(lock)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(lock)
    }
    while true {
      if let result = body(&value) { return result }
      unsafe pthread_cond_wait(changed, lock)
    }
  }
}
