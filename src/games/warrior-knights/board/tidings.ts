/** What is told on cards of its own: attacks to their end, Events, Taxation, Wages, the Assembly, Upkeep; a round passes by. */
import type { Seat } from '@/engine/contract';
import type { IconName } from '@/pieces/icons';
import type { Tiding, Tidings } from '@/table/kit/boardProps';
import type { RealmQuestion } from '../asking';
import type { RealmFact } from '../facts';
import { ownerOfArmy, ownerOfNoble, type Realm } from '../state';
import { lossWords, tidingWords, type NewsKind } from '../words/tidings';

type Told = Tiding & { readonly kind?: NewsKind };

/** A city without a ruler is nobody. */
const people = (...seats: readonly number[]): readonly Seat[] => seats.filter(seat => seat >= 0);

/** They belong to whatever brings them about, and say nothing by themselves. */
const JOIN: ReadonlySet<string> = new Set<RealmFact['what']>([
  'fate',
  'gained',
  'lost',
  'commands',
  'ability',
  'handDrawn',
  'handShown',
  'hits',
  'breached',
  'outcome',
  'siegeLifted',
  'owner',
  'razed',
  'holdFell',
  'leftMap',
  'lineEnded',
  'heirless',
  'fled',
  'ranTo',
  'cameBack',
  'woke',
  'healed',
  'declared',
  'brokeTie',
  'decided',
  'refused',
  'enacted',
  'office',
  'sheet',
  'vote',
  'banned',
  'banLifted',
  'chairman',
  'head',
  'eventCancelled',
  'pledged',
  'miracle',
  'kept',
  'agendaDropped',
  'postponed',
  'lastRound',
]);

function of(e: RealmFact): Told | null {
  if (JOIN.has(e.what)) return {};
  switch (e.what) {
    case 'attacked':
      return { kind: 'battle', anew: true, lasts: true, touches: people(e.seat, e.foe) };
    case 'hit':
    case 'casualty':
    case 'deserted':
      return { touches: [ownerOfArmy(e.army)] };
    case 'died':
      return { touches: people(ownerOfNoble(e.noble), e.by) };
    case 'event':
      return { kind: 'event', anew: true, lasts: true };
    case 'revolt':
      return { kind: 'revolt', joins: true };
    case 'fleetEnds':
      return { kind: 'fleet', joins: true };
    case 'phase':
      return { kind: e.phase, anew: true, lasts: true };
    case 'upkeep':
      return { kind: 'upkeep', anew: true, lasts: true, passes: true };
    case 'dealAccepted':
    case 'dealRefused':
      return { kind: 'deal', touches: [e.seat, e.by] };
    case 'vowed':
    case 'vowBroken':
      return { kind: 'deal', touches: [e.seat, e.to] };
    case 'crowned':
      return { kind: 'crown', joins: true };
    case 'round':
      return { kind: 'round', passes: true, closes: true };
    case 'revealed':
    case 'laid':
    case 'marched':
    case 'sailed':
    case 'phaseOver':
      return { ends: true };
    default:
      return null;
  }
}

/** While one of these waits, what the open card tells of goes on. */
const GOES_ON: ReadonlySet<string> = new Set<RealmQuestion['ask']>([
  'engage',
  'surround',
  'starveOut',
  'drawHands',
  'showHands',
  'tally',
  'outcome',
  'takePlace',
  'fall',
  'flee',
  'dying',
  'heir',
  'casualties',
  'settle',
  'rout',
  'payTroops',
  'command',
  'dropFate',
  'ability',
  'losses',
  'capture',
  'ransomCity',
  'flight',
  'deserter',
  'casualty',
  'payWages',
  'eventWorks',
  'eventOver',
  'pledged',
  'pledge',
  'revolt',
  'calm',
  'gainPrestige',
  'revolts',
  'landing',
  'refresh',
  'returning',
]);

function lost(e: RealmFact): { readonly seat: Seat; readonly count: number } | null {
  return e.what === 'casualty' || e.what === 'deserted' ? { seat: ownerOfArmy(e.army), count: 1 } : null;
}

export const tidings: Tidings<Realm> = {
  of: fact => of(fact as RealmFact),
  goesOn: g => g.battle !== null || g.assembly !== null || g.questions.some(q => GOES_ON.has(q.ask)),
  titles: tidingWords,
  losses: { of: fact => lost(fact as RealmFact), title: lossWords },
  icons: {
    battle: 'sword',
    event: 'book',
    revolt: 'flag',
    fleet: 'ship',
    taxation: 'coin',
    wages: 'coin',
    assembly: 'vote',
    upkeep: 'hourglass',
    deal: 'coin',
    crown: 'crown',
    round: 'hourglass',
  } satisfies Readonly<Record<NewsKind, IconName>>,
};
