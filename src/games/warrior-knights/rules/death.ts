/** Death of a Noble (DTH) and retreat (RET). */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { isOverseas, stepsFrom } from '../data/land';
import { HUNDRED, isMercenary, STRENGTH } from '../data/numbers';
import { armySpot, kindOf, nobleSpot, numberOf, regionSpot, troopSpot } from '../spots';
import { armyOf, baronOf, nobleOf, NONE, ownerOfArmy, type Realm } from '../state';
import { askDeserter, distinct, isHoldBesieged, liftSieges, removeTroop } from './armies';
import { drawNation } from './fate';
import { oblige } from './laws';
import { blockers } from './routes';

/** DTH-01: a deserter by Fate, casualties, then the heir. `by`: who killed him; `abandoned`: his troops ran away (OPT-06). */
export const dying: Running<'dying'> = {
  runs(g, { noble, by, abandoned }, tell) {
    const n = nobleOf(g, noble);
    if (n.gone || (n.where === NONE && n.tokens === 0)) return;
    tell({ what: 'died', noble, by, at: nobleSpot(noble) });
    g.questions.push({ ask: 'heir', noble, by, abandoned }, { ask: 'casualties', army: noble, left: HUNDRED * n.tokens });
    askDeserter(g, noble >> 2, [noble], drawNation(g, tell), tell);
  },
};

/** The most that can be made up of these cards without going beyond. */
function most(cards: readonly number[], limit: number): number {
  const reached = new Set([0]);
  for (const card of cards)
    for (const sum of [...reached]) if (sum + (STRENGTH[card] as number) <= limit) reached.add(sum + (STRENGTH[card] as number));
  return Math.max(...reached);
}

/** Cards with which the greatest total can still be reached. */
function fitting(g: Readonly<Realm>, army: number, left: number): number[] {
  const cards = armyOf(g, army).troops.filter(isMercenary);
  const best = most(cards, left);
  if (best === 0) return [];
  return distinct(cards).filter(card => {
    const strength = STRENGTH[card] as number;
    return (
      strength <= left &&
      strength +
        most(
          cards.filter(other => other !== card),
          left - strength,
        ) ===
        best
    );
  });
}

/** No choice where all of them go. */
const takesAll = (g: Readonly<Realm>, army: number, left: number): boolean =>
  armyOf(g, army)
    .troops.filter(isMercenary)
    .reduce((sum, card) => sum + (STRENGTH[card] as number), 0) <= left;

function bury(g: Realm, army: number, card: number, tell: RealmTell): void {
  removeTroop(g, army, card);
  g.mercenaryDiscards.push(card);
  tell({ what: 'casualty', army, card, at: armySpot(army) });
}

/** DTH-01: as many hundreds of Mercenaries as there are tokens, never more; Regulars never. */
export const casualties: Running<'casualties'> = {
  runs(g, { army, left }, tell) {
    let rest = left;
    for (;;) {
      const cards = fitting(g, army, rest);
      if (cards.length > 1 && !takesAll(g, army, rest)) {
        g.questions.push({ ask: 'casualty', seat: ownerOfArmy(army), army, left: rest });
        return;
      }
      if (cards[0] === undefined) break;
      bury(g, army, cards[0], tell);
      rest -= STRENGTH[cards[0]] as number;
    }
    armyOf(g, army).tokens = 0;
  },
};

export const casualty: Deciding<'casualty'> = {
  asks: (_, q) => q.seat,
  offers: (g, { army, left }) => fitting(g, army, left).map(card => ({ do: 'discard', at: troopSpot(card) }) satisfies RealmChoice),
  happens(g, { army, left }, { at }, tell) {
    bury(g, army, numberOf(at), tell);
    g.questions.push({ ask: 'casualties', army, left: left - (STRENGTH[numberOf(at)] as number) });
  },
};

/** DTH-01, DTH-02: the heir keeps the troops; without one all are lost, Regulars for good. AGE-24: a ransom. */
export const heir: Running<'heir'> = {
  runs(g, { noble, by, abandoned }, tell) {
    const n = nobleOf(g, noble);
    layDownOffice(g, noble);
    n.where = NONE;
    n.atSea = false;
    n.exhausted = false;
    n.tokens = 0;
    liftSieges(g, tell);
    if (n.heirless && !(abandoned && g.settings.abandoned)) leaveForGood(g, noble, tell);
    else n.waits = g.settings.heirs;
    if (by !== NONE && by !== noble >> 2) oblige(g, noble >> 2, { law: 'lawOfRansom', pay: FIGURES.lawOfRansom.crowns, to: by });
  },
};

/** An office is no inheritance (DTH-01). */
function layDownOffice(g: Realm, noble: number): void {
  const n = nobleOf(g, noble);
  if (n.office === NONE) return;
  g.agendaDiscards.push(n.office);
  n.office = NONE;
}

/** Who waits for his heir may have been given an office meanwhile (OPT-03). */
function leaveForGood(g: Realm, noble: number, tell: RealmTell): void {
  const n = nobleOf(g, noble);
  layDownOffice(g, noble);
  g.mercenaries.push(...n.troops.filter(isMercenary));
  shuffle(g, g.mercenaries);
  n.troops = [];
  n.gone = true;
  n.waits = false;
  tell({ what: 'lineEnded', noble, at: nobleSpot(noble) });
}

/** No Heir, Broken Line, or an heir killed by who held him (OPT-03): a Noble who waits for him is lost now. */
export function noHeir(g: Realm, noble: number, tell: RealmTell): void {
  const n = nobleOf(g, noble);
  n.heirless = true;
  tell({ what: 'heirless', noble, at: nobleSpot(noble) });
  if (n.waits) leaveForGood(g, noble, tell);
}

/** RET-01: a deserter, and what that does to the army; then he runs. */
export const flee: Running<'flee'> = {
  runs(g, { noble }, tell) {
    tell({ what: 'fled', noble, at: nobleSpot(noble) });
    g.questions.push({ ask: 'rout', noble }, { ask: 'settle', army: noble });
    askDeserter(g, noble >> 2, [noble], drawNation(g, tell), tell);
  },
};

/** RET-02: over a passable border, without another Baron's city, Noble or stronghold. */
function shelters(g: Readonly<Realm>, noble: number): number[] {
  const seat = noble >> 2;
  return stepsFrom(nobleOf(g, noble).where).filter(
    region => blockers(g, seat, region).length === 0 && g.barons.every((b, other) => other === seat || b.stronghold !== region),
  );
}

/** RET-03, RET-04: nowhere to go is one’s own stronghold, exhausted, or death. */
export const rout: Running<'rout'> = {
  runs(g, { noble }, tell) {
    const n = nobleOf(g, noble);
    if (n.where === NONE) return;
    const seat = noble >> 2;
    const free = shelters(g, noble);
    if (free.length > 1) g.questions.push({ ask: 'flight', seat, noble });
    else if (free[0] !== undefined) run(g, noble, free[0], tell);
    else if (isOverseas(n.where) || baronOf(g, seat).stronghold === NONE || isHoldBesieged(g, seat))
      g.questions.push({ ask: 'dying', noble, by: NONE, abandoned: false });
    else {
      run(g, noble, baronOf(g, seat).stronghold, tell);
      n.exhausted = true;
    }
  },
};

function run(g: Realm, noble: number, region: number, tell: RealmTell): void {
  nobleOf(g, noble).where = region;
  tell({ what: 'ranTo', noble, region, at: regionSpot(region) });
  liftSieges(g, tell);
}

export const flight: Deciding<'flight'> = {
  asks: (_, q) => q.seat,
  offers: (g, { noble }) => shelters(g, noble).map(region => ({ do: 'flee', at: regionSpot(region) }) satisfies RealmChoice),
  happens: (g, { noble }, { at }, tell) => run(g, noble, numberOf(at), tell),
  refuses: (_, __, at) => (kindOf(at) === 'region' ? { why: 'noShelter' } : null),
};

/** By a card: with the tokens he has (DTH-04). */
export function kill(g: Realm, noble: number, by: Seat): void {
  g.questions.push({ ask: 'dying', noble, by, abandoned: false });
}
