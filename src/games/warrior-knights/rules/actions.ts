/** Phase 2 (ACT): reveal, resolve, allocate; a full phase area or track interrupts. */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, Running } from '../ruling';
import { DEEDS, PHASES, type Phase } from '../data/names';
import { areaSpot, nameOf, DECLINE } from '../spots';
import {
  baronOf,
  baronsLeft,
  deedOfCard,
  FIRST_NEUTRAL,
  isNeutral,
  isOnMap,
  nobleOf,
  noblesOf,
  NONE,
  seatOfCard,
  type Realm,
} from '../state';
import { gain } from './treasury';
import { hasMost, holdsCharge, takeChairman, takeHead } from './honours';

/** ACT-01: the top card of the first area that has one; when none has, Upkeep. */
export const reveal: Running<'reveal'> = {
  runs(g, _, tell) {
    const area = g.areas.findIndex(cards => cards.length > 0);
    if (area === NONE) {
      g.questions.push({ ask: 'upkeep' });
      return;
    }
    const card = (g.areas[area] as number[]).pop() as number;
    g.card = card;
    g.questions.push({ ask: 'reveal' }, { ask: 'triggers' }, { ask: 'allocate' });
    if (isNeutral(card)) {
      g.neutralSeen.push(card);
      g.questions.push({ ask: 'neutral', kind: card - FIRST_NEUTRAL });
    } else uncover(g, card, area);
    tell({ what: 'revealed', card, area, at: areaSpot(area), reveals: true });
  },
};

function uncover(g: Realm, card: number, area: number): void {
  const seat = seatOfCard(card);
  const lying = baronOf(g, seat).lying;
  lying[area] = (lying[area] as number) - 1;
  if (baronOf(g, seat).out) return;
  g.action = { region: NONE, moved: false, fought: false, acted: [], denied: [], barred: [] };
  const deed = DEEDS[deedOfCard(card)];
  if (deed === 'draftSoldiers') g.questions.push({ ask: 'markSpot', seat });
  else if (deed === 'mobilizeForces') g.questions.push({ ask: 'mobilize', seat });
  else if (deed === 'versatileStrategy') g.questions.push({ ask: 'versatile', seat });
  else if (deed !== undefined) g.questions.push({ ask: 'useCard', seat, deed });
}

/** ACT-02: use it or decline it, it is allocated all the same. LEV-01, RAL-01, SER-01. */
export const useCard: Deciding<'useCard'> = {
  asks: (_, q) => q.seat,
  offers: () => [
    { do: 'use', at: 'card' },
    { do: 'decline', at: DECLINE },
  ],
  happens(g, { seat, deed }, c, tell) {
    if (c.do === 'decline') return tell({ what: 'declined', seat, deed });
    if (deed === 'levyTaxes') gain(g, seat, 'crowns', regionsHeld(g, seat), 'levyTaxes', tell);
    if (deed === 'rallySupport') {
      gain(g, seat, 'votes', 2, 'rallySupport', tell);
      if (hasMost(g, seat, 'votes')) takeChairman(g, seat, tell);
    }
    if (deed === 'serveChurch') {
      gain(g, seat, 'faith', holdsCharge(g, seat, 'papalLegate') ? FIGURES.papalLegate.faith : 1, 'serveChurch', tell);
      if (hasMost(g, seat, 'faith')) takeHead(g, seat, tell);
    }
  },
};

/** LEV-01: each region counts once, the sea not at all. */
const regionsHeld = (g: Readonly<Realm>, seat: Seat): number =>
  new Set(
    noblesOf(seat)
      .map(noble => nobleOf(g, noble))
      .filter(isOnMap)
      .map(n => n.where),
  ).size;

/** ACT-03, ACT-04: where the card goes. Whoever has moved or attacked is exhausted now (MOB-03). */
export const allocate: Running<'allocate'> = {
  runs(g, _, tell) {
    const { card, action } = g;
    for (const noble of action?.acted ?? []) if (nobleOf(g, noble).where !== NONE) nobleOf(g, noble).exhausted = true;
    g.action = null;
    if (card === NONE || isNeutral(card)) {
      g.card = NONE;
      return;
    }
    const seat = seatOfCard(card);
    if (baronOf(g, seat).out) {
      g.card = NONE;
      return;
    }
    const phases = phasesFor(deedOfCard(card), action?.moved ?? false, action?.fought ?? false);
    if (phases.length === 0) {
      takeBack(g, card);
      g.card = NONE;
      tell({ what: 'tookBack', seat, card });
    } else if (phases.length === 1) layOn(g, phases[0] as Phase);
    else g.questions.push({ ask: 'layCard', seat, phases });
  },
};

export function phasesFor(deed: number, moved: boolean, fought: boolean): readonly Phase[] {
  switch (DEEDS[deed]) {
    case 'levyTaxes':
      return ['taxation'];
    case 'draftSoldiers':
      return ['wages'];
    case 'rallySupport':
      return ['assembly'];
    case 'serveChurch':
      return PHASES;
    case 'mobilizeForces':
      return moved === fought ? ['wages', 'assembly'] : moved ? ['wages'] : ['assembly'];
    default:
      return [];
  }
}

function layOn(g: Realm, phase: Phase): void {
  g.phases[PHASES.indexOf(phase)]?.push(g.card);
  g.card = NONE;
}

/** ACT-05: face up, so everybody knows it is there until the next planning. */
function takeBack(g: Realm, card: number): void {
  const b = baronOf(g, seatOfCard(card));
  const deed = deedOfCard(card);
  b.hand[deed] = (b.hand[deed] as number) + 1;
  b.back[deed] = (b.back[deed] as number) + 1;
}

export const layCard: Deciding<'layCard'> = {
  asks: (_, q) => q.seat,
  offers: (_, { phases }) => phases.map(phase => ({ do: 'layOn', at: `phase:${phase}` }) satisfies RealmChoice),
  happens(g, { seat }, { at }, tell) {
    tell({ what: 'laid', seat, card: g.card, phase: nameOf(at) as Phase, at });
    layOn(g, nameOf(at) as Phase);
  },
};

/** ACT-06: twice as many cards as Barons. */
export const threshold = (g: Readonly<Realm>): number => 2 * baronsLeft(g);
export const draftThreshold = (g: Readonly<Realm>): number => baronsLeft(g) + 1;

/** ACT-08: the Draft comes last. */
export const triggers: Running<'triggers'> = {
  runs(g) {
    if (g.track.filter(seat => seat !== NONE).length >= draftThreshold(g)) g.questions.push({ ask: 'draft' });
    for (const phase of ['assembly', 'wages', 'taxation'] as const) {
      const cards = g.phases[PHASES.indexOf(phase)] as number[];
      if (cards.length === 0 || cards.length < threshold(g)) continue;
      g.questions.push({ ask: 'phaseOver', phase });
      if (phase === 'assembly') g.questions.push({ ask: 'assembly' });
      else g.questions.push({ ask: phase, phase });
    }
  },
};

/** ACT-07: its cards go back to their owners. */
export const phaseOver: Running<'phaseOver'> = {
  runs(g, { phase }, tell) {
    for (const card of (g.phases[PHASES.indexOf(phase)] as number[]).splice(0)) takeBack(g, card);
    tell({ what: 'phaseOver', phase, at: `phase:${phase}` });
  },
};
