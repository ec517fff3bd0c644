/** Sound in a browser: worked out when first heard, so that nothing is loaded and nothing has to be kept for the time without a server. */
import { RATE, samplesOf, SOUNDS, type Sound } from './soundSynth';

/** After so many milliseconds without a sound the loudspeaker may rest. */
const REST = 4_000;

let speaker: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
const known = new Map<Sound, AudioBuffer>();

/** Browsers let no page sound before its first tap or key; asked too early, they complain. */
const mayBegin = (): boolean => globalThis.navigator.userActivation?.hasBeenActive ?? true;

function open(): AudioContext | null {
  if (speaker !== null) return speaker;
  if (!mayBegin() || globalThis.AudioContext === undefined) return null;
  // Safari: beside the music that plays already, and silent when the device is switched to silent.
  const { audioSession } = globalThis.navigator as { readonly audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'ambient';
  return (speaker = new AudioContext());
}

function bufferOf(sound: Sound, at: AudioContext): AudioBuffer {
  let buffer = known.get(sound);
  if (buffer === undefined) {
    const samples = samplesOf(sound);
    buffer = at.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    known.set(sound, buffer);
  }
  return buffer;
}

/** Once the table stands; then sound by sound, each between two frames. */
const SETTLED = 600;
const BETWEEN = 100;
let preparing: ReturnType<typeof setTimeout> | undefined;

/** A loudspeaker takes a slow phone several frames to open, and a sound one to work out: not while a tap waits to be seen. */
export function prepare(): void {
  clearTimeout(preparing);
  preparing = setTimeout(warm, SETTLED, 0);
}

function warm(next: number): void {
  const at = open();
  const sound = SOUNDS[next];
  if (at === null || sound === undefined) return;
  bufferOf(sound, at);
  if (next === 0) restLater(at);
  preparing = setTimeout(warm, BETWEEN, next + 1);
}

function restLater(at: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void at.suspend().catch(() => {}), REST);
}

export function play(sound: Sound, loud: number): void {
  const at = open();
  if (at === null) return;
  // What a tap is answered with must not come late: a loudspeaker that does not wake misses it.
  void at.resume().catch(() => {});
  const source = at.createBufferSource();
  const gain = at.createGain();
  gain.gain.value = loud;
  source.buffer = bufferOf(sound, at);
  source.connect(gain).connect(at.destination);
  source.start();
  restLater(at);
}

/** At once, in the middle of a sound. */
export function silence(): void {
  clearTimeout(preparing);
  clearTimeout(resting);
  void speaker?.close().catch(() => {});
  speaker = null;
}
