/** What may be asked, and what may be answered. */
import type { Choice, Seat, Spot } from '@/engine/contract';
import type { AgendaName } from './data/agendas';
import type { Deed, Phase } from './data/names';
import type { Attack, OpenLaw, OpenMotion, Terms } from './terms';

/** Why a law asks for obedience, and what it costs. */
export interface Duty {
  readonly law: AgendaName | OpenLaw | 'levy' | 'indemnity';
  /** 0: it forbids. */
  readonly pay: number;
  /** NONE: the treasury. */
  readonly to: Seat;
}

/** A question for each name, so that every rule is typed by its own. */
type Each<T extends { readonly ask: string }> = T extends unknown
  ? { [A in T['ask']]: Readonly<Omit<T, 'ask'>> & { readonly ask: A } }[T['ask']]
  : never;

/** What happens by itself. */
export type RealmProcedure = Each<
  | { readonly ask: 'levied' | 'strongholds' | 'round' | 'stack' | 'reveal' | 'allocate' | 'triggers' }
  | { readonly ask: 'placeNobles'; readonly seat: Seat }
  | { readonly ask: 'neutral'; readonly kind: number }
  /** A price agreed for a passage or an attack: due when all have agreed. */
  | { readonly ask: 'settlePrice'; readonly seat: Seat; readonly to: Seat; readonly crowns: number }
  | { readonly ask: 'depart'; readonly noble: number; readonly path: readonly number[]; readonly sails: boolean }
  | { readonly ask: 'engage' | 'surround' | 'starveOut' | 'drawHands' | 'showHands' | 'tally' | 'outcome' }
  | { readonly ask: 'takePlace'; readonly seat: Seat; readonly city: number; readonly razes: boolean }
  | { readonly ask: 'fall'; readonly hold: Seat; readonly by: Seat }
  | { readonly ask: 'flee'; readonly noble: number }
  | { readonly ask: 'dying' | 'heir'; readonly noble: number; readonly by: Seat; readonly abandoned: boolean }
  | { readonly ask: 'casualties'; readonly army: number; readonly left: number }
  | { readonly ask: 'settle'; readonly army: number }
  | { readonly ask: 'rout'; readonly noble: number }
  | { readonly ask: 'ousted'; readonly seat: Seat }
  | { readonly ask: 'taxation' | 'wages' | 'phaseOver'; readonly phase: Phase }
  | { readonly ask: 'payTroops'; readonly seat: Seat }
  | { readonly ask: 'draft' | 'draftOver' }
  | { readonly ask: 'assembly' | 'stipend' | 'receiveVotes' | 'motions' | 'agendas' | 'sheetsShown' | 'unveil' | 'countVotes' | 'adjourn' }
  | { readonly ask: 'privateMotion' | 'agenda'; readonly card: number }
  | { readonly ask: 'decided'; readonly result: number }
  | { readonly ask: 'enact'; readonly card: number; readonly seat: Seat }
  | { readonly ask: 'fleetsSail'; readonly except: number }
  | { readonly ask: 'fleetArrives'; readonly fleet: number }
  | { readonly ask: 'launch'; readonly fleet: number }
  | { readonly ask: 'event'; readonly seat: Seat }
  | { readonly ask: 'pledged'; readonly pass: number }
  | { readonly ask: 'eventWorks' | 'eventOver' }
  | { readonly ask: 'revolt'; readonly seat: Seat; readonly city: number; readonly upkeep: boolean }
  | { readonly ask: 'upkeep' | 'gainPrestige' | 'revolts' | 'landing' | 'refresh' | 'returning' | 'roundOver' }
>;

/** What somebody must answer. `seat` is always who is asked. */
export type RealmDecision = Each<
  | { readonly ask: 'assign' | 'placeStronghold' | 'placeNoble' | 'plan'; readonly seat: Seat }
  | { readonly ask: 'useCard'; readonly seat: Seat; readonly deed: Deed }
  | { readonly ask: 'markSpot' | 'mobilize' | 'versatile' | 'purse'; readonly seat: Seat }
  | { readonly ask: 'layCard'; readonly seat: Seat; readonly phases: readonly Phase[] }
  /** MOV-03, MOV-04, CTY-01, BAT-08 */
  | { readonly ask: 'consent'; readonly seat: Seat; readonly by: Seat; readonly noble: number }
  | { readonly ask: 'permit'; readonly seat: Seat; readonly by: Seat }
  | { readonly ask: 'bargain'; readonly seat: Seat; readonly by: Seat }
  | { readonly ask: 'price' | 'peace'; readonly seat: Seat; readonly to: Seat; readonly crowns: number }
  /** NEG-03: what one wants of another, what one gives for it; the other's answer, and the price he names instead. */
  | { readonly ask: 'want'; readonly seat: Seat; readonly to: Seat }
  | { readonly ask: 'bid'; readonly seat: Seat; readonly to: Seat; readonly wants: Spot }
  | { readonly ask: 'deal'; readonly seat: Seat; readonly terms: Terms; readonly last: boolean }
  | { readonly ask: 'counter'; readonly seat: Seat; readonly terms: Terms }
  | { readonly ask: 'comply'; readonly seat: Seat; readonly duty: Duty }
  | { readonly ask: 'pickUp'; readonly seat: Seat; readonly noble: number; readonly regions: readonly number[] }
  | { readonly ask: 'join'; readonly seat: Seat; readonly attack: Attack; readonly joined: readonly number[] }
  | { readonly ask: 'command' | 'dropFate' | 'ability' | 'losses'; readonly seat: Seat; readonly side: 0 | 1; readonly dropped: number }
  | { readonly ask: 'capture'; readonly seat: Seat; readonly city: number }
  | { readonly ask: 'ransomCity'; readonly seat: Seat; readonly by: Seat }
  | { readonly ask: 'flight'; readonly seat: Seat; readonly noble: number }
  | { readonly ask: 'deserter'; readonly seat: Seat; readonly armies: readonly number[]; readonly nation: number }
  | { readonly ask: 'casualty'; readonly seat: Seat; readonly army: number; readonly left: number }
  | { readonly ask: 'payWages'; readonly seat: Seat; readonly due: readonly number[]; readonly free: number; readonly each: number }
  | { readonly ask: 'hire'; readonly seat: Seat; readonly bundle: readonly number[]; readonly first: boolean }
  | { readonly ask: 'station'; readonly seat: Seat; readonly card: number }
  | { readonly ask: 'acting' | 'tie' | 'orderAgendas'; readonly seat: Seat }
  | { readonly ask: 'propose'; readonly seat: Seat; readonly card: number }
  | { readonly ask: 'commit' | 'declare'; readonly seat: Seat }
  | { readonly ask: 'writeVotes'; readonly seat: Seat; readonly agenda: number; readonly left: number }
  | { readonly ask: 'accept' | 'office' | 'dropCharge'; readonly seat: Seat; readonly card: number }
  | { readonly ask: 'discardHeld'; readonly seat: Seat; readonly of: Seat }
  | { readonly ask: 'trial' | 'works'; readonly seat: Seat }
  | { readonly ask: 'chooseDrawer' | 'cancel' | 'newFleet' | 'upgrade' | 'heal' | 'mason' | 'surgeons' | 'secondWind'; readonly seat: Seat }
  | { readonly ask: 'volunteers'; readonly seat: Seat; readonly card: number }
  | { readonly ask: 'newHead'; readonly seat: Seat; readonly among: readonly Seat[] }
  | { readonly ask: 'pledge'; readonly seat: Seat; readonly pass: number }
  | { readonly ask: 'invest' | 'bless'; readonly seat: Seat; readonly fleet: number }
  | { readonly ask: 'healMore'; readonly seat: Seat; readonly army: number }
  | { readonly ask: 'repairMore'; readonly seat: Seat; readonly city: number }
  | { readonly ask: 'calm'; readonly seat: Seat; readonly city: number }
  | { readonly ask: 'restore' | 'comeBack'; readonly seat: Seat }
  | { readonly ask: 'regroup'; readonly seat: Seat; readonly shifted: readonly number[] }
>;

export type RealmQuestion = RealmProcedure | RealmDecision;

/** `at` is always the spot tapped last; see spots.ts for what each looks like. */
export type RealmChoice =
  /** At 'noble:3' or 'garrison:0': the card in question goes there. */
  | (Choice & { readonly do: 'assign' | 'station' | 'stationOffice' })
  /** At 'region:12'. */
  | (Choice & { readonly do: 'found' | 'flee' })
  | (Choice & { readonly do: 'deploy'; readonly noble: number })
  /** At 'area:0'. */
  | (Choice & { readonly do: 'lay'; readonly deed: Deed })
  | (Choice & { readonly do: 'use' | 'decline' | 'done' | 'purse' | 'later' })
  /** At 'track:3'. */
  | (Choice & { readonly do: 'mark' | 'buySpot' })
  /** At 'phase:wages'. */
  | (Choice & { readonly do: 'layOn' })
  | (Choice & { readonly do: 'crowns' | 'votes' })
  /** At 'region:12'; `via` the regions on the way, as 'v13-4'. */
  | (Choice & { readonly do: 'march'; readonly noble: number; readonly via?: string })
  | (Choice & { readonly do: 'sail'; readonly noble: number })
  /** At 'baron:2' for a field battle in `region`, at 'city:3' or 'hold:2'. */
  | (Choice & { readonly do: 'fight'; readonly region: number })
  | (Choice & { readonly do: 'assault' | 'besiege' })
  | (Choice & { readonly do: 'allow' | 'deny' | 'pay' | 'withdraw' | 'peace' | 'attack' | 'comply' | 'refuse' | 'accept' })
  | (Choice & { readonly do: 'ask' | 'offer'; readonly crowns: number })
  /** At 'crowns:3'. */
  | (Choice & { readonly do: 'give'; readonly to: Seat })
  /** At 'button:treat': something is wanted of him. */
  | (Choice & { readonly do: 'treat'; readonly to: Seat })
  /** At 'crowns:3' or 'vow:peace'; a bid also at 'button:nothing'. */
  | (Choice & { readonly do: 'want' | 'bid' })
  | (Choice & { readonly do: 'counter' })
  /** At 'baron:2': an heir handed over; at 'noble:3': an heir killed. */
  | (Choice & { readonly do: 'giveHeir'; readonly noble: number })
  | (Choice & { readonly do: 'killHeir' | 'miracle' })
  /** At 'troop:30'; at 'noble:3' or 'garrison:0', all of whose troops are taken; at whom they go to. */
  | (Choice & { readonly do: 'take'; readonly from: number })
  | (Choice & { readonly do: 'takeAll' })
  | (Choice & { readonly do: 'shift'; readonly troop: number; readonly from: number })
  | (Choice & { readonly do: 'shiftAll'; readonly from: number })
  /** At 'noble:3'. */
  | (Choice & { readonly do: 'join' | 'command' | 'kill' | 'wake' })
  | (Choice & { readonly do: 'begin' | 'forgo' })
  /** At 'result:deal'. */
  | (Choice & { readonly do: 'drop' })
  /** At 'noble:3', 'garrison:0', 'city:3', 'hold:2'. */
  | (Choice & { readonly do: 'suffer' | 'breach' | 'repair' | 'repairAll' | 'fortify' | 'heal' })
  | (Choice & { readonly do: 'control' | 'raze' })
  /** At 'city:3'. */
  | (Choice & { readonly do: 'cede' })
  /** At 'troop:30'. */
  | (Choice & { readonly do: 'desert' | 'discard' | 'dismiss' | 'hire' | 'bundle' })
  | (Choice & { readonly do: 'payAll' | 'pass' })
  /** At 'baron:2'. */
  | (Choice & { readonly do: 'appoint' | 'choose' | 'proposeLift' })
  /** At 'agenda:12'. */
  | (Choice & { readonly do: 'order' | 'proposeDiscard' | 'proposeRevive' | 'drop' })
  | (Choice & { readonly do: 'proposePostpone' | 'proposeNothing' })
  /** At 'motion:banSieges'. */
  | (Choice & { readonly do: 'proposeOpen'; readonly motion: OpenMotion; readonly a: Seat; readonly b: Seat; readonly n: number })
  /** At 'votes:3'. */
  | (Choice & { readonly do: 'commit' | 'write' | 'pledge' })
  /** At 'button:yes', 'button:no'. */
  | (Choice & { readonly do: 'yes' | 'no' })
  /** At 'fleet:china'. */
  | (Choice & { readonly do: 'launch' })
  /** At 'crowns:3'. */
  | (Choice & { readonly do: 'invest' })
  | (Choice & { readonly do: 'bless' | 'payFaith' | 'payCrowns' | 'letGo' })
  /** At 'region:12' or 'city:3'. */
  | (Choice & { readonly do: 'comeBack'; readonly noble: number });
