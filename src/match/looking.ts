/**
 * Who looks at the device, and when the curtain falls: between two humans, while any of them holds secrets. The seat that looks
 * changes without a curtain when nobody has anything to hide.
 */
import type { Game, Seat } from '@/engine/contract';
import type { Moment } from '@/engine/referee';
import type { Step } from './course';

export interface Looking {
  /** Whose eyes the match is drawn for. */
  readonly me: Seat;
  /** The seat to pass the device to; null: `me` looks already. */
  readonly curtain: Seat | null;
}

export class Eyes {
  /** The human known to look now; null: nobody knows, since the app was opened or has left the foreground. */
  private look: Seat | null;
  /** The human who was asked last. */
  private last: Seat | null = null;
  private readonly onlyHuman: Seat | null;

  constructor(
    private readonly game: Game,
    private readonly humans: readonly Seat[],
    played: readonly Step[],
  ) {
    this.onlyHuman = humans.length === 1 ? (humans[0] ?? null) : null;
    this.look = this.onlyHuman;
    this.recall(played);
  }

  /** What was played before is known again. */
  recall(played: readonly Step[]): void {
    this.last ??= played.findLast(s => this.humans.includes(s.seat))?.seat ?? null;
  }

  belongTo(seat: Seat): void {
    this.look = seat;
  }

  /** The device may have gone round meanwhile. */
  turnAway(): void {
    this.look = this.onlyHuman;
  }

  on({ state, asked }: Moment): Looking {
    const isAsked = asked !== null && this.humans.includes(asked);
    if (isAsked) this.last = asked;
    const me = isAsked ? asked : (this.look ?? this.last ?? this.humans[0] ?? 0);
    const atStake = this.humans.length > 1 && asked !== null && this.humans.some(seat => this.game.hasSecrets(state, seat));
    const curtain = atStake && this.look !== me ? me : null;
    if (curtain === null && isAsked) this.look = asked;
    return { me, curtain };
  }
}
