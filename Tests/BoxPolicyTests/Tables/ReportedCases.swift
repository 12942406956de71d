import BoxPolicy

/// Boxes that people reported trouble with in public, as far as boxes alone decide what is right.
///
/// The ids are those of the study the cases were collected in; letters tell apart the pages of one
/// report. Where a report shows no numbers, the arrays were made to the same shape.
extension ReportedCasesTests {
  static let rows: [Row] = [
    // The crop box outside of the media box or larger.
    .init(
      "L1", "M[0 0 612 792] C[-200 -200 900 1100]", [.crop: "0 0 612 792"], "crop-exceeds-media"),
    .init(
      "L2", "M[0 0 595.28 841.89] C[-21 -21 616.276 862.89] R0", [.crop: "0 0 595.28 841.89"],
      "crop-exceeds-media"),
    .init("L3", "M[0 0 603 783] C[0 0 675 855]", [.crop: "0 0 603 783"], "crop-exceeds-media"),
    .init(
      "L4a", "M[0 0 595.275590072 841.88975789] C[0 0 595.27559 841.889758]",
      [.crop: "0 0 595.27559 841.88975789"], "crop-exceeds-media"),
    .init(
      "L4b", "M[0 0 595.275590072 841.88975789] C[0 0 968.199847 841.889758]",
      [.crop: "0 0 595.275590072 841.88975789"], "crop-exceeds-media"),
    .init(
      "L5",
      "M[56.6929 56.6929 476.22 651.969] C[0 0 595.22 842] B[0 0 595.22 842] T[0 0 595.22 842] "
        + "A[0 0 595.22 842]",
      [
        .crop: "56.6929 56.6929 476.22 651.969", .bleed: "56.6929 56.6929 476.22 651.969",
        .trim: "56.6929 56.6929 476.22 651.969", .art: "56.6929 56.6929 476.22 651.969",
      ],
      "crop-exceeds-media bleed-exceeds-media trim-exceeds-media art-exceeds-media"),
    .init("L6", "M[0 0 300 200] C[50 40 250 160]", [.crop: "50 40 250 160"]),
    .init("L7", "M[0 0 612 792] C[-10 -10 622 802]", [.crop: "0 0 612 792"], "crop-exceeds-media"),
    .init(
      "L8", "M[36 45 607.5 765] C[36 45 607.5 765]",
      [.media: "36 45 607.5 765", .crop: "36 45 607.5 765"]),
    .init("L9", "M[43 0 821 1728] T[0 0 864 1728]", [.trim: "43 0 821 1728"], "trim-exceeds-media"),

    // Empty, missing, malformed.
    .init("L10a", "M[0 0 0 0]", [.media: "0 0 612 792"], "media-empty"),
    .init("L10b", "M[0 0 800 600] C[0 0 0 0]", [.crop: "0 0 800 600"], "crop-empty"),
    .init(
      "L10c", "M[0 0 600 800] C[600 800 1000 1000]", [.crop: "0 0 600 800"], "crop-outside-media"),
    .init("L11", "M[0 0 595 842] C[0 0 0 0]", [.crop: "0 0 595 842"], "crop-empty"),
    .init("L12", "M[0 0 200 300] C[210 310 215 330]", [.crop: "0 0 200 300"], "crop-outside-media"),
    .init("L13", "M[0 0 595 842] C[0 842 595 1684]", [.crop: "0 0 595 842"], "crop-outside-media"),
    .init("L15", "", [.media: "0 0 612 792", .crop: "0 0 612 792"], "media-missing"),
    .init("L16", "", pages: "M[0 0 595 842]", [.media: "0 0 595 842"]),
    .init(
      "L18", "M[0 0 595 841 0 0 595 841] C[0 0 595 841 0 0 595 841]",
      [.media: "0 0 612 792", .crop: "0 0 612 792"], "media-malformed crop-malformed"),
    .init(
      "L19",
      "M[0 0 612 792] T[3.05175781e-005 0 612 792] B[3.05175781e-005 0 612 792] "
        + "A[3.05176e-005 0.479996 612 792]",
      [.bleed: "0 0 612 792", .trim: "0 0 612 792", .art: "0 0 612 792"],
      "bleed-malformed trim-malformed art-malformed"),
    .init("L20", "M()", [.media: "0 0 612 792"], "media-malformed"),
    .init("L22", "", pages: "M[0 0 595 842]", [.media: "0 0 595 842", .crop: "0 0 595 842"]),

    // Inheritance.
    .init("L24", "", pages: "M[0 0 595 842]", [.media: "0 0 595 842"]),
    .init(
      "L27", "", pages: "M[0 0 600 800] C[50 60 550 740]",
      [.media: "0 0 600 800", .crop: "50 60 550 740"]),
    .init(
      "L28", "M[0 0 612 792]", pages: "T[36 36 576 756]", [.trim: "0 0 612 792"],
      "trim-on-pages"),
    .init("L30a", "M[10 25 380 550]", [.media: "10 25 380 550"]),
    .init("L30b", "M[512 692 20 30]", [.media: "20 30 512 692"], "media-reversed"),
    .init("L30c", "M[612 792 0 0]", [.media: "0 0 612 792"], "media-reversed"),

    // Order of corners, origin, sign.
    .init("L34", "M[0 792 612 0]", [.media: "0 0 612 792"], "media-reversed"),
    .init("L35", "M[0 0 612 -792]", [.media: "0 -792 612 0"], "media-reversed"),
    .init(
      "L36", "M[-106.673 -362.691 762.869 1305.062] C[-25.54 -294.47 415.66 971.34]",
      [.crop: "-25.54 -294.47 415.66 971.34"]),
    .init("L37a", "M[0 440 600 800]", [.media: "0 440 600 800"]),
    .init("L37b", "M[0 449.835616 249.069767 842]", [.media: "0 449.835616 249.069767 842"]),
    .init(
      "L38",
      "M[0 17.05 504 665.05] C[0 17.05 504 665.05] B[0 17.05 504 665.05] T[0 17.05 504 665.05] "
        + "A[0 17.05 504 665.05]",
      [.media: "0 17.05 504 665.05", .crop: "0 17.05 504 665.05", .art: "0 17.05 504 665.05"]),
    .init(
      "L41", "M[0 0 612 792] C[-24 -24 588 768]", [.crop: "0 0 588 768"], "crop-exceeds-media"),
    .init("L42", "M[9 11 1015 761]", [.media: "9 11 1015 761"]),
    .init("L43", "M[-612 -792 0 0]", [.media: "-612 -792 0 0"]),

    // Turn and unit.
    .init("L44", "M[0 0 612 792] C[20 30 500 700] R270", [.crop: "20 30 500 700"], size: "670×480"),
    .init(
      "L45", "M[0 0 612 792] C[100.5 200.25 300 700] R90", [.crop: "100.5 200.25 300 700"],
      size: "499.75×199.5"),
    .init(
      "L49", "M[0 0 4782.12 1699.44] C[6.60 5.41 4775.16 1692.84] U2",
      [.crop: "6.6 5.41 4775.16 1692.84"], "user-unit-in-use", size: "9537.12×3374.86"),
    .init("L50", "M[0 0 8.5 11] U72", [.media: "0 0 8.5 11"], "user-unit-in-use", size: "612×792"),
    .init(
      "L53", "M[0 0 20000 30000]", [.media: "0 0 20000 30000"], "media-over-14400"),

    // Which box is seen.
    .init("L58", "M[0 0 200 100] C[20 20 180 80]", [.crop: "20 20 180 80"], size: "160×60"),
    .init(
      "L62", "M[0 0 391 612] C[26.64 35.28 350.68 596.88]", [.crop: "26.64 35.28 350.68 596.88"]),
    .init(
      "L63", "M[0 0 6624 6624] C[31.697 5409.59 704.89 6570.3]",
      [.crop: "31.697 5409.59 704.89 6570.3"]),
    .init("L67", "M[0 0 612 792] C[72 72 540 720]", [.crop: "72 72 540 720"], size: "468×648"),
    .init(
      "L69", "M[0 0 595 841] B[30 30 595 841] C[60 60 595 841] T[90 90 595 841] A[120 120 595 841]",
      [
        .media: "0 0 595 841", .crop: "60 60 595 841", .bleed: "30 30 595 841",
        .trim: "90 90 595 841", .art: "120 120 595 841",
      ], "bleed-exceeds-crop", size: "535×781"),

    // Production.
    .init("L70", "M[0 0 668.976 915.59]", [.trim: "0 0 668.976 915.59"]),
    .init(
      "L71", "M[0 0 612 792] B[9 9 603 783] T[0 0 612 792]", [.trim: "0 0 612 792"],
      "trim-exceeds-bleed"),
    .init(
      "L74",
      "M[0 0 668.976 915.59] T[36.8499 36.8499 632.126 878.74] "
        + "B[28.346 28.346 640.629 887.244]",
      [.trim: "36.8499 36.8499 632.126 878.74", .bleed: "28.346 28.346 640.629 887.244"]),
    .init(
      "L75", "M[0 0 1222.17102 810] B[18 18 1204.17114 792] T[27 27 1195.17114 783]",
      [.bleed: "18 18 1204.17114 792", .trim: "27 27 1195.17114 783"]),
    .init(
      "L76", "M[0 0 627 825] C[20.95 21.02 605.98 804.05] B[20.95 21.02 605.98 804.05]",
      [.crop: "20.95 21.02 605.98 804.05", .trim: "20.95 21.02 605.98 804.05"]),
    .init(
      "L80", "M[50 50 350 350] C[100 100 300 300] A[100 100 300 300] T[100 100 300 300]",
      [.crop: "100 100 300 300", .bleed: "100 100 300 300"], size: "200×200"),

    // The fixtures made from them that stand for no single report.
    .init(
      "F15", "M[0 0 300 400]", pages: "M[0 0 612 792] C[0 0 612 792]",
      [.crop: "0 0 300 400"], "crop-exceeds-media"),
    .init("F16", "M[0 0 612 792] Cnull", pages: "C[72 72 540 720]", [.crop: "72 72 540 720"]),
    .init(
      "F25",
      "M[0 0 700 900] C[50 50 650 850] B[20 20 680 880] T[30 30 670 870] A[100 100 600 800]",
      [.bleed: "20 20 680 880", .trim: "30 30 670 870", .art: "100 100 600 800"],
      "bleed-exceeds-crop trim-exceeds-crop", size: "600×800"),
    .init("F32a", "M[0 0 595]", [.media: "0 0 612 792"], "media-malformed"),
    .init("F32b", "M(0 0 612 792)", [.media: "0 0 612 792"], "media-malformed"),
    .init("F32c", "M[0 0 612 792] C[10 10 500 700 9]", [.crop: "0 0 612 792"], "crop-malformed"),
    .init("F33", "M[0 0 612 792] C[100 100 100 700]", [.crop: "0 0 612 792"], "crop-empty"),
  ]
}
