/** How a law is put: what a game brings to its trial, and what happens when a law is broken. */
import type { Choice, Fact, Question, Seat, State } from '../contract';
import type { Moment } from '../referee';

/** What a game brings to its own trial. */
export interface Checks<G extends State = State> {
  /** The faults of a state: pieces lost or doubled, stocks below zero, … Empty when all is well. */
  invariants(g: Readonly<G>): string[];
  /** The same state with everything permuted that the seat cannot know. */
  scramble(g: Readonly<G>, seat: Seat, seed: number): G;
}

export type Moved = Moment<State, Question, Choice, Fact>;

export class LawBroken extends Error {
  override name = 'LawBroken';
}

/** Fails with everything that is needed to see the fault again. */
export function demand(holds: boolean, law: string, detail: () => string = () => ''): asserts holds {
  if (!holds) throw new LawBroken(`${law} ${detail()}`);
}

/** Text that is equal for equal states, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return Array.isArray(value) ? canonicalList(value) : canonicalRecord(value as Readonly<Record<string, unknown>>);
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (const each of list) text += `${text === '' ? '' : ','}${canonical(each) ?? 'null'}`;
  return `[${text}]`;
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of inOrder(Object.keys(record))) {
    const inner = canonical(record[key]);
    // What is undefined is not there, as in JSON.
    if (inner !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${inner}`;
  }
  return `{${text}}`;
}

/** Most keys are in order as they come. */
const inOrder = (keys: string[]): readonly string[] =>
  keys.every((key, i) => i === 0 || (keys[i - 1] as string) <= key) ? keys : keys.sort();

const quotedKeys = new Map<string, string>();

function quoted(key: string): string {
  let text = quotedKeys.get(key);
  if (text === undefined) quotedKeys.set(key, (text = JSON.stringify(key)));
  return text;
}
