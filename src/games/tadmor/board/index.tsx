/** Tadmor with its board. */
import type { DrawnBox, FactSound } from '@/table/kit/boardProps';
import { tadmor } from '..';
import type { TadmorFact } from '../facts';
import { GETS, kindOf, numberOf } from '../spots';
import type { Tadmor } from '../state';
import { tableInWords } from '../words/tableInWords';
import { Board } from './Board';
import { Excerpt } from './Excerpt';
import { gain } from './gain';
import { Hand } from './Hand';
import { HAND_HEIGHT } from './handPlan';
import { Miniature } from './Miniature';
import { untilEnd } from '../words/untilEnd';
import { tidings } from './tidings';
import { legend } from './legend';

/** The spots a choice may run through; buttons stand in the choice bar. */
const KINDS = new Set(['space', 'region', 'tile', 'mission', 'stock', 'stack', 'rare', 'tower']);

const SOUNDS: Readonly<Partial<Record<TadmorFact['what'], FactSound>>> = {
  startTile: 'place',
  placed: 'place',
  swapped: 'place',
  revealed: 'clash',
  driven: 'clash',
  destroyed: 'clash',
  gathered: 'place',
  gotTile: 'place',
  built: 'place',
  builtPart: 'place',
  gotRare: 'place',
  gifts: 'points',
  fulfilled: 'points',
  prestige: 'points',
  supplied: 'points',
  eraBonus: 'points',
};

export const tadmorDrawn: DrawnBox<Tadmor> = {
  game: tadmor,
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
  gain: fact => gain(fact as TadmorFact),
  // Who may fulfil a mission there is asked whether to draw one.
  waits: choice => choice.do === 'draw',
  beside: choice => choice.do === 'decline',
  knows: (_, at) => kindOf(at) === 'button' || Object.hasOwn(GETS, at) || (KINDS.has(kindOf(at)) && numberOf(at) >= 0),
};
