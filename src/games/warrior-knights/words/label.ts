/** What lies at a spot, in full, and its rule card. */
import type { Card, Spot, Who } from '@/engine/contract';
import { agendaOf } from '../data/agendas';
import { colourOf, eventOf } from '../data/events';
import { cityIn, incomeOfCity } from '../data/land';
import { DEEDS, NEUTRALS, PHASES, type Phase } from '../data/names';
import { TRACK_FEES } from '../data/numbers';
import { threshold } from '../rules/actions';
import { cityStrength } from '../rules/cities';
import { holdStrength } from '../rules/strongholds';
import { armyAt, kindOf, nameOf, numberOf } from '../spots';
import { armyOf, deedOfCard, FIRST_NEUTRAL, isNeutral, nobleOf, NONE, shapeOf, townOf, troopsOf, type Realm } from '../state';
import type { OpenMotion } from '../terms';
import type { ThingNames, LanguageForm, TopicName } from './languageForm';

export function spotLabel(t: LanguageForm, say: ThingNames, g: Readonly<Realm>, at: Spot, who: Who): string {
  const { labels } = t;
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'region':
      return regionLabel(t, say, g, number, who);
    case 'city':
      return cityLabel(t, say, g, number, who);
    case 'hold':
      return labels.hold(who(number), holdStrength(g, number));
    case 'noble':
      return labels.noble(
        say.noble(number),
        t.names.shapes[shapeOf(number)],
        troopsOf(g, number),
        armyOf(g, number).tokens,
        nobleOf(g, number).exhausted,
      );
    case 'garrison':
      return labels.garrison(who(number), troopsOf(g, armyAt(at)));
    case 'baron':
      return labels.seat(say.baron(number), who(number));
    case 'area':
      return labels.area(number + 1, g.areas[number]?.length ?? 0);
    case 'phase':
      return labels.phase(say.at(at), g.phases[PHASES.indexOf(nameOf(at) as Phase)]?.length ?? 0, threshold(g));
    case 'track': {
      const owner = g.track[number] ?? NONE;
      return labels.track(number + 1, TRACK_FEES[number] ?? 0, owner === NONE ? null : who(owner));
    }
    case 'event':
      return at === 'event' && g.events.length > 0 ? labels.event(t.names.eventColours[colourOf(g.events.at(-1) ?? 0)]) : say.at(at);
    case 'card':
      return g.card === NONE ? labels.card : say.deed(g.card);
    case 'pool':
      return labels.pool(g.pool);
    case 'round':
      return labels.round(g.round, labels.stages[g.stage]);
    default:
      return say.at(at);
  }
}

function regionLabel(t: LanguageForm, say: ThingNames, g: Readonly<Realm>, region: number, who: Who): string {
  const city = cityIn(region);
  const there = g.nobles.flatMap((n, noble) => (n.where === region ? [say.noble(noble)] : []));
  const hold = g.barons.flatMap((b, seat) => (b.stronghold === region ? [t.labels.hold(who(seat), holdStrength(g, seat))] : []));
  return [city === NONE ? say.region(region) : cityLabel(t, say, g, city, who), ...hold, ...there].join(', ');
}

function cityLabel(t: LanguageForm, say: ThingNames, g: Readonly<Realm>, city: number, who: Who): string {
  const { owner, razed } = townOf(g, city);
  if (razed) return t.labels.burnt(say.city(city));
  return t.labels.city(say.city(city), cityStrength(g, city), incomeOfCity(city), owner === NONE ? null : who(owner));
}

/** The card of a thing itself, or of its kind. */
export function cardOf(t: LanguageForm, g: Readonly<Realm>, at: Spot): Card | null {
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'agenda':
      return { ...t.names.agendas[agendaOf(number)], chapter: 'assembly' };
    case 'motion':
      return { ...t.names.motions[nameOf(at) as OpenMotion], chapter: 'assembly' };
    case 'event':
      return number < 0 ? null : { ...t.names.events[eventOf(number)], chapter: 'events' };
    case 'card':
      return g.card === NONE ? null : topic(t, isNeutral(g.card) ? NEUTRALS[g.card - FIRST_NEUTRAL] : DEEDS[deedOfCard(g.card)]);
    case 'hand':
    case 'phase':
      return topic(t, nameOf(at) as TopicName);
    case 'result':
      return topic(t, 'fate');
    case 'city':
      return topic(t, townOf(g, number).razed ? 'ruin' : 'city');
    case 'region':
      return topic(t, cityIn(number) !== NONE && townOf(g, cityIn(number)).razed ? 'ruin' : 'region');
    case 'pool':
      return g.settings.might ? { ...t.mightIsRight, chapter: 'aim' } : topic(t, 'pool');
    case 'hold':
      return g.settings.elimination ? { ...t.elimination, chapter: 'walls' } : topic(t, 'hold');
    default:
      return kindOf(at) in t.topics ? topic(t, kindOf(at) as TopicName) : null;
  }
}

const CHAPTER_OF: Partial<Record<TopicName, string>> = {
  ruin: 'walls',
  signs: 'walls',
  fate: 'battle',
  noble: 'battle',
  city: 'walls',
  hold: 'walls',
  track: 'draft',
  fleet: 'neutral',
  port: 'moving',
  region: 'moving',
};

function topic(t: LanguageForm, name: TopicName | undefined): Card | null {
  if (name === undefined) return null;
  const chapter = CHAPTER_OF[name] ?? 'actions';
  return { ...t.topics[name], chapter };
}

export function allCards(t: LanguageForm): Card[] {
  const names = Object.keys(t.topics) as TopicName[];
  return [
    ...names.flatMap(name => topic(t, name) ?? []),
    ...Object.values(t.names.events).map(text => ({ ...text, chapter: 'events' })),
    ...Object.entries(t.names.agendas).flatMap(([name, text]) =>
      /^privateMotion[2-4]$/.test(name) ? [] : [{ ...text, chapter: 'assembly' }],
    ),
    ...Object.values(t.names.motions).map(text => ({ ...text, chapter: 'assembly' })),
  ];
}
