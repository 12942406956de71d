import BoxPolicy

/// What the inspect command is asked to do.
struct InspectValues: Sendable {
  var input = InputValues()
  var output = OutputValues()
  var pages = PageSelection.all
  /// The boxes to show; empty for those that matter.
  var boxes: [Box] = []
  var eachPage = false
}
