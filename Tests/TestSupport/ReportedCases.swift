import BoxPolicy

/// Boxes that people reported trouble with in public, as far as boxes alone decide what is right.
///
/// The ids are those of the study the cases were collected in; letters tell apart the pages of one
/// report, and F is a fixture made from several. What is right was written down with the reports.
/// Where a report shows no numbers, the arrays were made to the same shape.
package enum ReportedCases {
  /// The rows, in the order of the subjects.
  package static let rows: [ReportedCase] = [
    // The crop box outside of the media box or larger.
    .init(
      "L1", "/MediaBox [0 0 612 792] /CropBox [-200 -200 900 1100]", [.crop: "0 0 612 792"],
      "crop-exceeds-media", differs: true),
    .init(
      "L2", "/MediaBox [0 0 595.28 841.89] /CropBox [-21 -21 616.276 862.89] /Rotate 0",
      [.crop: "0 0 595.28 841.89"], "crop-exceeds-media", differs: true),
    .init(
      "L3", "/MediaBox [0 0 603 783] /CropBox [0 0 675 855]", [.crop: "0 0 603 783"],
      "crop-exceeds-media", differs: true),
    .init(
      "L4a", "/MediaBox [0 0 595.275590072 841.88975789] /CropBox [0 0 595.27559 841.889758]",
      [.crop: "0 0 595.27559 841.88975789"], "crop-exceeds-media", differs: false),
    .init(
      "L4b", "/MediaBox [0 0 595.275590072 841.88975789] /CropBox [0 0 968.199847 841.889758]",
      [.crop: "0 0 595.275590072 841.88975789"], "crop-exceeds-media", differs: true),
    .init(
      "L5",
      "/MediaBox [56.6929 56.6929 476.22 651.969] /CropBox [0 0 595.22 842] "
        + "/BleedBox [0 0 595.22 842] /ArtBox [0 0 595.22 842] /TrimBox [0 0 595.22 842]",
      [
        .crop: "56.6929 56.6929 476.22 651.969", .bleed: "56.6929 56.6929 476.22 651.969",
        .trim: "56.6929 56.6929 476.22 651.969", .art: "56.6929 56.6929 476.22 651.969",
      ],
      "crop-exceeds-media bleed-exceeds-media trim-exceeds-media art-exceeds-media", differs: true),
    .init(
      "L6", "/MediaBox [0 0 300 200] /CropBox [50 40 250 160]", [.crop: "50 40 250 160"],
      differs: true),
    .init(
      "L7", "/MediaBox [0 0 612 792] /CropBox [-10 -10 622 802]", [.crop: "0 0 612 792"],
      "crop-exceeds-media", differs: true),
    .init(
      "L8", "/MediaBox [36 45 607.5 765] /CropBox [36 45 607.5 765]",
      [.media: "36 45 607.5 765", .crop: "36 45 607.5 765"], differs: false),
    .init(
      "L9", "/MediaBox [43 0 821 1728] /TrimBox [0 0 864 1728]", [.trim: "43 0 821 1728"],
      "trim-exceeds-media", differs: false),

    // Empty, missing, malformed.
    .init("L10a", "/MediaBox [0 0 0 0]", [.media: "0 0 612 792"], "media-empty"),
    .init(
      "L10b", "/MediaBox [0 0 800 600] /CropBox [0 0 0 0]", [.crop: "0 0 800 600"], "crop-empty"),
    .init(
      "L10c", "/MediaBox [0 0 600 800] /CropBox [600 800 1000 1000]", [.crop: "0 0 600 800"],
      "crop-outside-media"),
    .init(
      "L11", "/MediaBox [0 0 595 842] /CropBox [0 0 0 0]", [.crop: "0 0 595 842"], "crop-empty"),
    .init(
      "L12", "/MediaBox [0 0 200 300] /CropBox [210 310 215 330]", [.crop: "0 0 200 300"],
      "crop-outside-media"),
    .init(
      "L13", "/MediaBox [0 0 595 842] /CropBox [0 842 595 1684]", [.crop: "0 0 595 842"],
      "crop-outside-media"),
    .init("L15", "", [.media: "0 0 612 792", .crop: "0 0 612 792"], "media-missing"),
    .init("L16", "", pages: "/MediaBox [0 0 595 842]", [.media: "0 0 595 842"]),
    .init(
      "L18", "/MediaBox [0 0 595 841 0 0 595 841] /CropBox [0 0 595 841 0 0 595 841]",
      [.media: "0 0 612 792", .crop: "0 0 612 792"], "media-malformed crop-malformed"),
    .init(
      "L19",
      "/MediaBox [0 0 612 792] /TrimBox [3.05175781e-005 0 612 792] "
        + "/BleedBox [3.05175781e-005 0 612 792] /ArtBox [3.05176e-005 0.479996 612 792]",
      [.bleed: "0 0 612 792", .trim: "0 0 612 792", .art: "0 0 612 792"],
      "bleed-malformed trim-malformed art-malformed"),
    .init("L20", "/MediaBox ()", [.media: "0 0 612 792"], "media-malformed"),
    .init(
      "L21", "/MediaBox [0 0 300 400] /MediaBox [0 0 612 792]", [.media: "0 0 612 792"],
      size: "612×792"),
    .init(
      "L22", "", pages: "/MediaBox [0 0 595 842]", [.media: "0 0 595 842", .crop: "0 0 595 842"]),

    // Inheritance.
    .init("L24", "", pages: "/MediaBox [0 0 595 842]", [.media: "0 0 595 842"]),
    .init(
      "L27", "", pages: "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]",
      [.media: "0 0 600 800", .crop: "50 60 550 740"], differs: true),
    .init(
      "L28", "/MediaBox [0 0 612 792]", pages: "/TrimBox [36 36 576 756]", [.trim: "0 0 612 792"],
      "trim-on-pages"),
    .init("L30a", "/MediaBox [10 25 380 550]", [.media: "10 25 380 550"], size: "370×525"),
    .init(
      "L30b", "/MediaBox [512 692 20 30]", [.media: "20 30 512 692"], "media-reversed",
      size: "492×662"),
    .init("L30c", "/MediaBox [612 792 0 0]", [.media: "0 0 612 792"], "media-reversed"),

    // Order of corners, origin, sign.
    .init("L34", "/MediaBox [0 792 612 0]", [.media: "0 0 612 792"], "media-reversed"),
    .init("L35", "/MediaBox [0 0 612 -792]", [.media: "0 -792 612 0"], "media-reversed"),
    .init(
      "L36",
      "/MediaBox [-106.673 -362.691 762.869 1305.062] /CropBox [-25.54 -294.47 415.66 971.34]",
      [.crop: "-25.54 -294.47 415.66 971.34"]),
    .init("L37a", "/MediaBox [0 440 600 800]", [.media: "0 440 600 800"]),
    .init(
      "L37b", "/MediaBox [0 449.835616 249.069767 842]", [.media: "0 449.835616 249.069767 842"]),
    .init(
      "L38",
      "/MediaBox [0 17.05 504 665.05] /CropBox [0 17.05 504 665.05] "
        + "/BleedBox [0 17.05 504 665.05] /TrimBox [0 17.05 504 665.05] "
        + "/ArtBox [0 17.05 504 665.05]",
      [.media: "0 17.05 504 665.05", .crop: "0 17.05 504 665.05", .art: "0 17.05 504 665.05"],
      differs: false),
    .init(
      "L41", "/MediaBox [0 0 612 792] /CropBox [-24 -24 588 768]", [.crop: "0 0 588 768"],
      "crop-exceeds-media", differs: true),
    .init("L42", "/MediaBox [9 11 1015 761]", [.media: "9 11 1015 761"]),
    .init("L43", "/MediaBox [-612 -792 0 0]", [.media: "-612 -792 0 0"]),

    // Turn and unit.
    .init(
      "L44", "/MediaBox [0 0 612 792] /CropBox [20 30 500 700] /Rotate 270",
      [.crop: "20 30 500 700"], size: "670×480"),
    .init(
      "L45", "/MediaBox [0 0 612 792] /CropBox [100.5 200.25 300 700] /Rotate 90",
      [.crop: "100.5 200.25 300 700"], size: "499.75×199.5"),
    .init(
      "L49", "/MediaBox [0 0 4782.12 1699.44] /CropBox [6.60 5.41 4775.16 1692.84] /UserUnit 2",
      [.crop: "6.6 5.41 4775.16 1692.84"], "user-unit-in-use", size: "9537.12×3374.86"),
    .init(
      "L50", "/MediaBox [0 0 8.5 11] /UserUnit 72", [.media: "0 0 8.5 11"], "user-unit-in-use",
      size: "612×792"),
    .init("L53", "/MediaBox [0 0 20000 30000]", [.media: "0 0 20000 30000"], "media-over-14400"),

    // Which box is seen.
    .init(
      "L61", "/MediaBox [0 0 595.22 842] /CropBox [0 0 327.52 520.5]", [.crop: "0 0 327.52 520.5"],
      differs: true),
    .init(
      "L58", "/MediaBox [0 0 200 100] /CropBox [20 20 180 80]", [.crop: "20 20 180 80"],
      size: "160×60"),
    .init(
      "L62", "/CropBox [26.64 35.28 350.68 596.88] /MediaBox [0 0 391 612]",
      [.crop: "26.64 35.28 350.68 596.88"], differs: true),
    .init(
      "L63", "/MediaBox [0 0 6624 6624] /CropBox [31.697 5409.59 704.89 6570.3]",
      [.crop: "31.697 5409.59 704.89 6570.3"]),
    .init(
      "L67", "/MediaBox [0 0 612 792] /CropBox [72 72 540 720]", [.crop: "72 72 540 720"],
      size: "468×648"),
    .init(
      "L69",
      "/MediaBox [0 0 595 841] /BleedBox [30 30 595 841] /CropBox [60 60 595 841] "
        + "/TrimBox [90 90 595 841] /ArtBox [120 120 595 841]",
      [
        .media: "0 0 595 841", .crop: "60 60 595 841", .bleed: "30 30 595 841",
        .trim: "90 90 595 841", .art: "120 120 595 841",
      ],
      "bleed-exceeds-crop", size: "535×781"),

    // Production.
    .init("L70", "/MediaBox [0 0 668.976 915.59]", [.trim: "0 0 668.976 915.59"]),
    .init(
      "L71", "/MediaBox [0 0 612 792] /BleedBox [9 9 603 783] /TrimBox [0 0 612 792]",
      [.trim: "0 0 612 792"], "trim-exceeds-bleed"),
    .init(
      "L74",
      "/MediaBox [0 0 668.976 915.59] /TrimBox [36.8499 36.8499 632.126 878.74] "
        + "/BleedBox [28.346 28.346 640.629 887.244]",
      [.bleed: "28.346 28.346 640.629 887.244", .trim: "36.8499 36.8499 632.126 878.74"],
      differs: false),
    .init(
      "L75",
      "/MediaBox [0 0 1222.17102 810] /BleedBox [18 18 1204.17114 792] "
        + "/TrimBox [27 27 1195.17114 783]",
      [.bleed: "18 18 1204.17114 792", .trim: "27 27 1195.17114 783"]),
    .init(
      "L76",
      "/MediaBox [0 0 627 825] /CropBox [20.95 21.02 605.98 804.05] "
        + "/BleedBox [20.95 21.02 605.98 804.05]",
      [.crop: "20.95 21.02 605.98 804.05", .trim: "20.95 21.02 605.98 804.05"]),
    .init(
      "L80",
      "/MediaBox [50 50 350 350] /CropBox [100 100 300 300] /ArtBox [100 100 300 300] "
        + "/TrimBox [100 100 300 300]",
      [.crop: "100 100 300 300", .bleed: "100 100 300 300"], size: "200×200"),

    // The fixtures made from them that stand for no single report.
    .init(
      "F15", "/MediaBox [0 0 300 400]", pages: "/MediaBox [0 0 612 792] /CropBox [0 0 612 792]",
      [.crop: "0 0 300 400"], "crop-exceeds-media", differs: true),
    .init(
      "F16", "/MediaBox [0 0 612 792] /CropBox null", pages: "/CropBox [72 72 540 720]",
      [.crop: "72 72 540 720"], differs: true),
    .init(
      "F25",
      "/MediaBox [0 0 700 900] /CropBox [50 50 650 850] /BleedBox [20 20 680 880] "
        + "/TrimBox [30 30 670 870] /ArtBox [100 100 600 800]",
      [.bleed: "20 20 680 880", .trim: "30 30 670 870", .art: "100 100 600 800"],
      "bleed-exceeds-crop trim-exceeds-crop", size: "600×800"),
    .init("F32a", "/MediaBox [0 0 595]", [.media: "0 0 612 792"], "media-malformed"),
    .init("F32b", "/MediaBox (0 0 612 792)", [.media: "0 0 612 792"], "media-malformed"),
    .init(
      "F32c", "/MediaBox [0 0 612 792] /CropBox [10 10 500 700 9]", [.crop: "0 0 612 792"],
      "crop-malformed"),
    .init(
      "F33", "/MediaBox [0 0 612 792] /CropBox [100 100 100 700]", [.crop: "0 0 612 792"],
      "crop-empty"),

    // The digits of the file.
    .init(
      "L86", "/MediaBox [0 0 595.2755905512 841.8897637795] /CropBox [.125 0.0050 595.270 841.881]",
      [.media: "0 0 595.2755905512 841.8897637795", .crop: "0.125 0.005 595.27 841.881"],
      size: "595.145×841.876", differs: true),
  ]
}
