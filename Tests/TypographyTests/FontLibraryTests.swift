import Testing
import Typography

@Suite struct FontLibraryTests {
  @Test func machineFoldersNeedNoEnvironment() {
    #expect(
      FontLibrary.systemFolders(environment: [:])
        == ["/usr/local/share/fonts", "/usr/share/fonts"])
  }
}
