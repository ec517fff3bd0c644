/** What is learnt by playing, in this order: each lesson one idea, on a position of a real match. */
import type { Lesson } from './answers';
import { aim, place, take } from './firstTurns';
import { castle, ship, workers } from './gains';
import { variants } from './variants';
import { colours, watch } from './watched';
import { end, monasteries, silver } from './wholeMatch';

export const tutorials: readonly Lesson[] = [
  aim,
  watch,
  take,
  place,
  workers,
  ship,
  castle,
  silver,
  monasteries,
  colours,
  end,
  ...variants,
];
