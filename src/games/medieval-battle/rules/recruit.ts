/** 5.1 Recruiting: a secret chain of small choices within a budget; when both are ready, the armies are shown. */
import type { Decision, Procedure, Seat } from '@/engine/contract';
import { LAYOUTS } from '../data/layouts';
import { RECRUITS, UNITS, type Recruit, type UnitType } from '../data/units';
import type { MedievalFact } from '../facts';
import { costOf, HELD_BACK, other, type MedievalBattle, type MedievalChoice, type Recruiting, type Reveal, type Unit } from '../state';

/** Recruitment points a seat still has. */
export function budgetOf(g: Readonly<MedievalBattle>, seat: Seat): number {
  return LAYOUTS[g.map].recruitment - costOf(handOf(g, seat));
}

function handOf(g: Readonly<MedievalBattle>, seat: Seat): number[] {
  return g.recruited[seat === 0 ? 0 : 1];
}

/** May one more of the type be taken into this hand? Counters, points, and the limit on longbows. */
export function mayRecruit(map: MedievalBattle['map'], hand: readonly number[], type: number): boolean {
  const id = RECRUITS[type] as Recruit;
  const { recruitment, longbows } = LAYOUTS[map];
  const most = id === 'longbowmen' ? Math.min(longbows, UNITS[id].counters) : UNITS[id].counters;
  return (hand[type] as number) < most && costOf(hand) + UNITS[id].cost <= recruitment;
}

export const recruit: Decision<MedievalBattle, Recruiting, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { seat }) {
    const hand = handOf(g, seat);
    const offers: MedievalChoice[] = [];
    for (let type = 0; type < RECRUITS.length; type++)
      if (mayRecruit(g.map, hand, type)) offers.push({ do: 'recruit', at: `recruit:${RECRUITS[type]}` });
    for (let type = 0; type < RECRUITS.length; type++)
      if ((hand[type] as number) > 0) offers.push({ do: 'dismiss', at: `dismiss:${RECRUITS[type]}` });
    offers.push({ do: 'ready', at: 'button:ready' });
    return offers;
  },

  happens(g, q, c, tell) {
    const { seat } = q;
    if (c.do === 'ready') return tell({ what: 'ready', seat });
    const type = c.at.slice(c.at.indexOf(':') + 1) as Recruit;
    const hand = handOf(g, seat);
    const place = RECRUITS.indexOf(type);
    hand[place] = (hand[place] as number) + (c.do === 'recruit' ? 1 : -1);
    tell({ what: c.do === 'recruit' ? 'recruited' : 'dismissed', seat, type, left: budgetOf(g, seat), only: [seat] });
    g.questions.push(q);
  },
};

/** 5.5 A unit starts complete with all its points; a wagon train starts fortified. */
function fresh(seat: Seat, type: UnitType): Unit {
  return { seat, type, knights: type === 'wagonTrain' ? 0 : 2, points: UNITS[type].points, at: HELD_BACK, wait: 0 };
}

export const reveal: Procedure<MedievalBattle, Reveal, MedievalFact> = {
  runs(g, _q, tell) {
    const yellow = other(g.red);
    for (const seat of [g.red, yellow]) {
      const army = handOf(g, seat);
      g.units.push(fresh(seat, 'wagonTrain'));
      RECRUITS.forEach((type, place) => {
        for (let n = 0; n < (army[place] as number); n++) g.units.push(fresh(seat, type));
      });
      tell({ what: 'revealed', seat, army: army.slice(), cost: costOf(army), reveals: true });
    }
    g.questions.push(
      { ask: 'nextToDeploy', seat: g.red, stopped: -1 },
      { ask: 'placeWagonTrain', seat: yellow },
      { ask: 'placeWagonTrain', seat: g.red },
    );
  },
};
