/** The Castles of Burgundy with its board. */
import type { DrawnBox, FactSound } from '@/table/kit/boardProps';
import { burgundy } from '..';
import { SPACES } from '../rules/duchy';
import { kindOf, numberOf } from '../spots';
import type { BurgundyFact } from '../facts';
import type { Burgundy } from '../state';
import { tableInWords } from '../words/tableInWords';
import { Board } from './Board';
import { differing } from './differing';
import { Excerpt } from './Excerpt';
import { gain } from './gain';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';
import { Miniature } from './Miniature';
import { untilEnd } from '../words/untilEnd';
import { tidings } from './tidings';
import { legend } from './legend';

/** The spots a choice may run through; buttons stand in the choice bar. */
const KINDS = new Set(['die', 'depot', 'black', 'store', 'hex', 'goods', 'duchy', 'effect', 'inn', 'shield']);
/** What lessons speak of besides. */
const TOPICS = new Set(['phase', 'workers', 'thread']);

const SOUNDS: Readonly<Partial<Record<BurgundyFact['what'], FactSound>>> = {
  castleFounded: 'place',
  diceRolled: 'dice',
  tookTile: 'place',
  boughtTile: 'points',
  placedTile: 'place',
  areaScored: 'points',
  colourComplete: 'points',
  postsLinked: 'points',
  livestockScored: 'points',
  watchtowerScored: 'points',
  soldGoods: 'points',
  laidGood: 'place',
  gainedSilver: 'points',
  hiredWorkers: 'points',
  loadedGoods: 'place',
  hungShield: 'place',
  tributePaid: 'points',
};

export const burgundyDrawn: DrawnBox<Burgundy> = {
  game: burgundy,
  legend,
  Board,
  Hand,
  handHeight: HAND_HEIGHT,
  Excerpt,
  Miniature,
  reads: tableInWords,
  untilEnd,
  tidings,
  sounds: SOUNDS,
  oneAtATime: true,
  gain: fact => gain(fact as BurgundyFact),
  beside: choice => choice.do === 'skip',
  differing,
  price: choice => ('pay' in choice ? Number(choice.pay) : 0),
  knows: ({ teams }, at) => {
    if (kindOf(at) === 'hex' && !teams && numberOf(at) >= SPACES) return false;
    return kindOf(at) === 'button' || TOPICS.has(at) || (KINDS.has(kindOf(at)) && numberOf(at) >= 0);
  },
};
