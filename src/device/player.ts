/** Sound on a phone: small files from the app itself, beside whatever music plays. The browser's version is in player.web.ts. */
import { Asset } from 'expo-asset';
import clash from '../../assets/sounds/clash.wav';
import dice from '../../assets/sounds/dice.wav';
import ended from '../../assets/sounds/ended.wav';
import place from '../../assets/sounds/place.wav';
import points from '../../assets/sounds/points.wav';
import seal from '../../assets/sounds/seal.wav';
import turn from '../../assets/sounds/turn.wav';
import won from '../../assets/sounds/won.wav';
import { tabletop } from './tabletopModule';
import { SOUNDS, type Sound } from './soundSynth';

const FILES: Readonly<Record<Sound, number>> = { turn, place, dice, points, clash, seal, won, ended };

let loading: Promise<unknown> | null = null;

async function load(sound: Sound): Promise<void> {
  const { localUri } = await Asset.fromModule(FILES[sound]).downloadAsync();
  if (localUri !== null) await tabletop?.load(sound, decodeURIComponent(localUri.replace(/^file:\/\//, '')));
}

const loadAll = (): Promise<unknown> => (loading ??= Promise.all(SOUNDS.map(load)));

/** So that the first sound comes with its tap, and not after it. */
export function prepare(): void {
  if (tabletop !== null) void loadAll().catch(() => {});
}

async function playLoaded(sound: Sound, loud: number): Promise<void> {
  const wanted = loadAll();
  await wanted;
  // Silence may have come in between.
  if (loading === wanted) await tabletop?.play(sound, loud);
}

/** One that cannot be heard is no fault. */
export function play(sound: Sound, loud: number): void {
  if (tabletop !== null) void playLoaded(sound, loud).catch(() => {});
}

/** At once, in the middle of a sound. */
export function silence(): void {
  if (loading === null) return;
  loading = null;
  void tabletop?.silence().catch(() => {});
}
