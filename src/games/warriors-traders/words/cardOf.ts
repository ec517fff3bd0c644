/** The rule card of whatever lies at a spot, the rules it stands on, and the chapter that says more. */
import type { Card, Spot } from '@/engine/contract';
import { KINDS, TRACKS, type Kind, type ProvinceKind, type Track } from '../data/names';
import { kindOf, numberOf } from '../spots';
import { landOf, type Traders } from '../state';
import { kindName, pieceAt } from './lookUp';
import type { LanguageForm } from './languageForm';

type G = Readonly<Traders>;
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

export function cardOf(t: LanguageForm, g: G, at: Spot): Card | null {
  const kind = kindOf(at);
  const province = kind === 'province' ? landOf(g).provinces[numberOf(at)] : undefined;
  if (province !== undefined) return ofPlace(t, province.kind);
  const piece = pieceAt(g, at);
  if (piece !== undefined) return ofPiece(t, kindName(piece.kind));
  const track = kind === 'track' ? TRACKS[numberOf(at)] : undefined;
  if (track !== undefined) return ofTrack(t, track);
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
