/**
 * The two duchies of a team (TEA-01, TEA-02): 12a as printed, 12b of the same shape and totals, for no picture of it is public. Two halves of seven
 * rows share the middle space of their common edge: 73 spaces.
 * The left half is numbered 0–36 like any duchy and holds the shared space, 21; the right one goes on from 37. Letters as in data/duchies.
 */
export interface TeamDuchy {
  readonly id: string;
  /** By row: the left half, then the right one. */
  readonly rows: readonly (readonly [string, string])[];
  readonly numbers: readonly (readonly [string, string])[];
}

export const TEAM_DUCHIES: readonly TeamDuchy[] = [
  {
    id: '12a',
    rows: [
      ['cbbb', 'ppby'],
      ['msbmy', 'pbsby'],
      ['bcsmyy', 'pbsbcy'],
      ['bbbsssc', 'bscbby'],
      ['ycspbm', 'mmsbcy'],
      ['yspbb', 'bbppy'],
      ['sppb', 'bppy'],
    ],
    numbers: [
      ['6543', '3456'],
      ['41654', '55512'],
      ['543125', '621323'],
      ['6126541', '426214'],
      ['254312', '313452'],
      ['61256', '65215'],
      ['3413', '3143'],
    ],
  },
  {
    id: '12b',
    rows: [
      ['mbcb', 'myyp'],
      ['bbbsb', 'bmbyp'],
      ['ppbbss', 'sbbcpc'],
      ['pmbcbsc', 'bsspps'],
      ['cmsppy', 'yspcbs'],
      ['ysbyy', 'bpbbm'],
      ['ybby', 'byyb'],
    ],
    numbers: [
      ['6543', '3456'],
      ['21654', '45612'],
      ['543123', '321345'],
      ['6126541', '456216'],
      ['254312', '213452'],
      ['61256', '65216'],
      ['3413', '3143'],
    ],
  },
];

const ROWS = [4, 5, 6, 7, 6, 5, 4] as const;
const MIDDLE_ROW = 3;
/** From the centre of one half to the centre of the other, along the middle row. */
const HALVES_APART = 6;

function half(centre: number, isRight: boolean): (readonly [number, number])[] {
  return ROWS.flatMap((length, row) => {
    const first = centre - Math.min(row, MIDDLE_ROW);
    const places = Array.from({ length }, (_, place) => [first + place, row - MIDDLE_ROW] as const);
    // The space that both halves have is the left one's.
    return isRight && row === MIDDLE_ROW ? places.slice(1) : places;
  });
}

/** By space: where it lies. q runs along a row, r counts rows, pointed tops; the centre of the left half is (0, 0), that of the right one (6, 0). */
export const TEAM_LIE: readonly (readonly [q: number, r: number])[] = [...half(0, false), ...half(HALVES_APART, true)];

/** TEA-02: the castle between the halves, where side 12a begins. */
export const SHARED_CENTRE = 21;
/** The first space of the right half. */
export const RIGHT_HALF = 37;
/** TEA-02: the numbers of the castle spaces that side 12b leaves to choose from. */
export const FIRST_CASTLES: readonly number[] = [1, 6];
