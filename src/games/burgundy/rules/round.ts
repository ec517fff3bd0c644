/** RND: dice, the round's good, and who plays when. */
import { roll } from '@/engine/dice';
import type { Roll, Seat } from '@/engine/contract';
import { GOODS } from '../data/names';
import { ROUNDS_PER_PHASE } from '../data/scoring';
import { DEPOT_SPOTS } from '../spots';
import type { BurgundyFact } from '../facts';
import { removeTile } from './solo/removal';
import type { BurgundyTell, Happening } from '../ruling';
import { hasPlayed, dukeOf, type Burgundy } from '../state';

/** RND-01: everybody rolls at once, before anyone acts; the start player rolls the white die too. */
export const round: Happening<'round'> = {
  runs(g, _, tell) {
    const dice: number[] = [];
    for (const duke of g.dukes) {
      for (let die = 0; die < 2; die++) {
        duke.dice[die] = roll(g);
      }
      duke.usedDice = 0;
      dice.push(duke.dice[0] as number, duke.dice[1] as number);
    }
    g.whiteDie = roll(g);
    g.played = 0;
    tell({ what: 'diceRolled', round: g.round, dice, whiteDie: g.whiteDie, first: g.order[0] as Seat });
    bringGood(g, tell);
    if (g.solo !== null) removeTile(g, tell);
    g.questions.push({ ask: 'nextTurn' });
  },
};

const FACES = 6;

/** RND-01 as figures: two dice a seat, and the white one for everybody. */
export function rolls(fact: BurgundyFact): readonly Roll[] {
  if (fact.what !== 'diceRolled') return [];
  const own = fact.dice.map((face, i) => ({ seat: i >> 1, faces: FACES, face }));
  return [...own, { seat: null, faces: FACES, face: fact.whiteDie }];
}

/** RND-02: the next good goes to the depot of the white die. */
function bringGood(g: Burgundy, tell: BurgundyTell): void {
  const good = g.goodsPile.pop();
  if (good === undefined) return;
  g.openGoods--;
  const depot = g.whiteDie;
  const place = (depot - 1) * GOODS.length + good;
  g.depotGoods[place] = (g.depotGoods[place] as number) + 1;
  tell({ what: 'goodArrived', good: GOODS[good] as (typeof GOODS)[number], depot, at: DEPOT_SPOTS[depot] as string });
}

/** RND-05: whoever is furthest ahead among those who have not played yet. */
export const nextTurn: Happening<'nextTurn'> = {
  runs(g, _, tell) {
    const seat = g.order.find(one => !hasPlayed(g, one));
    if (seat !== undefined) {
      g.played |= 1 << seat;
      g.turnOf = seat;
      dukeOf(g, seat).bought = false;
      g.dieTurned = false;
      g.questions.push({ ask: 'nextTurn' }, { ask: 'turn', seat });
      tell({ what: 'turnBegan', seat });
      return;
    }
    g.round++;
    g.questions.push(g.round < ROUNDS_PER_PHASE ? { ask: 'round' } : { ask: 'phaseEnd' });
  },
};
