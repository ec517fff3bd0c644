/** The first match as a lesson: each shown once, when it first matters. Their words are in words/ under the same ids. */
import type { Lesson } from '@/engine/contract';
import { hexSpot, unitOf, unitSpot, type MedievalBattle, type MedievalQuestion } from './state';
import { battlefieldOf } from './rules/battlefield';
import { zoneOf } from './rules/zones';

export const LESSONS = ['flags', 'turns', 'recruiting', 'deploying', 'zones', 'retreat', 'fighting', 'regrouping'] as const;
type MedievalLesson = Lesson<MedievalBattle, MedievalQuestion> & { readonly id: (typeof LESSONS)[number] };

function flagSpots(g: Readonly<MedievalBattle>): string[] {
  return battlefieldOf(g).flags.map(flag => hexSpot(flag.hex));
}

function isInEnemyZone(g: Readonly<MedievalBattle>, unit: number): boolean {
  const u = unitOf(g, unit);
  return u.at >= 0 && zoneOf(g, 1 - u.seat)[u.at] === 1;
}

/** Units of the field whose points are gone, while a token could give them back. */
function spentUnits(g: Readonly<MedievalBattle>, seat: number): string[] {
  if (g.tokens[seat] === 0) return [];
  return g.units.flatMap((u, unit) => (u.seat === seat && u.at >= 0 && u.points === 0 && u.type !== 'wagonTrain' ? [unitSpot(unit)] : []));
}

/** A battle begins with one of these. */
const FIRST: readonly MedievalQuestion['ask'][] = ['recruit', 'placeWagonTrain', 'deploy', 'turn'];

/** What the battle is about, on the free field; then each when it first matters. */
export const lessons: readonly MedievalLesson[] = [
  { id: 'flags', learnt: ['aim'], when: (_g, q) => FIRST.includes(q.ask), light: flagSpots },
  { id: 'turns', learnt: ['points'], when: (_g, q) => FIRST.includes(q.ask) },
  { id: 'recruiting', learnt: ['army'], when: (_g, q) => q.ask === 'recruit' },
  { id: 'deploying', learnt: ['army'], when: (_g, q) => q.ask === 'placeWagonTrain' || q.ask === 'deploy', light: flagSpots },
  {
    id: 'zones',
    learnt: ['zones'],
    when: (g, q) => q.ask === 'march' && isInEnemyZone(g, q.unit),
    light: (_g, q) => (q.ask === 'march' ? [unitSpot(q.unit)] : []),
  },
  {
    id: 'retreat',
    learnt: ['retreat'],
    when: (_g, q) => q.ask === 'retreat',
    instead: [{ id: 'retreatToTarget', at: g => g.retreatCost === 'target' }],
    light: (_g, q) => (q.ask === 'retreat' ? [unitSpot(q.unit), unitSpot(q.attacker)] : []),
  },
  {
    id: 'fighting',
    learnt: ['fight'],
    instead: [{ id: 'fightingAfterStep', at: g => g.zoneMelee === 'afterStep' }],
    when: (g, q, seat) => q.ask === 'turn' && g.units.some((u, unit) => u.seat === seat && isInEnemyZone(g, unit)),
    light: (g, _q, seat) => g.units.flatMap((u, unit) => (u.seat === seat && isInEnemyZone(g, unit) ? [unitSpot(unit)] : [])),
  },
  {
    id: 'regrouping',
    learnt: ['regroup'],
    when: (g, q, seat) => q.ask === 'turn' && spentUnits(g, seat).length > 0,
    light: (g, _q, seat) => spentUnits(g, seat),
  },
];
