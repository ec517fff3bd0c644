/** A match from a file, played again from its beginning: what the referee does not accept does not come in. */
import type { Choice, Game } from '@/engine/contract';
import { below } from '@/engine/dice';
import { read } from '@/engine/notation';
import { advance, asked, play, start, type Moment } from '@/engine/referee';
import type { StoredChoice, StoredResult, StoredSnapshot, WholeMatch } from '@/archive/archive';
import { Misfit, type FileMatch } from './fileFormat';
import { lastChange } from './seatControl';
import type { Player } from './matchView';
import { momentOf } from './resume';
import { endOf, playersOf, setUpOf } from './matchRows';

/** More choices than most matches have. */
const TRIED_OUT = 2_000;

/** Plays one choice at each `next`. */
export function* validateImport(game: Game, file: FileMatch): Generator<void, WholeMatch, void> {
  const { choices: _, snapshots, ...match } = file;
  // First of all: what else is strange in it may be what that version has brought.
  if (match.rules > game.rulesNumber) throw new Misfit('unknownVersion');
  const players = playersOf(match.players, game);
  if (players === null) throw new Misfit('badShape');
  if (match.base > file.choices.length || !optionsFit(game, file)) throw new Misfit('badShape');
  if (match.first !== null && match.first >= match.players.length) throw new Misfit('badShape');
  if (lastChange(players) > file.choices.length) throw new Misfit('badShape');
  const base = snapshots.find(s => s.n === match.base);
  try {
    return yield* played(
      game,
      players,
      file,
      match.base,
      match.base === 0 ? start(game, setUpOf(match)) : begun(game, players.length, base),
    );
  } catch (error) {
    // Begun under rules that were mended since: it counts as far as its snapshot tells.
    const last = snapshots.reduce((a, b) => (b.n > a.n ? b : a), { n: 0, state: null as unknown });
    if (match.rules === game.rulesNumber || last.n === 0 || last.n > file.choices.length) throw error;
    return yield* played(game, players, file, last.n, begun(game, players.length, last));
  }
}

function begun(game: Game, seats: number, snapshot: { readonly n: number; readonly state: unknown } | undefined): Moment {
  const moment = snapshot === undefined ? null : momentOf(game, asText(snapshot));
  if (moment === null) throw new Misfit('badShape');
  tryOut(game, seats, moment);
  return moment;
}

/** No choices lead to such a state, so it has to prove itself the other way: a match goes on from it to an end, whoever looks. */
function tryOut(game: Game, seats: number, { state, offers: first }: Moment): void {
  const g = game.copy(state);
  const chance = { seed: 1 };
  for (let offers = first, n = 0; offers.length > 0 && n < TRIED_OUT; n++) {
    const seat = asked(game, g) ?? -1;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw new Misfit('badShape');
    game.seenBy(g, seat);
    offers = advance(game, g, offers[below(chance, offers.length)] as Choice);
  }
  if (game.standings(g).some(s => !Number.isFinite(s.points))) throw new Misfit('badShape');
}

const asText = ({ n, state }: { readonly n: number; readonly state: unknown }): StoredSnapshot => ({ n, state: JSON.stringify(state) });

function* played(game: Game, players: readonly Player[], file: FileMatch, base: number, first: Moment): Generator<void, WholeMatch, void> {
  const { choices: lines, snapshots: _, ...match } = file;
  const choices: StoredChoice[] = [];
  let now = first;
  for (const [i, [seat, line]] of lines.entries()) {
    choices.push({ n: i + 1, seat, line, at: match.touched });
    if (i < base) continue;
    now = playedOne(game, now, seat, line);
    yield;
  }
  const over = now.asked === null;
  if (!over && match.ended !== null) throw new Misfit('badShape');
  const end = { n: lines.length, state: JSON.stringify(now.state) };
  const beginning = base > 0 ? [{ n: base, state: JSON.stringify(first.state) }] : [];
  const snapshots: StoredSnapshot[] = end.n === base ? [end] : [end, ...beginning];
  const results: readonly StoredResult[] = over ? endOf(game, now.state, players, match.id) : [];
  const ended = over ? (match.ended ?? match.touched) : null;
  return { match: { ...match, rules: game.rulesNumber, base, ended }, choices, snapshots, results };
}

function playedOne(game: Game, now: Moment, seat: number, line: string): Moment {
  const choice = read(line);
  if (choice === null || now.asked !== seat) throw new Misfit('illegalChoice');
  try {
    return play(game, now, choice);
  } catch {
    throw new Misfit('illegalChoice');
  }
}

/** Only options that the game offers, with values it knows. */
function optionsFit(game: Game, { options }: FileMatch): boolean {
  return Object.entries(options).every(([id, value]) => game.options.find(o => o.id === id)?.values.includes(value) ?? false);
}
