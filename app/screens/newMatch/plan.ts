/** A set-up in the making: what New match shows and Begin uses; the last one of each game is remembered. */
import { LEVELS } from '@/bots/levels';
import type { Game, OptionValue, Options, Seat } from '@/engine/contract';
import { TINCTURES, type Player } from '@/match/matchView';
import type { Words } from '@/words/en';

export interface Plan {
  readonly players: readonly Player[];
  readonly options: Options;
  readonly first: Seat | null;
  /** null: by chance. */
  readonly seed: number | null;
}

/** Names for seats that a bot takes; a level stands before them. */
const BOT_NAMES = ['Ugo', 'Matilde', 'Oddone', 'Beatrice', 'Guido', 'Adelaide'] as const;

export function playerAt(seat: Seat, plays: Player['plays'], taken: readonly Player[], words: Words): Player {
  const tincture = TINCTURES.find(t => taken.every(p => p.tincture !== t)) ?? TINCTURES[0];
  return { name: plays === 'human' ? words.newMatch.defaultName(seat + 1) : (BOT_NAMES[seat] ?? BOT_NAMES[0]), tincture, plays };
}

export function firstPlan(game: Game, words: Words): Plan {
  const seats = Math.min(game.seats.most, Math.max(2, game.seats.least));
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(playerAt(seat, seat === 0 ? 'human' : 'squire', players, words));
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

/** When a seat changes hands, a name that was only the usual one changes with it. */
export function withPlays(player: Player, seat: Seat, plays: Player['plays'], words: Words): Player {
  const usual = [words.newMatch.defaultName(seat + 1), BOT_NAMES[seat]];
  const fresh = playerAt(seat, plays, [], words).name;
  return { ...player, plays, name: usual.includes(player.name) ? fresh : player.name };
}

/** The remembered plan, checked: it may come from an older app. */
export function readPlan(text: string | undefined, game: Game, words: Words): Plan {
  const usual = firstPlan(game, words);
  if (text === undefined) return usual;
  try {
    const read = JSON.parse(text) as Partial<Record<keyof Plan, unknown>>;
    const players = Array.isArray(read.players) ? (read.players as unknown[]).flatMap(asPlayer) : [];
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
  return typeof name === 'string' && knownTincture !== undefined && knownPlays !== undefined ? [{ name, tincture: knownTincture, plays: knownPlays }] : [];
}
