package app.blazon.tabletop

import android.app.Activity
import android.media.AudioAttributes
import android.media.SoundPool
import android.os.Build
import android.view.WindowManager
import expo.modules.kotlin.Promise
import expo.modules.kotlin.functions.Queues
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition

/** Sounds at a table, and what the list of recent apps may show of it. Neither asks for a permission. */
class TabletopModule : Module() {
  private var pool: SoundPool? = null
  private val loaded = mutableMapOf<String, Int>()
  private val loading = mutableMapOf<Int, Promise>()

  override fun definition() = ModuleDefinition {
    Name("Tabletop")

    AsyncFunction("load") { name: String, path: String, promise: Promise ->
      load(name, path, promise)
    }

    AsyncFunction("play") { name: String, loud: Float ->
      play(name, loud)
    }

    AsyncFunction<Unit>("silence") {
      silence()
    }

    AsyncFunction("hideFromSwitcher") { hides: Boolean ->
      appContext.currentActivity?.let { cover(it, hides) }
      Unit
    }.runOnQueue(Queues.MAIN)

    OnDestroy {
      silence()
    }
  }

  /** Answers when the sound is unpacked: before that it cannot be heard. */
  @Synchronized
  private fun load(name: String, path: String, promise: Promise) {
    val id = open().load(path, 1)
    loaded[name] = id
    loading[id] = promise
  }

  @Synchronized
  private fun ready(id: Int) {
    loading.remove(id)?.resolve(null)
  }

  /** A game's sounds mix with music and never take it over. */
  private fun open(): SoundPool = pool ?: SoundPool.Builder()
    .setMaxStreams(3)
    .setAudioAttributes(
      AudioAttributes.Builder()
        .setUsage(AudioAttributes.USAGE_GAME)
        .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
        .build()
    )
    .build()
    .also {
      it.setOnLoadCompleteListener { _, id, _ -> ready(id) }
      pool = it
    }

  @Synchronized
  private fun play(name: String, loud: Float) {
    loaded[name]?.let { pool?.play(it, loud, loud, 1, 0, 1f) }
  }

  @Synchronized
  private fun silence() {
    pool?.release()
    pool = null
    loaded.clear()
    loading.values.forEach { it.resolve(null) }
    loading.clear()
  }

  /** Where Android can leave out the picture alone, screenshots stay possible; older ones know only the secure window. */
  private fun cover(activity: Activity, hides: Boolean) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      activity.setRecentsScreenshotEnabled(!hides)
    } else if (hides) {
      activity.window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
    } else {
      activity.window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE)
    }
  }
}
