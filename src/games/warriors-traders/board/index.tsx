/** Warriors & Traders with its board. */
import type { DrawnBox, FactSound } from '@/table/kit/boardProps';
import { warriorsTraders } from '..';
import type { IconName } from '@/pieces/icons';
import type { TradersFact } from '../facts';
import { kindOf, nationSpot, numberOf, provinceSpot } from '../spots';
import { landOf, type Traders, type TradersChoice, type TradersQuestion } from '../state';
import { tableInWords } from '../words/tableInWords';
import { isPieceFirst } from './asking';
import { Board } from './Board';
import { Excerpt } from './Excerpt';
import { gain } from './gain';
import { Hand } from './Hand';
import { Miniature } from './Miniature';
import { untilEnd } from '../words/untilEnd';
import { tidings } from './tidings';
import { legend } from './legend';

/** What is read before it is done. */
const PONDERED = ['toBattle', 'fight'];

/** How a match is given up or cut short. */
const ASIDE: Readonly<Record<string, IconName>> = { lastTurn: 'hourglass', abandon: 'flag' };

/** Gives up, or is one of two answers to somebody else. */
const BESIDE: ReadonlySet<string> = new Set<TradersChoice['do']>(['pass', 'playOn', 'refuse', 'withdraw']);

const SOUNDS: Readonly<Partial<Record<TradersFact['what'], FactSound>>> = {
  developed: 'place',
  shifted: 'place',
  builtArmy: 'place',
  builtFort: 'points',
  upgraded: 'place',
  boughtPoint: 'points',
  marched: 'place',
  travelled: 'place',
  battle: 'clash',
  killed: 'points',
  left: 'place',
  unified: 'points',
};

export const warriorsTradersDrawn: DrawnBox<Traders> = {
  game: warriorsTraders,
  legend,
  Board,
  Hand,
  Excerpt,
  Miniature,
  reads: tableInWords,
  untilEnd,
  tidings,
  sounds: SOUNDS,
  gain: fact => gain(fact as TradersFact),
  holdsFirmly: question => isPieceFirst(question as TradersQuestion),
  ponders: choice => PONDERED.includes(choice.do),
  aside: choice => ASIDE[choice.do] ?? null,
  beside: choice => BESIDE.has(choice.do),
  knows: (view, at) => isKnown(view, at),
};

const KINDS = ['track', 'stock', 'theirs', 'bank'];

/** Is this a spot the board draws or the choice bar lists? */
function isKnown(view: Readonly<Traders>, at: string): boolean {
  const [kind, n] = [kindOf(at), numberOf(at)];
  switch (kind) {
    case 'button':
      return true;
    case 'province':
      return landOf(view).open.includes(n) && provinceSpot(view, n) === at;
    case 'piece':
      return view.pieces.some(piece => piece.id === n);
    case 'nation':
      return landOf(view).start.includes(n) && nationSpot(view, n) === at;
    case 'rival':
      return n >= 0 && n < view.seats;
    default:
      return KINDS.includes(kind) && n >= 0;
  }
}
