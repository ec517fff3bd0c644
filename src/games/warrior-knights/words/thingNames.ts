/** Names of things by number, in one language. */
import type { Spot } from '@/engine/contract';
import { agendaOf } from '../data/agendas';
import { CITIES } from '../data/cities';
import { eventOf } from '../data/events';
import { cityIn } from '../data/land';
import { REGIONS } from '../data/map';
import {
  DEEDS,
  FLEETS,
  NATIONS,
  NEUTRALS,
  NOBLE_NAMES,
  type BattleResult,
  type Deed,
  type Fleet,
  type Nation,
  type Neutral,
  type Phase,
} from '../data/names';
import { nationOf, STRENGTH } from '../data/numbers';
import { holderOf } from '../rules/armies';
import { passed } from '../rules/routes';
import { kindOf, nameOf, numberOf } from '../spots';
import { deedOfCard, FIRST_NEUTRAL, isGarrison, isNeutral, ownerOfArmy } from '../state';
import type { OpenMotion, Vow } from '../terms';
import type { ButtonName, ThingNames, LanguageForm } from './languageForm';

export function thingNamesOf({ names, labels }: Pick<LanguageForm, 'names' | 'labels'>): ThingNames {
  const city = (number: number): string => {
    const printed = CITIES[number]?.name ?? '';
    return names.cities[printed] ?? printed;
  };
  const region = (number: number): string => (cityIn(number) >= 0 ? city(cityIn(number)) : (REGIONS[number]?.name ?? ''));
  const baron = (seat: number): string => names.barons[seat] ?? '';
  const noble = (number: number): string => NOBLE_NAMES[number] ?? '';
  const army = (number: number): string => (isGarrison(number) ? labels.garrison(baron(ownerOfArmy(number)), -1) : noble(number));
  const troop = (card: number): string =>
    `${nationOf(card) < 0 ? names.regulars : names.nations[NATIONS[nationOf(card)] as Nation]} ${STRENGTH[card]}`;
  const agenda = (card: number): string => (card < 0 ? names.agendas.privateMotion1.title : names.agendas[agendaOf(card)].title);
  const deed = (card: number): string =>
    isNeutral(card) ? names.neutrals[NEUTRALS[card - FIRST_NEUTRAL] as Neutral] : names.deeds[DEEDS[deedOfCard(card)] as Deed];
  const at = (spot: Spot): string => {
    const number = numberOf(spot);
    switch (kindOf(spot)) {
      case 'region':
        return region(number);
      case 'port':
        return labels.port(region(number));
      case 'city':
        return city(number);
      case 'noble':
        return noble(number);
      case 'garrison':
        return army(24 + number);
      case 'hold':
        return labels.hold(baron(number), -1);
      case 'troop':
        return troop(number);
      case 'baron':
        return baron(number);
      case 'hand':
        return names.deeds[nameOf(spot) as Deed];
      case 'phase':
        return names.phases[nameOf(spot) as Phase];
      case 'agenda':
        return agenda(number);
      case 'motion':
        return names.motions[nameOf(spot) as OpenMotion].title;
      case 'fleet':
        return names.fleets[nameOf(spot) as Fleet];
      case 'result':
        return names.results[nameOf(spot) as BattleResult];
      case 'votes':
        return labels.votes(number);
      case 'crowns':
        return labels.crowns(number);
      case 'faith':
        return labels.faith(number);
      case 'button':
        return labels.buttons[nameOf(spot) as ButtonName];
      case 'vow':
        return names.vows[nameOf(spot) as Vow];
      case 'event':
        return number < 0 ? labels.deck : names.events[eventOf(number)].title;
      default:
        return labels.card;
    }
  };
  return {
    noble,
    army,
    city,
    region,
    baron,
    troop,
    agenda,
    event: card => names.events[eventOf(card)].title,
    law: law => (law in names.agendas ? names.agendas[law as keyof typeof names.agendas] : names.motions[law as OpenMotion]).title,
    deed,
    fleet: fleet => names.fleets[FLEETS[fleet] as Fleet],
    holder: (g, spot) => army(holderOf(g, numberOf(spot))),
    way: via => passed(via).map(region),
    good: spot => (kindOf(spot) === 'noble' ? names.heirOf(at(spot)) : kindOf(spot) === 'button' ? names.nothing : at(spot)),
    at,
  };
}
