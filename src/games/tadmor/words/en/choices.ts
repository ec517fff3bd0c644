import { counted } from '@/words/grammar/english';
import { TEMPLE_PARTS } from '../../data/names';
import type { Choices, Labels } from '../languageForm';
import { names } from './names';

const own = (isOwn: boolean): string => (isOwn ? ', private works' : '');

/** What is ended by it, where that is more than being done. */
const DONE: Readonly<Partial<Record<string, string>>> = { place: 'Stop placing', freeTile: 'Take no more', improve: 'Leave this space' };

export const choices: Choices = {
  takeGood: good => `Take 1 ${good}`,
  pay: good => `Pay 1 ${good}`,
  spare: good => `Save 1 ${good}`,
  drop: good => `Discard 1 ${good}`,
  takeTile: tile => `Take ${tile}`,
  buyTile: (tile, price) => `Buy ${tile} for ${price} ${price === 1 ? 'good' : 'goods'}`,
  place: (piece, on) => `Place ${piece} on ${on}`,
  redirect: region => `Send them to ${region}`,
  select: region => `Select ${region} in secret`,
  swap: ({ piece, own: mine, whose, other }) => `Swap your ${piece} (${mine}) with ${whose}’s (${other})`,
  gather: (goods, where) => `Gather ${goods}: ${where}`,
  gifts: points => `Take the gifts: ${points}`,
  newPiece: piece => `Gain ${piece}`,
  trade: (give, get) => `Exchange ${give} for ${get}`,
  discardMission: (mission, good) => `Give up ${mission} for ${good}`,
  credit: (good, points) => `Borrow ${good} for ${points}`,
  claim: (mission, favour) => `Call in ${mission}: ${favour}`,
  build: c => `Build ${c.pairs > 0 ? `${c.pairs} ${c.pairs === 1 ? 'pair' : 'pairs'}: ` : ''}${c.levels}, up to ${c.height}${own(c.own)}`,
  traitor: (victim, levels, isOwn) => `Tear down ${levels} of ${victim}${own(isOwn)}`,
  temple: (part, from, worth) =>
    `Build the ${part} (${worth})${{ palmyra: ' and draw a mission', ebla: ' in Ebla', shrine: ' in your shrine', works: ', private works' }[from]}`,
  buyRare: (rare, isOwn) => `Buy ${rare}${own(isOwn)}`,
  buyRareByName: (rare, points) => `Buy ${rare} for ${points}`,
  takeRare: rare => `Take ${rare}`,
  draw: isOwn => `Draw a mission${own(isOwn)}`,
  fulfil: (mission, isOwn) => `Fulfil ${mission}${own(isOwn)}`,
  payTax: gold => `Pay ${gold} gold`,
  loseTax: points => `Lose ${points}`,
  exempt: () => 'Use the private court against the tax',
  supplies: (points, isOwn) => `Supply the war: ${points}${isOwn ? ', private court' : ''}`,
  pawn: (good, isOwn) => `Become first player and take ${good}${isOwn ? ', private court' : ''}`,
  done: ask => DONE[ask] ?? 'Done',
  decline: ask => (ask === 'place' ? 'Keep the favour for now' : ask === 'select' ? 'Do not send them' : 'Keep the favour'),
};

export const labels: Labels = {
  space: (place, brings) => (brings === null ? place : `${place}, ${brings}`),
  piece: (who, piece) => `${who}’s ${piece}`,
  empty: 'free',
  tile: tile => `Improvement: ${tile}`,
  mission: (mission, points) => `Mission ${mission}, ${points} points`,
  region: (region, state) => `${region}${{ open: '', slot: ', attacked last', attacked: ', under attack' }[state]}`,
  stock: (goods, traded) => (traded === 0 ? goods : `${goods}, and ${traded} from exchanges this turn`),
  warehouse: (count, limit) => `Warehouse: ${counted(count, 'good')}; ${limit} stay at the end of the turn`,
  get: goods => `For ${goods}`,
  stack: (colour, count, top) => (top === null ? `No ${colour} goods left` : `${count} ${colour} goods, ${top} on top`),
  rare: rare => `Rare good: ${rare}`,
  tower: (who, height) => `${who}’s tower: ${names.levels(height)}`,
  temples: (who, worths) =>
    worths.length === 0 ? `${who} has no temple` : `${who}’s temples: ${names.list(worths.map(worth => `worth ${worth}`))}`,
  rares: (who, goods) => (goods === '' ? `${who} has no rare goods` : `${who}’s rare goods: ${goods}`),
  reserve: (piece, left, of) => `${left} of ${of} ${piece}s at home`,
  templeCards: left =>
    `Temple cards left: ${names.list(left.map((count, part) => `${names.parts[TEMPLE_PARTS[part] ?? 'basement']} ${count}`))}`,
  deck: (cards, discards) => `${names.cards(cards)} of king’s missions, ${discards} discarded`,
  turn: (when, first, next) => `${when}. ${first} plays first${next === null ? '' : `, ${next} next turn`}.`,
  slot: (now, safe, sentBy) =>
    [
      'Marauders',
      ...(now === null ? [] : [`raided now: ${now}`]),
      ...(safe === null ? [] : [`raided last, so safe now: ${safe}`]),
      ...(sentBy === null ? [] : [`sent in secret for next turn by ${sentBy}`]),
      ...(now === null && safe === null && sentBy === null ? ['nobody has sent them yet'] : []),
    ].join('; '),
  points: 'Prestige points',
  button: { done: 'Done', decline: 'Decline', payTax: 'Pay the tax', loseTax: 'Lose points' },
  nothing: 'Nothing lies here',
};
