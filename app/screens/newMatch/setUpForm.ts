/** A set-up in the making: what New match shows and Begin uses; the last one of each game is remembered. */
import { LEVELS } from '@/bots/levels';
import type { Game, OptionValue, Options, Seat } from '@/engine/contract';
import { TINCTURES, type Player } from '@/match/matchView';
import type { Words } from '@/words/en';
import { DICTIONARIES } from '@/words/language';

export interface Plan {
  readonly players: readonly Player[];
  readonly options: Options;
  readonly first: Seat | null;
  /** null: by chance. */
  readonly seed: number | null;
}

/** Names for seats that a bot takes; a level stands before them. */
const BOT_NAMES = ['Ugo', 'Matilde', 'Oddone', 'Beatrice', 'Guido', 'Adelaide'] as const;

/** What people are called who were not named yet. */
const unnamed = ({ newMatch }: Words): readonly string[] => TINCTURES.map((_, seat) => newMatch.defaultName(seat + 1));

/** The usual name at this seat, or the first one that nobody else at the table bears: whoever was moved up a seat has kept their name. */
export function usualName(seat: Seat, plays: Player['plays'], others: readonly Player[], words: Words): string {
  const names = plays === 'human' ? unnamed(words) : BOT_NAMES;
  return (
    [...names.slice(seat, seat + 1), ...names].find(name => others.every(p => p.name !== name)) ?? words.newMatch.defaultName(seat + 1)
  );
}

export function playerAt(seat: Seat, plays: Player['plays'], others: readonly Player[], words: Words): Player {
  const tincture = TINCTURES.find(t => others.every(p => p.tincture !== t)) ?? TINCTURES[0];
  return { name: usualName(seat, plays, others, words), tincture, plays };
}

/** The next shield that nobody bears; at a full table the next seat's, which takes this one. */
export function withNextShield(players: readonly Player[], seat: Seat): readonly Player[] {
  const mine = players[seat]?.tincture;
  if (mine === undefined) return players;
  const round = [...TINCTURES, ...TINCTURES].slice(TINCTURES.indexOf(mine) + 1, TINCTURES.indexOf(mine) + TINCTURES.length);
  const next = round.find(t => players.every(p => p.tincture !== t)) ?? round[0] ?? mine;
  return players.map((p, s) => (s === seat ? { ...p, tincture: next } : p.tincture === next ? { ...p, tincture: mine } : p));
}

export function firstPlan(game: Game, words: Words): Plan {
  const seats = Math.min(game.seats.most, Math.max(2, game.seats.least));
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = playerAt(seat, seat === 0 ? 'human' : 'squire', players, words);
    players.push({ ...player, tincture: TINCTURES.find(t => t === game.shields?.[seat]) ?? player.tincture });
  }
  return { players, options: offeredOptions(game, players.length, {}), first: null, seed: null };
}

/** Every option that is offered with these others, at its chosen value if that is one of its values. */
export function offeredOptions(game: Game, seats: number, chosen: Options): Options {
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    if (!(option.offered?.(seats, options) ?? true)) continue;
    const [usual] = option.values;
    const wish = Object.hasOwn(chosen, option.id) ? chosen[option.id] : undefined;
    const value = option.values.find(v => v === wish) ?? usual;
    if (value !== undefined) options[option.id] = value;
  }
  return options;
}

const everyLanguage = Object.values(DICTIONARIES);

/** A name that nobody chose. */
const hasUsualName = ({ name, plays }: Player): boolean =>
  (plays === 'human' ? everyLanguage.flatMap(unnamed) : BOT_NAMES).some(usual => usual === name);

/** When a seat changes hands, a name that was only the usual one changes with it. */
export function withPlays(players: readonly Player[], seat: Seat, plays: Player['plays'], words: Words): readonly Player[] {
  const others = players.filter((_, s) => s !== seat);
  return players.map((p, s) => {
    if (s !== seat) return p;
    // From one level to another it stays the same bot.
    const stays = !hasUsualName(p) || (p.plays === 'human') === (plays === 'human');
    return { ...p, plays, name: stays ? p.name : usualName(seat, plays, others, words) };
  });
}

/** A usual name that was given in another language, in this one. */
function inThese(words: Words, name: string): string {
  const [seat] = everyLanguage.map(language => unnamed(language).indexOf(name)).filter(at => at >= 0);
  return seat === undefined ? name : words.newMatch.defaultName(seat + 1);
}

/** Who sits down alone plays: a bot may be set there to be watched, but is never left there. */
export function forPeople(players: readonly Player[], words: Words): readonly Player[] {
  return players.length === 1 ? withPlays(players, 0, 'human', words) : players;
}

/** The first person at the table, or whoever sits first. */
export const alone = (players: readonly Player[]): readonly Player[] => {
  const person = players.findIndex(p => p.plays === 'human');
  return players.slice(Math.max(0, person)).slice(0, 1);
};

/** Numbers from the least on, wherever the usual one stands in the game's list. */
export const inOrder = (values: readonly OptionValue[]): readonly OptionValue[] =>
  values.every(v => typeof v === 'number') ? [...values].sort((a, b) => a - b) : values;

/** The remembered plan, checked: it may come from an older app. */
export function readPlan(text: string | undefined, game: Game, words: Words): Plan {
  const usual = firstPlan(game, words);
  if (text === undefined) return usual;
  try {
    const read = JSON.parse(text) as Partial<Record<keyof Plan, unknown>>;
    const known = Array.isArray(read.players) ? (read.players as unknown[]).flatMap(asPlayer) : [];
    const players = known.map(p => ({ ...p, name: inThese(words, p.name) }));
    if (players.length < game.seats.least || players.length > game.seats.most) return usual;
    const options = typeof read.options === 'object' && read.options !== null ? (read.options as Options) : {};
    return { players, options: offeredOptions(game, players.length, options), first: null, seed: null };
  } catch {
    return usual;
  }
}

function asPlayer(value: unknown): readonly Player[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, tincture, plays } = value as Partial<Record<keyof Player, unknown>>;
  const knownTincture = TINCTURES.find(t => t === tincture);
  const knownPlays = (['human', ...LEVELS] as const).find(p => p === plays);
  return typeof name === 'string' && knownTincture !== undefined && knownPlays !== undefined
    ? [{ name, tincture: knownTincture, plays: knownPlays }]
    : [];
}
