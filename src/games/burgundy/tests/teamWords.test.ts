/** TEA: how a team match reads, and what its bots make of what is shared. */
import { write } from '@/engine/notation';
import { offersOf, question } from '@/engine/referee';
import { burgundy } from '..';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import type { Burgundy } from '../state';
import { tableInWords } from '../words/tableInWords';
import { depot, dice, onlyWaiting, table, type Sitting } from './table';
import { keep, teams } from './teams';

describe('in words', () => {
  const who = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dario'][seat]!;
  const filled = (g: Burgundy): void => keep(g, 0, { 0: 'ship', 2: 'mine', 4: 'castle' });

  test('TEA-05 every storage place says whose it is, for whoever looks, and its card tells the rest', () => {
    const { g } = teams(filled);
    const said = (language: 'en' | 'it', at: string): string => burgundy.words[language].spot(g, at, who);
    expect([0, 1, 2, 3, 4, 5].map(place => said('en', `store:${place}`))).toEqual([
      'Ship in shared storage',
      'Free shared storage place',
      'Mine in own storage',
      'Free storage place of one’s own',
      'Castle in the mate’s storage',
      'Free storage place of the mate',
    ]);
    expect(said('en', 'store:4@1')).toBe('Ben: Castle in own storage');
    expect([said('it', 'store:1'), said('it', 'store:2')]).toEqual([
      'Spazio chiave comune, libero',
      'Miniera in uno spazio chiave personale',
    ]);
    expect(burgundy.words.en.card(g, 'store:1')).toMatchObject({ title: 'Team storage', chapter: 'team' });
    expect(burgundy.words.en.card(table().g, 'store:1')).toMatchObject({ title: 'Storage', chapter: 'take' });
  });

  test('TEA-06 a space says in which half it lies, where both have such a one', () => {
    const { g } = teams();
    expect([11, 21, 60].map(space => burgundy.words.en.spot(g, `hex:${space}`, who))).toEqual([
      'River 3 (1 of 2), empty, left half',
      'Castle on castle 1, in the middle',
      'River 3, empty, right half',
    ]);
    expect(burgundy.words.it.spot(g, 'hex:60', who)).toBe('Fiume 3, vuoto, metà destra');
    const q = question(g) as BurgundyQuestion;
    const four = teams(more => {
      keep(more, 0, { 0: 'ship' });
      dice(more, 0, 4, 4);
    }).g;
    const [onFour] = (offersOf(burgundy, four) as readonly BurgundyChoice[]).filter(c => c.do === 'place');
    expect(burgundy.words.en.choice(four, q, onFour!)).toBe('Place the ship on the river 4 (1 of 2, left half) with the first 4');
    expect(burgundy.words.en.spot(table().g, 'hex:15', who)).toBe('River 6, empty');
  });

  test('TEA-05 the table in words tells the storage of each', () => {
    const read = (seat: number): readonly string[] =>
      tableInWords(teams(filled).g, seat, who, 'en').find(r => r.title.includes(' and '))!.lines;
    expect(read(0)).toEqual(
      expect.arrayContaining([
        'Shared storage: ship and 1 free place',
        'Anna’s own storage: mine and 1 free place',
        'Ben’s own storage: castle and 1 free place',
      ]),
    );
    expect(read(1)[0]).toMatch(/^Ben: /);
  });

  test('TEA-11 the question and its answers are said in both languages', () => {
    const at = teams(g => depot(g, 1, 'ship')).choose('take depot:1:0 die=0');
    const q = question(at.g) as BurgundyQuestion;
    const answers = offersOf(burgundy, at.g) as readonly BurgundyChoice[];
    const said = (['en', 'it'] as const).map(language => [
      burgundy.words[language].asks(at.g, q),
      ...answers.map(c => burgundy.words[language].choice(at.g, q, c)),
    ]);
    expect(said).toEqual([
      ['Keep it for both, or for yourself?', 'Keep the ship in shared storage', 'Keep the ship in your own storage'],
      ['La tieni per entrambi o solo per te?', 'Metti la nave in uno spazio chiave comune', 'Metti la nave in uno spazio chiave personale'],
    ]);
  });

  test('TEA-05 what a seat may use is counted in its strip, and a match of teams takes its time', () => {
    const { g } = teams(filled);
    const stored = (seat: number): number => burgundy.words.en.stocks(g, seat).find(s => s.icon === 'hex')!.count;
    expect([stored(0), stored(1), stored(2)]).toEqual([2, 2, 0]);
    keep(g, 0, { 3: 'mine' });
    expect([stored(0), stored(1)]).toEqual([3, 2]);
    expect(burgundy.minutes(4, { team: '12a' })[1]).toBeGreaterThan(burgundy.minutes(4, { team: 'none' })[1]);
  });
});

describe('what tempts a bot', () => {
  const tempting = (at: Sitting): string[] => {
    const q = question(at.g) as BurgundyQuestion;
    const offers = offersOf(burgundy, at.g) as readonly BurgundyChoice[];
    const into: number[] = [];
    burgundy.bot.prior(at.g, q, offers, into);
    return offers.filter((_, i) => into[i]! > 0).map(write);
  };

  test('TEA-05 the same tile on the mate’s own place is not the same offer', () => {
    const at = teams(g => {
      keep(g, 0, { 2: 'ship', 4: 'ship', 5: 'ship' });
      onlyWaiting(g, 1);
      g.questions.splice(0, g.questions.length, { ask: 'nextTurn' });
      dice(g, 1, 4, 1);
    });
    expect(tempting(at).filter(c => c.startsWith('place'))).toEqual(['place hex:20 die=0 pay=0 store=4']);
  });

  test('TEA-11 where a tile is kept is decided at a glance, everything else is thought over', () => {
    const at = teams(g => depot(g, 1, 'ship'));
    expect(burgundy.bot.effort?.(question(at.g) as BurgundyQuestion)).toBe(1);
    expect(burgundy.bot.effort?.(question(at.choose('take depot:1:0 die=0').g) as BurgundyQuestion)).toBe(0);
  });

  test('TEA-05 a storage is full for a bot when the places it may use are full', () => {
    const taking = (filled: Readonly<Record<number, string>>): number => {
      const { g } = teams(at => {
        keep(at, 0, filled);
        depot(at, 1, 'ship');
      });
      const q = question(g) as BurgundyQuestion;
      const offers = offersOf(burgundy, g) as readonly BurgundyChoice[];
      const into: number[] = [];
      burgundy.bot.prior(g, q, offers, into);
      return into[offers.findIndex(c => c.do === 'take')]!;
    };
    const own = { 0: 'castle', 1: 'castle', 2: 'castle' };
    expect(taking({ ...own, 4: 'castle', 5: 'castle' })).toBeGreaterThan(taking({ ...own, 3: 'castle' }));
  });
});
