/** What the laws of words do not ask: no two choices of a question sound the same, and every card and refusal is short and whole. */
import { advance, offersOf } from '@/engine/referee';
import { byChance } from '@/engine/testing/matches';
import { KINDS, TRACKS } from '../data/names';
import { LANDS } from '../data/lands';
import { warriorsTraders } from '..';
import type { Traders, TradersChoice, TradersQuestion } from '../state';
import { abandonable, act, levels, place, stock, table } from './table';
import { english } from '../words/en';
import { italian } from '../words/it';

const LANGUAGES = [
  { name: 'English', form: english, words: warriorsTraders.words.en },
  { name: 'Italian', form: italian, words: warriorsTraders.words.it },
] as const;
const who = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dario', 'Elio', 'Fede'][seat] ?? '';

describe.each(LANGUAGES)('$name', ({ form, words }) => {
  test('no two choices of a question sound the same, and everything told is a whole sentence', () => {
    const twins = new Set<string>();
    const said = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const seats = 2 + (seed % 5);
      const options = {
        map: ['west', 'east', 'italy'][seed % 3]!,
        alliances4: '2v2',
        alliances6: '2v2v2',
        west2: 'england-scotland',
        leaving: ['bot', 'vote'][seed % 2]!,
      };
      const state: Traders = warriorsTraders.setUp({ seats, seed, options });
      const pick = byChance(seed, warriorsTraders);
      let offers = offersOf(warriorsTraders, state);
      while (offers.length > 0) {
        const q = state.questions.at(-1) as TradersQuestion;
        const labels = offers.map(c => words.choice(state, q, c));
        labels.forEach((label, i) => labels.indexOf(label) !== i && twins.add(`${q.ask}: ${label}`));
        offers = advance(warriorsTraders, state, pick(state, 0, offers) as TradersChoice, fact =>
          said.add(words.told(fact, who) ?? 'none'),
        );
      }
    }
    expect([...twins]).toEqual([]);
    expect(said.size).toBeGreaterThan(500);
    expect([...said].filter(text => text === '' || /undefined|NaN|\$\{| {2}|!/.test(text) || !text.endsWith('.'))).toEqual([]);
  });

  test('who is short of food reads how much, and a pass asks what it gives up', () => {
    const feed = { ask: 'feed', seat: 0 } as const;
    const hungry = (food: number): string =>
      words.asks(
        table(feed, g => {
          place(g, 0, 'london', 'cavalry');
          stock(g, 0, food);
        }).g,
        feed,
      );
    expect([/3.*2|2.*3/.test(hungry(2)), hungry(3)]).toEqual([true, form.asks.feed]);
    const pending = act();
    const { g } = table(pending);
    const warned = (c: TradersChoice): string | null | undefined => words.warns?.(g, pending, c);
    expect(warned({ do: 'pass', at: 'button:pass' })).toContain(form.names.actions(1));
    expect(warned({ do: 'develop', at: 'track:trade' })).toBe(null);
  });

  test('22.2 one is told before leaving whether the match goes on at all, and who votes reads whom it would go on without', () => {
    const warned = (seats: number, teams = 0): string | null | undefined => {
      const pending = act();
      return words.warns?.(abandonable(pending, () => {}, { seats, teams }).g, pending, { do: 'abandon', at: 'button:abandon' });
    };
    expect([warned(2), warned(4, 2), warned(3)]).toEqual([form.warns.abandon(true), form.warns.abandon(true), form.warns.abandon(false)]);
    const sat = abandonable([act(1), act()], () => {}, { seats: 3 }).choose('abandon');
    const vote = sat.g.questions.at(-1) as TradersQuestion;
    const england = form.names.nations['we-england']!;
    expect(words.asks(sat.g, vote)).toBe(form.asksMore.vote(england));
    expect(words.choice(sat.g, vote, { do: 'goOn', at: 'button:goOn' })).toBe(form.choices.goOn(england));
    expect(form.warns.abandon(true)).not.toBe(form.warns.abandon(false));
  });

  test('every nation of every map has its name, and every piece, track and place a card', () => {
    const nations = Object.values(LANDS).flatMap(land => land.nations);
    expect(nations.filter(id => form.names.nations[id] === undefined)).toEqual([]);
    const { g } = table(act(), g => {
      place(g, 0, 'london', 'infantry', 'archers', 'cavalry', 'princess', 'fort');
      levels(g, 0, {});
      stock(g, 0, 1);
    });
    const spots = [
      ...g.pieces.map(p => `piece:${p.id}`),
      ...TRACKS.map(track => `track:${track}`),
      'province:we-london',
      'province:we-calais',
      'stock:food',
      'bank:gold',
      'rival:1',
      'turn',
    ];
    for (const at of spots) {
      const card = words.card(g, at);
      expect([at, card?.text.split(' ').length ?? 0, (card?.rules ?? []).length > 0]).toEqual([at, expect.any(Number), true]);
      expect(words.spot(g, at === 'turn' ? 'rival:0' : at, who)).not.toBe('');
    }
    expect(Object.keys(form.cards.kinds)).toEqual([...KINDS]);
  });
});
