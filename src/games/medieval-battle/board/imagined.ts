/** The fight that a player asks about: two units, the ground under each, who attacks and how; begun with what lies nearest. */
import type { Seat } from '@/engine/contract';
import { RECRUITS, UNITS, type Recruit } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import { imagined, type Fighter, type Forecast } from '../rules/fight';
import { isOnBoard, other, type MedievalBattle, type Unit } from '../state';
import { centreOf, placesOf } from './spots';

type View = Readonly<MedievalBattle>;

export interface Asked {
  readonly mine: Fighter;
  readonly theirs: Fighter;
  readonly attacks: 'mine' | 'theirs';
  readonly kind: Forecast['kind'];
}

const fights = (u: Readonly<Unit>): boolean => u.type !== 'wagonTrain' && u.knights > 0;

function standing(g: View, u: Readonly<Unit>): Fighter {
  const ground = isOnBoard(u) ? battlefieldOf(g).terrain[u.at] : 'plain';
  return { type: u.type as Recruit, knights: u.knights, terrain: ground === undefined || ground === 'unlaid' ? 'plain' : ground };
}

/** The first type a seat has recruited, as far as that may be seen. */
function recruited(g: View, seat: Seat): Fighter {
  const type = RECRUITS.find((_, i) => (g.recruited[seat === 1 ? 1 : 0][i] ?? 0) > 0) ?? 'heavyInfantry';
  return { type, knights: 2, terrain: 'plain' };
}

function nearest(g: View, to: Readonly<Unit>, among: readonly Readonly<Unit>[]): Readonly<Unit> | undefined {
  const places = placesOf(battlefieldOf(g));
  const [x, y] = centreOf(places, to.at);
  const away = (u: Readonly<Unit>): number => Math.hypot(centreOf(places, u.at)[0] - x, centreOf(places, u.at)[1] - y);
  return [...among].sort((a, b) => away(a) - away(b))[0];
}

/** The unit in hand against the enemy nearest to it; before the battle, what has been recruited. */
export function firstAsked(g: View, me: Seat, inHand: number): Asked {
  const held = g.units[inHand];
  const of = (seat: Seat): Readonly<Unit>[] => g.units.filter(u => u.seat === seat && fights(u) && isOnBoard(u));
  const own = held !== undefined && held.seat === me && fights(held) ? held : of(me)[0];
  const enemies = of(other(me));
  const enemy = own !== undefined && isOnBoard(own) ? nearest(g, own, enemies) : enemies[0];
  return {
    mine: own === undefined ? recruited(g, me) : standing(g, own),
    theirs: enemy === undefined ? recruited(g, other(me)) : standing(g, enemy),
    attacks: 'mine',
    kind: 'melee',
  };
}

/** Who attacks, and who defends. */
const sides = ({ mine, theirs, attacks }: Asked): readonly [Fighter, Fighter] => (attacks === 'mine' ? [mine, theirs] : [theirs, mine]);

/** Whoever has no bow fights hand to hand. */
export const kindsOf = (asked: Asked): readonly Forecast['kind'][] =>
  UNITS[sides(asked)[0].type].bow === null ? ['melee'] : ['melee', 'shot'];

export function answer(asked: Asked): Forecast | null {
  const kind = kindsOf(asked).includes(asked.kind) ? asked.kind : 'melee';
  return imagined(kind, ...sides(asked));
}

/** For whom it ends better: 1 for me, −1 for them, 0 alike. Nothing here is left to chance. */
export function favours({ attacks }: Asked, f: Forecast): -1 | 0 | 1 {
  const lead = f.defenderKnights - f.defenderLeft - (f.attackerKnights - f.attackerLeft);
  const mine = attacks === 'mine' ? lead : -lead;
  return mine > 0 ? 1 : mine < 0 ? -1 : 0;
}
