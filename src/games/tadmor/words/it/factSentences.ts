/** What happened, as sentences with their why. */
import { upperFirst } from '@/words/grammar/text';
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
const piece = (kind: number): string => names.pieces[PIECES[kind] ?? 'camel'].the;
const rare = (number: number): string => names.rare[RARE_GOODS[number] ?? 'glass'];
const tile = (number: number): string => names.quoted(names.tiles[number] ?? '');
const mission = (number: number): string => names.quoted(names.missions[missionOf(number).favour]);
const place = (at: string): string => placeName({ names } as LanguageForm, at);
const era = (number: number): string => ['I', 'II', 'III'][number] ?? '';
const gains = (points: number): string => (points === 0 ? '' : ` e ottiene ${names.points(points)}`);

export const told: LanguageForm['told'] = {
  bonusGood: (e, who) => `${who(e.seat)} gioca più tardi e prende ${one(e.good)} in più.`,
  startTile: (e, who) => `${who(e.seat)} comincia con ${tile(e.tile)}.`,
  tilesShown: e => `Si scoprono ${e.tiles.length} miglioramenti dell’Era ${era(e.era)}.`,
  missionsDealt: e => `Ognuno comincia con ${names.points(e.points)} e ${names.cards(e.each)}.`,
  turnBegan: (e, who) => `Turno ${e.turn}, Era ${era(e.era)}: comincia ${who(e.first)}.`,
  placed: (e, who) => `${who(e.seat)} piazza ${piece(e.piece)}: ${place(e.at)}.`,
  stoppedPlacing: (e, who) => `${who(e.seat)} per ora non porta altri pezzi.`,
  noRaid: () => 'Niente predoni in questo turno: nessuno li aveva mandati.',
  revealed: (e, who) => `${who(e.seat)} rivela i predoni: ${region(e.region)}.`,
  redirected: (e, who) => `${who(e.seat)} riscuote ${mission(e.mission)}: i predoni lasciano ${region(e.from)} per ${region(e.region)}.`,
  driven: (e, who) => `${upperFirst(piece(e.piece))} di ${who(e.seat)} torna a casa senza agire: ${place(e.at)}.`,
  stood: (e, who) => `${upperFirst(piece(e.piece))} di ${who(e.seat)} resta: ${tile(e.tile)}.`,
  spoils: (e, who) => `${who(e.seat)} ottiene ${names.points(e.points)}${e.gold > 0 ? ` e ${one(3)}` : ''}: ${tile(e.tile)}.`,
  swapped: (e, who) => `${who(e.seat)} scambia i pezzi con ${who(e.other)}: ${place(e.own)} per ${place(e.at)}.`,
  raidOver: e => `${region(e.region)} sarà al sicuro nel prossimo turno.`,
  selected: (e, who) => `${who(e.seat)} sceglie in segreto dove andranno i predoni al prossimo turno.`,
  selectedRegion: (e, who) => `${who(e.seat)} ha scelto: ${region(e.region)}.`,
  gathered: (e, who) =>
    `${who(e.seat)} raccoglie ${goods(e.good, e.count + e.bonus)}${e.bonus > 0 ? `, di cui ${e.bonus} dai miglioramenti` : ''}.`,
  gifts: (e, who) => `${who(e.seat)} ottiene ${names.points(e.points)} per i doni di pace.`,
  newPiece: (e, who) => `${who(e.seat)} ottiene ${piece(e.piece)} e ora ne ha ${e.count}.`,
  exchanged: (e, who) => `${who(e.seat)} scambia ${one(e.give)} con ${goodsIn(names, e.get)}.`,
  discardedMission: (e, who) => `${who(e.seat)} cede ${mission(e.mission)} per ${one(e.good)}.`,
  showedMission: () => null,
  credited: (e, who) => `${who(e.seat)} prende a credito ${one(e.good)} per ${names.points(e.points)}.`,
  claimed: (e, who) => `${who(e.seat)} riscuote ${mission(e.mission)}: ora conta la metà.`,
  tookGood: (e, who) => `${who(e.seat)} prende ${one(e.good)}.`,
  paid: (e, who) => `${who(e.seat)} paga ${goodsIn(names, e.goods)}.`,
  gotTile: (e, who) => `${who(e.seat)} ${e.bought ? 'compra' : 'prende'} ${tile(e.tile)}.`,
  built: (e, who) => `${who(e.seat)} costruisce ${names.levels(e.levels)}: la torre è a ${e.height}.`,
  freeLevel: (e, who) => `${who(e.seat)} aggiunge gratis il livello ${e.height}.`,
  destroyed: (e, who) => `${who(e.seat)} abbatte ${names.levels(e.levels)} di ${who(e.victim)}: ne restano ${e.height}.`,
  builtPart: (e, who) => `${who(e.seat)} costruisce il ${names.parts[TEMPLE_PARTS[e.part] ?? 'basement']}: questo tempio vale ${e.worth}.`,
  completed: (e, who) =>
    e.goods === 0
      ? `${who(e.seat)} completa un tempio.`
      : `${who(e.seat)} completa un tempio per ${e.place === 1 ? 'primo' : 'secondo'}: ${e.goods === 1 ? 'una merce rara' : `${e.goods} merci rare`} gratis.`,
  shrine: (e, who) => `${who(e.seat)} ottiene ${names.points(e.points)} per il santuario privato.`,
  gotRare: (e, who) =>
    `${who(e.seat)} ${e.how === 'free' ? 'prende' : 'compra'} ${rare(e.rare)}${e.how === 'byName' ? ` per ${names.points(REPUTATION_PRICE)} grazie al buon nome` : ''}${gains(e.points)}.`,
  reshuffled: e => `La pila di colore ${names.colours[RARE_COLOURS[e.colour] ?? 'grey']} viene mescolata.`,
  drew: (e, who) => `${who(e.seat)} pesca ${names.cards(e.count)}.`,
  drewMission: (e, who) => `${who(e.seat)} ha pescato ${mission(e.mission)}.`,
  deckRenewed: e => `Le missioni scartate formano un nuovo mazzo di ${e.count}.`,
  fulfilled: (e, who) => `${who(e.seat)} compie ${mission(e.mission)}${gains(e.points)}.`,
  prestige: (e, who) => `${who(e.seat)} ha la torre più alta di tutte, ${e.height}: ${names.points(e.points)} di prestigio.`,
  exempted: (e, who) =>
    `${who(e.seat)} non paga tasse: ${{ space: 'ha un pezzo dall’esattore', tile: tile(46), action: tile(48) }[e.why]}.`,
  taxPaid: (e, who) => `${who(e.seat)} paga ${e.gold} oro di tasse.`,
  taxLost: (e, who) => `${who(e.seat)} non paga e perde ${names.points(e.points)}.`,
  supplied: (e, who) => `${who(e.seat)} rifornisce la guerra: ${e.height} − ${e.lowest} = ${names.points(e.points)}.`,
  tookPawn: (e, who) => `${who(e.seat)} prende il pedone di primo giocatore e ${one(e.good)}.`,
  dropped: (e, who) => `${who(e.seat)} scarta ${goodsIn(names, e.goods)}: il magazzino ne conserva ${e.limit}.`,
  eraBonus: (e, who) => `Comincia l’Era ${era(e.era)}: ${who(e.seat)} ottiene ${names.points(e.points)} per ${names.levels(e.height)}.`,
  finalScore: (e, who) =>
    e.points === 0
      ? null
      : `${who(e.seat)} ottiene ${names.points(e.points)} per ${{ tower: 'la torre', missions: 'le missioni', temples: 'i templi', rareGoods: 'le merci rare' }[e.source]}.`,
  endTile: (e, who) =>
    e.points === 0
      ? `${who(e.seat)} non ottiene niente da ${tile(e.tile)}.`
      : `${who(e.seat)} ottiene ${names.points(e.points)} da ${tile(e.tile)}.`,
  ended: (e, who) => {
    if (e.winners.length > 1) return `${names.list(e.winners.map(who))} condividono la vittoria.`;
    return e.byRareGoods ? `${who(e.winners[0] ?? 0)} vince il pareggio grazie alle merci rare.` : `${who(e.winners[0] ?? 0)} vince.`;
  },
};
