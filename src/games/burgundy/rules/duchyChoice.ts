/** SET-09, SET-10, SET-14: in the experienced setup everybody chooses a duchy and where its first castle stands. */
import { DUCHIES } from '../data/duchies';
import { FIRST_CASTLES } from '../data/teamDuchies';
import { DUCHY_SPOTS, HEX_SPOTS, numberOf } from '../spots';
import type { BurgundyChoice } from '../asking';
import type { Deciding } from '../ruling';
import { estateOf } from '../state';
import { NUMBER_ON, surveyOf } from './duchy';
import { refusalOf } from './refusals';
import { CASTLE, CASTLE_TILE } from './tile';

/** The box holds four sheets of duchies 1 and 2, one of every other. */
const SHEETS_FOR_ALL = 2;

export const duchy: Deciding<'duchy'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const offers: BurgundyChoice[] = [];
    for (const d of q.dealt) {
      const taken = d >= SHEETS_FOR_ALL && g.estates.some(estate => estate.duchy === d);
      if (!taken) offers.push({ do: 'duchy', at: DUCHY_SPOTS[d] as string });
    }
    return offers;
  },
  happens(g, q, c, tell) {
    const chosen = numberOf(c.at);
    estateOf(g, q.seat).duchy = chosen;
    tell({ what: 'duchyChosen', seat: q.seat, duchy: Number(DUCHIES[chosen]?.id), at: c.at });
  },
};

export const startingCastle: Deciding<'startingCastle'> = {
  asks: (_, q) => q.seat,
  offers(g, q) {
    const { byColour, number } = surveyOf(estateOf(g, q.seat));
    const castles = byColour[CASTLE] as readonly number[];
    const spaces = g.teams ? castles.filter(space => FIRST_CASTLES.includes(number[space] as number)) : castles;
    return spaces.map(space => ({ do: 'castle', at: HEX_SPOTS[space] as string }));
  },
  /** SET-10: it brings no action and no points, even where it fills an area of one space. */
  happens(g, q, c, tell) {
    const space = numberOf(c.at);
    estateOf(g, q.seat).spaces[space] = CASTLE_TILE;
    const { number } = surveyOf(estateOf(g, q.seat));
    tell({ what: 'castleFounded', seat: q.seat, space, ...(number === NUMBER_ON ? {} : { number: number[space] as number }), at: c.at });
  },
  refuses: (g, q, at) => refusalOf(g, q, at),
};
