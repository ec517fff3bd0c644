/** The six duchies with border posts, as printed: 37 spaces and numbers as on every duchy (data/duchies), and three posts, each between two spaces at the edge. */
import type { PrintedDuchy } from './duchies';

/** BRD-01: dealt one to a player; named in the state by their place behind the duchies of the base game. */
export const BORDER_DUCHIES: readonly PrintedDuchy[] = [
  { id: '11a', rows: ['cbbc', 'yyyyy', 'spbbsp', 'bsbbbpm', 'bsbbpm', 'csypc', 'mspb'] },
  { id: '11b', rows: ['bbbc', 'bmyyb', 'bmmpyb', 'csspyyb', 'ssspyc', 'spppb', 'bcbb'] },
  { id: '11c', rows: ['cbby', 'mpbbp', 'bbcppp', 'ybbmssp', 'yyycss', 'sbbym', 'sbbc'] },
  { id: '11d', rows: ['sccb', 'ssybb', 'sssbbb', 'ppmmmyy', 'pbppby', 'bbpyb', 'cbyc'] },
  { id: '11e', rows: ['mmyy', 'ybbsb', 'cybysc', 'pppybbm', 'pssbbb', 'pssbb', 'pccb'] },
  { id: '11f', rows: ['bbbs', 'yycbs', 'sbbmbb', 'cbbmpsc', 'ybmpss', 'ybcyy', 'pppp'] },
];

export const POSTS = ['northWest', 'northEast', 'south'] as const;
export type Post = (typeof POSTS)[number];

/** BRD-02: the two spaces each post touches, the same on all six duchies. */
export const POST_SPACES: readonly (readonly [number, number])[] = [
  [4, 9],
  [8, 14],
  [34, 35],
];
