import BoxPolicy
import OptionTable

/// What stands behind the equals sign of a box that is set.
let boxExpressionSection = DocumentationSection(
  "BOX EXPRESSIONS",
  [
    """
    A length without a unit takes that of the next to its right: 'media-3,5mm' shrinks by 3 mm and \
    5 mm. Where none follows that has one, it is in user space units, as the numbers of the file \
    are. The units are 'mm', 'cm', 'in' and 'pt', which are measured on paper, so that the UserUnit \
    of the page counts.
    """,
    """
    All boxes but the media box are clipped to it, and that is told where it is more than rounding. \
    What is measured and is there already within 0.02 units is not written again, nor is a box that \
    the page inherits with the same edges. What is computed is rounded to 0.001 point, or to as many \
    decimals, up to nine, as the numbers have that it is computed from.
    """,
  ],
  rows: [
    Definition(
      "10,10,500,700", "A rectangle: two opposite corners. '[ 10 10 500 700 ]' is the same."),
    Definition(
      "420x595+10+10", "A rectangle: width, height, and the place of its lower left corner, or 0 0."
    ),
    Definition(
      "A4 landscape",
      """
      A paper at 0 0: A0 to A10, B0 to B10, Letter, Legal, Tabloid, Executive or Statement. \
      'A4+10+10' has its corner elsewhere.
      """),
    Definition(
      "trim",
      """
      Another box: 'media', 'crop', 'bleed', 'trim' or 'art'. One that the page does not have is what \
      the standard says: crop is media then, the others are crop.
      """),
    Definition(
      "trim+3mm",
      """
      A box grown at all sides, or shrunk with a minus. Two lengths are for left and right, and for \
      bottom and top; four are for left, bottom, right and top.
      """),
    Definition(
      "media-inside=15mm,top=5%",
      """
      Some sides by name: 'left', 'bottom', 'right', 'top', 'inside' and 'outside'. Odd pages are \
      right-hand pages, whose inside is left; on even ones it is right. The other sides stay.
      """),
    Definition(
      "6x9in@center of media",
      """
      A size, or a paper, at a place of a box: 'center', 'left', 'right', 'top', 'bottom', 'top-left', \
      'top-right', 'bottom-left' or 'bottom-right'; at a side it is in the middle of it. Without 'of' \
      the box is media.
      """),
    Definition(
      "5%",
      """
      A share of the box that is grown, shrunk or filled: of its width at left and right, of its height \
      at bottom and top. A rectangle has none.
      """),
  ])

/// What pages can be chosen by.
let conditionSection = DocumentationSection(
  "CONDITIONS",
  [
    """
    Quote a condition that has a blank, '<', '>' or '!' for the shell. Edges and lengths that differ \
    by no more than 0.02 are equal.
    """
  ],
  rows: [
    Definition(
      "crop!=media",
      "Two boxes differ, or with '==' are equal. One that the page does not have equals any."),
    Definition(
      "trim absent", "The page has no such entry, of its own or inherited, usable or not."),
    Definition("bleed present", "The page has one."),
    Definition(
      "width>=210mm",
      """
      The width or height of the page as viewers show it: of its crop box, turned, in points. They are \
      compared with a length or with each other, by '<', '<=', '>', '>=', '==' or '!='.
      """),
    Definition("rotate==90", "The turn is 0, 90, 180 or 270, or with '!=' is not."),
    Definition("crop-exceeds-media", "The page has this problem of 'pagebox inspect'."),
    Definition("reversed-box", "This rule would change the page."),
  ])

/// The rules, from their own table.
let ruleSection = DocumentationSection(
  "RULES",
  [
    "All are safe, and are applied by default, but for those of which it is said that they are not.",
    """
    'dangling-entry' and 'duplicate-entry' go by the bytes of the file, and look only at what stands \
    on the page itself. They find nothing in a damaged file, in one with something before its header, \
    or where a section of its table of objects cannot be read; nor on a page that is no object of its \
    own, or whose dictionary is larger than 1 MiB. Streams of the table, and those that pages lie in, \
    count as unreadable above 16 MiB. Encryption is no obstacle.
    """,
  ],
  rows: RepairRule.allCases.map { rule in
    let isSafe = RepairRule.safe.contains(rule)
    return Definition(rule.id, rule.summary + (isSafe ? "" : " It is not among the safe ones."))
  })

/// What may be found beside a file.
let fixFiles = [
  Definition(
    ".NAME.pagebox-undo",
    """
    Stands beside NAME while an update is appended to it, and has what is needed to take it back. One \
    that is found was left by a run that was killed: the next 'pagebox fix --in-place', or --undo, \
    makes the file whole and removes it.
    """),
  Definition(
    ".NAME.pagebox-new",
    """
    A new file before it takes the name. One that is found was left by a run that was killed; the \
    next run that makes NAME anew replaces it, one that appends or has nothing to do leaves it, and it \
    can be removed where none is at work. A file of this name is not read to make NAME.
    """),
]
