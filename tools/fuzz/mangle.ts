/** Ways to spoil a text, a value or a cell: what a bad memory card, an old version or a mischievous hand might do. */
import { below, type Seeded } from './lots';

const HUGE = ['1e999', '-1e999', '9007199254740993', '4294967296', '-2147483649', '1e21', '0.1', '-0', '-1', '99999'];
const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '../../x',
  'DROP TABLE',
];
const JUNK = ['"', '{', '}', '[', ']', ',', ':', 'null', 'true', '\\', '\\u0000', '\n', '/*', 'NaN', 'undefined', ...HUGE];

const one = <T>(lots: Seeded, list: readonly T[]): T => list[below(lots, list.length)] as T;

function flipBit(text: string, lots: Seeded): string {
  const at = below(lots, text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(lots, 8))) + text.slice(at + 1);
}

function replaceNumber(text: string, lots: Seeded): string {
  const numbers = [...text.matchAll(/-?\d+(\.\d+)?/g)];
  const found = numbers[below(lots, numbers.length)];
  if (found === undefined) return text;
  return text.slice(0, found.index) + one(lots, HUGE) + text.slice(found.index + found[0].length);
}

function replaceKey(text: string, lots: Seeded): string {
  const keys = [...text.matchAll(/"(\w+)":/g)];
  const found = keys[below(lots, keys.length)];
  if (found === undefined) return text;
  return `${text.slice(0, found.index)}"${one(lots, WORDS.slice(0, 5))}":{"practice":true},${text.slice(found.index)}`;
}

function nest(text: string, lots: Seeded): string {
  const at = below(lots, text.length);
  const depth = one(lots, [30, 60, 5_000, 100_000]);
  const [open, close] = one(lots, [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const inside = open.repeat(depth) + (below(lots, 3) === 0 ? '' : `1${close.repeat(depth)}`);
  return text.slice(0, at) + inside + text.slice(at);
}

const cut = (text: string, lots: Seeded): string => text.slice(0, below(lots, text.length));
const insert = (text: string, lots: Seeded): string => {
  const at = below(lots, text.length);
  return text.slice(0, at) + one(lots, JUNK) + text.slice(at + below(lots, 4));
};
const repeatPart = (text: string, lots: Seeded): string => {
  const at = below(lots, text.length);
  const part = text.slice(at, at + 1 + below(lots, 200));
  return text.slice(0, at) + part + text.slice(at);
};

const ON_TEXT = [flipBit, flipBit, flipBit, replaceNumber, replaceNumber, replaceKey, nest, cut, insert, repeatPart];

export function spoilText(text: string, lots: Seeded): string {
  return text === '' ? one(lots, JUNK) : one(lots, ON_TEXT)(text, lots);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A value of another kind, or of the same kind and no sense. */
export function oddValue(lots: Seeded): Json {
  const word = one(lots, WORDS);
  const odd: readonly Json[] = [
    null,
    true,
    false,
    -1,
    0,
    1,
    2,
    7,
    1.5,
    2 ** 53,
    -(2 ** 31),
    1e21,
    word,
    word,
    [],
    [[]],
    {},
    { [`x${word}`]: 1 },
    'x'.repeat(600),
    [null, null],
  ];
  return one(lots, odd);
}

/** Changes one place somewhere inside: another value, none, one too many, or two places changed about. */
export function spoilValue(value: Json, lots: Seeded): Json {
  if (value === null || typeof value !== 'object') return oddValue(lots);
  const keys = Object.keys(value);
  const key = keys[below(lots, keys.length)];
  if (key === undefined) return oddValue(lots);
  const place = value as Record<string, Json>;
  if (below(lots, 3) > 0 && place[key] !== null && typeof place[key] === 'object') {
    place[key] = spoilValue(place[key] as Json, lots);
    return value;
  }
  const way = below(lots, 5);
  if (way === 0 && Array.isArray(value)) value.splice(Number(key), 1);
  else if (way === 0) delete place[key];
  else if (way === 1 && Array.isArray(value)) value.splice(Number(key), 0, value[below(lots, value.length)] as Json);
  else if (way === 2) {
    const other = keys[below(lots, keys.length)] as string;
    [place[key], place[other]] = [place[other] as Json, place[key] as Json];
  } else place[key] = typeof place[key] === 'number' && way === 3 ? (place[key] as number) + one(lots, [-1, 1, 2, 1000]) : oddValue(lots);
  return value;
}

/** A text of JSON spoilt in its meaning, still JSON. */
export function spoilMeaning(text: string, lots: Seeded): string {
  return JSON.stringify(spoilValue(JSON.parse(text) as Json, lots));
}

/** As if from an app with other rules, older or newer: a match counts from its snapshot then, which is spoilt as well. */
export function spoilOrigin(text: string, lots: Seeded): string {
  const file = JSON.parse(text) as { version: number; matches: { rules: number; base: number; snapshots: { n: number; state: Json }[] }[] };
  for (const match of file.matches) {
    const snapshot = one(lots, match.snapshots);
    if (below(lots, 2) === 0) match.rules = one(lots, [0, 0, 0, 2, 99]);
    if (below(lots, 2) === 0) match.base = one(lots, [snapshot.n, snapshot.n, 1, 2, 1_000_000]);
    for (let times = below(lots, 3); times > 0; times--) snapshot.state = spoilValue(snapshot.state, lots);
  }
  if (below(lots, 5) === 0) file.version = one(lots, [0, 2, -1, 1e9]);
  return JSON.stringify(file);
}
