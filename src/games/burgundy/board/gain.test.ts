/** Every point comes from somewhere that can be shown. */
import { below } from '@/engine/dice';
import { play, start, type Moment } from '@/engine/referee';
import { burgundy } from '..';
import type { BurgundyFact } from '../facts';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { sourcesOf, type Burgundy } from '../state';
import { pointsByArea } from './AreaPoints';
import { gain } from './gain';

function wholeMatch(seed: number): { readonly facts: readonly BurgundyFact[]; readonly end: Burgundy } {
  const options = { duchySetup: 'same1', tieBreak: 'mostEmpty', soldGoodsPublic: false };
  let now: Moment<Burgundy, BurgundyQuestion, BurgundyChoice, BurgundyFact> = start(burgundy, { seats: 3, seed, options });
  const facts: BurgundyFact[] = [];
  for (const chance = { seed }; now.asked !== null;) {
    now = play(burgundy, now, now.offers[below(chance, now.offers.length)]!);
    facts.push(...now.facts);
  }
  return { facts, end: now.state };
}

test.each([1, 2, 3])('whatever flies in a match adds up to the points of every seat (match %d)', seed => {
  const { facts, end } = wholeMatch(seed);
  const flown = [0, 0, 0];
  for (const fact of facts) {
    const gained = gain(fact);
    if (gained !== null) flown[gained.seat]! += gained.points;
  }
  expect(flown).toEqual(end.dukes.map(duke => duke.points));
});

test('what is said of a gain is its sum', () => {
  const reckoned = (text: string) =>
    text.split(' + ').reduce((sum, part) => sum + part.split(' × ').reduce((product, n) => product * Number(n), 1), 0);
  for (const fact of wholeMatch(4).facts) {
    const gained = gain(fact);
    if (gained !== null) expect(reckoned(gained.why.text)).toBe(gained.points);
  }
});

test('the pellets of complete areas add up to what areas have brought', () => {
  const { facts, end } = wholeMatch(5);
  end.estates.forEach((estate, seat) => {
    const { areas, phases } = sourcesOf(end, seat);
    const shown = [...pointsByArea(facts, [seat], estate.duchy).values()].reduce((a, b) => a + b, 0);
    expect(shown).toBe(areas + phases);
  });
});
