/** News of whole matches by chance: what every box says of its facts makes cards that can be read. */
import { LANGUAGES, type Choice, type Game, type Language, type Question, type Seat } from '@/engine/contract';
import { below } from '@/engine/dice';
import { play, start, type Moment } from '@/engine/referee';
import { defaultOptions, type Picker } from '@/engine/testing/matches';
import { boxes } from '@/games/boards';
import { NAMES } from '@/match/testing/played';
import { TINCTURES, type Entry, type MatchView, type Player } from '@/match/matchView';
import type { DrawnBox } from '@/table/kit/boardProps';
import { newsOf, unread, type News } from '@/table/furniture/tidings';

jest.setTimeout(60_000);

const who = (seat: Seat): string => NAMES[seat] ?? '';
const SEATS = 2;
const players: readonly Player[] = TINCTURES.slice(0, SEATS).map((tincture, seat) => ({
  name: who(seat),
  tincture,
  plays: seat === 0 ? 'human' : 'squire',
}));

/** Mostly what tempts most: armies that never meet have nothing to tell. */
function tempted(game: Game, seed: number): Picker {
  const chance = { seed };
  const by: number[] = [];
  return (g, _seat, offers) => {
    if (below(chance, 4) === 0) return offers[below(chance, offers.length)] as Choice;
    game.bot.prior(g, g.questions.at(-1) as Question, offers, by);
    return offers.reduce((best, c, i) => ((by[i] ?? 0) > (by[offers.indexOf(best)] ?? 0) ? c : best));
  };
}

interface Told {
  readonly news: readonly News[];
  /** What came up for the person, card by card, whenever they would have read it. */
  readonly read: readonly News[];
  /** How far the end was at each moment, by language. */
  readonly far: Readonly<Record<Language, readonly string[]>>;
}

/** A match by chance of which the first seat reads all news as soon as there are any. */
function told(drawn: DrawnBox, seed: number): Told {
  const { game, tidings } = drawn;
  const pick = tempted(game, seed);
  const options = defaultOptions(game, SEATS);
  let now: Moment = start(game, { seats: SEATS, seed, options, first: 0 });
  const chronicle: Entry[] = [];
  const came: News[] = [];
  const far: Record<Language, string[]> = { en: [], it: [] };
  let read = 0;
  while (now.asked !== null && chronicle.length < 1500) {
    const seat = now.asked;
    const choice: Choice = pick(now.state, seat, now.offers);
    now = play(game, now, choice);
    chronicle.push({ n: chronicle.length + 1, seat, choice, facts: now.facts.filter(f => f.only === undefined) });
    const view = { game, view: game.seenBy(now.state, 0), me: 0, players, curtain: null, chronicle } as unknown as MatchView;
    for (const language of LANGUAGES) far[language].push(drawn.untilEnd?.(view.view, language, who) ?? '');
    const { news, upTo } = unread(view, tidings, game.words.en, who, { 0: read });
    if (news.length > 0) {
      came.push(...news);
      read = upTo;
    }
  }
  if (tidings === undefined) throw new Error(`${game.id} tells no news`);
  return { news: newsOf(chronicle, tidings, game.words.en, who), read: came, far };
}

/** What must be on a card, by what a newcomer missed. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  burgundy: ['phaseEnd'],
  tadmor: ['raid', 'kingdom', 'era'],
  'medieval-battle': ['fight', 'shot'],
  'warriors-traders': ['battle', 'income'],
  'warrior-knights': ['battle', 'event', 'taxation', 'wages', 'assembly', 'upkeep'],
};

/** How it came out, in every game. */
const DECIDES: readonly string[] = [
  ...['minesPaid', 'tributePaid', 'driven', 'raidOver', 'taxPaid', 'taxLost', 'supplied', 'eraBonus'],
  ...['fought', 'shot', 'destroyed', 'flag', 'battle', 'killed', 'left', 'taken', 'income', 'dealt'],
  ...['attacked', 'outcome', 'casualty', 'died', 'owner', 'razed', 'event', 'decided', 'enacted'],
];

test.each(boxes.map(({ lid, bring }) => [lid.id, bring] as const))(
  'news of %s: every card has a title, a sign and a sentence, is read once and whole, and none is left out',
  async (id, bring) => {
    const drawn = await bring();
    const matches = [1, 2, 3].map(seed => told(drawn, seed));
    for (const { news, read } of matches) {
      for (const { kind, lines } of news) {
        for (const titles of Object.values(drawn.tidings!.titles)) expect(titles[kind]).toMatch(/^\S/);
        expect(drawn.tidings!.icons[kind]).toBeDefined();
        expect(lines.length).toBeGreaterThan(0);
      }
      const facts = read.flatMap(card => card.lines.map(line => line.fact));
      expect(new Set(facts).size).toBe(facts.length);
      // What decides is never left out of a card that the reader should have had.
      const due = news.filter(card => !card.open && (card.touches.size === 0 || card.touches.has(0)));
      const missed = due.flatMap(card => card.lines.map(line => line.fact)).filter(fact => !facts.includes(fact));
      expect(missed.map(fact => fact.what).filter(what => DECIDES.includes(what))).toEqual([]);
    }
    const kinds = new Set(matches.flatMap(({ read }) => read.filter(card => !card.passes).map(card => card.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining([...(NEEDED[id] ?? [])]));
  },
);

test.each(boxes.map(({ lid, bring }) => [lid.id, bring] as const))(
  'how far the end of %s is, is said at any moment and changes as it comes nearer',
  async (_, bring) => {
    const { far } = told(await bring(), 1);
    for (const language of LANGUAGES) {
      for (const sentence of far[language]) expect(sentence).toMatch(/^(?=.*(\d|last|ultimo))\S.*\.$/);
      expect(far[language].join(' ')).not.toMatch(/undefined|NaN|Infinity/);
      expect(new Set(far[language]).size).toBeGreaterThan(3);
    }
  },
);
