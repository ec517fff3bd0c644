import AVFoundation
import ExpoModulesCore
import UIKit

/** Sounds at a table, and what the app switcher may show of it. */
public final class TabletopModule: Module {
  private var players: [String: AVAudioPlayer] = [:]
  private var hides = false
  private var cover: UIView?

  public func definition() -> ModuleDefinition {
    Name("Tabletop")

    AsyncFunction("load") { (name: String, path: String) in
      // Beside the music that plays already, and silent when the device is switched to silent.
      try AVAudioSession.sharedInstance().setCategory(.ambient)
      let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: path))
      player.prepareToPlay()
      self.players[name] = player
    }.runOnQueue(.main)

    AsyncFunction("play") { (name: String, loud: Double) in
      guard let player = self.players[name] else { return }
      player.volume = Float(loud)
      player.currentTime = 0
      player.play()
    }.runOnQueue(.main)

    AsyncFunction("silence") {
      self.players.values.forEach { $0.stop() }
      self.players.removeAll()
    }.runOnQueue(.main)

    AsyncFunction("hideFromSwitcher") { (hides: Bool) in
      self.hides = hides
    }.runOnQueue(.main)

    // The system takes its picture right after this.
    OnAppEntersBackground {
      self.draw()
    }

    OnAppEntersForeground {
      self.undraw()
    }

    OnDestroy {
      self.players.values.forEach { $0.stop() }
    }
  }

  /** Over everything in the window, sheets included. */
  private func draw() {
    guard hides, cover == nil, let window = appContext?.utilities?.currentViewController()?.view.window else { return }
    let paper = UIView(frame: window.bounds)
    paper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    paper.backgroundColor = .systemBackground
    window.addSubview(paper)
    cover = paper
  }

  private func undraw() {
    cover?.removeFromSuperview()
    cover = nil
  }
}
