/** The rule card of whatever lies at a spot, and the few words beside a tile. */
import { upperFirst } from '@/words/grammar/text';
import type { Card, Spot } from '@/engine/contract';
import { monasteryPays } from '../rules/tiles/monasteries';
import { MONASTERIES, monasteryRow, type Monastery } from '../data/monasteries';
import { BUILDINGS, COLOURS, PHASES, type Colour } from '../data/names';
import type { RouteBonus } from '../data/routes';
import { TILES } from '../data/tiles';
import { AREA_POINTS, PHASE_COUNT, PHASE_POINTS, ROUNDS_PER_PHASE } from '../data/scoring';
import { POST_AT } from '../rules/borderPosts';
import { BUILDING, BUILDING_OF, INN_TILE, MONASTERY_OF } from '../rules/tile';
import { sizeOf, SURVEY } from '../rules/duchy';
import { ALL_SHIELDS, SHIELD_POINTS, SHIELDS, type Shield } from '../data/shields';
import { shieldOn } from '../rules/shields';
import { kindOf, numberOf } from '../spots';
import { bears, estateOf, has, NONE, plays, type Burgundy, type Estate } from '../state';
import { ALONE_RULES, CRANE_ALONE, MONASTERY_ALONE, NOT_ALONE, SHIP_ALONE, type AloneMonastery, type AloneTopic } from './aloneCards';
import {
  BUILDING_RULES,
  GEESE_RULES,
  INN_RULES,
  JOKER_RULES,
  KIND_RULES,
  POST_RULES,
  paidBuilding,
  shieldRules,
  SPACE_RULES,
  TOPIC_RULES,
  type MonasteryWords,
  type SpaceTold,
} from './cards';
import { type Text, type Topic } from './cardTopics';
import { chapterOf } from './chapterOf';
import { tileNoun } from './tileNoun';
import type { LanguageForm } from './languageForm';
import { ownerAndPlace } from './whose';

const wordsOf = (words: MonasteryWords, monastery: Monastery): string => words[monastery as keyof MonasteryWords];

/** `alone`: as it is for one player. */
function tileCard(t: LanguageForm, tile: number, alone = false): Card | null {
  const printed = TILES[tile];
  if (printed === undefined) return null;
  const title = upperFirst(tileNoun(t.names, tile).one);
  const { cards } = t;
  if (alone) {
    const own = tileAlone(t, tile, title);
    if (own !== null) return own;
  }
  if (printed.colour === 'inn') return { title, text: cards.inn, rules: INN_RULES };
  if (printed.colour === 'joker') return { title, text: cards.joker, rules: JOKER_RULES };
  if (printed.building !== undefined)
    return { title, text: cards.buildings[printed.building], rules: [BUILDING_RULES[printed.building], 'PLC-03'] };
  if (printed.monastery !== undefined) {
    const paid = paidBuilding(printed.monastery);
    return {
      title,
      text: paid === null ? whatItDoes(t, printed.monastery) : cards.paying(paid),
      rules: monasteryRow(printed.monastery).rules,
    };
  }
  if (printed.animal === 'geese') return { title, text: cards.geese, rules: GEESE_RULES };
  if (printed.colour === 'pasture') return { title, text: cards.livestock(printed.heads ?? 0), rules: KIND_RULES.pasture };
  if (printed.colour === 'building' || printed.colour === 'monastery') return null;
  return { ...cards.kinds[printed.colour], rules: KIND_RULES[printed.colour] };
}

/** Those that pay at the end say so; the others work from the moment they lie in a duchy, and not before. */
function whatItDoes({ cards }: LanguageForm, monastery: Monastery): string {
  const does = wordsOf(cards.monasteries, monastery);
  return monasteryPays(monastery) ? does : cards.oncePlaced(does);
}

/** SOL-05, SOL-08: the tiles that do something else for whoever plays alone; null: this one does not. */
function tileAlone({ cards: { alone } }: LanguageForm, tile: number, title: string): Card | null {
  const printed = TILES[tile];
  if (printed?.colour === 'ship') return { ...alone.ship, rules: SHIP_ALONE };
  if (printed?.building === 'crane') return { title, text: alone.crane, rules: CRANE_ALONE };
  const monastery = printed?.monastery;
  if (monastery === undefined) return null;
  const paid = paidBuilding(monastery);
  const text = paid === null ? alone.monasteries[monastery as AloneMonastery] : alone.paying(paid);
  return text === undefined ? null : { title, text, rules: MONASTERY_ALONE };
}

/** What a space of the trade route brings. */
export const bonusGist = (t: LanguageForm, bonus: RouteBonus): string => (bonus === 'castle' ? t.gists.castle : t.gists.buildings[bonus]);

function shieldCard(t: LanguageForm, shield: Shield): Card {
  const { shields } = t.cards;
  return {
    title: upperFirst(t.names.shield(shield).one),
    text: `${shields.cards[shield]} ${shields.atTheEnd(SHIELD_POINTS[shield])}`,
    rules: shieldRules(shield),
  };
}

/** Its name beside its picture, which bears its number. */
export const shieldName = (t: LanguageForm, shield: Shield): string => t.cards.shields.names[shield];

/** A shield's use in a few words. */
export const shieldGist = (t: LanguageForm, shield: Shield): string => t.cards.shields.gists[shield];

const TOP_TILE = MONASTERY_OF.indexOf(MONASTERIES.topOfStack);

/** A tile's use in a few words. */
export function tileGist(t: LanguageForm, tile: number, alone = false): string {
  const printed = TILES[tile];
  const { gists } = t;
  if (printed === undefined) return '';
  const own = alone ? gistAlone(t, tile) : null;
  if (own !== null) return own;
  if (printed.building !== undefined) return gists.buildings[printed.building];
  if (printed.monastery !== undefined) {
    const paid = paidBuilding(printed.monastery);
    return paid === null ? wordsOf(gists.monasteries, printed.monastery) : gists.paying(paid);
  }
  if (printed.colour === 'mine' || printed.colour === 'ship' || printed.colour === 'castle') return gists[printed.colour];
  if (printed.colour === 'inn' || printed.colour === 'joker') return gists[printed.colour];
  return printed.animal === 'geese' ? gists.geese : gists.livestock;
}

function gistAlone({ cards }: LanguageForm, tile: number): string | null {
  const { gists } = cards.alone;
  const printed = TILES[tile];
  if (printed?.colour === 'ship') return gists.ship;
  if (printed?.monastery === undefined) return null;
  const paid = paidBuilding(printed.monastery);
  return paid === null ? (gists.monasteries[printed.monastery as AloneMonastery] ?? null) : gists.paying(paid);
}

/** ARE-01, PHA-07: with its inn and by shield 17 an area counts for more than its spaces. */
function spaceTold(g: Readonly<Burgundy>, estate: Readonly<Estate>, space: number): SpaceTold {
  const survey = SURVEY[estate.duchy];
  const area = survey?.areas[survey.area[space] ?? -1] ?? [space];
  const points = PHASE_POINTS[g.phase + 1];
  return {
    colour: COLOURS[survey?.colour[space] ?? 0] as Colour,
    number: survey?.number[space] ?? 0,
    oneOfEach: survey?.colour[space] === BUILDING && !has(estate, MONASTERIES.twinBuildings),
    size: area.length,
    filled: area.filter(one => estate.spaces[one] !== NONE).length,
    sizePoints: AREA_POINTS[sizeOf(estate, area)] ?? 0,
    phasePoints: PHASE_POINTS[g.phase] ?? 0,
    next: points === undefined ? null : { phase: PHASES[g.phase + 1] ?? '', points },
    beside: bears(estate, SHIELDS.pioneers) ? 'nothing' : (survey?.rivers.length ?? 0) > 0 ? 'river' : 'tile',
  };
}

function spaceCard(t: LanguageForm, g: Readonly<Burgundy>, estate: Readonly<Estate>, space: number): Card {
  const card = t.cards.space(spaceTold(g, estate, space));
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
export function cardOf(t: LanguageForm, g: Readonly<Burgundy>, at: Spot): Card | null {
  const card = cardAt(t, g, at);
  return card === null ? null : withChapter(card);
}

/** That of the first rule it stands on. */
function withChapter(card: Card): Card {
  const chapter = chapterOf(card.rules?.[0] ?? '');
  return chapter === undefined ? card : { ...card, chapter };
}

function cardAt(t: LanguageForm, g: Readonly<Burgundy>, at: Spot): Card | null {
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
  const tile = tileCard(t, lying[kind] ?? NONE, g.solo !== null);
  if (tile !== null) return g.teams && lying[kind] === TOP_TILE ? { ...tile, text: t.cards.byOption.teamTop } : tile;
  if (kind === 'hex' && estate.duchy !== NONE) return spaceCard(t, g, estate, number);
  const topic = g.teams && kind === 'store' ? 'teamStorage' : (TOPIC_OF[place] ?? TOPIC_OF[kind]);
  return topic === undefined ? null : topicCard(t, g, estate, topic);
}

/** As it is at this table. */
function topicCard(t: LanguageForm, g: Readonly<Burgundy>, estate: Readonly<Estate>, topic: Topic): Card | null {
  const { topics, alone } = t.cards;
  if (g.solo !== null && NOT_ALONE.includes(topic)) return null;
  if (g.solo !== null && topic in ALONE_RULES) {
    const own = topic as AloneTopic;
    return { ...withMore(t, g, topic, alone.topics[own]), rules: ALONE_RULES[own] };
  }
  return { ...withMore(t, g, topic, byOption(t, g, estate, topic) ?? topics[topic]), rules: TOPIC_RULES[topic] };
}

/** Where an option makes another card of it; null: none does. */
function byOption(t: LanguageForm, g: Readonly<Burgundy>, estate: Readonly<Estate>, topic: Topic): Text | null {
  const { byOption: own } = t.cards;
  if (topic === 'whiteDie' && plays(g, 'whiteCastles')) return own.whiteDie;
  if (topic === 'sold' && g.soldGoodsPublic) return own.soldOpenly;
  if (topic === 'storage' && bears(estate, SHIELDS.cellar)) return own.endlessStorage;
  return topic === 'duchy' && g.teams ? own.teamDuchy : null;
}

/** Where an option adds a sentence. */
function withMore(t: LanguageForm, g: Readonly<Burgundy>, topic: Topic, card: Text): Text {
  const { pairOfDice, innsBeside, alongTheRoute, whiteCastles, roundOf } = t.cards.byOption;
  const additions: Readonly<Partial<Record<Topic, readonly [plays: boolean, more: string]>>> = {
    die: [plays(g, 'shields'), pairOfDice],
    phase: [true, roundOf(g.phase * ROUNDS_PER_PHASE + Math.min(g.round + 1, ROUNDS_PER_PHASE), PHASE_COUNT * ROUNDS_PER_PHASE)],
    blackDepot: [plays(g, 'inns'), innsBeside],
    sold: [plays(g, 'tradeRoutes'), alongTheRoute],
    whiteDie: [g.solo !== null && plays(g, 'whiteCastles'), whiteCastles],
  };
  const [isPlayed, more] = additions[topic] ?? [false, ''];
  return isPlayed ? { ...card, text: `${card.text} ${more}` } : card;
}

/** Every card once, to be searched. */
export function indexOf(t: LanguageForm): readonly Card[] {
  const topics = (Object.keys(t.cards.topics) as Topic[]).map((topic): Card => ({ ...t.cards.topics[topic], rules: TOPIC_RULES[topic] }));
  const shields = ALL_SHIELDS.map(shield => shieldCard(t, shield));
  const { alone } = t.cards;
  const own = [
    ...(Object.keys(ALONE_RULES) as AloneTopic[]).map((topic): Card => ({ ...alone.topics[topic], rules: ALONE_RULES[topic] })),
    { ...alone.ship, rules: SHIP_ALONE },
  ].map(card => ({ ...card, title: alone.entitled(card.title) }));
  const cards = [...topics, ...TILES.flatMap((_, tile) => tileCard(t, tile) ?? []), ...shields, ...own];
  return cards.filter((card, i) => cards.findIndex(({ title }) => title === card.title) === i).map(withChapter);
}

/** Every card there is, for tests. */
export function allCards(t: LanguageForm): Card[] {
  const tiles = TILES.flatMap((_, tile) => tileCard(t, tile) ?? []);
  const plain = COLOURS.flatMap(colour =>
    [1, 8].map(size =>
      t.cards.space({
        ...{ colour, number: 6, oneOfEach: colour === 'building', size, filled: size - 1, sizePoints: 36, phasePoints: 10 },
        ...{ next: { phase: 'B', points: 8 }, beside: 'tile' },
      }),
    ),
  );
  const spaces = [...plain, ...plain.map(({ title, text }) => ({ title, text: `${text} ${t.cards.atPost}` }))];
  return [
    ...tiles,
    ...ALL_SHIELDS.map(shield => shieldCard(t, shield)),
    ...Object.values(t.cards.topics),
    ...spaces,
    ...BUILDINGS.map(b => ({ title: b, text: t.cards.paying(b) })),
  ];
}
