/** What is told: ids and numbers, for the words to speak of. Resources are lists of food, goods, weapons, gold; `owner` −2 are the barbarians. */
import type { Fact, Seat, Spot } from '@/engine/contract';

/** How armies must leave a battle (11). */
export type Leaving = 'retreat' | 'withdrawal';

export type TradersFact = Fact &
  (
    | { readonly what: 'nation'; readonly seat: Seat; readonly nation: string; readonly at: Spot }
    /** 20.1 */
    | { readonly what: 'allied'; readonly seat: Seat; readonly other: Seat }
    | { readonly what: 'allyRefused'; readonly seat: Seat; readonly from: Seat }
    | { readonly what: 'developed'; readonly seat: Seat; readonly track: number; readonly level: number; readonly reached: boolean }
    | { readonly what: 'shifted'; readonly seat: Seat; readonly from: number; readonly to: number }
    /** 3.1, 21.1: this turn's order; absent in what was told before it was. */
    | {
        readonly what: 'turnBegan';
        readonly turn: number;
        readonly first: Seat;
        readonly order?: readonly Seat[];
        readonly barbarians: number;
      }
    | { readonly what: 'fed'; readonly seat: Seat; readonly food: number; readonly armies: number }
    | { readonly what: 'starved'; readonly seat: Seat; readonly kind: number; readonly at: Spot }
    | { readonly what: 'income'; readonly seat: Seat; readonly gain: readonly number[]; readonly tax: number }
    | { readonly what: 'soloRoute'; readonly seat: Seat; readonly slot: number; readonly good: number }
    | { readonly what: 'noTrade' }
    | { readonly what: 'banked'; readonly seat: Seat; readonly give: number; readonly count: number; readonly get: number }
    | { readonly what: 'routeOpened'; readonly seat: Seat; readonly other: Seat }
    | { readonly what: 'boughtPoint'; readonly seat: Seat; readonly gold: number }
    | {
        readonly what: 'proposed';
        readonly seat: Seat;
        readonly to: Seat;
        readonly give: readonly number[];
        readonly want: readonly number[];
        readonly reply: boolean;
      }
    | { readonly what: 'dealt'; readonly seat: Seat; readonly to: Seat; readonly give: readonly number[]; readonly want: readonly number[] }
    | { readonly what: 'rejected'; readonly seat: Seat; readonly from: Seat }
    | { readonly what: 'passed'; readonly seat: Seat }
    | { readonly what: 'builtArmy'; readonly seat: Seat; readonly kind: number; readonly at: Spot }
    /** 2.3: the one in the capital. */
    | { readonly what: 'startFort'; readonly seat: Seat; readonly at: Spot }
    | { readonly what: 'builtFort'; readonly seat: Seat; readonly at: Spot }
    /** 19.7: an award comes, or goes. */
    | { readonly what: 'award'; readonly seat: Seat; readonly track: number }
    | { readonly what: 'awardLost'; readonly seat: Seat; readonly track: number }
    | {
        readonly what: 'upgraded';
        readonly seat: Seat;
        readonly owner: Seat;
        readonly from: number;
        readonly to: number;
        readonly at: Spot;
      }
    | { readonly what: 'boughtAction'; readonly seat: Seat; readonly gold: number }
    | { readonly what: 'warDeclared'; readonly seat: Seat; readonly other: Seat; readonly again: boolean }
    | { readonly what: 'peaceOffered'; readonly seat: Seat; readonly other: Seat }
    | { readonly what: 'peaceRefused'; readonly seat: Seat; readonly from: Seat }
    | { readonly what: 'peaceMade'; readonly seat: Seat; readonly other: Seat }
    | { readonly what: 'warOver'; readonly a: Seat; readonly b: Seat; readonly why: 'noDamage' | 'threeTurns' }
    | {
        readonly what: 'marched';
        readonly seat: Seat;
        readonly kind: number;
        readonly from: Spot;
        readonly steps: number;
        readonly at: Spot;
      }
    | { readonly what: 'travelled'; readonly seat: Seat; readonly from: Spot; readonly at: Spot }
    | {
        readonly what: 'battle';
        readonly seat: Seat;
        readonly defender: number;
        readonly attack: number;
        readonly defence: number;
        readonly at: Spot;
      }
    | {
        readonly what: 'killed';
        readonly by: number;
        readonly owner: number;
        readonly kind: number;
        readonly points: number;
        readonly at: Spot;
      }
    | {
        readonly what: 'left';
        readonly owner: number;
        readonly how: Leaving;
        readonly count: number;
        readonly from: Spot;
        readonly at: Spot;
      }
    | { readonly what: 'lost'; readonly owner: number; readonly how: Leaving; readonly count: number; readonly at: Spot }
    | { readonly what: 'taken'; readonly seat: Seat; readonly points: number; readonly at: Spot }
    | { readonly what: 'freed'; readonly at: Spot }
    | { readonly what: 'unified'; readonly seat: Seat; readonly provinces: number; readonly actions: number }
    | { readonly what: 'secondRound'; readonly seat: Seat }
    | { readonly what: 'abandoned'; readonly seat: Seat }
    | { readonly what: 'voted'; readonly seat: Seat; readonly stops: boolean }
    /** 22.2: what was a player's becomes the barbarians'. */
    | { readonly what: 'wentOn'; readonly seat: Seat; readonly armies: number; readonly forts: number }
    | { readonly what: 'lastTurnCalled'; readonly seat: Seat }
    | { readonly what: 'lastTurnRefused'; readonly seat: Seat }
    | { readonly what: 'lastTurnAgreed'; readonly turn: number }
    | { readonly what: 'doubled'; readonly seat: Seat; readonly gold: number }
    | { readonly what: 'overflow'; readonly seat: Seat; readonly good: number; readonly count: number }
    | {
        readonly what: 'ended';
        readonly winners: readonly Seat[];
        readonly points: number;
        readonly threshold: number;
        readonly byThreshold: boolean;
        /** 22: somebody has left, and the match stopped there. */
        readonly byLeaving: boolean;
      }
  );
