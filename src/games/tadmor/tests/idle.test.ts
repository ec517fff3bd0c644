/** Where a piece would do nothing: it may stand there (5.2), but that is said. */
import { offersOf, question } from '@/engine/referee';
import { tadmor } from '..';
import { idleAt } from '../rules/idle';
import type { Tadmor, TadmorChoice, TadmorQuestion } from '../state';
import { space, table, tiles, towers, type Sitting } from './table';

const placing = (arrange?: (g: Tadmor) => void, turn = 1): Sitting =>
  table({ ask: 'place', seat: 0, left: 1, advised: false, placed: 0 }, arrange, { seats: 3, turn });

const why = ({ g }: Sitting, id: string): string | undefined => idleAt(g, 0, space(id))?.why;

test('5.2 the taxman in Era I, or with I46, the traitor in Era I and the marauders in the last turn', () => {
  const early = placing();
  expect(['EB-X1', 'EM-X1', 'DA-TR', 'EM-MA'].map(id => why(early, id))).toEqual(['noTaxYet', 'noTaxYet', 'traitorSleeps', undefined]);
  const late = placing(g => tiles(g, 0, 46), 9);
  expect(['EB-X1', 'DA-TR', 'EM-MA'].map(id => why(late, id))).toEqual(['neverTaxed', undefined, 'noNextTurn']);
  expect(why(placing(undefined, 4), 'EB-X1')).toBe(undefined);
});

test('11.3, 11.4 a caravan or shipyard without what it asks for, or with all pieces there', () => {
  const poor = placing();
  expect(['EM-CA', 'NS-SY'].map(id => why(poor, id))).toEqual(['camelNeeds', 'shipNeeds']);
  const rich = placing(g => {
    towers(g, 5);
    g.merchants[0]!.rare = [1, 0, 0, 1, 0, 0, 1, 0, 0];
  });
  expect(['EM-CA', 'NS-SY'].map(id => why(rich, id))).toEqual([undefined, undefined]);
  const whole = placing(g => {
    towers(g, 10);
    g.merchants[0]!.pieces = [5, 4];
  });
  expect(['EM-CA', 'NS-SY'].map(id => why(whole, id))).toEqual(['mostPieces', 'mostPieces']);
});

test('8.1, 9.18 an empty display, and an empty stack', () => {
  const at = placing(g => {
    g.display.fill(-1);
    g.stacks[2] = [];
  });
  expect(['PA-I1', 'EU-RR', 'EU-RY'].map(id => why(at, id))).toEqual(['noTile', 'emptyStack', undefined]);
});

test.each(['en', 'it'] as const)(
  '5.2 placing there is offered, and warned of once with the reason; elsewhere nothing is said (%s)',
  language => {
    const { g } = placing(at => void (at.display = [20]));
    const warned = offersOf(tadmor, g).filter(
      c => (tadmor.words[language].warns?.(g, question(g) as TadmorQuestion, c as TadmorChoice) ?? null) !== null,
    );
    expect(warned.map(c => c.at)).toEqual(['NS-SY', 'DA-TR', 'EB-X1', 'EM-CA', 'EM-X1'].map(id => `space:${id}`));
    for (const c of warned) {
      const idle = idleAt(g, 0, space(c.at.slice('space:'.length)))!;
      expect(tadmor.words[language].warns?.(g, question(g) as TadmorQuestion, c)).toBe(tadmor.words[language].refusal(idle));
    }
  },
);
