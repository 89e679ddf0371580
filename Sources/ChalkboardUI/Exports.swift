// Files written for SwiftUI use Foundation without importing it.
@_exported import Foundation
