/** The table in words, heading by heading, for whoever does not look at it. It comes with the board, not with the first script. */
import type { Language, Reading, Seat, Who } from '@/engine/contract';
import { PIECES, RARE_COLOURS, REGIONS } from '../data/names';
import { PRIVATE_TILES } from '../data/tiles';
import { priceOf } from '../rules/improvements';
import { isThere, REGION_OF } from '../rules/pieces';
import { SPACE_SPOTS } from '../spots';
import { HIDDEN, merchantOf, NONE, type Merchant, type Tadmor } from '../state';
import { forms } from '.';
import { missionTitle, placeName, tileName } from './choiceLabel';
import { goodsIn } from './goods';
import { spotLabel } from './label';
import { boardWords } from './boardWords';
import type { BoardWords } from './boardWordsForm';
import { tableInWords as english } from './en/tableInWords';
import { tableInWords as italian } from './it/tableInWords';
import type { TableInWordsForm } from './tableInWordsForm';
import type { LanguageForm } from './languageForm';

interface Tale {
  readonly t: LanguageForm;
  readonly w: TableInWordsForm;
  readonly b: BoardWords;
  readonly g: Readonly<Tadmor>;
  readonly who: Who;
}

function region({ t, w, g, who }: Tale, number: number): Reading {
  const spaces = REGION_OF.flatMap((of, space) => (of === number && isThere(g, space) ? [space] : []));
  const label = (space: number): string => spotLabel(t, g, SPACE_SPOTS[space] as string, who);
  const free = spaces.filter(space => g.board[space] === NONE);
  const name = (space: number): string => placeName(t, SPACE_SPOTS[space] as string).replace(/, [^,]*$/, '');
  return {
    title: spotLabel(t, g, `region:${REGIONS[number] ?? 'ebla'}`, who),
    lines: [
      ...spaces.filter(space => g.board[space] !== NONE).map(label),
      ...(free.length > 0 ? [w.freeSpaces(t.names.list(free.map(name)))] : []),
    ],
  };
}

function besideTheMap({ t, w, b, g, who }: Tale): Reading {
  const label = (at: string): string => spotLabel(t, g, at, who);
  const tiles = g.display.filter(tile => tile !== NONE).map(tile => tileName(t, tile));
  return {
    title: w.market,
    lines: [
      tiles.length > 0 ? w.improvements(b.price(priceOf(g)), t.names.list(tiles)) : w.noImprovements,
      ...RARE_COLOURS.map(colour => label(`stack:${colour}`)),
      label('temples'),
      label('deck'),
    ],
  };
}

function missions({ t, w }: Tale, m: Readonly<Merchant>): string[] {
  const named = (cards: readonly number[]): string =>
    t.names.list(cards.filter(card => card !== HIDDEN).map(card => missionTitle(t, card)));
  const hidden = m.hand.filter(card => card === HIDDEN).length;
  return [
    ...(m.hand.length > hidden ? [w.inHand(named(m.hand))] : []),
    ...(hidden > 0 ? [w.hiddenInHand(hidden)] : []),
    ...(m.fulfilled.length > 0 ? [w.fulfilled(named(m.fulfilled))] : []),
    ...(m.returned.length > 0 ? [w.calledIn(named(m.returned))] : []),
  ];
}

function merchant(tale: Tale, seat: Seat): Reading {
  const { t, w, g, who } = tale;
  const m = merchantOf(g, seat);
  const label = (at: string): string => spotLabel(t, g, at, who);
  const goods = goodsIn(t.names, m.warehouse);
  const traded = goodsIn(t.names, m.traded);
  const posts = PRIVATE_TILES.flatMap((tile, i) => {
    const kind = m.posts[i] ?? NONE;
    return kind === NONE ? [] : [w.posted(t.names.pieces[PIECES[kind] ?? 'camel'].one, tileName(t, tile))];
  });
  return {
    title: w.merchant(who(seat), t.names.points(m.points)),
    lines: [
      w.goods(goods === '' ? w.none : goods),
      ...(traded === '' ? [] : [w.traded(traded)]),
      label(`piece:0@${seat}`),
      label(`piece:1@${seat}`),
      label(`tower:${seat}`),
      label(`temple:${seat}`),
      label(`rares:${seat}`),
      ...(m.tiles.length > 0 ? [w.owns(t.names.list(m.tiles.map(tile => tileName(t, tile))))] : []),
      ...posts,
      ...missions(tale, m),
    ],
  };
}

const FORMS: Readonly<Record<Language, TableInWordsForm>> = { en: english, it: italian };

export function tableInWords(g: Readonly<Tadmor>, seat: Seat, who: Who, language: Language): readonly Reading[] {
  const t = forms[language];
  const tale: Tale = { t, w: FORMS[language], b: boardWords[language], g, who };
  const ownFirst = g.merchants.map((_, i) => (seat + i) % g.seats);
  return [
    {
      title: t.when(g.turn, ['I', 'II', 'III'][Math.floor((g.turn - 1) / 3)] ?? 'I'),
      lines: [spotLabel(t, g, 'turn', who), spotLabel(t, g, 'slot', who)],
    },
    ...ownFirst.map(one => merchant(tale, one)),
    ...REGIONS.map((_, number) => region(tale, number)),
    besideTheMap(tale),
  ];
}
