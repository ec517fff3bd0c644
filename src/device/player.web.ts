/** Sound in a browser: reckoned when first heard, so that nothing is loaded and nothing has to be kept for the time without a server. */
import { RATE, samplesOf, type Sound } from './voices';

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

/** A page may not sound before it is touched, and reckons in no time. */
export function prepare(): void {}

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
  clearTimeout(resting);
  resting = setTimeout(() => void at.suspend().catch(() => {}), REST);
}

/** At once, in the middle of a sound. */
export function silence(): void {
  clearTimeout(resting);
  void speaker?.close().catch(() => {});
  speaker = null;
}
