/** The positions on which the chapters of the rules are tried. */
import type { Scene, Scenes, Spot } from '@/engine/contract';
import { UNITS } from './data/units';
import { battlefieldOf } from './rules/battlefield';
import { victoryPoints } from './rules/flags';
import { reachOf } from './rules/reach';
import { zoneOf } from './rules/zones';
import {
  hexSpot,
  isOnBoard,
  numberOf,
  other,
  unitAt,
  unitOf,
  unitSpot,
  wagonTrainOf,
  type MedievalBattle,
  type MedievalChoice,
  type MedievalQuestion,
} from './state';

type G = Readonly<MedievalBattle>;
type AScene = Scene<MedievalBattle, MedievalQuestion, MedievalChoice>;
type Offers = readonly MedievalChoice[];

const seatOf = (q: MedievalQuestion): 0 | 1 => ('seat' in q && q.seat === 1 ? 1 : 0);
const unitOfChoice = (c: MedievalChoice): number => ('unit' in c ? (c.unit ?? -1) : -1);
const hexOf = (g: G, unit: number): Spot => hexSpot(unitOf(g, unit).at);

/** The first offer to do so with a unit is shown with the unit in hand, in the middle of the picture. */
const doing = (
  seed: number,
  what: MedievalChoice['do'],
  more: (g: G, c: MedievalChoice, q: MedievalQuestion) => boolean = () => true,
  options: AScene['options'] = {},
): AScene => {
  const first = (g: G, q: MedievalQuestion, offers: Offers) => offers.find(c => c.do === what && unitOfChoice(c) >= 0 && more(g, c, q));
  return {
    seed,
    options,
    shows: (g, q, offers) => q.ask === 'turn' && first(g, q, offers) !== undefined,
    holds: (g, q, offers) => {
      const c = first(g, q, offers);
      if (c === undefined) return [];
      return [unitSpot(unitOfChoice(c)), ...(c.do === 'attack' || c.do === 'shoot' || c.do === 'merge' ? [c.at] : [])];
    },
    middle: (g, q, offers) => hexOf(g, unitOfChoice(first(g, q, offers) ?? (offers[0] as MedievalChoice))),
  };
};

/** Hexes of how many kinds of ground a unit reaches. */
function groundsInReach(g: G, q: MedievalQuestion, unit: number): number {
  const f = battlefieldOf(g);
  return new Set(reachOf(g, seatOf(q), unit).hexes.map(({ hex }) => f.terrain[hex])).size;
}

/** A step that ends under enemy control, taken by a unit that could go further elsewhere. */
function entersControl(g: G, c: MedievalChoice, q: MedievalQuestion): boolean {
  const seat = seatOf(q);
  const zone = zoneOf(g, other(seat));
  const unit = unitOf(g, unitOfChoice(c));
  return zone[unit.at] !== 1 && zone[numberOf(c.at)] === 1 && unit.points > 3;
}

const deployed = (g: G): number => g.units.filter(isOnBoard).length;

const isHostileWagon = (g: G, c: MedievalChoice): boolean => unitOf(g, unitAt(g, numberOf(c.at))).type === 'wagonTrain';
const isWhole = (g: G, c: MedievalChoice): boolean => !isHostileWagon(g, c) && unitOf(g, unitAt(g, numberOf(c.at))).knights === 2;

const onFlag = (g: G): number => battlefieldOf(g).flags.find((_, i) => g.holders[i] !== -1)?.hex ?? battlefieldOf(g).flags[0]?.hex ?? 0;

export const scenes: Scenes<MedievalBattle, MedievalQuestion, MedievalChoice> = {
  turns: ['turn', 'layModule', 'recruit', 'placeWagonTrain', 'deploy'],
  of: {
    goal: {
      seed: 1,
      shows: (g, q) => q.ask === 'turn' && g.holders.filter(seat => seat !== -1).length > 1,
      middle: g => hexSpot(onFlag(g)),
    },
    battlefield: {
      seed: 1,
      options: { assembly: 'build' },
      shows: (g, q) => q.ask === 'layModule' && g.field.split(' ').filter(slot => slot === '-').length === 4,
    },
    terrain: doing(1, 'step', (g, c, q) => unitOf(g, unitOfChoice(c)).points > 3 && groundsInReach(g, q, unitOfChoice(c)) > 2),
    army: { seed: 1, shows: (_, q) => q.ask === 'recruit' },
    deployment: {
      seed: 1,
      shows: (_, q, offers) => q.ask === 'deploy' && offers.length > 20,
      middle: (g, q) => hexOf(g, wagonTrainOf(g, seatOf(q))),
    },
    turn: {
      seed: 89,
      shows: (g, q, offers) => q.ask === 'turn' && g.turn > 6 && offers.some(c => c.do === 'attack'),
      middle: (g, q, offers) => hexOf(g, unitOfChoice(offers.find(c => c.do === 'attack') ?? (offers[0] as MedievalChoice))),
    },
    movement: doing(2, 'step', entersControl),
    melee: doing(1, 'attack', isWhole),
    retreat: {
      seed: 86,
      shows: (_, q, offers) => q.ask === 'retreat' && offers.length > 2,
      middle: (g, q) => hexOf(g, q.ask === 'retreat' ? q.unit : 0),
    },
    shooting: doing(1, 'shoot', isWhole),
    values: { seed: 2, shows: (_, q) => q.ask === 'recruit' },
    ours: { seed: 3, shows: (_, q) => q.ask === 'turn' },
    merging: {
      ...doing(67, 'merge'),
      leads: (_, q, c) => ['turn', 'march', 'retreat'].includes(q.ask) && ['attack', 'stand'].includes(c.do),
    },
    regroup: {
      seed: 179,
      leads: (g, _, c) => (c.do === 'hold' && deployed(g) > 8) || (c.do === 'regroup' && g.turn > 2),
      shows: (g, q) => q.ask === 'enter' && wagonTrainOf(g, q.seat) >= 0,
      middle: (g, q) => hexOf(g, wagonTrainOf(g, seatOf(q))),
    },
    wagonTrain: doing(89, 'attack', isHostileWagon),
    end: { seed: 107, shows: (g, q) => q.ask === 'turn' && victoryPoints(g, q.seat) >= 3, middle: g => hexSpot(onFlag(g)) },
    dismounting: doing(1, 'dismount', (g, c) => UNITS[unitOf(g, unitOfChoice(c)).type].points > 3, { dismounting: true }),
  },
};
