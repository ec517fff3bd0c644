/** 6: the card selected last turn is revealed, the attacked region emptied, the next card secretly selected. */
import type { Seat } from '@/engine/contract';
import { REGIONS } from '../data/names';
import { PROTECTION_POINTS, SPOILS_POINTS, TURNS } from '../data/numbers';
import { SPACES } from '../data/spaces';
import { BENDING } from '../data/tiles';
import { missionOf, type Favour } from '../data/missions';
import { DECLINE, numberOf, regionSpot, spaceSpot } from '../spots';
import {
  book,
  has,
  inOrder,
  kindOfPiece,
  merchantOf,
  NONE,
  ownerOf,
  type Deciding,
  type Happening,
  type Tadmor,
  type TadmorChoice,
  type TadmorTell,
} from '../state';
import { giveBack } from './favours';
import { ownSpace, REGION_OF, sendHome } from './pieces';
import { whyNotSelect } from './refusals';
import { store } from './stock';

export const marauders: Happening<'marauders'> = {
  runs(g, _, tell) {
    // 12.3: after the last turn nobody would reveal it.
    if (g.turn < TURNS) for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'select', seat });
    const revealer = g.merchants.findIndex(m => m.selected !== NONE);
    if (revealer === NONE) return tell({ what: 'noRaid' });
    const m = merchantOf(g, revealer);
    g.revealer = revealer;
    g.attacked = m.selected;
    m.selected = NONE;
    tell({ what: 'revealed', seat: revealer, region: g.attacked, at: regionSpot(g.attacked), reveals: true });
    g.questions.push({ ask: 'raid' });
    askWalls(g);
  },
};

/** The favour of this kind that a seat may still call in, or undefined. */
const favourOf = (g: Readonly<Tadmor>, seat: Seat, favour: Favour): number | undefined =>
  merchantOf(g, seat).fulfilled.find(mission => missionOf(mission).favour === favour);

/** 6.2: everybody in order, and after a change all anew. */
function askWalls(g: Tadmor): void {
  for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'wall', seat });
}

export const wall: Deciding<'wall'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    if (favourOf(g, q.seat, 'wall') === undefined) return [];
    return [
      ...otherRegions(g, g.attacked).map((region): TadmorChoice => ({ do: 'redirect', at: regionSpot(region) })),
      { do: 'decline', at: DECLINE },
    ];
  },
  happens(g, q, c, tell) {
    if (c.do !== 'redirect') return;
    const mission = favourOf(g, q.seat, 'wall') as number;
    giveBack(g, q.seat, mission, tell);
    const from = g.attacked;
    g.attacked = numberOf(c.at);
    tell({ what: 'redirected', seat: q.seat, mission, from, region: g.attacked, at: c.at });
    while (g.questions.at(-1)?.ask === 'wall') g.questions.pop();
    askWalls(g);
  },
  refuses: whyNotSelect,
};

/** The cards in the deck: all but the one in the slot and one on its way. */
function otherRegions(g: Readonly<Tadmor>, besides: number): number[] {
  return REGIONS.flatMap((_, region) => (region === g.current || region === besides ? [] : [region]));
}

/** 6.3, 6.4: whoever is not immune goes home; the revealer may profit. */
export const raid: Happening<'raid'> = {
  runs(g, _, tell) {
    let opponents = 0;
    for (let space = 0; space < SPACES.length; space++) {
      const code = g.board[space] as number;
      if (code === NONE || REGION_OF[space] !== g.attacked) continue;
      if (driveOff(g, space, ownerOf(code), tell) && ownerOf(code) !== g.revealer) opponents++;
    }
    takeSpoils(g, opponents, tell);
    g.questions.push({ ask: 'raidOver' });
    for (const seat of inOrder(g).reverse()) g.questions.push({ ask: 'swap', seat });
  },
};

function driveOff(g: Tadmor, space: number, owner: Seat, tell: TadmorTell): boolean {
  const m = merchantOf(g, owner);
  const piece = kindOfPiece(g.board[space] as number);
  const at = spaceSpot(space);
  const tile = has(m, BENDING.desertGuards)
    ? BENDING.desertGuards
    : owner === g.revealer && has(m, BENDING.bribedRaiders)
      ? BENDING.bribedRaiders
      : NONE;
  if (tile !== NONE) {
    tell({ what: 'stood', seat: owner, piece, tile, at });
    return false;
  }
  sendHome(g, owner, at);
  tell({ what: 'driven', seat: owner, piece, at });
  return true;
}

function takeSpoils(g: Tadmor, opponents: number, tell: TadmorTell): void {
  const seat = g.revealer;
  const m = merchantOf(g, seat);
  if (has(m, BENDING.spoils) && opponents > 0) {
    book(m, 'tiles', SPOILS_POINTS);
    tell({ what: 'spoils', seat, tile: BENDING.spoils, points: SPOILS_POINTS, gold: 0 });
  }
  if (has(m, BENDING.protectionMoney)) {
    book(m, 'tiles', PROTECTION_POINTS);
    store(m, 3, 1);
    tell({ what: 'spoils', seat, tile: BENDING.protectionMoney, points: PROTECTION_POINTS, gold: 1 });
  }
}

/** 6.5: K14, both pieces on the board and of a kind. */
export const swap: Deciding<'swap'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    if (favourOf(g, q.seat, 'swap') === undefined) return [];
    const offers: TadmorChoice[] = [];
    for (let own = 0; own < SPACES.length; own++) {
      const code = g.board[own] as number;
      if (code === NONE || ownerOf(code) !== q.seat) continue;
      for (let space = 0; space < SPACES.length; space++) {
        const other = g.board[space] as number;
        if (other !== NONE && ownerOf(other) !== q.seat && kindOfPiece(other) === kindOfPiece(code))
          offers.push({ do: 'swap', at: spaceSpot(space), own: spaceSpot(own) });
      }
    }
    if (offers.length > 0) offers.push({ do: 'decline', at: DECLINE });
    return offers;
  },
  happens(g, q, c, tell) {
    if (c.do !== 'swap') return;
    giveBack(g, q.seat, favourOf(g, q.seat, 'swap') as number, tell);
    const [own, space] = [numberOf(c.own), numberOf(c.at)];
    const other = ownerOf(g.board[space] as number);
    [g.board[own], g.board[space]] = [g.board[space] as number, g.board[own] as number];
    tell({ what: 'swapped', seat: q.seat, other, own: c.own, at: c.at });
  },
};

/** 6.6 */
export const raidOver: Happening<'raidOver'> = {
  runs(g, _, tell) {
    g.current = g.attacked;
    tell({ what: 'raidOver', region: g.current });
  },
};

/** 6.7: asked of everybody, answered by the owner of a camel that is still there. */
export const select: Deciding<'select'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    if (ownSpace(g, q.seat, 'marauders') === NONE) return [];
    return [
      ...otherRegions(g, NONE).map((region): TadmorChoice => ({ do: 'select', at: regionSpot(region) })),
      { do: 'decline', at: DECLINE },
    ];
  },
  happens(g, q, c, tell) {
    if (c.do !== 'select') return;
    sendHome(g, q.seat, spaceSpot(ownSpace(g, q.seat, 'marauders')));
    const m = merchantOf(g, q.seat);
    m.selected = numberOf(c.at);
    tell({ what: 'selected', seat: q.seat });
    tell({ what: 'selectedRegion', seat: q.seat, region: m.selected, only: [q.seat] });
  },
  refuses: whyNotSelect,
};
