/// Takes the beginning of an output that grew large, and leaves the buffer empty or as it is.
typealias PartSink = (inout [UInt8]) -> Void
