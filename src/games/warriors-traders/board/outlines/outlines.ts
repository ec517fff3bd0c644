/** The form of a drawn map: written as short numbers, read once when the map is first drawn. */
import type { Point } from '@/pieces/hatch';

/** A line between two provinces: over water, or across a corner where four meet. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
}

export interface Outlines {
  /** The side of the square that each province has for its pieces: no two of them overlap. */
  readonly side: number;
  readonly borders: readonly (readonly Point[])[];
  /** By province its rings, each a list of borders: n is border n − 1, −n the same the other way round. */
  readonly rings: readonly (readonly (readonly number[])[])[];
  readonly places: readonly Point[];
  readonly ways: readonly Way[];
  readonly corners: readonly Way[];
  readonly beyond: readonly (readonly Point[])[];
}

interface Written extends Readonly<Record<Exclude<keyof Outlines, 'side'>, string>> {
  readonly side: number;
}

const lines = (text: string): string[] => text.split('\n').filter(line => line !== '');
const numbers = (text: string): number[] => text.trim().split(' ').map(Number);

/** A point, then steps. */
function walk(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

function way(line: string): Way {
  const [from = 0, to = 0, ...steps] = numbers(line);
  return { from, to, points: walk(steps) };
}

export function outlines(text: Written): () => Outlines {
  let read: Outlines | null = null;
  return () =>
    (read ??= {
      side: text.side,
      borders: lines(text.borders).map(line => walk(numbers(line))),
      rings: lines(text.rings).map(line => line.split(';').map(numbers)),
      places: lines(text.places).map(line => {
        const [x = 0, y = 0] = numbers(line);
        return [x, y];
      }),
      ways: lines(text.ways).map(way),
      corners: lines(text.corners).map(way),
      beyond: lines(text.beyond).map(line => walk(numbers(line))),
    });
}
