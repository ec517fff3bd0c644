/** How a battle ends (FLD-08 to FLD-12, ASL-04 to ASL-06, SIE): victories, retreats, deaths, capture. */
import type { Seat } from '@/engine/contract';
import type { Running } from '../ruling';
import { agendaNumber } from '../data/agendas';
import { garrisonOf, isOverwhelmed, nobleOf, NONE, shapeOf, type Battle, type Realm } from '../state';
import { defence, wallStrength } from './attack';
import { battleOf, type Side } from './battle';
import { buryFate } from './fate';

/** FLD-09: own cards, and what a living, fresh commander adds. */
export function victories(g: Readonly<Realm>, b: Readonly<Battle>, side: Side): number {
  const led = b.commanders[side];
  const counted = b.counts[side][2] as number;
  if (led === NONE || isOverwhelmed(g, led) || nobleOf(g, led).exhausted) return counted;
  return counted + (shapeOf(led) === 'triangle' ? 1 : 0) + (nobleOf(g, led).office === agendaNumber('standardBearer') ? 1 : 0);
}

export const outcome: Running<'outcome'> = {
  runs(g, _, tell) {
    const b = battleOf(g);
    const alive = b.nobles.map(nobles => nobles.filter(noble => !isOverwhelmed(g, noble))) as [number[], number[]];
    const counts = alive[0].length > 0 && (b.nobles[1].length === 0 || alive[1].length > 0) && defence(g, b.attack) > 0;
    const margin = counts ? victories(g, b, 0) - victories(g, b, 1) : 0;
    tell({ what: 'outcome', seat: b.seat, foe: b.attack.foe, counted: counts ? 1 : 0, margin });
    buryFate(g, b.hands[0]);
    buryFate(g, b.hands[1]);
    g.battle = null;
    pushEnd(g, b, alive, margin);
  },
};

/** Retreats, then deaths, the attacker's first (RET-06); then the place is taken. */
function pushEnd(g: Realm, b: Readonly<Battle>, alive: readonly [number[], number[]], margin: number): void {
  const { attack, seat } = b;
  const loser = margin === 0 ? null : margin > 0 ? 1 : 0;
  const wipedOut = Math.abs(margin) >= 2;
  const holds = loser !== 0 || !wipedOut;
  pushPrize(g, b, alive[0].length > 0 && holds && (margin > 0 || isBroken(g, b, alive[1])), isBroken(g, b, alive[1]));
  const fallen = ([0, 1] as const).map(side =>
    b.nobles[side].filter(noble => !alive[side].includes(noble) || (wipedOut && loser === side)),
  );
  const by: readonly [Seat, Seat] = [attack.foe, seat];
  for (const side of [1, 0] as const)
    for (const noble of [...(fallen[side] as number[])].reverse())
      g.questions.push({ ask: 'dying', noble, by: by[side], abandoned: false });
  if (loser !== null && !wipedOut) for (const noble of [...alive[loser]].reverse()) g.questions.push({ ask: 'flee', noble });
}

/** Nobody stands behind the walls, and no wall stands (ASL-04a, STR-02). */
function isBroken(g: Readonly<Realm>, b: Readonly<Battle>, alive: readonly number[]): boolean {
  return (
    b.attack.kind !== 'field' &&
    alive.length === 0 &&
    wallStrength(g, b.attack) === 0 &&
    (!b.garrison || isOverwhelmed(g, garrisonOf(b.attack.hold)))
  );
}

/** ASL-06: dead attackers take no city; a stronghold that fell to them is gone all the same (STR-06). */
function pushPrize(g: Realm, { attack, seat }: Readonly<Battle>, taken: boolean, broken: boolean): void {
  if (attack.kind === 'field') return;
  if (attack.city !== NONE && taken) g.questions.push({ ask: 'capture', seat, city: attack.city });
  if (attack.hold !== NONE && (taken || broken)) g.questions.push({ ask: 'fall', hold: attack.hold, by: taken ? seat : NONE });
}

/** SIE-02: a marker, no cards, no losses. */
export const surround: Running<'surround'> = {
  runs(g) {
    const { attack, seat } = battleOf(g);
    g.sieges.push({ city: attack.city, hold: attack.hold, seat, round: g.round });
    g.battle = null;
  },
};

/** SIE-06: the second siege; defenders inside a city die, those beside a stronghold live (STR-08). */
export const starveOut: Running<'starveOut'> = {
  runs(g) {
    const b = battleOf(g);
    g.battle = null;
    pushPrize(g, b, true, true);
    if (b.attack.city === NONE) return;
    for (const noble of [...b.nobles[1]].reverse()) g.questions.push({ ask: 'dying', noble, by: b.seat, abandoned: false });
  },
};
