/** Medieval Battle as it is drawn. */
import type { DrawnBox } from '@/table/boardProps';
import { battlefieldOf } from '../rules/battlefield';
import type { MedievalBattle } from '../state';
import { Board } from './Board';
import { Hand } from './Hand';
import { chains } from './inHand';
import { Miniature } from './Miniature';
import { isKnown } from './spots';

/** What ends a turn with an enemy or a friend is read before it is done. */
const PONDERED = ['attack', 'shoot', 'merge'];

export const medievalBattleDrawn: DrawnBox<MedievalBattle> = {
  id: 'medieval-battle',
  Board,
  Hand,
  Miniature,
  chains: (view, question, _offers, selected) => chains(view, question, selected),
  ponders: choice => PONDERED.includes(choice.do),
  knows: (view, at) => isKnown(battlefieldOf(view), view.units.length, at),
};
