/** What each Event does (EVE-01 to EVE-36). A file beyond the usual size: thirty-six cards, a few lines each. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { eventOf, type EventName } from '../data/events';
import { isMercenary, nationOf } from '../data/numbers';
import { regionOf } from '../data/land';
import { armyAt, armySpot, button, nobleSpot, numberOf, seatSpot } from '../spots';
import { armiesOf, armyOf, baronOf, inOrder, isIn, isOnMap, nobleOf, noblesOf, NONE, troopsOf, type Happening, type Realm } from '../state';
import { askDeserter, settleArmy } from './armies';
import { breach, cityStrength, raze } from './cities';
import { kill, noHeir } from './death';
import { drawMercenary, showOffer } from './draft';
import { happeningOf } from './events';
import { loseFleet } from './expeditions';
import { hasMost, leaders, takeChairman, takeHead } from './honours';
import { wounded } from './neutralCards';
import { heldBy } from './passing';
import { pushRevolts } from './revolts';
import { breachHold } from './strongholds';
import { citiesOf, gain, gainPrestige, lose } from './treasury';

type Effect = (g: Realm, h: Happening, tell: RealmTell) => void;

/** EVT-09: casualties outside a battle. */
function wound(g: Realm, noble: number, tokens: number, tell: RealmTell): void {
  nobleOf(g, noble).tokens += tokens;
  for (let i = 0; i < tokens; i++) tell({ what: 'hit', army: noble, at: nobleSpot(noble) });
  settleArmy(g, noble, false, tell);
}

function woundAll(g: Realm, nobles: readonly number[], tokens: number, tell: RealmTell): void {
  for (const noble of [...nobles].reverse()) wound(g, noble, tokens, tell);
}

const nobles = (g: Readonly<Realm>): number[] => inOrder(g).flatMap(noblesOf);
const inCity = (g: Readonly<Realm>, city: number): number[] =>
  city === NONE ? [] : nobles(g).filter(noble => isIn(nobleOf(g, noble), regionOf(city)));
const mercenariesOf = (g: Readonly<Realm>, seat: Seat): number[] =>
  armiesOf(seat).flatMap(army => armyOf(g, army).troops.filter(isMercenary));

/** A crown for each card, or it deserts (EVE-05, EVE-31). */
function demandPay(g: Realm, seat: Seat, cards: readonly number[]): void {
  if (cards.length > 0) g.questions.push({ ask: 'payWages', seat, due: cards, free: 0, each: FIGURES.arrears.crowns });
}

/** EVE-02, EVE-32: to the other Baron with most Faith, the Chairman breaks ties. */
function passHead(g: Realm, orNobody: boolean, tell: RealmTell): void {
  const among = inOrder(g).filter(seat => seat !== g.head && !baronOf(g, seat).heretic);
  const best = among.length === 0 ? [] : leaders(g, among, 'faith');
  if (best.length > 1) g.questions.push({ ask: 'newHead', seat: g.chairman, among: best });
  else if (best[0] !== undefined) takeHead(g, best[0], tell);
  else if (orNobody) takeHead(g, NONE, tell);
}

const EFFECTS: Readonly<Record<EventName, Effect>> = {
  assassin: (g, { target }, tell) => target !== NONE && wound(g, target, FIGURES.assassin.casualties, tell),
  heretic(g, { drawer }, tell) {
    baronOf(g, drawer).heretic = true;
    if (g.head === drawer) passHead(g, true, tell);
  },
  noHeir: (g, { target }, tell) => target !== NONE && noHeir(g, target, tell),
  campFever: (g, { drawer }, tell) =>
    woundAll(
      g,
      noblesOf(drawer).filter(noble => isOnMap(nobleOf(g, noble)) && troopsOf(g, noble) >= FIGURES.campFever.troops),
      FIGURES.campFever.casualties,
      tell,
    ),
  arrears: (g, { drawer }) => demandPay(g, drawer, mercenariesOf(g, drawer)),
  deserters(g, { drawer, target }, tell) {
    for (const army of armiesOf(drawer)) g.questions.push({ ask: 'settle', army });
    askDeserter(g, drawer, armiesOf(drawer), target, tell);
  },
  ruinedHarvest: (g, { drawer }, tell) => lose(g, drawer, 'crowns', citiesOf(g, drawer).length, 'event', tell),
  embezzlement: (g, { drawer }, tell) => lose(g, drawer, 'crowns', Math.floor(baronOf(g, drawer).crowns / 2), 'event', tell),
  scandal: (g, { drawer }, tell) => lose(g, drawer, 'votes', Math.ceil(baronOf(g, drawer).votes / 2), 'event', tell),
  crisisOfFaith: (g, { drawer }, tell) => lose(g, drawer, 'faith', FIGURES.crisisOfFaith.faith, 'event', tell),
  crackedWalls(g, { drawer, target }, tell) {
    if (target !== NONE) for (let i = 0; i < FIGURES.crackedWalls.breaches; i++) breach(g, target, tell);
    else if (baronOf(g, drawer).stronghold !== NONE) breachHold(g, drawer, tell);
  },
  insurrection: (g, { drawer }) => pushRevolts(g, [drawer], false, false),
  brokenSaddle(g, { target }, tell) {
    if (target === NONE) return;
    nobleOf(g, target).exhausted = true;
    tell({ what: 'exhausted', noble: target, at: nobleSpot(target) });
  },
  disgrace(g, { drawer }, tell) {
    if (heldBy(g, drawer).length > 0) g.questions.push({ ask: 'discardHeld', seat: drawer, of: drawer });
    else lose(g, drawer, 'votes', FIGURES.disgrace.votes, 'event', tell);
  },
  bumperHarvest: (g, { drawer }, tell) =>
    gain(g, drawer, 'crowns', Math.max(FIGURES.bumperHarvest.least, citiesOf(g, drawer).length), 'event', tell),
  papalFavour(g, { drawer }, tell) {
    gain(g, drawer, 'faith', FIGURES.papalFavour.faith, 'event', tell);
    takeHead(g, drawer, tell);
  },
  popularOrator(g, { drawer }, tell) {
    gain(g, drawer, 'votes', FIGURES.popularOrator.votes, 'event', tell);
    if (hasMost(g, drawer, 'votes')) takeChairman(g, drawer, tell);
  },
  inheritance: (g, { drawer }, tell) => gain(g, drawer, 'crowns', FIGURES.inheritance.crowns, 'event', tell),
  volunteers(g, { drawer }, tell) {
    const card = drawMercenary(g);
    if (card === NONE) return;
    g.mercenaries.push(card);
    tell({ what: 'volunteer', card, reveals: true });
    g.questions.push({ ask: 'volunteers', seat: drawer, card });
  },
  masterMason: (g, { drawer }) => g.questions.push({ ask: 'mason', seat: drawer }),
  fieldSurgeons: (g, { drawer }) => g.questions.push({ ask: 'surgeons', seat: drawer }),
  secondWind: (g, { drawer }) => g.questions.push({ ask: 'secondWind', seat: drawer }),
  loyalBurghers(g, { drawer }) {
    baronOf(g, drawer).loyal = true;
  },
  acclamation: (g, { drawer }, tell) => gainPrestige(g, drawer, FIGURES.acclamation.prestige, 'cards', tell),
  arson(g, { target }, tell) {
    if (target === NONE) return;
    const there = inCity(g, target);
    raze(g, target, NONE, tell);
    for (const noble of there.reverse()) kill(g, noble, NONE);
  },
  brokenLine: (g, { target }, tell) => target !== NONE && noHeir(g, target, tell),
  stormAtSea(g, _, tell) {
    g.storm = true;
    woundAll(
      g,
      nobles(g).filter(noble => nobleOf(g, noble).atSea),
      FIGURES.stormAtSea.casualties,
      tell,
    );
  },
  pestilence: (g, { target }, tell) => woundAll(g, inCity(g, target), FIGURES.pestilence.casualties, tell),
  peasantUprising: g => pushRevolts(g, inOrder(g), true, false),
  earthquake(g, { target }, tell) {
    if (target !== NONE) while (cityStrength(g, target) > 0) breach(g, target, tell);
  },
  mercenaryUnrest(g, { target }) {
    for (const seat of inOrder(g).reverse())
      demandPay(
        g,
        seat,
        mercenariesOf(g, seat).filter(card => nationOf(card) === target),
      );
  },
  schism: (g, _, tell) => passHead(g, false, tell),
  corsairs: (g, { target }, tell) => target !== NONE && loseFleet(g, target, tell),
  fairWinds: g => g.questions.push({ ask: 'fleetsSail', except: NONE }),
  freeCompanies(g, _, tell) {
    showOffer(g, 2);
    tell({ what: 'companies', count: 2, reveals: true });
    if (g.track.some(seat => seat !== NONE)) g.questions.push({ ask: 'draft' });
  },
  truceOfGod(g) {
    g.truce = true;
  },
};

export const eventWorks: Running<'eventWorks'> = {
  runs(g, _, tell) {
    EFFECTS[eventOf(happeningOf(g).card)](g, happeningOf(g), tell);
  },
};

/** EVE-19: shown, then taken or shuffled back. */
export const volunteers: Deciding<'volunteers'> = {
  asks: (_, q) => q.seat,
  offers: () => [
    { do: 'accept', at: button('accept') },
    { do: 'pass', at: button('pass') },
  ],
  happens(g, { seat, card }, c, tell) {
    if (c.do === 'accept') {
      g.mercenaries.splice(g.mercenaries.indexOf(card), 1);
      tell({ what: 'hired', seat, card, at: 'card' });
      g.questions.push({ ask: 'station', seat, card });
    }
    shuffle(g, g.mercenaries);
  },
};

/** EVE-21: any one army. */
export const surgeons: Deciding<'surgeons'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) => wounded(g, seat).map(army => ({ do: 'heal', at: armySpot(army) }) satisfies RealmChoice),
  happens(g, _, { at }, tell) {
    armyOf(g, armyAt(at)).tokens = 0;
    tell({ what: 'healed', army: armyAt(at), at });
  },
};

/** EVE-22: he may act again this round. */
export const secondWind: Deciding<'secondWind'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    noblesOf(seat)
      .filter(noble => isOnMap(nobleOf(g, noble)) && nobleOf(g, noble).exhausted)
      .map(noble => ({ do: 'wake', at: nobleSpot(noble) }) satisfies RealmChoice),
  happens(g, _, { at }, tell) {
    nobleOf(g, numberOf(at)).exhausted = false;
    tell({ what: 'woke', noble: numberOf(at), at });
  },
};

export const newHead: Deciding<'newHead'> = {
  asks: (_, q) => q.seat,
  offers: (_, { among }) => among.map(seat => ({ do: 'choose', at: seatSpot(seat) }) satisfies RealmChoice),
  happens: (g, _, { at }, tell) => takeHead(g, numberOf(at), tell),
};
