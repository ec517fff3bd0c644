/**
 * A small net that says how far a position's present value is off: one layer of a few dozen units between what a game counts and one
 * number. Only whole numbers are added and multiplied, so that every engine comes to the same last bit.
 */

/** As it lies in a game's data: whole numbers, a row for each sense under its name. */
export interface StoredNet {
  /** From which matches it was learnt and how far off it is on others, beside the value without it. */
  readonly provenance: readonly string[];
  /** By sense: how many notches one of it is, and how strongly each unit hears a notch. */
  readonly senses: Readonly<Record<string, { readonly notches: number; readonly heard: readonly number[] }>>;
  /** What each unit begins with, and how strongly it speaks. */
  readonly starts: readonly number[];
  readonly speaks: readonly number[];
  /** What is said when no unit speaks, and what one is worth in the game's own coin. */
  readonly silence: number;
  readonly coin: number;
}

export interface Net {
  readonly units: number;
  readonly notches: Float64Array;
  /** Sense after sense. */
  readonly heard: Int16Array;
  readonly starts: Int32Array;
  readonly speaks: Int16Array;
  readonly silence: number;
  readonly coin: number;
  /** Room for the sums of one opinion. */
  readonly sums: Int32Array;
}

/** So large a count is as good as any larger one. */
export const MOST_NOTCHES = 511;
/** What a unit has summed up is heard in coarser steps, and no louder than this: 64 units of weight 4,095 stay within 32 bits. */
const COARSER = 5;
export const LOUDEST = 8191;
/** A unit below nought still speaks, an eighth as loud. */
const LEAK = 3;

/** Senses in the order in which the game counts them; a net that knows others was learnt from other eyes. null: nothing was learnt yet. */
export function netFrom(stored: StoredNet, senses: readonly string[]): Net | null {
  if (stored.starts.length === 0) return null;
  const units = stored.starts.length;
  const heard = new Int16Array(senses.length * units);
  const notches = new Float64Array(senses.length);
  if (Object.keys(stored.senses).length !== senses.length) throw new Error('the net has learnt from other senses');
  senses.forEach((sense, i) => {
    const row = stored.senses[sense];
    if (row?.heard.length !== units) throw new Error(`the net does not know ${sense}`);
    heard.set(row.heard, i * units);
    notches[i] = row.notches;
  });
  return {
    units,
    notches,
    heard,
    starts: Int32Array.from(stored.starts),
    speaks: Int16Array.from(stored.speaks),
    silence: stored.silence,
    coin: stored.coin,
    sums: new Int32Array(units),
  };
}

/** How many notches a count is. */
export function notched(count: number, notches: number): number {
  const whole = Math.round(count * notches);
  return whole > MOST_NOTCHES ? MOST_NOTCHES : whole < -MOST_NOTCHES ? -MOST_NOTCHES : whole;
}

/** What the net adds to the value of a position with these counts. Most counts are nought and cost nothing. */
export function opinion(net: Net, counts: readonly number[]): number {
  const { units, notches, heard, sums, speaks } = net;
  sums.set(net.starts);
  for (let i = 0; i < notches.length; i++) {
    const count = counts[i] as number;
    if (count === 0) continue;
    const whole = notched(count, notches[i] as number);
    for (let unit = 0, at = i * units; unit < units; unit++, at++) sums[unit] = (sums[unit] as number) + whole * (heard[at] as number);
  }
  let said = net.silence;
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit] as number;
    const loud = (sum > 0 ? sum : sum >> LEAK) >> COARSER;
    said += (loud > LOUDEST ? LOUDEST : loud < -LOUDEST ? -LOUDEST : loud) * (speaks[unit] as number);
  }
  return said * net.coin;
}

/** The senses of a side beside its best rival: what either has, and of what comes first the same again by the time that is left. */
export function besideRival(ofASide: readonly string[], lasting: number): string[] {
  const inTime = ofASide.slice(0, lasting);
  const named = (what: string, names: readonly string[]): string[] => names.map(name => `${what}.${name}`);
  return [...named('own', ofASide), ...named('ownInTime', inTime), ...named('rival', ofASide), ...named('rivalInTime', inTime)];
}

/** Writes these senses; returns where the next one goes. */
export function lookBeside(own: readonly number[], rival: readonly number[], lasting: number, time: number, into: number[]): number {
  let at = 0;
  for (let who = own; ; who = rival) {
    for (let i = 0; i < who.length; i++) into[at++] = who[i] as number;
    for (let i = 0; i < lasting; i++) into[at++] = time * (who[i] as number);
    if (who === rival) return at;
  }
}

/** Of all other sides the one that expects most. */
export function bestRival(expected: readonly number[], sides: number, side: number): number {
  let best = -1;
  for (let other = 0; other < sides; other++)
    if (other !== side && (best < 0 || (expected[other] as number) > (expected[best] as number))) best = other;
  return best;
}

const corrections: number[] = [];
const seen: number[] = [];

/** Adds to what each side expects so much of what the net has learnt that this misses. `look` writes the senses of a side beside a rival. */
export function hear(
  net: Net,
  share: number,
  expected: number[],
  sides: number,
  look: (side: number, rival: number, into: number[]) => void,
): void {
  for (let side = 0; side < sides; side++) {
    look(side, bestRival(expected, sides, side), seen);
    corrections[side] = share * opinion(net, seen);
  }
  for (let side = 0; side < sides; side++) expected[side] = (expected[side] as number) + (corrections[side] as number);
}
