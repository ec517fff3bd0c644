/** The words that come with a board and not with its box: what stands on it, and the table in words. */
import type { Choice, Language, Question, Reading, Seat, State, Who } from '@/engine/contract';
import { boardWords as burgundyBoard } from '@/games/burgundy/words/boardWords';
import { tableInWords as burgundyReads } from '@/games/burgundy/words/tableInWords';
import { forms as medievalForms } from '@/games/medieval-battle/words';
import { boardWords as medievalBoard } from '@/games/medieval-battle/words/boardWords';
import { tableInWords as medievalReads } from '@/games/medieval-battle/words/tableInWords';
import { outcome } from '@/games/medieval-battle/words/outcome';
import { fightOf } from '@/games/medieval-battle/words/seen';
import { boardWords as tadmorBoard } from '@/games/tadmor/words/boardWords';
import { tableInWords as tadmorReads } from '@/games/tadmor/words/tableInWords';
import { boardWords as knightsBoard } from '@/games/warrior-knights/words/boardWords';
import { tableInWords as knightsReads } from '@/games/warrior-knights/words/tableInWords';
import { boardWords as tradersBoard } from '@/games/warriors-traders/words/boardWords';
import { tableInWords as tradersReads } from '@/games/warriors-traders/words/tableInWords';

type Reads = (g: State, seat: Seat, who: Who, language: Language) => readonly Reading[];

export interface Beside {
  readonly boardWords: Readonly<Record<Language, object>>;
  readonly reads: Reads;
  /** What the board says of what is offered. */
  ofOffers?(g: State, q: Question, offers: readonly Choice[], language: Language): readonly string[];
}

/** How a fight would end, to both sides of it. */
function fights(g: State, q: Question, offers: readonly Choice[], language: Language): string[] {
  const w = medievalBoard[language];
  return offers.flatMap(c => {
    const fight = fightOf(g as never, q as never, c as never);
    if (fight === null) return [];
    return (['attacker', 'defender'] as const).flatMap(to => [
      outcome(medievalForms[language], fight, to),
      w.retreats(to, fight.retreats.length, fight.leaves),
      w.unit(to === 'attacker' ? fight.attacker : fight.defender),
      ...(fight.reckoning?.advantages ?? []).map(w.advantage),
    ]);
  });
}

export const besideWords: Readonly<Record<string, Beside>> = {
  burgundy: { boardWords: burgundyBoard, reads: burgundyReads as unknown as Reads },
  'medieval-battle': { boardWords: medievalBoard, reads: medievalReads as unknown as Reads, ofOffers: fights },
  tadmor: { boardWords: tadmorBoard, reads: tadmorReads as unknown as Reads },
  'warriors-traders': { boardWords: tradersBoard, reads: tradersReads as unknown as Reads },
  'warrior-knights': { boardWords: knightsBoard, reads: knightsReads as unknown as Reads },
};
