/**
 * Temptations found before, by position: in a game without luck thoughts come to the same position again and again, more than
 * every other time. Forgetting one changes nothing but the time.
 */
import type { MedievalBattle, MedievalChoice, MedievalQuestion, Unit } from '../state';
import { bodyOf } from './blows';
import { weights } from './weights';

interface Found {
  readonly mark: number;
  readonly otherMark: number;
  /** What was on offer: a playout may ask about a part of the offers. */
  readonly offers: readonly MedievalChoice[];
  readonly tempting: Float64Array;
}

/** A power of two; at most a few megabytes. */
const PLACES = 8192;
const found: (Found | undefined)[] = new Array<Found | undefined>(PLACES).fill(undefined);
/** What all that is remembered belongs to. */
let field = '';
let taste = 0;

const NAMES = Object.keys(weights) as (keyof typeof weights)[];

/** Tuning changes weights in place. */
function tasteNow(): number {
  let sum = 0;
  for (let i = 0; i < NAMES.length; i++) sum = sum * 1.01 + weights[NAMES[i] as keyof typeof weights];
  return sum;
}

/** Two marks of the position, made one after the other by `markOf`: 64 bits, so that no two positions are taken for one. */
let mark = 0;
let otherMark = 0;

function mix(x: number): void {
  mark = Math.imul(mark ^ x, 0x9e3779b1);
  mark ^= mark >>> 15;
  otherMark = Math.imul(otherMark + x, 0x85ebca77);
  otherMark ^= otherMark >>> 13;
}

/** Everything that temptations look at. */
function markOf(g: Readonly<MedievalBattle>, q: MedievalQuestion): void {
  mark = q.ask.charCodeAt(0) + 256 * q.ask.length;
  otherMark = 1;
  if ('seat' in q) mix(q.seat);
  if (q.ask === 'march') mix(q.unit * 64 + q.after.length);
  if (q.ask === 'retreat') mix(q.unit * 64 + q.attacker);
  mix(
    (g.dismounting ? 1 : 0) +
      2 * g.retreatCost.length +
      (g.zoneMelee === 'afterStep' ? 16 : 0) +
      32 * g.passes +
      128 * g.tokens[0] +
      1024 * g.tokens[1],
  );
  for (let i = 0; i < g.holders.length; i++) mix(g.holders[i] as number);
  for (let i = 0; i < g.units.length; i++) {
    const u = g.units[i] as Unit;
    mix(((((u.at + 4) * 8 + u.points) * 8 + u.wait) * 32 + bodyOf(u.type, u.knights)) * 2 + u.seat);
  }
}

/** Writes what was found into `into` and says so, or has it found and remembers it. */
export function remembered(
  g: Readonly<MedievalBattle>,
  q: MedievalQuestion,
  offers: readonly MedievalChoice[],
  into: number[],
  find: () => void,
): void {
  const now = tasteNow();
  if (g.field !== field || now !== taste) {
    found.fill(undefined);
    field = g.field;
    taste = now;
  }
  markOf(g, q);
  const place = mark & (PLACES - 1);
  const known = found[place];
  if (known !== undefined && known.mark === mark && known.otherMark === otherMark && areSame(known.offers, offers)) {
    for (let i = 0; i < offers.length; i++) into[i] = known.tempting[i] as number;
    return;
  }
  const made = [mark, otherMark] as const;
  find();
  found[place] = { mark: made[0], otherMark: made[1], offers: offers.slice(), tempting: Float64Array.from(into.slice(0, offers.length)) };
}

function areSame(a: readonly MedievalChoice[], b: readonly MedievalChoice[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as MedievalChoice & { readonly unit?: number };
    const y = b[i] as MedievalChoice & { readonly unit?: number };
    if (x.at !== y.at || x.do !== y.do || x.unit !== y.unit) return false;
  }
  return true;
}
