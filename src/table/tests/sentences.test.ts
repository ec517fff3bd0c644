import { burgundy } from '@/games/burgundy';
import type { BurgundyFact } from '@/games/burgundy/facts';
import type { Entry } from '@/match/matchView';
import { concerns, tellings } from '../furniture/sentences';

const NAMES = ['Anna', 'Ugo'];
const ANNA = 0;
const UGO = 1;
const left = (seat: number): BurgundyFact => ({ what: 'leftoverScored', seat, of: 'silver', count: 2, points: 2, source: 'silver' });
const OVER: BurgundyFact = { what: 'matchEnded', winner: UGO, byTieBreak: false };

/** What Anna's choice is told by: whom each sentence is about, and who reads it of all who read of one seat alone. */
function told(...facts: readonly BurgundyFact[]) {
  const entry: Entry = { n: 7, seat: ANNA, choice: null, facts };
  return tellings(entry, burgundy.words.en, seat => NAMES[seat] ?? '').map(t => ({
    about: t.about,
    readBy: NAMES.filter((_, seat) => concerns(t, entry, seat)),
  }));
}

test('a sentence is about the seat it names, whoever made the choice it came of', () => {
  expect(told(left(ANNA), left(UGO))).toEqual([
    { about: ANNA, readBy: ['Anna'] },
    { about: UGO, readBy: ['Ugo'] },
  ]);
});

test('what names nobody is about whoever chose if it is the act itself, else about nobody, and comes with that act', () => {
  expect(told(OVER)).toEqual([{ about: ANNA, readBy: ['Anna'] }]);
  expect(told(left(UGO), OVER)[1]).toEqual({ about: null, readBy: ['Anna'] });
});
