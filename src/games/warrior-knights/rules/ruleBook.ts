/** The contents page: every question and its rule. */
import type { RuleBook } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from '../asking';
import type { RealmFact } from '../facts';
import type { Realm } from '../state';
import { allocate, layCard, phaseOver, reveal, triggers, useCard } from './actions';
import { outcome, starveOut, surround } from './aftermath';
import { deserter, settle } from './armies';
import { acting, adjourn, agendas, assembly, motions, orderAgendas, receiveVotes, sheetsShown, stipend, writeVotes } from './assembly';
import { bargain, join, peace, permit } from './attack';
import { markSpot, mobilize, versatile } from './baronCards';
import { ability, command, drawHands, dropFate, engage, losses, showHands, tally } from './battle';
import { capture, takePlace } from './cities';
import { casualties, casualty, dying, flee, flight, heir, rout } from './death';
import { draft, draftOver, hire, station } from './draft';
import { eventWorks, newHead, secondWind, surgeons, volunteers } from './eventEffects';
import { cancel, event, eventOver, pledge, pledged } from './events';
import { bless, fleetArrives, fleetsSail, invest, launch, newFleet } from './expeditions';
import { comply } from './laws';
import { consent, depart, price, settlePrice } from './movement';
import { chooseDrawer, heal, healMore, mason, neutral, repairMore, upgrade, works } from './neutralCards';
import { accept, discardHeld, dropCharge, enact, office, trial } from './passing';
import { pickUp } from './pickUp';
import { plan, round, stack } from './planning';
import { privateMotion, propose } from './privateMotions';
import { purse, withPurse } from './purse';
import { calm, revolt } from './revolts';
import { assign, levied, placeNoble, placeNobles, placeStronghold, strongholds } from './setUp';
import { fall, ousted, ransomCity, restore } from './strongholds';
import { taxation } from './taxation';
import { comeBack, landing, prestige, refresh, regroup, returning, revolts, roundOver, upkeep } from './upkeep';
import { agenda, commit, countVotes, decided, declare, tie, unveil } from './voting';
import { payTroops, payWages, wages } from './wages';

/** Before these others may be won over by crowns (NEG-01). */
const negotiated = {
  useCard: withPurse(useCard),
  markSpot: withPurse(markSpot),
  mobilize: withPurse(mobilize),
  versatile: withPurse(versatile),
  layCard: withPurse(layCard),
  propose: withPurse(propose),
  orderAgendas: withPurse(orderAgendas),
  commit: withPurse(commit),
  declare: withPurse(declare),
  chooseDrawer: withPurse(chooseDrawer),
  pledge: withPurse(pledge),
  newFleet: withPurse(newFleet),
  invest: withPurse(invest),
};

export const rules: RuleBook<Realm, RealmQuestion, RealmChoice, RealmFact> = {
  ...negotiated,
  ...{ assign, levied, strongholds, placeStronghold, placeNobles, placeNoble },
  ...{ round, plan, stack },
  ...{ reveal, allocate, triggers, phaseOver, purse },
  ...{ consent, price, settlePrice, depart, pickUp, comply },
  ...{ join, permit, bargain, peace },
  ...{ engage, command, drawHands, dropFate, showHands, ability, tally, losses, outcome, surround, starveOut },
  ...{ capture, takePlace, fall, ousted, ransomCity, restore },
  ...{ dying, casualties, casualty, heir, flee, rout, flight, deserter, settle },
  ...{ taxation, wages, payTroops, payWages, draft, hire, station, draftOver },
  ...{ assembly, stipend, acting, receiveVotes, motions, privateMotion, agendas, writeVotes, sheetsShown, adjourn },
  ...{ agenda, unveil, countVotes, tie, decided, accept, enact, dropCharge, office, discardHeld, trial },
  ...{ neutral, upgrade, repairMore, heal, healMore, works, mason },
  ...{ launch, bless, fleetsSail, fleetArrives },
  ...{ event, cancel, pledged, eventWorks, eventOver, volunteers, surgeons, secondWind, newHead },
  ...{ upkeep, gainPrestige: prestige, revolts, revolt, calm, landing, refresh, returning, regroup, comeBack, roundOver },
};
