/**
 * The ten duchies of the base game as printed: 37 spaces in seven rows (4, 5, 6, 7, 6, 5, 4), numbered 0–36 from the top left.
 * b village (buildings) · p pasture · m mine · s river (ships) · y monastery · c castle. Every duchy carries the same numbers.
 */
export interface PrintedDuchy {
  readonly id: string;
  readonly rows: readonly string[];
}

export const NUMBERS: readonly string[] = ['6543', '21654', '543123', '6126541', '254312', '61256', '3413'];

/** A duchy is named in the state by its place in this list: duchy 1 is number 0. */
export const DUCHIES: readonly PrintedDuchy[] = [
  { id: '1', rows: ['pccy', 'ppcyb', 'ppbybb', 'ssscsss', 'bbmbbp', 'bmybb', 'myyb'] },
  { id: '2', rows: ['yyyc', 'bbspm', 'mbbsps', 'cbscybs', 'ysbpyb', 'bbpbm', 'ppbc'] },
  { id: '3', rows: ['pppp', 'sscss', 'bmyysb', 'bbycybb', 'bbyybb', 'cpmmc', 'bpsb'] },
  { id: '4', rows: ['cpbs', 'ppbss', 'bbbscm', 'pppyyms', 'bcybbb', 'bmbyy', 'sbyc'] },
  { id: '5', rows: ['pbbs', 'ppbmm', 'bcysss', 'bbpycbb', 'ycpysb', 'bpbcs', 'yybm'] },
  { id: '6', rows: ['yycs', 'ybbsb', 'ppmsbb', 'ybbcsbb', 'ybbmsb', 'ympps', 'cppc'] },
  { id: '7', rows: ['yccs', 'yppps', 'smbbmp', 'sybbbpb', 'bybbpb', 'bsmyb', 'sccy'] },
  { id: '8', rows: ['bbsb', 'scycb', 'bymyys', 'bpympyb', 'spppmb', 'bcpcs', 'bsbb'] },
  { id: '9', rows: ['bbcy', 'bbpps', 'bbppss', 'cyymscy', 'ssymbp', 'ybbbp', 'mcbb'] },
  { id: '10', rows: ['sbpc', 'psbpb', 'pppbyb', 'bbbbbyc', 'yymyms', 'bbmys', 'cssc'] },
];

/** SET-08: the space of the starting castle in the beginner setup. */
export const CENTRE = 18;
