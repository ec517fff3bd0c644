/** What lies at a spot: for the screen reader and for a tap where nothing is offered. */
import type { Spot, Who } from '@/engine/contract';
import { upperFirst } from '@/words/grammar/text';
import { isFortified, numberOf, type MedievalBattle } from '../state';
import type { LanguageForm } from './languageForm';
import { flagsHeld, hexSeen, topicAt, typeIn, unitSeen, waiting, type SeenHex, type SeenUnit } from './seen';

type G = Readonly<MedievalBattle>;

const terrainOf = ({ terrain }: SeenHex) => (terrain === 'unlaid' ? null : terrain);

/** 'C4 (woods)' */
export function placeLabel(t: LanguageForm, g: G, hex: number): string {
  const seen = hexSeen(g, hex);
  return t.labels.place(seen.name, terrainOf(seen));
}

function unitLabel(t: LanguageForm, u: SeenUnit, owner: string): string {
  const { type, knights, points, most, place, wait } = u;
  const whose = upperFirst(t.names.of(owner, type));
  if (type === 'wagonTrain') return t.labels.wagonTrain(whose, place === 'gone' ? 'gone' : isFortified(u) ? 'fortified' : 'open');
  return t.labels.unit({ whose, type, knights, points, most, place, regroups: wait });
}

function hexLabel(t: LanguageForm, g: G, hex: number, who: Who): string {
  const seen = hexSeen(g, hex);
  const parts = [t.labels.hex(seen.name, terrainOf(seen))];
  if (seen.unit !== null) parts.push(unitLabel(t, seen.unit, who(seen.unit.seat)));
  if (seen.flag !== null) parts.push(t.labels.flagOf(seen.flag.value, seen.flag.holder === -1 ? null : who(seen.flag.holder)));
  return parts.join('. ');
}

function unitAndPlace(t: LanguageForm, g: G, unit: number, who: Who): string {
  const u = unitSeen(g, unit);
  if (u === null) return t.labels.anyUnit;
  const label = unitLabel(t, u, who(u.seat));
  return u.place === 'board' ? `${label}. ${placeLabel(t, g, u.at)}` : label;
}

export function spotLabel(t: LanguageForm, g: G, at: Spot, who: Who): string {
  const n = numberOf(at);
  switch (at.slice(0, at.indexOf(':'))) {
    case 'hex':
      return hexLabel(t, g, n, who);
    case 'unit':
      return unitAndPlace(t, g, n, who);
    case 'off':
      return t.labels.off(hexSeen(g, n).name);
    case 'module':
      return t.labels.module(typeIn(at));
    case 'recruit':
      return t.labels.recruit(typeIn(at));
    case 'dismiss':
      return t.choices.dismiss(typeIn(at));
    case 'type':
      return upperFirst(t.names.unit(typeIn(at)));
    case 'token':
      return t.labels.tokens(who(n), g.tokens[n === 1 ? 1 : 0]);
    case 'reserve':
      return t.labels.reserve(who(n), waiting(g, n).length);
    case 'points':
      return t.labels.flagsHeld(who(n), flagsHeld(g, n));
    case 'flag':
      return t.labels.flag;
    default:
      return t.cards[topicAt(g, at) ?? '']?.title ?? '';
  }
}
