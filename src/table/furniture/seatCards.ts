/** How seats stand beside each other, and how much of what each has fits into its card. */
import { space } from '@/design/space';
import { FLOWS_FROM, scaled } from '@/design/textSize';

/** A seat's card on a phone, in dp at the usual text size: with room for a name, and with just enough for shield, points and a short one. */
const CARD = { least: 64, tight: 49 } as const;
const MENU = 48;

export interface SeatCards {
  /** Small shields, small figures, hardly an edge: five and six on a small phone. */
  readonly tight: boolean;
  readonly rows: number;
  /** Of a card, so that all rows have about as many; they share what is left. */
  readonly wide: number;
}

/** How the seats stand beside each other on a phone. */
export function seatCards(width: number, seats: number, growth: number): SeatCards {
  const wide = (n: number): number => Math.floor((width - MENU - 2 * space.s - (n - 1) * space.xs) / n);
  if (wide(seats) >= CARD.least * growth) return { tight: false, rows: 1, wide: wide(seats) };
  const tight = Math.floor((width - MENU - 2 * space.xs - (seats - 1) * space.xxs) / seats);
  // Large names would be broken there: then they get a second row.
  if (growth <= FLOWS_FROM && tight >= CARD.tight * growth) return { tight: true, rows: 1, wide: tight };
  const most = Math.max(1, Array.from({ length: seats }, (_, i) => i + 1).filter(n => wide(n) >= CARD.least * growth).length);
  const rows = Math.ceil(seats / most);
  return { tight: false, rows, wide: wide(Math.ceil(seats / rows)) };
}

const CONTROLS_WIDE = [288, 88] as const;
export const controlsWide = (growth: number): number => scaled(CONTROLS_WIDE, growth);

/** More seats than this need the room of the menu's name. */
export const NAMED_MENU = 3;
const MENU_NAMED = 120;
/** In a card above the board: edges and shield; what mates have together; a figure of the points; a stock, and each figure of it. */
const IN_CARD = { rest: 60, together: 18, point: 11, stock: 26, figure: 9, most: 320 } as const;

/** How many of these stocks stand beside the points above the board: what begins a second line would push the card out of the window. */
export function stocksAbove(
  width: number,
  seats: number,
  growth: number,
  together: boolean,
  points: number,
  counts: readonly number[],
): number {
  const menu = seats > NAMED_MENU ? MENU : MENU_NAMED * growth;
  const card = (width - controlsWide(growth) - menu - (seats + 1) * space.s) / seats;
  let left =
    Math.min(card, IN_CARD.most) - IN_CARD.rest - (together ? IN_CARD.together : 0) - String(points).length * IN_CARD.point * growth;
  for (const [fitting, count] of counts.entries()) {
    left -= IN_CARD.stock + String(count).length * IN_CARD.figure * growth;
    if (left < 0) return fitting;
  }
  return counts.length;
}
