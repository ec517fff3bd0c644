/**
 * Who looks at the device, and when the curtain falls: between two humans, while any of them holds secrets. The seat that looks
 * changes without a curtain when nobody has anything to hide.
 */
import type { Game, Seat, State } from '@/engine/contract';

export interface Looking {
  /** Whose eyes the match is drawn for. */
  readonly me: Seat;
  /** The seat to pass the device to; null: `me` looks already. */
  readonly curtain: Seat | null;
}

export interface Situation {
  readonly game: Game;
  readonly state: State;
  readonly asked: Seat | null;
  readonly humans: readonly Seat[];
  /** The human known to look now; null: nobody knows, since the app was opened or has left the foreground. */
  readonly looks: Seat | null;
  /** The human who was asked last. */
  readonly last: Seat | null;
}

export function whoLooks({ game, state, asked, humans, looks, last }: Situation): Looking {
  const isAsked = asked !== null && humans.includes(asked);
  const me = isAsked ? asked : (looks ?? last ?? humans[0] ?? 0);
  const atStake = humans.length > 1 && asked !== null && humans.some(seat => game.hasSecrets(state, seat));
  return { me, curtain: atStake && looks !== me ? me : null };
}
