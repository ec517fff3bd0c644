/** The table in words, heading by heading, for whoever does not look at it. It comes with the board, not with the first script. */
import type { Language, Reading, Seat, Who } from '@/engine/contract';
import { TRACKS } from '../data/names';
import { barbarianStrength } from '../data/numbers';
import { heldBy, isBarbarian, isFree } from '../rules/pieces';
import { incomeOf, taxOf } from '../rules/resources';
import { areLinked } from '../rules/routes';
import { levelFor } from '../rules/technology';
import { pointsOf, thresholdOf } from '../rules/victory';
import { areAtWar } from '../rules/war';
import { provinceSpot } from '../spots';
import { areAllied, awaySince, FREE, landOf, realmOf, type Traders } from '../state';
import { forms } from '.';
import { spotLabel } from './label';
import { amounts, levelName, nationOf, placeOf } from './lookUp';
import { tableInWords as english } from './en/tableInWords';
import { tableInWords as italian } from './it/tableInWords';
import type { TableInWordsForm } from './tableInWordsForm';
import type { LanguageForm } from './languageForm';

type G = Readonly<Traders>;

interface Tale {
  readonly g: G;
  readonly who: Who;
  readonly t: LanguageForm;
  readonly w: TableInWordsForm;
}

function standing({ g, t, w }: Tale): Reading {
  const order = g.order.map(seat => `${nationOf(t.names, g, seat).name} (${realmOf(g, seat).nation + 1})`);
  return {
    title: t.when(g.phase, g.turn, g.lastTurn),
    lines: [w.goal(thresholdOf(g)), w.barbarians(barbarianStrength(g.turn)), w.order(t.names.list(order))],
  };
}

/** A player: points, tracks, resources, what is missing to unite the nation, wars, routes, then the provinces. */
function realm({ g, who, t, w }: Tale, seat: Seat): Reading {
  const { stock, tokens, nation, hasUnified } = realmOf(g, seat);
  const named = (fits: (other: Seat) => boolean): string =>
    t.names.list(g.realms.flatMap((_, other) => (other !== seat && fits(other) ? [who(other)] : [])));
  const income = [...incomeOf(g, seat), taxOf(g, seat)];
  const missing = (landOf(g).core[nation] ?? []).filter(p => g.holder[p] !== seat).map(p => placeOf(g, p));
  const unity = hasUnified ? w.unified : missing.length === 0 ? w.whole : w.core(t.names.list(missing));
  const [wars, routes, allies] = [
    named(other => areAtWar(g, seat, other)),
    named(other => areLinked(g, seat, other)),
    g.teams === 0 ? '' : named(other => areAllied(g, seat, other)),
  ];
  const provinces = heldBy(g, seat).map(p => spotLabel(t, g, provinceSpot(g, p), who));
  const title = nation === FREE ? who(seat) : w.player(who(seat), nationOf(t.names, g, seat).name);
  const away = awaySince(g, seat);
  if (away > 0) return { title, lines: [w.gone(away)] };
  return {
    title,
    lines: [
      w.points(t.names.points(pointsOf(g, seat))),
      ...TRACKS.map((track, i) => t.labels.track(t.names.tracks[track], levelName(levelFor(tokens[i] ?? 0)), tokens[i] ?? 0)),
      w.goods(amounts(t, stock), amounts(t, income)),
      ...(nation === FREE ? [] : [unity]),
      ...(wars === '' ? [] : [w.wars(wars)]),
      ...(routes === '' ? [] : [w.routes(routes)]),
      ...(allies === '' ? [] : [w.allies(allies)]),
      ...(provinces.length === 0 ? [w.noProvinces] : provinces),
    ],
  };
}

function lands({ g, who, t, w }: Tale, title: string, fits: (p: number) => boolean): Reading {
  const lines = landOf(g)
    .open.filter(fits)
    .map(p => spotLabel(t, g, provinceSpot(g, p), who));
  return { title, lines: lines.length === 0 ? [w.none] : lines };
}

/** Who is next to whom: what eyes read off the map. */
function neighbours({ g, t, w }: Tale): Reading {
  const { open, provinces } = landOf(g);
  return {
    title: w.provinces,
    lines: open.map(p => `${placeOf(g, p)}: ${w.neighbours(t.names.list((provinces[p]?.next ?? []).map(n => placeOf(g, n))))}`),
  };
}

const FORMS: Readonly<Record<Language, TableInWordsForm>> = { en: english, it: italian };

export function tableInWords(g: G, seat: Seat, who: Who, language: Language): readonly Reading[] {
  const tale: Tale = { g, who, t: forms[language], w: FORMS[language] };
  const seats = [seat, ...g.realms.map((_, other) => other).filter(other => other !== seat)];
  return [
    standing(tale),
    ...seats.map(s => realm(tale, s)),
    lands(tale, tale.w.barbarianLand, p => isBarbarian(g, p)),
    lands(tale, tale.w.freeLand, p => isFree(g, p)),
    neighbours(tale),
  ];
}
