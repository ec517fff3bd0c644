/** How fast Medieval Battle goes on each of its maps, and how long the list of the hexes that a unit may reach takes: a board asks for it at every tap. */
import type { Game, Seat } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { medievalBattle } from '@/games/medieval-battle';
import type { MapSize } from '@/games/medieval-battle/data/layouts';
import { reachOf } from '@/games/medieval-battle/rules/reach';
import { question } from '@/engine/referee';
import type { MedievalBattle, MedievalQuestion } from '@/games/medieval-battle/state';
import { now } from '../bots/processorTime';
import { paceOf, type Pace } from './rulesWork';

const battle = medievalBattle as Game;

/** Random matches, everything but the map as proposed. */
export function matchesOn(map: MapSize, ms: number): Pace {
  return paceOf(ms, seed => playOut(battle, { seats: 2, seed, options: { map } }, byChance(seed)).choices);
}

interface Position {
  readonly g: MedievalBattle;
  readonly seat: Seat;
  readonly unit: number;
}

const ENOUGH = 4000;
/** Neighbouring turns are alike. */
const EVERY = 8;

/** Units that may march, in the middle of random battles. */
function positionsOn(map: MapSize): readonly Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < ENOUGH; seed++) {
    const each = (state: MedievalBattle, seat: Seat): void => {
      const q = question<MedievalBattle, MedievalQuestion>(state);
      if (q?.ask !== 'turn' || state.turn % EVERY !== 0) return;
      const g = medievalBattle.copy(state);
      g.units.forEach((u, unit) => u.seat === seat && u.at >= 0 && u.points > 0 && found.push({ g, seat, unit }));
    };
    playOut(medievalBattle, { seats: 2, seed, options: { map } }, byChance(seed), { each });
  }
  return found;
}

export function reaches(map: MapSize, ms: number): { readonly microseconds: number; readonly hexes: number } {
  const positions = positionsOn(map);
  const listAll = (): number => positions.reduce((hexes, { g, seat, unit }) => hexes + reachOf(g, seat, unit).hexes.length, 0);
  const hexes = listAll() / positions.length;
  let rounds = 0;
  const begun = now();
  for (; now() - begun < ms; rounds++) listAll();
  return { microseconds: ((now() - begun) * 1000) / (rounds * positions.length), hexes };
}
