/** The numbers of the rulebook, by the rule that uses them. */

export const START_CROWNS = 15;
/** Kingdom cities that are razed before the first turn, by the number of Barons (SET-03). */
export const RAZED_AT_START: readonly number[] = [0, 0, 11, 7, 5, 3, 0];
/** Copies of each neutral card, in their order; how eight divide is known of three, the rest is ours (CMP-02). */
export const NEUTRAL_COPIES: readonly number[] = [3, 2, 1, 1, 1];
export const DEED_COPIES = 2;
export const AREAS = 3;
export const PER_AREA = 2;

/** Troop cards 0 to 23 are Regulars, four to a seat; 24 to 89 are Mercenaries, eleven to a nation. */
export const REGULARS = 24;
export const TROOP_CARDS = 90;
const REGULAR_STRENGTHS: readonly number[] = [50, 50, 50, 100];
/** How strong the eleven of a nation are is ours; that there are cards of 50 to 200 is known. */
const MERCENARY_STRENGTHS: readonly number[] = [50, 50, 50, 50, 100, 100, 100, 150, 150, 200, 200];
export const STRENGTH: readonly number[] = Array.from({ length: TROOP_CARDS }, (_, card) =>
  card < REGULARS ? (REGULAR_STRENGTHS[card % 4] as number) : (MERCENARY_STRENGTHS[(card - REGULARS) % 11] as number),
);
/** A card's wage, and what it costs to hire, is a crown for each 50 (WAG-07). */
export const wageOf = (card: number): number => (STRENGTH[card] as number) / 50;
export const isMercenary = (card: number): boolean => card >= REGULARS;
/** −1 for Regulars. */
export const nationOf = (card: number): number => (card < REGULARS ? -1 : Math.floor((card - REGULARS) / 11));

/** The Mercenary Track from the left: what a spot costs with Versatile Strategy (VER-03). */
export const TRACK_FEES: readonly number[] = [8, 7, 6, 5, 4, 3, 2];
export const LEADER = 200;
export const HUNDRED = 100;
export const MOST_FATE = 10;
export const STRONGHOLD = 400;
export const ROAD_STEPS = 3;
export const MOST_STAKE = 5;
export const REPAIR = 2;
export const FORTIFY = 4;
export const MUSTER = 2;
export const RAZE_TIMES = 3;
export const REVOLT_TIMES = 2;
export const MOST_CHARGES = 3;
export const AGENDAS_SHOWN = 3;
/** The circle Noble's troops cost nothing up to this many (WAG-04). */
export const CIRCLE_MOST = 400;
/** Whatever happens, the match ends after this round (UPK-13). */
export const LAST_ROUND = 40;
/** What may be asked for passage, permission or peace (MOV-04, BAT-08). */
export const PRICES: readonly number[] = [1, 2, 3, 5, 8];
