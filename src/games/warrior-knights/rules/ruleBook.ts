/** The contents page: every question and its rule. */
import type { RuleBook } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from '../asking';
import type { RealmFact } from '../facts';
import type { Realm } from '../state';
import { allocate, layCard, phaseOver, reveal, triggers, useCard } from './actions';
import { bid, counter, deal, want } from './agreements';
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

/** At these one may deal with the others first (NEG-01): whatever is decided in the open and may be worth something to somebody else. */
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
  payWages: withPurse(payWages, 1),
  calm: withPurse(calm, 1),
  ...{ hire: withPurse(hire, 1), upgrade: withPurse(upgrade), heal: withPurse(heal), bless: withPurse(bless), cancel: withPurse(cancel) },
  ...{ consent: withPurse(consent), permit: withPurse(permit), comply: withPurse(comply), capture: withPurse(capture) },
  ...{ tie: withPurse(tie), accept: withPurse(accept) },
};

export const rules: RuleBook<Realm, RealmQuestion, RealmChoice, RealmFact> = {
  ...negotiated,
  ...{ assign, levied, strongholds, placeStronghold, placeNobles, placeNoble },
  ...{ round, plan, stack },
  ...{ reveal, allocate, triggers, phaseOver, purse, want, bid, deal, counter },
  ...{ price, settlePrice, depart, pickUp },
  ...{ join, bargain, peace },
  ...{ engage, command, drawHands, dropFate, showHands, ability, tally, losses, outcome, surround, starveOut },
  ...{ takePlace, fall, ousted, ransomCity, restore },
  ...{ dying, casualties, casualty, heir, flee, rout, flight, deserter, settle },
  ...{ taxation, wages, payTroops, draft, station, draftOver },
  ...{ assembly, stipend, acting, receiveVotes, motions, privateMotion, agendas, writeVotes, sheetsShown, adjourn },
  ...{ agenda, unveil, countVotes, decided, enact, dropCharge, office, discardHeld, trial },
  ...{ neutral, repairMore, healMore, works, mason },
  ...{ launch, fleetsSail, fleetArrives },
  ...{ event, pledged, eventWorks, eventOver, volunteers, surgeons, secondWind, newHead },
  ...{ upkeep, gainPrestige: prestige, revolts, revolt, landing, refresh, returning, regroup, comeBack, roundOver },
};
