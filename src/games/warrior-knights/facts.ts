/** What happened, for chronicle, motion and screen reader: ids and numbers; words/ makes the sentences. */
import type { Fact, Seat, Spot } from '@/engine/contract';
import type { AgendaName } from './data/agendas';
import type { Deed, Outcome, Phase, Source } from './data/names';
import type { AttackKind, OpenLaw, Vow } from './terms';

export type FateWhy = 'baron' | 'city' | 'noble' | 'nation' | 'revolt' | 'fleet';
export type Purse = 'crowns' | 'votes' | 'faith' | 'prestige';
/** What crowns, Votes and Faith come from and go to. */
export const WHYS = [
  'levyTaxes',
  'rallySupport',
  'serveChurch',
  'versatileStrategy',
  'gift',
  'track',
  'law',
  'consent',
  'bargain',
  'agreement',
  'stronghold',
  'razed',
  'taxation',
  'regulars',
  'mercenaries',
  'hired',
  'event',
  'assembly',
  'royalSubsidy',
  'heavyFine',
  'grant',
  'works',
  'healing',
  'redirect',
  'stake',
  'blessing',
  'expedition',
  'cancel',
  'revolt',
  'miracle',
] as const;
export type Why = (typeof WHYS)[number];
export type DesertWhy = 'fate' | 'unpaid';
export type OwnerWhy = 'captured' | 'ransom' | 'revolt' | 'eliminated';
export type LawName = AgendaName | OpenLaw | 'levy' | 'indemnity';
export type BanWhy = LawName | 'expulsion';

export type RealmFact = Fact &
  (
    | { readonly what: 'fate'; readonly card: number; readonly why: FateWhy; readonly reveals: true }
    | { readonly what: 'gained' | 'lost'; readonly seat: Seat; readonly res: Purse; readonly count: number; readonly why: Why | Source }
    | {
        readonly what: 'chairman' | 'head' | 'acting' | 'banLifted' | 'eliminated' | 'planned' | 'committed' | 'passed' | 'proposer';
        readonly seat: Seat;
      }
    | { readonly what: 'banned'; readonly seat: Seat; readonly why: BanWhy }
    | { readonly what: 'levied'; readonly seat: Seat; readonly army: number; readonly count: number }
    | { readonly what: 'founded'; readonly seat: Seat; readonly region: number }
    | { readonly what: 'deployed'; readonly seat: Seat; readonly noble: number; readonly region: number }
    | { readonly what: 'round'; readonly round: number; readonly isLast: boolean }
    | { readonly what: 'stacked'; readonly counts: string }
    | { readonly what: 'revealed'; readonly card: number; readonly area: number }
    | { readonly what: 'declined'; readonly seat: Seat; readonly deed: Deed }
    | { readonly what: 'tookBack'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'laid'; readonly seat: Seat; readonly card: number; readonly phase: Phase }
    | { readonly what: 'phase' | 'phaseOver'; readonly phase: Phase }
    | { readonly what: 'marked' | 'draftTurn'; readonly seat: Seat; readonly spot: number }
    | { readonly what: 'hired'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'stationed'; readonly seat: Seat; readonly card: number; readonly army: number }
    | { readonly what: 'draftOver' | 'companies'; readonly count: number }
    | { readonly what: 'volunteer'; readonly card: number }
    | { readonly what: 'heirGiven'; readonly noble: number; readonly seat: Seat }
    | { readonly what: 'marched' | 'sailed'; readonly noble: number; readonly from: number; readonly to: number }
    | { readonly what: 'moved'; readonly card: number; readonly from: number; readonly to: number }
    | { readonly what: 'answered'; readonly seat: Seat; readonly by: Seat; readonly allows: number }
    | { readonly what: 'offered'; readonly seat: Seat; readonly by: Seat; readonly crowns: number }
    | { readonly what: 'dealOffered'; readonly seat: Seat; readonly to: Seat; readonly wants: Spot; readonly gives: Spot }
    | { readonly what: 'dealAccepted' | 'dealRefused'; readonly seat: Seat; readonly by: Seat }
    | { readonly what: 'vowed' | 'vowBroken'; readonly seat: Seat; readonly to: Seat; readonly vow: Vow }
    | { readonly what: 'complied'; readonly seat: Seat; readonly law: LawName; readonly crowns: number }
    | { readonly what: 'calledOff' | 'postponed' | 'lastRound' | 'upkeep' | 'ended' }
    | {
        readonly what: 'attacked';
        readonly seat: Seat;
        readonly kind: AttackKind;
        readonly region: number;
        readonly foe: Seat;
        readonly city: number;
      }
    | { readonly what: 'commands' | 'ability'; readonly seat: Seat; readonly noble: number }
    | { readonly what: 'handDrawn'; readonly seat: Seat; readonly strength: number; readonly led: number; readonly count: number }
    | { readonly what: 'handShown'; readonly seat: Seat; readonly deal: number; readonly prevent: number; readonly victory: number }
    | { readonly what: 'hits'; readonly seat: Seat; readonly count: number }
    | { readonly what: 'hit'; readonly army: number }
    | { readonly what: 'breached'; readonly city: number; readonly hold: Seat }
    | { readonly what: 'outcome'; readonly seat: Seat; readonly foe: Seat; readonly counted: number; readonly margin: number }
    | { readonly what: 'siegeLifted'; readonly city: number; readonly hold: Seat; readonly seat: Seat }
    | { readonly what: 'owner'; readonly city: number; readonly seat: Seat; readonly why: OwnerWhy }
    | { readonly what: 'razed'; readonly city: number; readonly seat: Seat }
    | { readonly what: 'holdFell'; readonly seat: Seat; readonly by: Seat }
    | { readonly what: 'deserted'; readonly army: number; readonly card: number; readonly why: DesertWhy }
    | { readonly what: 'casualty'; readonly army: number; readonly card: number }
    | { readonly what: 'died'; readonly noble: number; readonly by: Seat }
    | { readonly what: 'leftMap' | 'lineEnded' | 'heirless' | 'fled' | 'exhausted' | 'woke'; readonly noble: number }
    | { readonly what: 'ranTo' | 'landed' | 'cameBack'; readonly noble: number; readonly region: number }
    | { readonly what: 'sheet'; readonly seat: Seat; readonly votes: string }
    | { readonly what: 'agendaShown' | 'agendaDropped' | 'takenAway' | 'vote'; readonly card: number }
    | { readonly what: 'ordered'; readonly card: number; readonly place: number }
    | { readonly what: 'showedVotes'; readonly seat: Seat; readonly count: number }
    | { readonly what: 'declared'; readonly seat: Seat; readonly count: number; readonly side: number; readonly names: number }
    | { readonly what: 'brokeTie'; readonly seat: Seat; readonly side: number; readonly names: number }
    | { readonly what: 'decided'; readonly card: number; readonly result: number; readonly names: number }
    | { readonly what: 'refused' | 'enacted'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'office'; readonly noble: number; readonly card: number }
    /** PMO-06: a motion of the players' own names up to two Barons (−1: none) and a sum. */
    | { readonly what: 'proposed'; readonly seat: Seat; readonly motion: string; readonly a?: Seat; readonly b?: Seat; readonly n?: number }
    | { readonly what: 'neutral'; readonly kind: number }
    | { readonly what: 'fortified'; readonly seat: Seat; readonly city: number }
    | { readonly what: 'repaired'; readonly seat: Seat; readonly city: number; readonly all: number }
    | { readonly what: 'healed'; readonly army: number }
    | { readonly what: 'fleetNamed'; readonly seat: Seat; readonly fleet: number }
    | { readonly what: 'fleetSails'; readonly fleet: number; readonly spot: number }
    | { readonly what: 'fleetEnds'; readonly fleet: number; readonly outcome: Outcome }
    | { readonly what: 'event'; readonly card: number; readonly seat: Seat }
    | { readonly what: 'eventCancelled'; readonly card: number }
    | { readonly what: 'pledged'; readonly seat: Seat; readonly count: number }
    | { readonly what: 'miracle'; readonly seat: Seat; readonly card: number }
    | { readonly what: 'revolt'; readonly seat: Seat; readonly city: number; readonly rises: number }
    | { readonly what: 'kept'; readonly seat: Seat; readonly city: number }
    | { readonly what: 'crowned'; readonly seat: Seat; readonly by: 'cities' | 'five' }
  );
