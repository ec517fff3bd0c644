/** Phase 1 (PLN): up to two cards face down on each of three areas, neutral cards among them, and each area shuffled by itself. */
import { shuffle } from '@/engine/dice';
import type { RealmChoice } from '../asking';
import type { Deciding, Running } from '../ruling';
import { DEEDS } from '../data/names';
import { AREAS, LAST_ROUND, PER_AREA } from '../data/numbers';
import { areaSpot, DONE, nameOf, numberOf } from '../spots';
import { baronOf, cardOf, inOrder, type Realm } from '../state';

/** ROU-01: planning, then actions until the areas are empty. */
export const round: Running<'round'> = {
  runs(g, _, tell) {
    g.round++;
    g.stage = 'planning';
    tell({ what: 'round', round: g.round, isLast: g.round === LAST_ROUND, at: 'round' });
    g.questions.push({ ask: 'stack' });
    for (const b of g.barons) b.back.fill(0);
    for (const seat of inOrder(g).sort((a, b) => b - a)) g.questions.push({ ask: 'plan', seat });
  },
};

/** By area, a choice for each deed: the same in every planning, so made once. */
const LAYS = Array.from({ length: AREAS }, (_, area) => DEEDS.map(deed => ({ do: 'lay', at: areaSpot(area), deed }) as const));

/** PLN-01: nobody sees it before all have planned (PLN-05). */
export const plan: Deciding<'plan'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const b = baronOf(g, seat);
    const offers: RealmChoice[] = [];
    b.plan.forEach((laid, area) => {
      if (laid.length >= PER_AREA) return;
      for (const choice of LAYS[area] ?? []) if ((b.hand[DEEDS.indexOf(choice.deed)] as number) > 0) offers.push(choice);
    });
    offers.push({ do: 'done', at: DONE });
    return offers;
  },
  happens(g, { seat }, c, tell) {
    const b = baronOf(g, seat);
    if (c.do !== 'lay') {
      b.done = true;
      return tell({ what: 'planned', seat });
    }
    const deed = DEEDS.indexOf(c.deed);
    b.hand[deed] = (b.hand[deed] as number) - 1;
    const laid = b.plan[numberOf(c.at)] as number[];
    laid.push(deed);
    laid.sort((x, y) => x - y);
    g.questions.push({ ask: 'plan', seat });
  },
  refuses(g, { seat }, at) {
    const { hand, plan: laid } = baronOf(g, seat);
    if (at.startsWith('area:') && (laid[numberOf(at)]?.length ?? 0) >= PER_AREA) return { why: 'areaFull' };
    return at.startsWith('hand:') && hand[DEEDS.findIndex(deed => deed === nameOf(at))] === 0 ? { why: 'noneLeft' } : null;
  },
};

/** PLN-03, PLN-04: two neutral cards to each area, two aside unseen. */
export const stack: Running<'stack'> = {
  runs(g, _, tell) {
    g.neutral.push(...g.neutralSeen.splice(0));
    shuffle(
      g,
      g.neutral.sort((a, b) => a - b),
    );
    for (let area = 0; area < AREAS; area++) fillArea(g, area);
    for (const b of g.barons) {
      b.done = false;
      b.plan = [[], [], []];
    }
    g.stage = 'actions';
    tell({ what: 'stacked', counts: g.areas.map(cards => cards.length).join('-'), reveals: true });
    g.questions.push({ ask: 'reveal' });
  },
};

function fillArea(g: Realm, area: number): void {
  const cards = g.areas[area] as number[];
  g.barons.forEach((b, seat) => {
    const laid = b.plan[area] as number[];
    b.lying[area] = laid.length;
    for (const deed of laid) cards.push(cardOf(seat, deed));
  });
  cards.push(...g.neutral.splice(0, PER_AREA));
  shuffle(g, cards);
}
