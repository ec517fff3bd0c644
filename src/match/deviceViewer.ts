/**
 * Who looks at the device, and when the curtain falls: between two people, while any of them holds secrets. The seat that looks
 * changes without a curtain when nobody has anything to hide, and where what is asked needs no secrets: then these lie face down until
 * their owner looks. Whoever has handed their seat over may still hold the device.
 */
import type { Game, Seat } from '@/engine/contract';
import type { Moment } from '@/engine/referee';
import type { Step } from './course';
import { humansAt, onlyPersonAt } from './seatControl';
import type { Player } from './matchView';

export interface Viewer {
  /** Whose eyes the match is drawn for. */
  readonly me: Seat;
  /** The seat to pass the device to; null: `me` looks already. */
  readonly curtain: Seat | null;
  /** The device lies open between people: what `me` keeps from the others is not seen. */
  readonly faceDown: boolean;
}

export class DeviceViewer {
  /** The human known to look now; null: nobody knows, since the app was opened or has left the foreground. */
  private look: Seat | null = null;
  /** Somebody was asked openly since anybody has looked at what is theirs alone. */
  private liesOpen = false;
  /** The human who was asked last. */
  private last: Seat | null = null;
  private humans: readonly Seat[] = [];
  /** The human at a table where nobody else has ever sat. */
  private onlyHuman: Seat | null = null;

  constructor(
    private readonly game: Game,
    players: readonly Player[],
    played: readonly Step[],
  ) {
    this.seated(players, played);
  }

  /** Whoever has risen looks no more, and who looks now is not known before the curtain was opened. */
  seated(players: readonly Player[], played: readonly Step[]): void {
    this.humans = humansAt(players);
    this.onlyHuman = onlyPersonAt(players);
    const stillHere = (seat: Seat | null): Seat | null => (seat !== null && this.humans.includes(seat) ? seat : null);
    this.look = this.onlyHuman ?? stillHere(this.look);
    this.last = stillHere(this.last);
    this.recall(played);
  }

  /** What was played before is known again. */
  recall(played: readonly Step[]): void {
    this.last ??= played.findLast(s => this.humans.includes(s.seat))?.seat ?? null;
  }

  belongTo(seat: Seat): void {
    this.look = seat;
    this.liesOpen = false;
  }

  /** The device may have gone round meanwhile. */
  turnAway(): void {
    this.look = this.onlyHuman;
    this.liesOpen = false;
  }

  on({ state, asked }: Moment): Viewer {
    const isAsked = asked !== null && this.humans.includes(asked);
    if (isAsked) this.last = asked;
    const me = isAsked ? asked : (this.look ?? this.last ?? this.humans[0] ?? 0);
    const atStake = this.onlyHuman === null && asked !== null && this.humans.some(seat => this.game.hasSecrets(state, seat));
    const unknown = atStake && this.look !== me;
    if (unknown && isAsked && this.game.asksOpenly?.(state) === true) {
      this.look = null;
      this.liesOpen = true;
    }
    const faceDown = unknown && this.liesOpen && (!isAsked || this.game.asksOpenly?.(state) === true);
    if (!unknown && isAsked) this.belongTo(asked);
    return { me, curtain: unknown && !faceDown ? me : null, faceDown };
  }
}
