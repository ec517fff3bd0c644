/** The few lines of Kotlin and Swift in modules/tabletop; null where they are not built in (Expo Go, tests): then the device stays silent and bare. */
import { requireOptionalNativeModule } from 'expo';

interface Tabletop {
  /** Keeps the sound in the file ready under this name. */
  load(name: string, path: string): Promise<void>;
  /** Nothing when the name is not loaded; loud: 0 to 1. */
  play(name: string, loud: number): Promise<void>;
  /** Ends whatever sounds, and lets go of all that is loaded. */
  silence(): Promise<void>;
  /** While true, the system's picture of the app shows nothing. */
  hideFromSwitcher(hides: boolean): Promise<void>;
}

export const tabletop = requireOptionalNativeModule<Tabletop>('Tabletop');
