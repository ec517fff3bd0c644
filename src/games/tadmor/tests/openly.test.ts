/** 2.3: what is asked without a curtain is answered with what everybody sees. */
import { byChance, playOut } from '@/engine/testing/matches';
import { tadmor } from '..';
import { numberOf } from '../spots';
import { merchantOf } from '../state';

test('2.3 placing and discarding are asked openly; where a mission of the hand or a secret region could be the answer, nothing is', () => {
  const openly = new Set<string>();
  const behind = new Set<string>();
  playOut(tadmor, { seats: 3, seed: 4, options: {} }, byChance(4), {
    each(g, seat, offers) {
      const { ask } = g.questions.at(-1)!;
      (tadmor.asksOpenly!(g) ? openly : behind).add(ask);
      if (!tadmor.asksOpenly!(g)) return;
      const { hand } = merchantOf(g, seat);
      expect([ask, offers.filter(c => c.do === 'select' || (c.at.startsWith('mission:') && hand.includes(numberOf(c.at))))]).toEqual([
        ask,
        [],
      ]);
    },
  });
  expect([...openly]).toEqual(expect.arrayContaining(['place', 'discard', 'startTile']));
  expect([...behind].sort()).toEqual(['construct', 'improve', 'kingdom', 'select']);
});
