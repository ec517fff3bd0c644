/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react-native';
import type { Keys } from '../finger/keys';
import { useKeys } from '../finger/keys.web';

/** Three spots in a row and one below: the middle one is quiet. */
const SPOTS = [
  ['left', 'offered', 0, 0],
  ['middle', 'quiet', 50, 0],
  ['right', 'offered', 100, 0],
  ['below', 'quiet', 0, 50],
] as const;

const onReads = jest.fn();
let tellChange = (): void => {};
const subscribe = (changed: () => void) => {
  tellChange = changed;
  return () => {};
};

beforeEach(() => {
  onReads.mockClear();
  document.body.innerHTML = SPOTS.map(([id, state]) => `<button data-testid="${id}" data-spot="${state}"></button>`).join('');
  for (const [id, , left, top] of SPOTS) {
    const spot = document.querySelector(`[data-testid="${id}"]`) as HTMLElement;
    spot.getBoundingClientRect = () => ({ left, top, width: 40, height: 40 }) as DOMRect;
  }
  renderHook(() => useKeys({ finger: {}, match: { subscribe }, onChronicle: () => {}, onReads } as unknown as Keys));
});

/** Where the focus is after each of these keys. */
function walked(...keys: string[]): (string | null | undefined)[] {
  return keys.map(name => {
    const shiftKey = name.startsWith('Shift+');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: name.replace('Shift+', ''), shiftKey, bubbles: true }));
    return document.activeElement?.getAttribute('data-testid');
  });
}

test('arrows walk from one offered spot to the next', () => {
  expect(walked('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft')).toEqual(['left', 'right', 'right', 'left']);
});

test('with Shift they reach the quiet spots too, which can be asked why not', () => {
  expect(walked('ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')).toEqual(['left', 'middle', 'right']);
  expect(walked('ArrowLeft', 'Shift+ArrowDown')).toEqual(['left', 'below']);
});

test('from a quiet spot an arrow goes on to the nearest offered one', () => {
  expect(walked('ArrowRight', 'Shift+ArrowRight', 'ArrowRight')).toEqual(['left', 'middle', 'right']);
});

test('R tells the table in words, but not with Control and not under a sheet', () => {
  const press = (init: KeyboardEventInit): void => void document.dispatchEvent(new KeyboardEvent('keydown', init));
  press({ key: 'r' });
  expect(onReads).toHaveBeenCalledTimes(1);
  press({ key: 'r', ctrlKey: true });
  document.body.innerHTML = '<div aria-modal="true"></div>';
  press({ key: 'r' });
  expect(onReads).toHaveBeenCalledTimes(1);
});

test('E held down ends one turn', () => {
  const ended = jest.fn();
  const button = document.createElement('button');
  button.dataset.testid = 'button:endTurn';
  button.addEventListener('click', ended);
  document.body.append(button);
  for (const repeat of [false, true, true]) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', repeat }));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('when what was answered is gone with the focus on it, keys go on from the question; a finger is left alone', async () => {
  document.body.innerHTML += '<div data-testid="prompt" tabindex="-1"></div>';
  const drawn = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done));
  const act = async (how: Event): Promise<string | null | undefined> => {
    const answer = document.body.appendChild(document.createElement('button'));
    answer.focus();
    document.dispatchEvent(how);
    answer.remove();
    tellChange();
    await drawn();
    return document.activeElement?.getAttribute('data-testid');
  };
  expect(await act(new Event('pointerdown'))).toBeNull();
  expect(await act(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe('prompt');
});
