/** Where an arrow leads on a board: to the nearest place that lies rather ahead than aside, and straight on along the line one walks. */

type Point = readonly [number, number];
export type Direction = readonly [-1 | 0 | 1, -1 | 0 | 1];

/** Rather ahead than aside: hexes that touch a side at 30° are ahead of it, those at 60° are not. */
const CONE = 1.1;
/** In pixels: places that are so much alike in distance are equally near. */
const ALIKE = 2;
/** Where nothing lies rather ahead: how much a step aside costs against one ahead. */
const ASIDE = 2;

export interface Walk {
  readonly direction: Direction;
  /** The line that one walks along: its height for left and right, its distance from the left for up and down. */
  readonly line: number;
}

/** The walk goes on along its line until another arrow turns it. */
export const turned = (before: Walk | null, direction: Direction, [x, y]: Point): Walk =>
  before !== null && (before.direction[0] === 0) === (direction[0] === 0)
    ? { direction, line: before.line }
    : { direction, line: direction[0] === 0 ? x : y };

/** The index of the place that is next; -1 when nothing lies ahead. */
export function nextOf([x, y]: Point, { direction: [dx, dy], line }: Walk, places: readonly Point[]): number {
  let best = -1;
  let least: Point = [Infinity, Infinity];
  places.forEach(([px, py], i) => {
    const ahead = (px - x) * dx + (py - y) * dy;
    if (ahead <= 1) return;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const off = Math.abs((dx === 0 ? px : py) - line);
    // Whatever is not rather ahead comes after all that is.
    const far = aside <= ahead * CONE ? Math.hypot(ahead, aside) : FAR + ahead + ASIDE * aside;
    if (far < least[0] - ALIKE || (far < least[0] + ALIKE && off < least[1])) {
      best = i;
      least = [far, off];
    }
  });
  return best;
}
const FAR = 1e6;
