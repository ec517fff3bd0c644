/** The Castles of Burgundy as it is drawn. */
import type { DrawnBox } from '@/table/boardProps';
import { kindOf, numberOf } from '../spots';
import type { Burgundy } from '../state';
import { Board } from './Board';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';
import { Miniature } from './Miniature';

/** The spots a choice may run through; buttons stand in the choice bar. */
const KINDS = new Set(['die', 'depot', 'black', 'store', 'hex', 'goods', 'duchy']);

export const burgundyDrawn: DrawnBox<Burgundy> = {
  id: 'burgundy',
  Board,
  Hand,
  handHeight: HAND_HEIGHT,
  Miniature,
  knows: (_, at) => (kindOf(at) === 'button' ? true : KINDS.has(kindOf(at)) && numberOf(at) >= 0),
};
