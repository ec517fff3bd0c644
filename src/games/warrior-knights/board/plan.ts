/** Where map and parts stand: on a phone the map fills the board, on a tablet all that lies beside it is open in a column. */
import type { Box } from '@/pieces/boxes';
import type { Layout } from '@/table/kit/boardProps';
import { PICTURE } from './outlines';

export interface Plan {
  readonly map: Box;
  /** Cards and phases, where a tall phone leaves room for them above the map. */
  readonly rows: Box | null;
  /** Beside the map, on a tablet, or below it. */
  readonly column: Box | null;
  /** Where something opened is shown. */
  readonly lens: Box;
  /** What is opened lies over the map; or is the first thing in the column, where it covers nothing; or begins below the map, and rises over it as far as it has to. */
  readonly opens: 'over' | 'column' | 'below';
  /** Then rows and column lie under it: they are left out, so that no answer stands there a second time. */
  readonly covers: boolean;
  /** The way back to the desk when it was closed. */
  readonly chip: Box;
}

const ROWS = 116;
const COLUMN = 236;
/** A column below the map shows at least the card that is up and a row. */
const LEAST_BELOW = 128;
const EDGE = 4;
const CHIP = 48;
/** A map narrower than this has no room for a column beside it. */
const LEAST_MAP = 440;

export function planFor(layout: Layout, width: number, height: number, growth: number): Plan {
  return layout === 'phone' ? phonePlan(width, height, growth) : tabletPlan(width, height, growth);
}

function phonePlan(width: number, height: number, growth: number): Plan {
  const whole = (width * PICTURE.height) / PICTURE.width;
  const rows = ROWS * Math.min(growth, 1.2);
  const roomy = height - whole >= rows;
  const top = roomy ? rows : 0;
  return {
    map: { left: 0, top, width, height: height - top },
    rows: roomy ? { left: EDGE, top: 0, width: width - 2 * EDGE, height: rows } : null,
    column: null,
    lens: { left: 0, top: 0, width, height },
    opens: 'over',
    covers: true,
    chip: { left: EDGE, top: top + EDGE, width: CHIP, height: CHIP },
  };
}

/** Where words are large the board is taller than wide: the map takes its width, and the column stands below it. */
function stackedPlan(width: number, height: number, map: number): Plan {
  return {
    map: { left: 0, top: 0, width, height: map },
    rows: null,
    column: { left: EDGE, top: map + EDGE, width: width - 2 * EDGE, height: height - map - 2 * EDGE },
    lens: { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE },
    opens: 'below',
    covers: true,
    chip: { left: EDGE, top: EDGE, width: CHIP, height: CHIP },
  };
}

function tabletPlan(width: number, height: number, growth: number): Plan {
  const column = Math.round(COLUMN * Math.min(growth, 1.3));
  const map = width - column - 2 * EDGE;
  const covers = map < LEAST_MAP;
  const whole = Math.round((width * PICTURE.height) / PICTURE.width);
  if (covers && height - whole >= LEAST_BELOW) return stackedPlan(width, height, whole);
  return {
    map: { left: 0, top: 0, width: map, height },
    rows: null,
    column: { left: map + EDGE, top: EDGE, width: column, height: height - 2 * EDGE },
    lens: { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE },
    opens: covers ? 'over' : 'column',
    covers,
    chip: { left: EDGE, top: EDGE, width: CHIP, height: CHIP },
  };
}
