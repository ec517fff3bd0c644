/** What is told: ids and numbers, for the words to speak of. Goods are lists of wood, stone, marble, gold. */
import type { Fact, Seat, Spot } from '@/engine/contract';

export type TadmorFact = Fact &
  (
    | { readonly what: 'bonusGood'; readonly seat: Seat; readonly good: number }
    | { readonly what: 'startTile'; readonly seat: Seat; readonly tile: number; readonly at: Spot }
    | { readonly what: 'tilesShown'; readonly era: number; readonly tiles: readonly number[]; readonly reveals: true }
    | { readonly what: 'missionsDealt'; readonly each: number; readonly seats: number; readonly points: number; readonly reveals: true }
    | { readonly what: 'turnBegan'; readonly turn: number; readonly era: number; readonly first: Seat }
    | { readonly what: 'placed'; readonly seat: Seat; readonly piece: number; readonly at: Spot }
    | { readonly what: 'stoppedPlacing'; readonly seat: Seat }
    | { readonly what: 'noRaid' }
    | { readonly what: 'revealed'; readonly seat: Seat; readonly region: number; readonly at: Spot; readonly reveals: true }
    | {
        readonly what: 'redirected';
        readonly seat: Seat;
        readonly mission: number;
        readonly from: number;
        readonly region: number;
        readonly at: Spot;
      }
    | { readonly what: 'driven'; readonly seat: Seat; readonly piece: number; readonly at: Spot }
    | { readonly what: 'stood'; readonly seat: Seat; readonly piece: number; readonly tile: number; readonly at: Spot }
    | { readonly what: 'spoils'; readonly seat: Seat; readonly tile: number; readonly points: number; readonly gold: number }
    | { readonly what: 'swapped'; readonly seat: Seat; readonly other: Seat; readonly own: Spot; readonly at: Spot }
    | { readonly what: 'raidOver'; readonly region: number }
    | { readonly what: 'selected'; readonly seat: Seat }
    | { readonly what: 'selectedRegion'; readonly seat: Seat; readonly region: number; readonly only: readonly Seat[] }
    | {
        readonly what: 'gathered';
        readonly seat: Seat;
        readonly good: number;
        readonly count: number;
        readonly bonus: number;
        readonly at: Spot;
      }
    | { readonly what: 'gifts'; readonly seat: Seat; readonly points: number; readonly at: Spot }
    | { readonly what: 'newPiece'; readonly seat: Seat; readonly piece: number; readonly count: number }
    | { readonly what: 'exchanged'; readonly seat: Seat; readonly give: number; readonly get: readonly number[] }
    | { readonly what: 'discardedMission'; readonly seat: Seat; readonly mission: number; readonly good: number; readonly reveals: true }
    /** A card of the hand lies open before it is paid. */
    | { readonly what: 'showedMission'; readonly seat: Seat; readonly mission: number; readonly reveals: true }
    | { readonly what: 'credited'; readonly seat: Seat; readonly good: number; readonly points: number }
    | { readonly what: 'claimed'; readonly seat: Seat; readonly mission: number }
    | { readonly what: 'tookGood'; readonly seat: Seat; readonly good: number }
    | { readonly what: 'paid'; readonly seat: Seat; readonly goods: readonly number[] }
    | { readonly what: 'gotTile'; readonly seat: Seat; readonly tile: number; readonly bought: boolean; readonly at: Spot }
    | { readonly what: 'built'; readonly seat: Seat; readonly levels: number; readonly height: number }
    | { readonly what: 'freeLevel'; readonly seat: Seat; readonly height: number }
    | { readonly what: 'destroyed'; readonly seat: Seat; readonly victim: Seat; readonly levels: number; readonly height: number }
    | { readonly what: 'builtPart'; readonly seat: Seat; readonly part: number; readonly worth: number }
    | { readonly what: 'completed'; readonly seat: Seat; readonly place: number; readonly goods: number }
    | { readonly what: 'shrine'; readonly seat: Seat; readonly points: number }
    | {
        readonly what: 'gotRare';
        readonly seat: Seat;
        readonly rare: number;
        readonly how: 'bought' | 'byName' | 'free';
        readonly points: number;
        readonly reveals: true;
      }
    | { readonly what: 'reshuffled'; readonly colour: number; readonly reveals: true }
    | { readonly what: 'drew'; readonly seat: Seat; readonly count: number; readonly reveals: true; readonly learns: Seat }
    | { readonly what: 'drewMission'; readonly seat: Seat; readonly mission: number; readonly only: readonly Seat[] }
    | { readonly what: 'deckRenewed'; readonly count: number }
    | { readonly what: 'fulfilled'; readonly seat: Seat; readonly mission: number; readonly points: number }
    | { readonly what: 'prestige'; readonly seat: Seat; readonly height: number; readonly points: number }
    | { readonly what: 'exempted'; readonly seat: Seat; readonly why: 'space' | 'tile' | 'action' }
    | { readonly what: 'taxPaid'; readonly seat: Seat; readonly gold: number }
    | { readonly what: 'taxLost'; readonly seat: Seat; readonly points: number }
    | { readonly what: 'supplied'; readonly seat: Seat; readonly height: number; readonly lowest: number; readonly points: number }
    | { readonly what: 'tookPawn'; readonly seat: Seat; readonly good: number }
    /** All that one seat had no room for. */
    | { readonly what: 'dropped'; readonly seat: Seat; readonly goods: readonly number[]; readonly limit: number }
    | { readonly what: 'eraBonus'; readonly seat: Seat; readonly era: number; readonly height: number; readonly points: number }
    | {
        readonly what: 'finalScore';
        readonly seat: Seat;
        readonly source: 'tower' | 'missions' | 'temples' | 'rareGoods';
        readonly points: number;
      }
    | { readonly what: 'endTile'; readonly seat: Seat; readonly tile: number; readonly points: number }
    | { readonly what: 'ended'; readonly winners: readonly Seat[]; readonly byRareGoods: boolean }
  );
