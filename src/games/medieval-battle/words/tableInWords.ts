/** The table in words, heading by heading, for whoever does not look at it. It comes with the board, not with the first script. */
import { upperFirst } from '@/words/grammar/text';
import type { GameWords, Language, Reading, Seat, Who } from '@/engine/contract';
import { TERRAINS } from '../data/terrain';
import { RECRUITS } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import { budgetOf } from '../rules/recruit';
import { shotsFrom } from '../rules/shooting';
import { victoryPoints } from '../rules/flags';
import { hexSpot, isOnBoard, isRevealed, other, unitAt, unitSpot, type MedievalBattle, type Unit } from '../state';
import { boardWords } from './boardWords';
import { words as inLanguages } from '.';
import { tableInWords as english } from './en/tableInWords';
import { tableInWords as italian } from './it/tableInWords';
import { hexName } from './seen';
import type { TableInWordsForm } from './tableInWordsForm';

type G = Readonly<MedievalBattle>;

interface Tale {
  readonly g: G;
  readonly seat: Seat;
  readonly who: Who;
  readonly words: Pick<GameWords<MedievalBattle>, 'spot' | 'when'>;
  readonly w: TableInWordsForm;
  readonly hidden: string;
}

function standing({ g, seat, who, words, w }: Tale): Reading {
  const { layout } = battlefieldOf(g);
  const seats = [seat, other(seat)];
  return {
    title: words.when(g),
    lines: [...seats.map(s => w.victory(who(s), victoryPoints(g, s), layout.winning)), ...seats.map(s => words.spot(g, `token:${s}`, who))],
  };
}

/** How large it is, how long its rows are, and where it is not plain. */
function field({ g, w }: Tale): Reading {
  const { map, size, r, terrain, layout } = battlefieldOf(g);
  const rows = [...new Set(r)].map(row => `${hexName(g, r.indexOf(row)).charAt(0)}\u00a0${r.filter(one => one === row).length}`);
  const where = (ground: string): string[] => terrain.flatMap((one, hex) => (one === ground ? [hexName(g, hex)] : []));
  const grounds = TERRAINS.filter(ground => ground !== 'plain').flatMap(ground => {
    const hexes = where(ground);
    return hexes.length === 0 ? [] : [w.ground(ground, hexes)];
  });
  const unlaid = where('unlaid').length;
  return {
    title: w.field,
    lines: [w.size(map, layout.slots.length, size), w.rows(rows), ...grounds, unlaid > 0 ? w.unlaid(unlaid) : w.elsewhere],
  };
}

function flags({ g, who, words, w }: Tale): Reading {
  return { title: w.flags, lines: battlefieldOf(g).flags.map(flag => words.spot(g, hexSpot(flag.hex), who)) };
}

function standingUnits(g: G): Int16Array {
  const units = new Int16Array(battlefieldOf(g).size).fill(-1);
  g.units.forEach((u, i) => {
    if (isOnBoard(u)) units[u.at] = i;
  });
  return units;
}

/** An own unit: who or what is beside it, and whom its bow reaches from there. */
function around({ g, w }: Tale, u: Readonly<Unit>): string[] {
  const f = battlefieldOf(g);
  const named = (hex: number): string => {
    const there = g.units[unitAt(g, hex)];
    return w.hex(hexName(g, hex), f.terrain[hex] ?? 'plain', there === undefined ? null : { type: there.type, own: there.seat === u.seat });
  };
  const shots: number[] = [];
  shotsFrom(f, g, u, u.at, u.points, standingUnits(g), shots);
  const beside = (f.neighbours[u.at] ?? []).map(named);
  return [
    w.beside((f.outside[u.at] ?? []).length > 0 ? [...beside, w.edge] : beside),
    ...(shots.length > 0 ? [w.shots(shots.map(named))] : []),
  ];
}

function army(tale: Tale, owner: Seat): Reading {
  const { g, seat, who, words, w, hidden } = tale;
  const title = w.army(who(owner));
  if (!isRevealed(g)) {
    if (g.questions.some(q => q.ask === 'layModule')) return { title, lines: [w.nobodyYet] };
    if (owner !== seat) return { title, lines: [hidden] };
    const recruits = RECRUITS.flatMap((type, i) => {
      const count = g.recruited[owner === 1 ? 1 : 0][i] ?? 0;
      return count > 0 ? [w.recruits(type, count)] : [];
    });
    return { title, lines: [w.budget(budgetOf(g, owner)), ...(recruits.length > 0 ? recruits : [w.nobodyYet])] };
  }
  return {
    title,
    lines: g.units.flatMap((u, i) => {
      if (u.seat !== owner) return [];
      const line = words.spot(g, unitSpot(i), who);
      return [owner === seat && isOnBoard(u) ? [line, ...around(tale, u)].join('. ') : line];
    }),
  };
}

const FORMS: Readonly<Record<Language, TableInWordsForm>> = { en: english, it: italian };

export function tableInWords(g: G, seat: Seat, who: Who, language: Language): readonly Reading[] {
  const tale: Tale = { g, seat, who, words: inLanguages[language], w: FORMS[language], hidden: boardWords[language].hidden };
  const parts = [standing(tale), flags(tale), army(tale, seat), army(tale, other(seat)), field(tale)];
  return parts.map(({ title, lines }) => ({ title, lines: lines.map(upperFirst) }));
}
