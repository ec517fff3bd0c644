/** Says whatever a game has to say while matches are played: for tools/sentences.mjs. */
import { createHash } from 'node:crypto';
import {
  LANGUAGES,
  type Choice,
  type Fact,
  type Game,
  type GameWords,
  type Language,
  type Question,
  type Reading,
  type Seat,
  type SetUp,
  type Spot,
  type State,
  type Who,
} from '@/engine/contract';
import { advance, asked, offersOf, question, refuses } from '@/engine/referee';
import { byChance, type Picker } from '@/engine/testing/matches';
import { optionCombinations } from '@/engine/testing/setUps';
import { readTranscript } from '@/engine/testing/transcript';
import { gameOf, shelf } from '@/games';
import { besideWords, type Beside } from './beside';

export const ids = shelf.map(game => game.id);

const NAMES = ['Anna', 'Ben', 'Carla', 'Dario', 'Elsa', 'Fabio'];
const who: Who = seat => NAMES[seat] ?? '';
/** Refusals are asked for after so many choices, labels, cards and the table in words more seldom still. */
const TAPS_EVERY = 7;
const READS_EVERY = 29;

/** Hears one language: what was said, and in which order. */
class Ear {
  readonly digests = new Map<string, ReturnType<typeof createHash>>();
  readonly heard = new Set<string>();
  hear(kind: string, said: unknown): void {
    const text = typeof said === 'string' ? said : (JSON.stringify(said) ?? 'nothing');
    const digest = this.digests.get(kind) ?? createHash('sha1');
    this.digests.set(kind, digest.update(text).update('\n'));
    this.heard.add(`${kind}: ${text}`);
  }
  written(): string {
    const digests = [...this.digests].map(([kind, digest]) => `# ${kind} ${digest.digest('hex')}`);
    return `${[...digests.sort(), ...[...this.heard].sort()].join('\n')}\n`;
  }
}

interface Hearing {
  readonly game: Game;
  readonly words: GameWords;
  readonly language: Language;
  readonly ear: Ear;
  readonly beside: Beside;
}

/** What a finger may hold on its way to a choice. */
function holdings(game: Game, offers: readonly Choice[]): readonly Spot[][] {
  const found = new Map<string, Spot[]>();
  for (const c of offers) {
    const path = game.path?.(c) ?? [];
    for (let taps = 1; taps < path.length; taps++) found.set(path.slice(0, taps).join(' '), path.slice(0, taps));
  }
  return [...found.values()];
}

function hearQuestion({ game, words, ear, beside, language }: Hearing, g: State, q: Question, offers: readonly Choice[]): void {
  ear.hear('asks', words.asks(g, q));
  ear.hear('when', words.when(g));
  for (const c of offers) {
    ear.hear('choice', words.choice(g, q, c, who));
    ear.hear('choice of nobody', words.choice(g, q, c));
    ear.hear('consequence', words.consequence?.(g, q, c));
    ear.hear('warning', words.warns?.(g, q, c));
  }
  for (const held of holdings(game, offers)) {
    const open = offers.filter(c => held.every(at => game.path?.(c).includes(at)));
    ear.hear('asks holding', words.asksHolding?.(g, q, held, open));
  }
  for (const said of beside.ofOffers?.(g, q, offers, language) ?? []) ear.hear('beside', said);
}

function hearTaps(
  { game, words, ear }: Hearing,
  g: State,
  seat: Seat,
  q: Question,
  offers: readonly Choice[],
  spots: Iterable<Spot>,
): void {
  for (const at of spots) {
    const refusal = refuses(game, { state: g, asked: seat, question: q, offers, facts: [] }, at);
    ear.hear('refusal', refusal === null ? null : words.refusal(refusal));
  }
}

function hearTable({ game, words, ear, beside, language }: Hearing, g: State, spots: Iterable<Spot>): void {
  for (const at of spots) {
    ear.hear('spot', words.spot(g, at, who));
    ear.hear('card', words.card(g, at));
  }
  for (const { seat } of game.standings(g)) {
    for (const { label } of words.stocks(g, seat)) ear.hear('stock', label);
    const readings: readonly Reading[] = beside.reads(game.seenBy(g, seat), seat, who, language);
    ear.hear('table in words', readings);
  }
}

function play(game: Game, setUp: SetUp, pick: Picker, hearings: readonly Hearing[]): void {
  const g = game.setUp(setUp);
  const spots = new Set<Spot>();
  let offers = offersOf(game, g);
  for (let turn = 0; offers.length > 0; turn++) {
    const q = question(g) as Question;
    const seat = asked(game, g) ?? 0;
    for (const c of offers) for (const at of [c.at, ...(game.path?.(c) ?? [])]) spots.add(at);
    for (const hearing of hearings) {
      hearQuestion(hearing, g, q, offers);
      if (turn % TAPS_EVERY === 0) hearTaps(hearing, g, seat, q, offers, spots);
      if (turn % READS_EVERY === 0) hearTable(hearing, g, spots);
    }
    const facts: Fact[] = [];
    offers = advance(game, g, pick(g, seat, offers), fact => void facts.push(fact));
    for (const fact of facts) if (fact.at !== undefined) spots.add(fact.at);
    for (const { words, ear } of hearings) for (const fact of facts) ear.hear('told', words.told(fact, who));
  }
  for (const hearing of hearings) hearTable(hearing, g, spots);
}

/** All that is said without a match. */
function hearBook({ words, ear, beside, language }: Hearing): void {
  const { title, tagline, options, sources, reasons, lessons, chapters, cards } = words;
  for (const [kind, said] of Object.entries({ title, tagline, options, sources, reasons, lessons })) ear.hear(kind, said);
  for (const chapter of chapters) ear.hear('chapter', chapter);
  for (const card of cards) ear.hear('rule card', card);
  for (const said of sampled(beside.boardWords[language])) ear.hear('on the board', said);
}

/** Functions are tried with small numbers and names. */
function sampled(words: unknown, at = ''): readonly string[] {
  if (typeof words === 'string') return [`${at} ${words}`];
  if (typeof words === 'function')
    return [0, 1, 2, 7].map(n => {
      const tried = (of: unknown): string => {
        try {
          return String((words as (...args: unknown[]) => unknown)(...Array.from({ length: words.length }, () => of)));
        } catch {
          return 'not of these';
        }
      };
      return `${at} ${tried(n)} ${tried('Anna')} ${tried(['Anna', 'Ben', 'Carla'].slice(0, n))}`;
    });
  return typeof words === 'object' && words !== null ? Object.entries(words).flatMap(([key, one]) => sampled(one, `${at}.${key}`)) : [];
}

export function sentencesOf(id: string, transcripts: readonly string[], matches: number): { language: Language; text: string }[] {
  const game = gameOf(id);
  const beside = besideWords[id];
  if (game === null || beside === undefined) throw new Error(`${id} is not on the shelf`);
  const hearings = LANGUAGES.map(language => ({ game, words: game.words[language], language, ear: new Ear(), beside }));
  hearings.forEach(hearBook);
  for (const text of transcripts) {
    const { setUp, choices } = readTranscript(text);
    const left = [...choices];
    const written = (_: State, __: Seat, offers: readonly Choice[]): Choice => {
      const next = JSON.stringify(left.shift());
      const found = offers.find(c => sameChoice(c, next));
      if (found === undefined) throw new Error(`not offered: ${next}`);
      return found;
    };
    play(game, setUp, written, hearings);
  }
  const { least, most } = game.seats;
  const setUps: SetUp[] = [];
  for (let seats = least; seats <= most; seats++)
    optionCombinations(game, seats, 6).forEach((options, i) => setUps.push({ seats, seed: 31 * seats + i, options }));
  const each = Math.max(1, Math.ceil(setUps.length / matches));
  setUps.filter((_, i) => i % each === 0).forEach(setUp => play(game, setUp, byChance(setUp.seed, game), hearings));
  return hearings.map(({ language, ear }) => ({ language, text: ear.written() }));
}

const sameChoice = (c: Choice, written: string | undefined): boolean => {
  const sorted = (of: object): string => JSON.stringify(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
  return written !== undefined && sorted(c) === sorted(JSON.parse(written) as object);
};
