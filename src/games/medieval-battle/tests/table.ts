/**
 * A table for one sentence: the preset High Pass, the wagon trains in far corners, seat 0 (red) to move, and only the units that the
 * test puts down. High Pass, hex by hex (. plain, w woods, h rocky hills, M mountains, * flag):
 *
 *                0.    1h    2h    3.    4.    5.    6.    7.    8.
 *             9.    10.   11.   12.   13w   14.   15w   16.   17.   18.
 *          19.   20.   21.   22.*  23w   24.   25.   26w   27.   28h   29h
 *       30w   31w   32.   33h   34M   35.   36.   37.   38.   39h   40M   41w
 *    42w   43w   44.   45M   46h   47h   48.   49.   50.   51.   52h   53h   54M
 * 55M   56h   57.   58h   59h   60M   61M   62.   63.   64.   65.   66.   67M   68w
 *    69h   70.   71.   72h   73h   74.   75.*  76.   77.   78.   79h*  80h   81h
 *       82h   83w   84.   85M   86.   87w   88.   89.   90.   91.   92.   93h
 *          94.   95w   96.   97w   98w   99w   100w  101.  102M  103.  104.
 *             105.  106h  107M  108w  109h  110w  111.  112h  113h  114.
 *                115h  116w  117.* 118M  119h  120.  121.  122h  123M
 *                   124w  125.  126.  127.  128.  129w  130h  131M
 *                      132.  133.  134.  135.  136.  137w  138w
 *                         139.  140w  141.  142.  143.  144.
 */
import type { OptionValue, Seat } from '@/engine/contract';
import { moment } from '@/engine/referee';
import { firstQuestion, sitsAt } from '@/engine/testing/sitting';
import { medievalBattle } from '..';
import { UNITS, type UnitType } from '../data/units';
import { OFF_BOARD, type MedievalBattle, type Unit } from '../state';

export const sitting = sitsAt(medievalBattle, ({ state, offers }) => ({
  unit: (unit: number): Unit => state.units[unit]!,
  /** The spots where this may be done: `at('attack')` → ['hex:63']. Of one unit, when its number is given. */
  at: (act: string, unit?: number): readonly string[] =>
    offers.filter(c => c.do === act && (unit === undefined || ('unit' in c && c.unit === unit))).map(c => c.at),
}));
export type Sitting = ReturnType<typeof sitting>;

interface Setting {
  readonly seat?: Seat;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** Where the wagon trains wait, far from everything: red's and yellow's number in `units` are 0 and 1. */
export const RED_TRAIN = 0;
export const YELLOW_TRAIN = 1;
const CORNERS = [139, 8];

export function battle(arrange: (g: MedievalBattle) => void = () => {}, { seat = 0, options = {} }: Setting = {}): Sitting {
  const g = medievalBattle.setUp({ seats: 2, seed: 1, options: { assembly: 'highPass', ...options } });
  g.questions = [];
  CORNERS.forEach((corner, owner) => put(g, owner, 'wagonTrain', corner));
  // Yellow has the odd turns.
  g.turn = seat === 0 ? 2 : 1;
  g.questions.push({ ask: 'turn', seat });
  arrange(g);
  return sitting(moment(medievalBattle, g));
}

/** Puts a counter down and returns its number; complete and fresh unless said otherwise. */
export function put(
  g: MedievalBattle,
  seat: Seat,
  type: UnitType,
  at: number,
  { knights = type === 'wagonTrain' ? 0 : 2, points = UNITS[type].points, wait = 0 } = {},
): number {
  g.units.push({ seat, type, knights, points, at, wait });
  return g.units.length - 1;
}

export function offBoard(g: MedievalBattle, seat: Seat, type: UnitType, wait: number): number {
  return put(g, seat, type, OFF_BOARD, { wait, points: 0 });
}

export function trainTo(g: MedievalBattle, seat: Seat, at: number, points = 1): void {
  const train = g.units[seat]!;
  train.at = at;
  train.points = points;
}

/** A match at its first question, as the rulebook sets it up. */
export function opening(options: Readonly<Record<string, OptionValue>> = { assembly: 'highPass' }, seed = 1, first?: Seat): Sitting {
  return sitting(firstQuestion(medievalBattle, { seed, options, first }));
}

/** Both armies recruited, the wagon trains still in hand: `army` is a list of types for each seat. */
export function mustered(
  armies: readonly [readonly string[], readonly string[]],
  options: Readonly<Record<string, OptionValue>> = { assembly: 'highPass' },
): Sitting {
  return armies.reduce((at, army) => at.choose(...army.map(type => `recruit recruit:${type}`), 'ready'), opening(options));
}

/** 'hex:3' for each. */
export const hexes = (...list: number[]): string[] => list.map(hex => `hex:${hex}`);
/** In any order. */
export const sorted = (list: readonly string[]): string[] => [...list].sort();
