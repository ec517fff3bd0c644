/** Taps in vain: each is answered by its true reason, in both languages. */
import { medievalBattle } from '..';
import type { Sitting } from './table';

export interface Tap {
  readonly table: () => Sitting;
  readonly at: string;
  /** Tapped before. */
  readonly held?: string;
  readonly en: string;
  readonly it: string;
}

export function areAnswered(taps: Readonly<Record<string, Tap>>): void {
  test.each(Object.entries(taps))('%s is answered by its reason', (_, { table, at, held, en, it }) => {
    const sitting = table();
    const isOffered = sitting.offers.some(
      offer => offer.split(' ')[1] === at && (held === undefined || offer.endsWith(held.replace('unit:', 'unit='))),
    );
    expect(isOffered).toBe(false);
    const refusal = sitting.refuses(at, ...(held === undefined ? [] : [held]));
    expect(refusal === null ? null : [medievalBattle.words.en.refusal(refusal), medievalBattle.words.it.refusal(refusal)]).toEqual([
      en,
      it,
    ]);
  });
}
