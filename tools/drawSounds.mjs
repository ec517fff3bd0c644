/** Draws every sound in assets/sounds from src/device/soundSynth.ts, as plain WAV files: one channel, sixteen bits. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, setUp } from './setUp.mjs';

export const FOLDER = join(ROOT, 'assets', 'sounds');
const HEADER = 44;

async function voices() {
  const { buildSync } = await import('esbuild');
  const [built] = buildSync({
    entryPoints: [join(ROOT, 'src/device/soundSynth.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  }).outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(built.text).toString('base64')}`);
}

export function wav(samples, rate) {
  const file = Buffer.alloc(HEADER + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // plain samples
  file.writeUInt16LE(1, 22); // one channel
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((s, i) => file.writeInt16LE(Math.round(s * 0x7fff), HEADER + 2 * i));
  return file;
}

/** Every sound by the name of its file. */
export async function drawSounds() {
  const { SOUNDS, RATE, samplesOf } = await voices();
  return SOUNDS.map(sound => ({ name: `${sound}.wav`, bytes: wav(samplesOf(sound), RATE) }));
}

if (process.argv[1] === import.meta.filename) {
  setUp();
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, bytes } of await drawSounds()) {
    writeFileSync(join(FOLDER, name), bytes);
    console.log(`assets/sounds/${name} ${bytes.length}`);
  }
}
