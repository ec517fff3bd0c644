/** What a question wants to be seen: which answers lie on the map, which in the hand, and which are laid out on the desk. */
import type { Choice, Seat, Spot } from '@/engine/contract';
import { path } from '../path';
import { armyAt, kindOf } from '../spots';
import type { RealmChoice, RealmDecision, RealmQuestion } from '../asking';
import { ownerOfArmy, type Realm } from '../state';

/** Nobles are tapped first: regions sleep until one is in hand. */
const NOBLE_FIRST: readonly RealmQuestion['ask'][] = ['mobilize', 'versatile', 'placeNoble', 'comeBack'];
export const isNobleFirst = (q: RealmQuestion | null): boolean => q !== null && NOBLE_FIRST.includes(q.ask);

/** What lies on the map, in the hand, in the bar below, or on the planning table. */
const ELSEWHERE = new Set(['region', 'port', 'city', 'hold', 'button', 'hand', 'area']);

/** The next spots to tap that lie nowhere else, in the order of the offers. */
export function deskSpots(offers: readonly Choice[], selected: readonly Spot[], me: Seat): Spot[] {
  const found = new Set<Spot>();
  for (const c of offers as readonly RealmChoice[]) {
    const way = path(c);
    if (!selected.every(at => way.includes(at))) continue;
    const next = way.find(at => !selected.includes(at));
    if (next === undefined || ELSEWHERE.has(kindOf(next))) continue;
    if (['noble', 'garrison'].includes(kindOf(next)) && ownerOfArmy(armyAt(next)) === me) continue;
    found.add(next);
  }
  return [...found];
}

const seatIn = (q: RealmQuestion | null): Seat | null => (q !== null && 'seat' in q ? q.seat : null);

/** The same as long as the same is asked of the same seat: what was closed stays closed. */
export const momentOf = (g: Readonly<Realm>, q: RealmQuestion | null, looking: Seat): string =>
  `${looking} ${g.round} ${g.stage} ${q?.ask ?? ''} ${seatIn(q) ?? ''} ${g.card}`;

/** Something is explained while this is asked. */
const EXPLAINED = new Set<RealmDecision['ask']>([
  ...([
    'assign',
    'useCard',
    'consent',
    'permit',
    'join',
    'bargain',
    'price',
    'peace',
    'comply',
    'want',
    'bid',
    'deal',
    'counter',
    'command',
    'dropFate',
    'ability',
    'losses',
  ] as const),
  ...([
    'deserter',
    'casualty',
    'payWages',
    'hire',
    'station',
    'propose',
    'commit',
    'declare',
    'tie',
    'writeVotes',
    'accept',
    'office',
  ] as const),
  ...([
    'dropCharge',
    'discardHeld',
    'orderAgendas',
    'chooseDrawer',
    'cancel',
    'volunteers',
    'pledge',
    'invest',
    'bless',
    'calm',
    'acting',
  ] as const),
]);
const isExplained = (q: RealmQuestion | null): boolean => q !== null && EXPLAINED.has(q.ask as RealmDecision['ask']);

/** Does the desk lie open by itself? */
export function asksDesk(q: RealmQuestion | null, spots: readonly Spot[]): boolean {
  if (q === null || q.ask === 'plan') return false;
  return spots.length > 0 || isExplained(q);
}
