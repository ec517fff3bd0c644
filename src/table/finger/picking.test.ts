import type { Choice } from '@/engine/contract';
import { endingsOf, tap, spotStates } from './picking';
import { type Picking } from '../kit/narrowed';

interface Take extends Choice {
  readonly die?: number;
}
const take = (at: string, die: number): Take => ({ do: 'take', at, die });
const end: Take = { do: 'end', at: 'button:end' };
const path = (c: Choice): string[] => ('die' in c ? [`die:${(c as Take).die}`, c.at] : [c.at]);
const picking = (offers: Choice[], selected: string[] = []): Picking => ({ offers, path, selected });

test('a tap where one offer ends plays it', () => {
  expect(tap(picking([take('depot:1', 0), end]), 'depot:1')).toEqual({ kind: 'play', choice: take('depot:1', 0) });
});

test('a tap where several offers end asks which', () => {
  const both = [take('depot:1', 0), take('depot:1', 1)];
  expect(tap(picking(both), 'depot:1')).toEqual({ kind: 'which', selected: ['depot:1'], choices: both });
});

test('a die in hand narrows the offers', () => {
  const both = [take('depot:1', 0), take('depot:1', 1)];
  expect(tap(picking(both), 'die:1')).toEqual({ kind: 'select', selected: ['die:1'] });
  expect(tap(picking(both, ['die:1']), 'depot:1')).toEqual({ kind: 'play', choice: take('depot:1', 1) });
});

test('a second tap lays it down again, another die changes hands', () => {
  const both = [take('depot:1', 0), take('depot:2', 1)];
  expect(tap(picking(both, ['die:0']), 'die:0')).toEqual({ kind: 'select', selected: [] });
  expect(tap(picking(both, ['die:0']), 'die:1')).toEqual({ kind: 'select', selected: ['die:1'] });
});

test('what only the other die reaches is asked for, never played silently', () => {
  const both = [take('depot:1', 0), take('depot:2', 1)];
  expect(tap(picking(both, ['die:0']), 'depot:2')).toEqual({ kind: 'which', selected: ['depot:2'], choices: [take('depot:2', 1)] });
});

test('the place first, then the die: what was asked for is answered on the board', () => {
  const both = [take('depot:1', 0), take('depot:1', 1)];
  expect(tap(picking(both, ['depot:1']), 'die:1')).toEqual({ kind: 'play', choice: take('depot:1', 1) });
});

test('held firmly, what only another piece reaches is refused, and another piece still changes hands', () => {
  const both = [take('depot:1', 0), take('depot:2', 1)];
  const firm = { ...picking(both, ['die:0']), firm: true };
  expect(tap(firm, 'depot:2')).toEqual({ kind: 'refused' });
  expect(tap(firm, 'die:1')).toEqual({ kind: 'select', selected: ['die:1'] });
  expect(tap(firm, 'depot:1')).toEqual({ kind: 'play', choice: take('depot:1', 0) });
});

test('a spot in no offer is refused', () => {
  expect(tap(picking([end]), 'depot:3')).toEqual({ kind: 'refused' });
  expect(tap(picking([take('depot:1', 0)], ['die:0']), 'depot:3')).toEqual({ kind: 'refused' });
});

test('selected spots are chosen, reachable ones and the other dice offered, the rest quiet', () => {
  const woken = spotStates(picking([take('depot:1', 0), take('depot:2', 1)], ['die:0']));
  expect(Object.fromEntries(woken)).toEqual({ 'die:0': 'chosen', 'depot:1': 'offered', 'die:1': 'offered' });
});

test('choices ending at a spot depend on what is in hand', () => {
  const both = [take('depot:1', 0), take('depot:1', 1)];
  expect(endingsOf(picking(both)).get('depot:1')).toHaveLength(2);
  expect(endingsOf(picking(both, ['die:1'])).get('depot:1')).toEqual([take('depot:1', 1)]);
});

test('a choice that waits where others begin is not taken by a tap: it asks which', () => {
  const draw = { do: 'draw', at: 'space:1' };
  const fulfil = { do: 'fulfil', at: 'card:1' };
  const through = (c: Choice): string[] => (c === fulfil ? ['space:1', c.at] : [c.at]);
  const both = { offers: [draw, fulfil], path: through, selected: [], waits: (c: Choice) => c === draw };
  expect(tap(both, 'space:1')).toEqual({ kind: 'which', selected: ['space:1'], choices: [draw, fulfil] });
  expect(tap({ ...both, offers: [draw] }, 'space:1')).toEqual({ kind: 'play', choice: draw });
});
