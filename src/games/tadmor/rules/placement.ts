/** 5: one piece after the other, until nobody can place any more. */
import type { Seat } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { PIECES } from '../data/names';
import { SPACES } from '../data/spaces';
import { DECLINE, DONE, missionSpot, numberOf, spaceSpot, tileSpot } from '../spots';
import { merchantOf, type Deciding, type Happening, type Tadmor, type TadmorChoice } from '../state';
import { claim, gainsPiece } from './favours';
import { freePosts, mayStand, putOn } from './pieces';
import { whyNotPlace } from './refusals';

/** 5.1: the next seat that can do anything, counting round the table. */
export const placeNext: Happening<'placeNext'> = {
  runs(g, q) {
    for (let i = 0; i < g.seats; i++) {
      const seat = (q.seat + i) % g.seats;
      if (merchantOf(g, seat).isOut || (!canPlace(g, seat) && claims(g, seat, true).length === 0)) continue;
      g.questions.push({ ask: 'placeNext', seat: (seat + 1) % g.seats }, { ask: 'place', seat, left: 1, advised: false, placed: 0 });
      return;
    }
  },
};

/** 5.4: pieces without a place stay in the reserve. */
function canPlace(g: Readonly<Tadmor>, seat: Seat): boolean {
  const [camels = 0, ships = 0] = merchantOf(g, seat).reserve;
  if (camels + ships > 0 && freePosts(g, seat).length > 0) return true;
  for (let space = 0; space < SPACES.length; space++)
    if ((camels > 0 && mayStand(g, space, 0)) || (ships > 0 && mayStand(g, space, 1))) return true;
  return false;
}

/** 5.5, 11.5: favours of one’s own placement step. */
function claims(g: Readonly<Tadmor>, seat: Seat, advised: boolean): TadmorChoice[] {
  const { reserve, fulfilled } = merchantOf(g, seat);
  const isAlone = reserve.reduce((a, b) => a + b, 0) < 2;
  return fulfilled.flatMap((mission): TadmorChoice[] => {
    const { favour } = missionOf(mission);
    const fits = favour === 'placeThree' ? !advised && !isAlone : gainsPiece(g, seat, favour);
    return fits ? [{ do: 'claim', at: missionSpot(mission) }] : [];
  });
}

function targets(g: Readonly<Tadmor>, seat: Seat): TadmorChoice[] {
  const offers: TadmorChoice[] = [];
  const posts = freePosts(g, seat);
  for (const [kind, piece] of PIECES.entries()) {
    if (merchantOf(g, seat).reserve[kind] === 0) continue;
    for (let space = 0; space < SPACES.length; space++)
      if (mayStand(g, space, kind)) offers.push({ do: 'place', at: spaceSpot(space), piece });
    for (const tile of posts) offers.push({ do: 'place', at: tileSpot(tile), piece });
  }
  return offers;
}

export const place: Deciding<'place'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers = targets(g, q.seat);
    const claimed = claims(g, q.seat, q.advised || offers.length === 0);
    if (offers.length === 0 && (claimed.length === 0 || q.placed > 0)) return [];
    offers.push(...claimed);
    if (q.placed > 0) offers.push({ do: 'done', at: DONE });
    else if (!canPlace(g, q.seat)) offers.push({ do: 'decline', at: DECLINE });
    return offers;
  },
  happens(g, q, c, tell) {
    const { seat } = q;
    if (c.do === 'done') return;
    if (c.do === 'decline') {
      merchantOf(g, seat).isOut = true;
      return tell({ what: 'stoppedPlacing', seat });
    }
    if (c.do === 'claim') {
      const favour = claim(g, seat, c, tell);
      const advised = favour === 'placeThree';
      g.questions.push(advised ? { ...q, left: missionOf(numberOf(c.at)).count ?? 1, advised } : q);
      return;
    }
    if (c.do !== 'place') return;
    const piece = PIECES.indexOf(c.piece);
    putOn(g, seat, piece, c.at);
    tell({ what: 'placed', seat, piece, at: c.at });
    // 11.5: at any moment, so also after what the others have placed meanwhile.
    for (const m of g.merchants) m.isOut = false;
    if (q.left > 1) g.questions.push({ ...q, left: q.left - 1, placed: q.placed + 1 });
  },
  refuses: whyNotPlace,
};
