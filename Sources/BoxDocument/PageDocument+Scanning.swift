import BoxPolicy
import PageScan
import QPDFBridge
import SystemBridge

extension PageDocument {
  /// Reads a file with the fast reader; fails where that leaves it to libqpdf.
  static func scanned(_ bytes: FileBytes) -> Result<PageDocument, Decline> {
    bytes.withBytes { file in
      do throws(Decline) {
        let tree = try PageScan.read(
          file, keys: PageKey.allCases.map { String($0.name.dropFirst()) },
          catalogue: (
            String(ViewerArea.holder.dropFirst()),
            ViewerArea.allCases.map { String($0.name.dropFirst()) }
          ))
        return .success(PageDocument(tree))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Refuses a file that would take libqpdf, which has no limits, too far on its way to the pages.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - isScanned: Whether the fast reader has looked at the file already, and declined.
  /// - Throws: A hostile ``DocumentFailure``.
  /// - Complexity: That of a scan where the file is sound, else linear in the file.
  static func refuseHostile(_ bytes: FileBytes, isScanned: Bool = false) throws(DocumentFailure) {
    if !isScanned {
      switch scanned(bytes) {
      case .success: return
      case .failure(let decline):
        guard decline.kind == .hostile else { break }
        throw DocumentFailure(.hostile, detail: decline.description)
      }
    }
    try refuseHazards(bytes)
  }

  /// Refuses a file that would take libqpdf too far wherever it is looked at.
  ///
  /// - Throws: A hostile ``DocumentFailure``.
  /// - Complexity: Linear in the file.
  static func refuseHazards(_ bytes: FileBytes) throws(DocumentFailure) {
    let found: Decline? = bytes.withBytes { file in
      do throws(Decline) {
        try PageScan.refuseHazards(in: file)
        return nil
      } catch {
        return error
      }
    }
    if let found { throw DocumentFailure(.hostile, detail: found.description) }
  }

  /// Takes over what a scan found.
  private init(_ tree: ScannedTree) {
    let levels = TreeLevel.all(tree.levels)
    var ancestries: [Ancestry] = []
    ancestries.reserveCapacity(tree.nodes.count)
    // The nearest node in which anything is written, the node itself included; -1 for none.
    var written: [Int] = []
    written.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let level = TreeLevel(
        holder: ObjectID(node.reference.number, node.reference.generation),
        likeIn: levels[node.level])
      ancestries.append((node.above.map { ancestries[$0] } ?? []).below(level))
      let isEmpty = levels[node.level].isEmpty
      written.append(isEmpty ? node.above.map { written[$0] } ?? -1 : index)
    }
    var pages: [Page] = []
    pages.reserveCapacity(tree.pages.count)
    var starts: [Int] = []
    var last: ScannedPage?
    for page in tree.pages {
      let object = ObjectID(Int(page.number), Int(page.generation))
      let isAlike =
        last.map { last in
          last.level == page.level && last.oddities == page.oddities
            && written[Int(last.node)] == written[Int(page.node)]
        } ?? false
      if !isAlike { starts.append(pages.count) }
      last = page
      pages.append(
        Page(
          number: pages.count + 1, object: object,
          entries: PageEntries(
            page: TreeLevel(holder: object, likeIn: levels[Int(page.level)]),
            ancestors: ancestries[Int(page.node)],
            structure: page.oddities.isEmpty ? [] : StructureProblem.all(page.oddities))))
    }
    let problems = tree.troubles.isEmpty ? [] : Set(pages.lazy.flatMap(\.entries.structure))
    self.init(
      pages: pages, pdfVersion: tree.version, isEncrypted: tree.isEncrypted, wasRecovered: false,
      troubles: tree.troubles.map { TreeTrouble(QPDFBridge.TreeTrouble($0), besides: problems) },
      furtherTroubles: 0, remarks: [], reader: .scan, declined: nil,
      viewerAreas: Self.viewerAreas(named: tree.catalogueNames), runStarts: PageRunStarts(starts))
  }
}

extension TreeLevel {
  /// Makes levels, of no object yet, whose keys are in the order of `PageKey.allCases`.
  fileprivate static func all(_ levels: ScannedLevels) -> [TreeLevel] {
    let values = levels.entries.map { entry in
      entry.value.map { value in
        WrittenValue(
          value.text, indirect: value.reference.map { ObjectID($0.number, $0.generation) })
      }
    }
    return (0..<levels.count).map { level in
      var written = PerKey<WrittenValue?>(repeating: nil)
      var oddities = PerKey<EntryOddity?>(repeating: nil)
      for (position, key) in PageKey.allCases.enumerated() {
        guard let entry = levels.entry(position, of: level) else { continue }
        written[key] = values[entry]
        if levels.isRepeated(position, in: level) {
          oddities[key] = .duplicate
        } else if values[entry] == nil {
          oddities[key] = .dangling
        }
      }
      return TreeLevel(holder: nil, values: written, oddities: oddities)
    }
  }
}

extension StructureProblem {
  /// What is odd about the place of a page, in the order of both readers.
  fileprivate static func all(_ oddities: PlaceOddities) -> [StructureProblem] {
    let order: [(PlaceOddities, StructureProblem)] = [
      (.parentMismatch, .parentMismatch), (.parentCycle, .parentCycle),
      (.typeMissing, .typeMissing), (.typeWrong, .typeWrong), (.listedTwice, .listedTwice),
    ]
    return order.filter { oddities.contains($0.0) }.map(\.1)
  }
}

extension QPDFBridge.TreeTrouble {
  /// Says what a scan found in the words of the other reader.
  fileprivate init(_ trouble: ScannedTrouble) {
    let kind: Kind =
      switch trouble.kind {
      case .kidNull: .kidNull
      case .pageRepeated: .pageRepeated
      case .nodeRepeated: .nodeRepeated
      case .cyclic: .cyclic
      case .parentMissing: .parentMissing
      case .parentOther(let reference): .parentOther(.reference(Reference(reference)))
      case .parentDirect: .parentOther(.direct)
      case .parentsNeverEnd: .parentsNeverEnd
      case .typeMissing: .typeMissing
      case .typeWrong(let name): .typeWrong(name)
      }
    self.init(
      kind: kind, object: trouble.object.map(Reference.init),
      node: trouble.node.map(Reference.init),
      level: trouble.level, kidIndex: trouble.kidIndex, page: trouble.page)
  }
}

extension Reference {
  fileprivate init(_ reference: IndirectReference) {
    self.init(reference.number, reference.generation)
  }
}
