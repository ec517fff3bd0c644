/** The rule card of whatever lies at a spot, the rules it stands on, and the chapter that says more. */
import type { Card, Spot } from '@/engine/contract';
import { upperFirst } from '@/words/grammar/text';
import type { Province } from '../data/atlas';
import { KINDS, TRACKS, type Kind, type ProvinceKind, type Source, type Track } from '../data/names';
import { LEVELS, TOKENS_FOR } from '../data/technology';
import { levelFor } from '../rules/technology';
import { awardHolder } from '../rules/victory';
import { areAtWar } from '../rules/war';
import { kindOf, numberOf } from '../spots';
import { FREE, landOf, realmOf, type Traders } from '../state';
import { askedSeat } from './choiceLabel';
import { levelAdds } from './levelWords';
import { amounts, kindName, levelName, nationById, nationOf, pieceAt, placeOf } from './lookUp';
import type { LanguageForm } from './languageForm';

type G = Readonly<Traders>;
const AWARDS = { production: 'builder', trade: 'merchant', military: 'warrior' } as const satisfies Readonly<Record<Track, Source>>;
type Topic = keyof LanguageForm['cards']['topics'];
type Grounds = Required<Pick<Card, 'rules' | 'chapter'>>;

const OF_PLACES: Grounds = { rules: ['1.5', '19.1'], chapter: 'unification' };
const OF_ARMIES: Grounds = { rules: ['1.7', '4.1'], chapter: 'marching' };
const OF_KIND: Readonly<Record<Kind, Grounds>> = {
  infantry: OF_ARMIES,
  archers: OF_ARMIES,
  cavalry: OF_ARMIES,
  princess: { rules: ['12.1', '12.2'], chapter: 'princesses' },
  fort: { rules: ['13.1', '13.2'], chapter: 'princesses' },
  barbarian: { rules: ['14.1', '14.3'], chapter: 'barbarians' },
};
const OF_TRACK: Readonly<Record<Track, Grounds>> = {
  production: { rules: ['8.2'], chapter: 'technology' },
  trade: { rules: ['6.2', '8.2'], chapter: 'technology' },
  military: { rules: ['9.2', '8.2'], chapter: 'technology' },
};
const OF_TOPIC: Readonly<Record<Topic, Grounds>> = {
  resources: { rules: ['5.1', '18.2'], chapter: 'resources' },
  bank: { rules: ['6.2', '6.7'], chapter: 'trade' },
  rivals: { rules: ['16.1', '6.3'], chapter: 'war' },
  nations: { rules: ['2.1', '17.1'], chapter: 'setUp' },
  turn: { rules: ['3.2', '3.3'], chapter: 'turn' },
  lastTurn: { rules: ['21.12'], chapter: 'end' },
};
const TOPIC_AT: Readonly<Record<string, Topic>> = {
  stock: 'resources',
  theirs: 'resources',
  bank: 'bank',
  rival: 'rivals',
  nation: 'nations',
  turn: 'turn',
  'button:lastTurn': 'lastTurn',
  'button:endHere': 'lastTurn',
  'button:playOn': 'lastTurn',
};

const ofPlace = (t: LanguageForm, kind: ProvinceKind): Card => ({ title: t.names.places[kind], text: t.cards.places[kind], ...OF_PLACES });
const ofPiece = (t: LanguageForm, kind: Kind): Card => ({ title: t.names.kinds[kind].one, text: t.cards.kinds[kind], ...OF_KIND[kind] });
const ofTrack = (t: LanguageForm, track: Track): Card => ({
  title: t.names.tracks[track],
  text: t.cards.tracks[track],
  ...OF_TRACK[track],
});
const ofTopic = (t: LanguageForm, topic: Topic): Card => ({ ...t.cards.topics[topic], ...OF_TOPIC[topic] });

/** A province as it lies, then what its kind is worth. */
function ofProvince(t: LanguageForm, g: G, province: Province): Card {
  const holder = g.holder[landOf(g).provinces.indexOf(province)] ?? FREE;
  const held = holder === FREE ? t.cards.nobody : nationOf(t.names, g, holder).to;
  const nations = t.names.list(province.of.map(n => nationById(t.names, landOf(g).nations[n] ?? '').to));
  const card = ofPlace(t, province.kind);
  const here = t.cards.province(card.title, nations, amounts(t, province.yields), held);
  return { ...card, title: province.name, text: `${upperFirst(here)} ${card.text}` };
}

/** What the level of whoever is asked brings, and what the next one would. */
function trackNow(t: LanguageForm, g: G, track: Track): Card {
  const q = g.questions.at(-1);
  const level = levelFor(realmOf(g, q === undefined ? 0 : askedSeat(q)).tokens[TRACKS.indexOf(track)] ?? 0);
  const said = (one: number): string => `${levelName(one)} (${levelAdds(t.levels, track, one)})`;
  const card = ofTrack(t, track);
  const next = level < LEVELS && TOKENS_FOR[level] !== undefined ? said(level + 1) : null;
  return { ...card, text: `${t.cards.level(said(level), next)} ${titleOn(t, g, track)}` };
}

/** 19.7: whose title it is, and by how much. */
function titleOn(t: LanguageForm, g: G, track: Track): string {
  const at = TRACKS.indexOf(track);
  const tokens = g.realms.map(realm => realm.tokens[at] ?? 0);
  const [first = 0, second = 0] = [...tokens].sort((a, b) => b - a);
  const holder = awardHolder(g, at);
  const award = t.sources[AWARDS[track]];
  return t.cards.title(award, holder === FREE || first === 0 ? null : nationOf(t.names, g, holder), first, second);
}

const ordered = (t: LanguageForm, g: G): string => (g.variableOrder ? t.cards.varies : t.cards.first);

function ofNation(t: LanguageForm, g: G, nation: number): Card {
  const land = landOf(g);
  const places = (of: readonly (readonly number[])[]): string => t.names.list((of[nation] ?? []).map(p => placeOf(g, p)));
  const text = t.cards.nation(nation + 1, land.nations.length, places(land.core), places(land.contested));
  return { title: upperFirst(nationById(t.names, land.nations[nation] ?? '').name), text: `${text} ${ordered(t, g)}`, ...OF_TOPIC.nations };
}

function ofRival(t: LanguageForm, g: G, seat: number): Card {
  const card = ofTopic(t, 'rivals');
  const { nation } = realmOf(g, seat);
  if (nation === FREE) return card;
  const ties = tiesOf(t, g, seat);
  return {
    ...card,
    title: upperFirst(nationOf(t.names, g, seat).name),
    text: [t.cards.number(nation + 1), ...(ties.length === 0 ? [ordered(t, g), card.text] : ties)].join(' '),
  };
}

/** Wars, and routes with who opened them. */
function tiesOf(t: LanguageForm, g: G, seat: number): string[] {
  const named = (fits: (other: number) => boolean, say: (names: string) => string): string[] => {
    const names = g.realms.flatMap((realm, other) =>
      other === seat || realm.nation === FREE || !fits(other) ? [] : [nationOf(t.names, g, other).name],
    );
    return names.length === 0 ? [] : [say(t.names.list(names))];
  };
  return [
    ...named(other => areAtWar(g, seat, other), t.cards.wars),
    ...named(other => realmOf(g, seat).routes.includes(other), t.cards.routesTo),
    ...named(other => realmOf(g, other).routes.includes(seat), t.cards.routesFrom),
  ];
}

/** This turn's order, nation by nation with its number. */
function ofTurn(t: LanguageForm, g: G): Card {
  const card = ofTopic(t, 'turn');
  const seats = g.order.filter(seat => realmOf(g, seat).nation !== FREE);
  const order = seats.map(seat => `${nationOf(t.names, g, seat).name} (${realmOf(g, seat).nation + 1})`);
  return order.length === 0 ? card : { ...card, text: `${t.cards.order(t.names.list(order))} ${card.text}` };
}

export function cardOf(t: LanguageForm, g: G, at: Spot): Card | null {
  const kind = kindOf(at);
  const province = kind === 'province' ? landOf(g).provinces[numberOf(at)] : undefined;
  if (province !== undefined) return ofProvince(t, g, province);
  const piece = pieceAt(g, at);
  if (piece !== undefined) return ofPiece(t, kindName(piece.kind));
  const track = kind === 'track' ? TRACKS[numberOf(at)] : undefined;
  if (track !== undefined) return trackNow(t, g, track);
  if (kind === 'nation') return ofNation(t, g, numberOf(at));
  if (kind === 'rival') return ofRival(t, g, numberOf(at));
  if (at === 'turn') return ofTurn(t, g);
  const topic = TOPIC_AT[at] ?? TOPIC_AT[kind];
  return topic === undefined ? null : ofTopic(t, topic);
}

/** Every card once, to be searched. */
export function indexOf(t: LanguageForm): readonly Card[] {
  return [
    ...(Object.keys(OF_TOPIC) as Topic[]).map(topic => ofTopic(t, topic)),
    ...(Object.keys(t.cards.places) as ProvinceKind[]).map(kind => ofPlace(t, kind)),
    ...KINDS.map(kind => ofPiece(t, kind)),
    ...TRACKS.map(track => ofTrack(t, track)),
  ];
}
