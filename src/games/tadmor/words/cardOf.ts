/** The rule card of whatever lies at a spot. */
import type { Card, Spot } from '@/engine/contract';
import { MISSION_COUNT, missionOf, MOMENT_OF } from '../data/missions';
import { DOINGS, type Doing } from '../data/spaces';
import { TILE_COUNT, tileOf } from '../data/tiles';
import { TURNS, TURNS_PER_ERA } from '../data/numbers';
import { endPoints } from '../rules/finalScoring';
import { spaceAt, spacesFor } from '../rules/pieces';
import { kindOf, missionSpot, numberOf, spaceSpot, tileSpot } from '../spots';
import { eraOf, merchantOf, type Tadmor } from '../state';
import { chapterOf } from './chapterOf';
import { missionTitle } from './choiceLabel';
import { goodsIn } from './goods';
import type { LanguageForm } from './languageForm';
import { ownerAndPlace } from './whose';

/** The rules a card stands on. */
const OF_DOING: Readonly<Record<Doing, readonly string[]>> = {
  gather: ['11.1'],
  shipyard: ['11.4'],
  rare: ['9.18', '13.2'],
  peaceGifts: ['11.6'],
  build1: ['9.1', '9.4'],
  build2: ['9.2', '9.3'],
  traitor: ['9.9'],
  warSupplies: ['10.4'],
  improvement: ['8.1', '8.2'],
  townMarket: ['11.2', '7.4'],
  temple: ['9.12', '9.14'],
  firstPlayer: ['10.5'],
  mission: ['9.22'],
  taxman: ['10.2'],
  marauders: ['6.7', '6.3'],
  caravan: ['11.3'],
};

const OF_TILE: Readonly<Record<number, readonly string[]>> = {
  6: ['11.7'],
  7: ['6.3'],
  9: ['9.20'],
  14: ['9.6'],
  15: ['9.6'],
  18: ['9.7'],
  20: ['7.6', '9.24'],
  25: ['6.4'],
  26: ['6.4'],
  28: ['7.6'],
  33: ['12.1'],
  34: ['9.17'],
  37: ['8.3', '9.17'],
  43: ['9.21'],
  44: ['11.6'],
  45: ['6.3'],
  46: ['10.2'],
  47: ['8.3', '9.27'],
  48: ['8.3', '10.6'],
};

function rulesOfTile(tile: number): readonly string[] {
  const { gives, perMission, perRareGood, shipBonus, prestige, alone, works } = tileOf(tile);
  if (gives !== undefined) return ['11.2', '7.4'];
  if (perMission !== undefined) return ['9.24'];
  if (perRareGood !== undefined) return ['9.19'];
  if (shipBonus !== undefined) return ['11.1'];
  if (prestige !== undefined) return ['10.1'];
  if (alone !== undefined) return ['13.3'];
  return works === 'market' ? ['8.3', '11.2'] : (OF_TILE[tile] ?? []);
}

const TOPICS: Readonly<Record<string, readonly [keyof LanguageForm['cards']['topics'], readonly string[]]>> = {
  stock: ['goods', ['7.5', '12.1']],
  get: ['traded', ['7.4', '7.7']],
  stack: ['rare', ['9.18', '13.2']],
  rare: ['rare', ['9.18', '13.2']],
  rares: ['rare', ['9.18', '13.2']],
  piece: ['pieces', ['11.3', '11.4']],
  slot: ['region', ['6.3', '6.6']],
  points: ['points', ['13.1', '12.2']],
  region: ['region', ['6.3', '6.7']],
  tower: ['tower', ['9.1', '12.2']],
  temple: ['temple', ['9.12', '9.15']],
  temples: ['temple', ['9.12', '9.15']],
  deck: ['deck', ['9.22', '9.25']],
  turn: ['turn', ['4.1', '12.2']],
  tax: ['tax', ['10.2']],
};

/** As it is in this match, with the chapter of the first rule it stands on. `at` may carry its owner: see whose.ts. */
export function cardOf(t: LanguageForm, at: Spot, g: Readonly<Tadmor> | null = null): Card | null {
  const general = cardAt(t, at.replace(/@.*/, ''));
  const now = g === null || general === null ? '' : nowAt(t, g, at);
  const card = general === null || now === '' ? general : { ...general, text: `${general.text} ${now}` };
  const chapter = chapterOf(card?.rules?.[0] ?? '');
  return card === null || chapter === undefined ? card : { ...card, chapter };
}

/** How far the match has come, and what would be counted if it ended now. */
function nowAt({ cards }: LanguageForm, g: Readonly<Tadmor>, at: Spot): string {
  const { seat, place } = ownerAndPlace(g, at);
  if (place === 'points') return cards.atTheEnd(endPoints(merchantOf(g, seat)));
  if (place !== 'turn') return '';
  const eraEnds = TURNS_PER_ERA * (eraOf(g) + 1);
  return cards.turnNow(g.turn, TURNS, eraEnds);
}

function cardAt(t: LanguageForm, at: Spot): Card | null {
  const number = numberOf(at);
  const kind = at.endsWith('Tax') ? 'tax' : kindOf(at);
  if (kind === 'space' && number >= 0) {
    const { does } = spaceAt(number);
    return { title: t.names.doings[does], text: t.cards.doings[does], rules: OF_DOING[does] };
  }
  if (kind === 'tile' && number > 0)
    return { title: `${t.names.tiles[number] ?? ''} (I${number})`, text: t.cards.tile(number), rules: rulesOfTile(number) };
  if (kind === 'mission' && number > 0) {
    const { cost, favour, points } = missionOf(number);
    return {
      title: missionTitle(t, number),
      text: t.cards.mission(goodsIn(t.names, cost), t.cards.moments[MOMENT_OF[favour]], favourText(t, number), points),
      rules: ['9.23', '9.25'],
    };
  }
  const topic = TOPICS[kind];
  return topic === undefined ? null : { ...t.cards.topics[topic[0]], rules: topic[1] };
}

/** What a favour does, with all its terms. */
function favourText({ cards }: LanguageForm, mission: number): string {
  const { favour, count = 0 } = missionOf(mission);
  return `${cards.favours[favour](count)} ${cards.terms[favour] ?? ''}`.trim();
}

/** Every card once, to be searched. */
export function indexOf(t: LanguageForm): readonly Card[] {
  const spots = [
    ...Object.keys(TOPICS).map(topic => (topic === 'tax' ? 'button:payTax' : topic)),
    ...DOINGS.map(doing => spaceSpot(spacesFor(doing)[0] ?? 0)),
    ...Array.from({ length: TILE_COUNT }, (_, i) => tileSpot(i + 1)),
    ...Array.from({ length: MISSION_COUNT }, (_, i) => missionSpot(i + 1)),
  ];
  const cards = spots.flatMap(at => cardOf(t, at) ?? []);
  return cards.filter((card, i) => cards.findIndex(({ title }) => title === card.title) === i);
}
