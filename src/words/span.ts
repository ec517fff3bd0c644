/** A span of minutes as one says it: long ones in hours and halves of them, for nobody plans an evening in minutes. */
const HOUR = 60;
const LONG = 2 * HOUR;
const LEAST = HOUR / 2;

const inHalves = (minutes: number): string => {
  const halves = Math.round(minutes / (HOUR / 2));
  return `${halves < 2 ? '' : Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
};

export interface Span {
  readonly figures: string;
  readonly unit: 'minutes' | 'hours';
}

export function spanOf(least: number, most: number): Span {
  const inHours = most >= LONG && least >= LEAST;
  const [from, to] = inHours ? [inHalves(least), inHalves(most)] : [String(least), String(most)];
  return { figures: from === to ? from : `${from}–${to}`, unit: inHours ? 'hours' : 'minutes' };
}
