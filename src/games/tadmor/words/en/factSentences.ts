/** What happened, as sentences with their why. */
import { GOODS, PIECES, RARE_COLOURS, RARE_GOODS, REGIONS, TEMPLE_PARTS } from '../../data/names';
import { missionOf } from '../../data/missions';
import { REPUTATION_PRICE } from '../../data/numbers';
import { placeName } from '../choiceLabel';
import { goodsIn } from '../goods';
import type { LanguageForm } from '../languageForm';
import { names } from './names';

const goods = (good: number, count: number): string => names.goodsOf(GOODS[good] ?? 'wood', count);
const one = (good: number): string => goods(good, 1);
const region = (number: number): string => names.regions[REGIONS[number] ?? 'ebla'];
const piece = (kind: number): string => names.pieces[PIECES[kind] ?? 'camel'].one;
const rare = (number: number): string => names.rare[RARE_GOODS[number] ?? 'glass'];
const tile = (number: number): string => names.quoted(names.tiles[number] ?? '');
const mission = (number: number): string => names.quoted(names.missions[missionOf(number).favour]);
const place = (at: string): string => placeName({ names } as LanguageForm, at);
const era = (number: number): string => ['I', 'II', 'III'][number] ?? '';
const gains = (points: number): string => (points === 0 ? '' : ` and gains ${names.points(points)}`);

export const told: LanguageForm['told'] = {
  bonusGood: (e, who) => `${who(e.seat)} plays later and takes ${one(e.good)} more.`,
  startTile: (e, who) => `${who(e.seat)} begins with ${tile(e.tile)}.`,
  tilesShown: e => `${e.tiles.length} improvements of Era ${era(e.era)} are laid out.`,
  missionsDealt: e => `Everybody begins with ${names.points(e.points)} and ${names.cards(e.each)}.`,
  turnBegan: (e, who) => `Turn ${e.turn}, Era ${era(e.era)}: ${who(e.first)} begins.`,
  placed: (e, who) => `${who(e.seat)} places a ${piece(e.piece)}: ${place(e.at)}.`,
  stoppedPlacing: (e, who) => `${who(e.seat)} brings no further piece for now.`,
  noRaid: () => 'No marauders this turn: nobody had sent them.',
  revealed: (e, who) => `${who(e.seat)} reveals the marauders: ${region(e.region)}.`,
  redirected: (e, who) =>
    `${who(e.seat)} calls in ${mission(e.mission)}: the marauders turn from ${region(e.from)} to ${region(e.region)}.`,
  driven: (e, who) => `A ${piece(e.piece)} of ${who(e.seat)} goes home without acting: ${place(e.at)}.`,
  stood: (e, who) => `A ${piece(e.piece)} of ${who(e.seat)} stays: ${tile(e.tile)}.`,
  spoils: (e, who) => `${who(e.seat)} gains ${names.points(e.points)}${e.gold > 0 ? ` and ${one(3)}` : ''}: ${tile(e.tile)}.`,
  swapped: (e, who) => `${who(e.seat)} swaps pieces with ${who(e.other)}: ${place(e.own)} for ${place(e.at)}.`,
  raidOver: e => `${region(e.region)} is safe next turn.`,
  selected: (e, who) => `${who(e.seat)} chooses in secret where the marauders go next turn.`,
  selectedRegion: (e, who) => `${who(e.seat)} has chosen ${region(e.region)}.`,
  gathered: (e, who) =>
    `${who(e.seat)} gathers ${goods(e.good, e.count + e.bonus)}${e.bonus > 0 ? `, ${e.bonus} of it by improvements` : ''}.`,
  gifts: (e, who) => `${who(e.seat)} gains ${names.points(e.points)} for peace gifts.`,
  newPiece: (e, who) => `${who(e.seat)} gains a ${piece(e.piece)} and now has ${e.count}.`,
  exchanged: (e, who) => `${who(e.seat)} exchanges ${one(e.give)} for ${goodsIn(names, e.get)}.`,
  discardedMission: (e, who) => `${who(e.seat)} gives up ${mission(e.mission)} for ${one(e.good)}.`,
  showedMission: () => null,
  credited: (e, who) => `${who(e.seat)} borrows ${one(e.good)} for ${names.points(e.points)}.`,
  claimed: (e, who) => `${who(e.seat)} calls in the favour of ${mission(e.mission)}: it now counts half.`,
  tookGood: (e, who) => `${who(e.seat)} takes ${one(e.good)}.`,
  paid: (e, who) => `${who(e.seat)} pays ${goodsIn(names, e.goods)}.`,
  gotTile: (e, who) => `${who(e.seat)} ${e.bought ? 'buys' : 'takes'} ${tile(e.tile)}.`,
  built: (e, who) => `${who(e.seat)} builds ${names.levels(e.levels)}: the tower has ${e.height}.`,
  freeLevel: (e, who) => `${who(e.seat)} adds level ${e.height} for free.`,
  destroyed: (e, who) => `${who(e.seat)} tears down ${names.levels(e.levels)} of ${who(e.victim)}: ${e.height} left.`,
  builtPart: (e, who) => `${who(e.seat)} builds the ${names.parts[TEMPLE_PARTS[e.part] ?? 'basement']}: this temple is worth ${e.worth}.`,
  completed: (e, who) =>
    e.goods === 0
      ? `${who(e.seat)} completes a temple.`
      : `${who(e.seat)} is ${e.place === 1 ? 'first' : 'second'} to complete a temple: ${e.goods} free rare ${e.goods === 1 ? 'good' : 'goods'}.`,
  shrine: (e, who) => `${who(e.seat)} gains ${names.points(e.points)} for the private shrine.`,
  gotRare: (e, who) =>
    `${who(e.seat)} ${e.how === 'free' ? 'takes' : 'buys'} ${rare(e.rare)}${e.how === 'byName' ? ` for ${names.points(REPUTATION_PRICE)} on a good name` : ''}${gains(e.points)}.`,
  reshuffled: e => `The ${names.colours[RARE_COLOURS[e.colour] ?? 'grey']} stack is shuffled.`,
  drew: (e, who) => `${who(e.seat)} draws ${names.cards(e.count)}.`,
  drewMission: (e, who) => `${who(e.seat)} has drawn ${mission(e.mission)}.`,
  deckRenewed: e => `The discarded missions make a new deck of ${e.count}.`,
  fulfilled: (e, who) => `${who(e.seat)} fulfils ${mission(e.mission)}${gains(e.points)}.`,
  prestige: (e, who) => `${who(e.seat)} alone has the highest tower, ${e.height}: ${names.points(e.points)} of prestige.`,
  exempted: (e, who) => `${who(e.seat)} pays no tax: ${{ space: 'a piece is at the taxman’s', tile: tile(46), action: tile(48) }[e.why]}.`,
  taxPaid: (e, who) => `${who(e.seat)} pays ${e.gold} gold of tax.`,
  taxLost: (e, who) => `${who(e.seat)} does not pay and loses ${names.points(e.points)}.`,
  supplied: (e, who) => `${who(e.seat)} supplies the war: ${e.height} − ${e.lowest} = ${names.points(e.points)}.`,
  tookPawn: (e, who) => `${who(e.seat)} takes the first player’s pawn and ${one(e.good)}.`,
  dropped: (e, who) => `${who(e.seat)} discards ${goodsIn(names, e.goods)}: the warehouse keeps ${e.limit}.`,
  eraBonus: (e, who) => `Era ${era(e.era)} begins: ${who(e.seat)} gains ${names.points(e.points)} for ${names.levels(e.height)}.`,
  finalScore: (e, who) =>
    e.points === 0
      ? null
      : `${who(e.seat)} scores ${names.points(e.points)} for ${{ tower: 'the tower', missions: 'missions', temples: 'temples', rareGoods: 'rare goods' }[e.source]}.`,
  endTile: (e, who) =>
    e.points === 0
      ? `${who(e.seat)} gains nothing by ${tile(e.tile)}.`
      : `${who(e.seat)} scores ${names.points(e.points)} by ${tile(e.tile)}.`,
  ended: (e, who) => {
    if (e.winners.length > 1) return `${names.list(e.winners.map(who))} share the victory.`;
    return e.byRareGoods ? `${who(e.winners[0] ?? 0)} wins the tie by rare goods.` : `${who(e.winners[0] ?? 0)} wins.`;
  },
};
