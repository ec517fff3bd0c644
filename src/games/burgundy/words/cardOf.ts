/** The rule card of whatever lies at a spot, and the few words beside a tile. */
import { upperFirst } from '@/words/grammar/text';
import type { Card, Spot } from '@/engine/contract';
import { BUILDINGS, COLOURS, type Colour } from '../data/names';
import type { RouteBonus } from '../data/routes';
import { TILES } from '../data/tiles';
import { POST_AT } from '../rules/borderPosts';
import { BUILDING_OF, INN_TILE } from '../rules/tile';
import { SURVEY } from '../rules/duchy';
import { SHIELD_COUNT } from '../data/shields';
import { shieldOn } from '../rules/shields';
import { kindOf, numberOf } from '../spots';
import { estateOf, NONE, plays, type Burgundy } from '../state';
import {
  BUILDING_RULES,
  GEESE_RULES,
  INN_RULES,
  JOKER_RULES,
  KIND_RULES,
  monasteryRules,
  POST_RULES,
  paidBuilding,
  shieldRules,
  SPACE_RULES,
  TOPIC_RULES,
  type MonasteryWords,
  type Topic,
} from './cards';
import { chapterOf } from './chapterOf';
import { ofShield } from './shields';
import { tileNoun } from './tileNoun';
import type { Tongue } from './tongue';
import { ownerAndPlace } from './whose';

const wordsOf = (words: MonasteryWords, monastery: number): string => words[monastery as keyof MonasteryWords];

export function tileCard(t: Tongue, tile: number): Card | null {
  const printed = TILES[tile];
  if (printed === undefined) return null;
  const title = upperFirst(tileNoun(t.names, tile).one);
  const { cards } = t;
  if (printed.colour === 'inn') return { title, text: cards.inn, rules: INN_RULES };
  if (printed.colour === 'joker') return { title, text: cards.joker, rules: JOKER_RULES };
  if (printed.building !== undefined)
    return { title, text: cards.buildings[printed.building], rules: [BUILDING_RULES[printed.building], 'PLC-03'] };
  if (printed.monastery !== undefined) {
    const paid = paidBuilding(printed.monastery);
    return {
      title,
      text: paid === null ? wordsOf(cards.monasteries, printed.monastery) : cards.paying(paid),
      rules: monasteryRules(printed.monastery),
    };
  }
  if (printed.animal === 'geese') return { title, text: cards.geese, rules: GEESE_RULES };
  if (printed.colour === 'pasture') return { title, text: cards.livestock(printed.heads ?? 0), rules: KIND_RULES.pasture };
  if (printed.colour === 'building' || printed.colour === 'monastery') return null;
  return { ...cards.kinds[printed.colour], rules: KIND_RULES[printed.colour] };
}

/** What a space of the trade route brings. */
export const bonusGist = (t: Tongue, bonus: RouteBonus): string => (bonus === 'castle' ? t.gists.castle : t.gists.buildings[bonus]);

export function shieldCard(t: Tongue, shield: number): Card {
  return { title: upperFirst(t.names.shield(shield).one), text: ofShield(t.cards.shields.cards, shield), rules: shieldRules(shield) };
}

/** Its name beside its picture, which bears its number. */
export const shieldName = (t: Tongue, shield: number): string => ofShield(t.cards.shields.names, shield);

/** A shield's use in a few words. */
export const shieldGist = (t: Tongue, shield: number): string => ofShield(t.cards.shields.gists, shield);

const ALL_SHIELDS = Array.from({ length: SHIELD_COUNT }, (_, i) => i + 1);

/** A tile's use in a few words. */
export function tileGist(t: Tongue, tile: number): string {
  const printed = TILES[tile];
  const { gists } = t;
  if (printed === undefined) return '';
  if (printed.building !== undefined) return gists.buildings[printed.building];
  if (printed.monastery !== undefined) {
    const paid = paidBuilding(printed.monastery);
    return paid === null ? wordsOf(gists.monasteries, printed.monastery) : gists.paying(paid);
  }
  if (printed.colour === 'mine' || printed.colour === 'ship' || printed.colour === 'castle') return gists[printed.colour];
  if (printed.colour === 'inn' || printed.colour === 'joker') return gists[printed.colour];
  return printed.animal === 'geese' ? gists.geese : gists.livestock;
}

function spaceCard(t: Tongue, g: Readonly<Burgundy>, duchy: number, space: number): Card {
  const survey = SURVEY[duchy];
  const colour = COLOURS[survey?.colour[space] ?? 0] as Colour;
  const size = survey?.areas[survey.area[space] ?? -1]?.length ?? 1;
  const card = t.cards.space(colour, survey?.number[space] ?? 0, size);
  if (!plays(g, 'borderPosts') || POST_AT[space] === NONE) return { ...card, rules: SPACE_RULES };
  return { ...card, text: `${card.text} ${t.cards.atPost}`, rules: [...SPACE_RULES, ...POST_RULES] };
}

const TOPIC_OF: Readonly<Record<string, Topic>> = {
  points: 'points',
  die: 'die',
  'die:white': 'whiteDie',
  depot: 'depot',
  black: 'blackDepot',
  store: 'storage',
  goods: 'goods',
  sold: 'sold',
  route: 'route',
  workers: 'workers',
  silver: 'silver',
  bridge: 'bridge',
  phase: 'phase',
  round: 'phase',
  bonus: 'bonus',
  duchy: 'duchy',
  'button:workers': 'takeWorkers',
  'button:endTurn': 'endTurn',
  'button:skip': 'skip',
  'button:tribute': 'tribute',
  shield: 'shields',
  target: 'target',
  'button:buyPoints': 'target',
};

/** `at` may carry its owner, 'hex:18@2': see whose.ts. */
export function cardOf(t: Tongue, g: Readonly<Burgundy>, at: Spot): Card | null {
  const card = cardAt(t, g, at);
  return card === null ? null : withChapter(card);
}

/** That of the first rule it stands on. */
function withChapter(card: Card): Card {
  const chapter = chapterOf(card.rules?.[0] ?? '');
  return chapter === undefined ? card : { ...card, chapter };
}

function cardAt(t: Tongue, g: Readonly<Burgundy>, at: Spot): Card | null {
  const { seat, place } = ownerAndPlace(g, at);
  const number = numberOf(place);
  const kind = kindOf(place);
  const estate = estateOf(g, seat);
  const lying: Readonly<Record<string, number | undefined>> = {
    depot: place.split(':').length === 3 ? g.depots[number] : NONE,
    black: g.black[number],
    inn: INN_TILE,
    store: estate.storage[number],
    hex: estate.spaces[number],
    effect: BUILDING_OF.indexOf(number),
  };
  const shield = kind === 'shield' ? g.shields[number] : kind === 'hex' ? shieldOn(g, seat, number) : NONE;
  if (shield !== undefined && shield !== NONE) return shieldCard(t, shield);
  const tile = tileCard(t, lying[kind] ?? NONE);
  if (tile !== null) return tile;
  if (kind === 'hex' && estate.duchy !== NONE) return spaceCard(t, g, estate.duchy, number);
  const topic = g.teams && kind === 'store' ? 'teamStorage' : (TOPIC_OF[place] ?? TOPIC_OF[kind]);
  return topic === undefined ? null : { ...t.cards.topics[topic], rules: TOPIC_RULES[topic] };
}

/** Every card once, to be searched. */
export function indexOf(t: Tongue): readonly Card[] {
  const topics = (Object.keys(t.cards.topics) as Topic[]).map((topic): Card => ({ ...t.cards.topics[topic], rules: TOPIC_RULES[topic] }));
  const shields = ALL_SHIELDS.map(shield => shieldCard(t, shield));
  const cards = [...topics, ...TILES.flatMap((_, tile) => tileCard(t, tile) ?? []), ...shields];
  return cards.filter((card, i) => cards.findIndex(({ title }) => title === card.title) === i).map(withChapter);
}

/** Every card there is, for tests. */
export function allCards(t: Tongue): Card[] {
  const tiles = TILES.flatMap((_, tile) => tileCard(t, tile) ?? []);
  const plain = COLOURS.flatMap(colour => [1, 8].map(size => t.cards.space(colour, 6, size)));
  const spaces = [...plain, ...plain.map(({ title, text }) => ({ title, text: `${text} ${t.cards.atPost}` }))];
  return [
    ...tiles,
    ...ALL_SHIELDS.map(shield => shieldCard(t, shield)),
    ...Object.values(t.cards.topics),
    ...spaces,
    ...BUILDINGS.map(b => ({ title: b, text: t.cards.paying(b) })),
  ];
}
