/** The table in words, heading by heading, for whoever does not look at it. It comes with the board, not with the first script. */
import { upperFirst } from '@/words/grammar/text';
import type { Language, Reading, Seat, Who } from '@/engine/contract';
import { COLOURS } from '../data/names';
import { allFilled } from '../rules/areas';
import { postsIn } from '../rules/borderPosts';
import { surveyOf } from '../rules/duchy';
import { shieldsOf } from '../rules/shields';
import { sumOf } from '../rules/teamScoring';
import { DEPOT_SPOTS } from '../spots';
import { estateOf, isUsed, NONE, plays, waiting, dukeOf, type Burgundy, type Estate } from '../state';
import { areMates, mateOf, ownStoresOf, SHARED_STORES } from '../teams';
import type { BoardWords } from './boardWordsForm';
import { boardWords } from './boardWords';
import { forms } from '.';
import { goodsList } from './choiceLabel';
import { tableInWords as english } from './en/tableInWords';
import { tableInWords as italian } from './it/tableInWords';
import { routeLabel, soldLabel, spotLabel } from './label';
import type { TableInWordsForm } from './tableInWordsForm';
import { tileNoun } from './tileNoun';
import type { LanguageForm } from './languageForm';

type G = Readonly<Burgundy>;

interface Tale {
  readonly t: LanguageForm;
  readonly w: TableInWordsForm;
  readonly words: BoardWords;
  readonly g: G;
  readonly who: Who;
}

const FORMS: Readonly<Record<Language, TableInWordsForm>> = { en: english, it: italian };

const nouns = (t: LanguageForm, tiles: readonly number[]): string[] =>
  tiles.flatMap(tile => (tile >= 0 ? [tileNoun(t.names, tile).one] : []));

function standing({ t, w, g, who }: Tale): Reading {
  const label = (at: string): string => spotLabel(t, g, at, who);
  const bridge = g.order.map(seat => w.onBridge(who(seat), g.steps[seat] ?? 0));
  const later = waiting(g);
  return {
    title: label('phase'),
    lines: [
      ...(g.whiteDie > 0 ? [label('die:white')] : []),
      label('round'),
      g.solo === null ? t.labels.bridge(bridge) : label('target'),
      ...(g.turnOf === NONE ? [] : [w.turn(who(g.turnOf))]),
      ...(later.length > 0 ? [w.waiting(later.map(who))] : []),
    ],
  };
}

function market({ t, w, words, g }: Tale): Reading[] {
  const depots = DEPOT_SPOTS.slice(1).map((_, i) => {
    const tiles = nouns(t, g.depots.slice(i * 4, i * 4 + 4));
    const goods = goodsList(t, g.depotGoods.slice(i * 6, i * 6 + 6));
    const shields = g.shields.slice(i * 2, i * 2 + 2).flatMap(shield => (shield === NONE ? [] : [t.names.shield(shield).one]));
    const depot = w.depot(i + 1, tiles.length > 0 ? t.list(tiles) : w.noTiles, goods.length > 0 ? t.list(goods) : w.noGoods);
    return shields.length > 0 ? `${depot}. ${w.shields(shields)}` : depot;
  });
  const black = nouns(t, g.black);
  return [
    { title: w.depots, lines: depots },
    {
      title: words.blackDepot,
      lines: [upperFirst(words.price), black.length > 0 ? upperFirst(t.list(black)) : words.emptyDepot],
    },
  ];
}

/** Open areas a line each, the complete ones together. */
function areas({ t, w }: Tale, estate: Readonly<Estate>): string[] {
  const open: string[] = [];
  const complete: string[] = [];
  surveyOf(estate).areasOf.forEach((ofColour, colour) => {
    const kind = t.names.areas[COLOURS[colour] ?? 'building'].one;
    for (const area of ofColour) {
      const tiles = nouns(
        t,
        area.map(space => estate.spaces[space] ?? NONE),
      );
      const empty = area.filter(space => estate.spaces[space] === NONE).map(space => surveyOf(estate).number[space] ?? 0);
      if (allFilled(estate, area)) complete.push(w.full(kind, area.length, tiles));
      else open.push(w.area(kind, area.length, t.list(tiles), t.list(empty.sort((a, b) => a - b).map(String))));
    }
  });
  return complete.length > 0 ? [...open, w.complete(complete)] : open;
}

/** '3 and 5 (used)'; nothing before the first round. */
function diceOf({ t, w, g }: Tale, seat: Seat): string {
  const duke = dukeOf(g, seat);
  return t.list(duke.dice.flatMap((face, die) => (face > 0 ? [isUsed(duke, die) ? w.used(face) : `${face}`] : [])));
}

function stored({ t, w }: Tale, tiles: readonly number[]): string {
  const lying = nouns(t, tiles);
  const free = tiles.length - lying.length;
  return t.list(free > 0 ? [...lying, w.free(free)] : lying);
}

/** Who rules the duchy, and the dice and storage places of each. */
function rulers(tale: Tale, seat: Seat): { readonly title: string; readonly dice: string[]; readonly storage: string[] } {
  const { t, w, g, who } = tale;
  const points = (one: Seat): string => t.names.points(dukeOf(g, one).points);
  const { storage } = estateOf(g, seat);
  if (!g.teams) {
    const dice = diceOf(tale, seat);
    return {
      title: w.duke(who(seat), points(seat)),
      dice: dice === '' ? [] : [w.dice(dice)],
      storage: [w.storage(stored(tale, storage))],
    };
  }
  const mates = [seat, mateOf(g, seat)];
  const at = (stores: readonly number[]): string =>
    stored(
      tale,
      stores.map(store => storage[store] ?? NONE),
    );
  return {
    title: w.duke(t.list(mates.map(who)), t.names.points(sumOf(g, seat))),
    dice: mates.map(one => w.mate(who(one), points(one), diceOf(tale, one))),
    storage: [w.sharedStorage(at(SHARED_STORES)), ...mates.map(one => w.matesStorage(who(one), at(ownStoresOf(one))))],
  };
}

function duchy(tale: Tale, seat: Seat): Reading {
  const { t, w, g } = tale;
  const estate = estateOf(g, seat);
  const { title, dice, storage } = rulers(tale, seat);
  return {
    title,
    lines: [
      ...dice,
      w.holds(t.names.silver(estate.silver), t.names.workers(estate.workers)),
      ...(estate.shields === 0 ? [] : [w.shields(shieldsOf(estate).map(shield => t.names.shield(shield).one))]),
      ...storage,
      t.labels.goods(goodsList(t, estate.goods)),
      soldLabel(t, g, seat),
      ...(plays(g, 'tradeRoutes') ? [routeLabel(t, g, seat)] : []),
      ...(plays(g, 'borderPosts') ? [t.labels.posts(postsIn(g.linked[seat] ?? 0))] : []),
      ...(estate.duchy === NONE ? [w.duchyToCome] : areas(tale, estate)),
    ],
  };
}

export function tableInWords(g: G, seat: Seat, who: Who, language: Language): readonly Reading[] {
  const tale: Tale = { t: forms[language], w: FORMS[language], words: boardWords[language], g, who };
  const around = g.dukes.map((_, i) => (seat + i) % g.dukes.length);
  const ownFirst = around.filter((one, i) => !around.slice(0, i).some(before => areMates(g, before, one)));
  const bonuses = COLOURS.map(colour => spotLabel(tale.t, g, `bonus:${colour}`, who));
  const told = [standing(tale), ...market(tale), ...ownFirst.map(one => duchy(tale, one))];
  return g.solo !== null ? told : [...told, { title: tale.t.sources.colours, lines: bonuses }];
}
