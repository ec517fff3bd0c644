/** What is told on cards of its own: battles, wars, deals, titles, hunger and income; a turn passes by. */
import type { Seat } from '@/engine/contract';
import type { IconName } from '@/pieces/icons';
import type { Tiding, Tidings } from '@/table/kit/boardProps';
import type { TradersFact } from '../facts';
import type { Traders } from '../state';
import { lossWords, tidingWords, type NewsKind } from '../words/tidings';

type Told = Tiding & { readonly kind?: NewsKind };

/** Barbarians are nobody. */
const people = (...seats: readonly number[]): readonly Seat[] => seats.filter(seat => seat >= 0);

function of(e: TradersFact): Told | null {
  switch (e.what) {
    case 'battle':
      return { kind: 'battle', anew: true, lasts: true, touches: people(e.seat, e.defender) };
    case 'killed':
      return { touches: people(e.by, e.owner) };
    case 'left':
    case 'lost':
      return { touches: people(e.owner) };
    case 'taken':
    case 'freed':
      return {};
    case 'marched':
    case 'travelled':
    case 'builtArmy':
      return { ends: true };
    case 'award':
    case 'awardLost':
      return { kind: 'award', joins: true, touches: [e.seat], passes: true };
    case 'starved':
      return { kind: 'hunger', touches: [e.seat] };
    case 'fed':
    case 'income':
      return { kind: 'income' };
    case 'overflow':
      return { kind: 'overflow', touches: [e.seat] };
    case 'warDeclared':
    case 'peaceMade':
      return { kind: 'war', touches: [e.seat, e.other] };
    case 'allied':
      return { kind: 'alliance', touches: [e.seat, e.other] };
    case 'allyRefused':
      return { kind: 'alliance', anew: true, touches: [e.seat, e.from] };
    case 'peaceRefused':
      return { kind: 'war', touches: [e.seat, e.from] };
    case 'warOver':
      return { kind: 'war', touches: [e.a, e.b] };
    case 'dealt':
      return { kind: 'deal', anew: true, touches: [e.seat, e.to] };
    case 'rejected':
      return { kind: 'deal', anew: true, touches: [e.seat, e.from] };
    case 'unified':
      return { kind: 'unified' };
    case 'wentOn':
      return { kind: 'gone' };
    case 'lastTurnAgreed':
      return { kind: 'lastTurn' };
    case 'turnBegan':
      return { kind: 'turn', passes: true };
    default:
      return null;
  }
}

/** While one of these waits, the battle is not over. */
const IN_BATTLE: ReadonlySet<string> = new Set<Traders['questions'][number]['ask']>([
  'strike',
  'leave',
  'blows',
  'impact',
  'leaving',
  'standoff',
  'battleOver',
]);

/** Barbarians lose nothing that counts. */
function lost(e: TradersFact): { readonly seat: Seat; readonly count: number } | null {
  if (e.what === 'starved') return { seat: e.seat, count: 1 };
  if ((e.what !== 'killed' && e.what !== 'lost') || e.owner < 0) return null;
  return { seat: e.owner, count: e.what === 'lost' ? e.count : 1 };
}

export const tidings: Tidings<Traders> = {
  of: fact => of(fact as TradersFact),
  goesOn: g => g.questions.some(q => IN_BATTLE.has(q.ask)),
  titles: tidingWords,
  losses: { of: fact => lost(fact as TradersFact), title: lossWords },
  icons: {
    battle: 'sword',
    award: 'crown',
    hunger: 'grain',
    income: 'coin',
    overflow: 'coin',
    alliance: 'flag',
    war: 'shield',
    deal: 'coin',
    unified: 'crown',
    gone: 'flag',
    lastTurn: 'hourglass',
    turn: 'hourglass',
  } satisfies Readonly<Record<NewsKind, IconName>>,
};
