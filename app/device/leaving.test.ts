import { askBeforeLeaving } from './leaving.web';

test('18.8 the browser asks before it closes a page on which something is not saved yet, and only then', () => {
  const asks: ((event: { preventDefault: () => void }) => void)[] = [];
  const listening = {
    addEventListener: (kind: string, ask: (typeof asks)[0]) => kind === 'beforeunload' && asks.push(ask),
    removeEventListener: (_: string, ask: (typeof asks)[0]) => asks.splice(asks.indexOf(ask), 1),
  };
  Object.assign(globalThis, listening);
  let unsaved = false;
  const stop = askBeforeLeaving(() => unsaved);
  const leave = (): boolean => {
    let asked = false;
    for (const ask of asks) ask({ preventDefault: () => (asked = true) });
    return asked;
  };
  expect(leave()).toBe(false);
  unsaved = true;
  expect(leave()).toBe(true);
  stop();
  expect(leave()).toBe(false);
});
