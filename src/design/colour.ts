/** Arithmetic on `#rrggbb`, for what a theme derives: a pressed fill, a faint beacon. */

function channels(hex: string): readonly [number, number, number] {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = channels(from);
  const [R, G, B] = channels(to);
  const between = (a: number, z: number) =>
    Math.round(a + (z - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${between(r, R)}${between(g, G)}${between(b, B)}`;
}

/** The same colour, `opacity` strong. */
export function faint(hex: string, opacity: number): string {
  return `rgba(${channels(hex).join(', ')}, ${opacity})`;
}
