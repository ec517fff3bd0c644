/** Medieval Battle with its board. */
import type { DrawnBox, FactSound } from '@/table/kit/boardProps';
import type { Choice } from '@/engine/contract';
import { medievalBattle } from '..';
import { battlefieldOf } from '../rules/battlefield';
import type { MedievalFact } from '../facts';
import type { MedievalBattle } from '../state';
import { tableInWords } from '../words/tableInWords';
import { Board } from './Board';
import { Excerpt } from './Excerpt';
import { Hand } from './Hand';
import { chains, isUnitFirst } from './inHand';
import { Miniature } from './Miniature';
import { isKnown } from './spots';
import { untilEnd } from '../words/untilEnd';
import { tidings } from './tidings';
import { legend } from './legend';

const NO_CHAINS: ReadonlyMap<string, readonly Choice[]> = new Map();

/** What comes of a fight is read before it is begun. */
const PONDERED = ['attack', 'shoot'];

const SOUNDS: Readonly<Partial<Record<MedievalFact['what'], FactSound>>> = {
  laid: 'place',
  deployed: 'place',
  entered: 'place',
  stepped: 'place',
  fought: 'clash',
  shot: 'clash',
  retreated: 'place',
  advanced: 'place',
  merged: 'place',
  dismounted: 'place',
  flag: 'points',
};

export const medievalBattleDrawn: DrawnBox<MedievalBattle> = {
  game: medievalBattle,
  legend,
  Board,
  Hand,
  Excerpt,
  Miniature,
  reads: tableInWords,
  untilEnd,
  tidings,
  sounds: SOUNDS,
  // Who is only looked at, a bot or a battle shown again, invites nowhere.
  chains: (view, question, offers, selected) => (offers.length === 0 ? NO_CHAINS : chains(view, question, selected)),
  holdsFirmly: isUnitFirst,
  ponders: choice => PONDERED.includes(choice.do),
  beside: choice => choice.do === 'pass',
  knows: (view, at) => isKnown(battlefieldOf(view), view.units.length, at),
};
