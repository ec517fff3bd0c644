/** The first match as a lesson: each shown once, when it first matters. Their words are in words/ under the same ids. */
import type { Lesson } from '@/engine/contract';
import { UNITS } from './data/units';
import { hexSpot, unitOf, unitSpot, wagonTrainOf, type MedievalBattle, type MedievalQuestion } from './state';
import { battlefieldOf } from './rules/battlefield';
import { zoneOf } from './rules/zones';

export const LESSONS = ['recruiting', 'wagonTrain', 'deploying', 'flags', 'zones', 'retreat', 'fighting', 'regrouping'] as const;
type MedievalLesson = Lesson<MedievalBattle, MedievalQuestion> & { readonly id: (typeof LESSONS)[number] };

function flagSpots(g: Readonly<MedievalBattle>): string[] {
  return battlefieldOf(g).flags.map(flag => hexSpot(flag.hex));
}

function isInEnemyZone(g: Readonly<MedievalBattle>, unit: number): boolean {
  const u = unitOf(g, unit);
  return u.at >= 0 && zoneOf(g, 1 - u.seat)[u.at] === 1;
}

/** The army has spent half of its points or more, and a token is left. */
function isTired(g: Readonly<MedievalBattle>, seat: number): boolean {
  if ((g.tokens[seat] as number) === 0) return false;
  let left = 0;
  let most = 0;
  for (const u of g.units) {
    if (u.seat !== seat || u.at < 0 || u.type === 'wagonTrain') continue;
    left += u.points;
    most += UNITS[u.type].points;
  }
  return 2 * left <= most && most > 0;
}

export const lessons: readonly MedievalLesson[] = [
  { id: 'recruiting', when: (_g, q) => q.ask === 'recruit' },
  { id: 'wagonTrain', when: (_g, q) => q.ask === 'placeWagonTrain', light: flagSpots },
  { id: 'deploying', when: (_g, q) => q.ask === 'deploy', light: flagSpots },
  { id: 'flags', when: (_g, q) => q.ask === 'turn', light: flagSpots },
  {
    id: 'zones',
    when: (g, q) => q.ask === 'march' && isInEnemyZone(g, q.unit),
    light: (_g, q) => (q.ask === 'march' ? [unitSpot(q.unit)] : []),
  },
  {
    id: 'retreat',
    when: (_g, q) => q.ask === 'retreat',
    instead: [{ id: 'retreatToTarget', at: g => g.retreatCost === 'target' }],
    light: (_g, q) => (q.ask === 'retreat' ? [unitSpot(q.unit), unitSpot(q.attacker)] : []),
  },
  {
    id: 'fighting',
    instead: [{ id: 'fightingAfterStep', at: g => g.zoneMelee === 'afterStep' }],
    when: (g, q, seat) => q.ask === 'turn' && g.units.some((u, unit) => u.seat === seat && isInEnemyZone(g, unit)),
    light: (g, _q, seat) => g.units.flatMap((u, unit) => (u.seat === seat && isInEnemyZone(g, unit) ? [unitSpot(unit)] : [])),
  },
  {
    id: 'regrouping',
    when: (g, q, seat) => q.ask === 'turn' && isTired(g, seat),
    light: (g, _q, seat) => [unitSpot(wagonTrainOf(g, seat))],
  },
];
