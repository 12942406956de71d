import Testing

@testable import PageScan

/// Parameters of the filter that is known, ISO 32000-2:2020, 7.4.4.3.
@Suite struct StreamDecoderTests {
  private func reason(_ parameters: String) throws -> String? {
    let bytes = Array("<</DecodeParms \(parameters)>>".utf8)
    var dictionary = DictionaryReader(keys: ["DecodeParms"])
    var reader = TokenReader(at: 2)
    try dictionary.read(&reader, in: bytes.span)
    var decoder = StreamDecoder(ScanLimits(), ofFile: bytes.count)
    do throws(Decline) {
      _ = try decoder.predictor(dictionary[0], in: bytes.span)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    "null", "<<>>", "[]", "[null]", "<</Columns 4/Predictor 12>>", "[<</Predictor 15/Colors 1>>]",
    "<</BitsPerComponent 8/Predictor null>>",
  ])
  func `parameters of a predictor are read, alone or in an array`(_ text: String) throws {
    #expect(try reason(text) == nil)
  }

  /// libqpdf does not decode such a stream at all.
  @Test(arguments: [
    "<</Columns 4/Parent 1 0 R/Predictor 12>>", "<</EarlyChange 1>>", "[<</X 7>>]",
  ])
  func `other parameters are declined`(_ text: String) throws {
    #expect(try reason(text) == "parameters of a filter that are not known")
  }

  @Test(arguments: [
    ("7 0 R", "parameters of a filter by reference"),
    ("[7 0 R]", "parameters of a filter by reference"),
    ("<</Predictor 7 0 R>>", "parameters of a predictor that cannot be"),
    ("<</Predictor 12.0>>", "parameters of a predictor that cannot be"),
    ("[<<>> <<>>]", "parameters of several filters"),
  ])
  func `parameters that are not plain are declined`(_ text: String, _ declined: String) throws {
    #expect(try reason(text) == declined)
  }
}
