/** Bots of every game on the shelf: they answer legally, always alike, and what they cannot see makes no difference to them. */
import type { Choice, Game, Options, Question, Seat, State } from '@/engine/contract';
import { write } from '@/engine/notation';
import { moment, offersOf, type Moment } from '@/engine/referee';
import { depth } from '@/engine/testing/depth';
import { byChance, defaultOptions, playOut, type Picker } from '@/engine/testing/matches';
import { optionCombinations } from '@/engine/testing/setUps';
import { shelf } from '@/games/index';
import { LEVELS, MANNERS, type Manner } from '../levels';
import { newSearch, think, tried } from '../search';
import { styleOf } from '../style';
import { atOnce, chooseIn } from '../think';

interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly offers: readonly Choice[];
}

const NODES = 250;
const ROUNDS = 12;
const POSITIONS = 8;
const MATCHES = { light: 12, usual: 60, deep: 400 }[depth];
/** Choices played in thought, for each seat. */
const LONGEST_ROUND = 60;

const scrambleOf = (id: string): ((g: State, seat: Seat, seed: number) => State) =>
  jest.requireActual<{ scramble: (g: State, seat: Seat, seed: number) => State }>(`@/games/${id}/tests/scramble`).scramble;

/** Real choices, spread over a match by chance: beginning, middle and end. */
function positions(game: Game, seats: number): Position[] {
  const found: Position[] = [];
  playOut(game, { seats, seed: seats, options: defaultOptions(game, seats) }, byChance(7 * seats, game), {
    each: (g, seat, offers) => {
      if (offers.length > 1) found.push({ state: game.copy(g), seat, offers });
    },
  });
  return Array.from({ length: POSITIONS }, (_, i) => found[Math.floor(((i + 0.3) * found.length) / POSITIONS)] as Position);
}

const manners = LEVELS.map((level): [string, Manner] => {
  const usual = MANNERS[level];
  return [level, usual.by === 'search' ? { ...usual, nodes: NODES } : usual];
});

describe.each(shelf.map(game => [game.id, game] as const))('%s', (id, game) => {
  const scramble = scrambleOf(id);
  const counts = [...new Set([game.seats.least, Math.max(2, game.seats.least), game.seats.most])];

  describe.each(counts.map(seats => [seats, positions(game, seats)] as const))('with %i seats', (seats, all) => {
    test.each(manners)('the %s answers with an offer, writes nothing into its view, and does not mind what is hidden', (level, manner) => {
      all.forEach(({ state, seat, offers }, i) => {
        const view = game.seenBy(state, seat);
        const before = JSON.stringify(view);
        const choice = write(atOnce(chooseIn({ game, view, seat, seed: i }, manner, styleOf(game, level, seats))) as Choice);
        expect(offers.map(write)).toContain(choice);
        expect(JSON.stringify(view)).toBe(before);
        const elsewhere = game.seenBy(scramble(state, seat, 31 * i + 1), seat);
        expect(write(atOnce(chooseIn({ game, view: elsewhere, seat, seed: i }, manner, styleOf(game, level, seats))) as Choice)).toBe(
          choice,
        );
      });
    });

    test('a bot without secrets has no offer that the others could not know: what it leans to while it thinks tells nothing', () => {
      for (const { state, seat, offers } of all) {
        if (game.hasSecrets(state, seat)) continue;
        for (let other = 0; other < seats; other++) {
          if (other === seat) continue;
          const elsewhere = scramble(state, other, 17 + other);
          if (!game.hasSecrets(elsewhere, seat)) expect(offersOf(game, game.copy(elsewhere)).map(write)).toEqual(offers.map(write));
        }
      }
    });

    test('every reason of a hint has its words, weighs something, and rests on nothing hidden; largest first', () => {
      const named: string[] = [];
      for (const { state, seat } of all) {
        const [view, elsewhere] = [state, scramble(state, seat, 23)].map(g => moment(game, game.seenBy(g, seat))) as [Moment, Moment];
        for (const c of view.offers) {
          const reasons = game.bot.reasons?.(view.state, view.question as Question, c) ?? [];
          named.push(...reasons.map(({ why }) => why));
          const weights = reasons.map(({ worth }) => Math.abs(worth));
          expect(weights.every(w => Number.isFinite(w) && w > 0)).toBe(true);
          expect(weights).toEqual(weights.slice().sort((a, b) => b - a));
          expect(game.bot.reasons?.(elsewhere.state, elsewhere.question as Question, c) ?? []).toEqual(reasons);
        }
      }
      expect(named.length).toBeGreaterThan(0);
      for (const why of named) for (const { reasons } of [game.words.en, game.words.it]) expect(reasons).toHaveProperty(why);
    });

    test('no round of thought is long: a bot that is told to stop does so after one', () => {
      for (const { state, seat } of all) {
        let before = 0;
        const thinking = chooseIn(
          { game, view: game.seenBy(state, seat), seat, seed: 3 },
          { by: 'search', nodes: 1_000 },
          styleOf(game, 'baron', seats),
        );
        for (let step = thinking.next(); step.done !== true; step = thinking.next()) {
          expect(step.value.nodes - before).toBeLessThan(LONGEST_ROUND * seats);
          before = step.value.nodes;
        }
      }
    });

    test('Knights and Squires play to the end: none does again and again what changes nothing', () => {
      const options = optionCombinations(game, seats, MATCHES);
      for (let seed = 1; seed <= MATCHES; seed++) {
        const level = (seat: Seat): Manner => MANNERS[(seat + seed) % 2 === 0 ? 'knight' : 'squire'];
        let n = 0;
        const glance: Picker = (g, seat) => atOnce(chooseIn({ game, view: game.seenBy(g, seat), seat, seed: ++n }, level(seat))) as Choice;
        const { state } = playOut(game, { seats, seed, options: options[seed % options.length] as Options }, glance);
        expect(state.questions).toEqual([]);
      }
    });

    test('a search counts the same in a scrambled world', () => {
      for (const { state, seat } of all) {
        const counted = [state, scramble(state, seat, 5)].map(g => {
          const search = newSearch({ game, view: game.seenBy(g, seat), seat, seed: 9 });
          for (let i = 0; i < ROUNDS; i++) think(search);
          return JSON.stringify(tried(search));
        });
        expect(counted[1]).toBe(counted[0]);
      }
    });
  });
});
