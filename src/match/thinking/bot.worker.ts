/** The web's thinking room: thinks in slices, between which it hears whether it should stop. */
import { inSlices, type Pace, type Tells } from '@/bots/slices';
import { choose, hint } from '@/bots/think';
import { mechanismOf } from '@/games/mechanisms';
import type { FromWorker, Order, ToWorker } from './letters';
import { gentlePace } from './pace';

interface Room {
  postMessage(letter: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}
const room = globalThis as unknown as Room;

/** A letter to oneself comes after those that wait already, and at once: a timer would wait four milliseconds more. */
const breath = (): Promise<void> =>
  new Promise(resume => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
const pace: Pace = { slice: gentlePace.slice, most: gentlePace.most, now: gentlePace.now, pause: breath };
let latest = -1;

async function think({ n, game: id, level, ...rest }: Order): Promise<void> {
  const game = mechanismOf(id);
  if (game === null) throw new Error(`no game ${id}`);
  const job = { ...rest, game };
  const stopped = (): boolean => n !== latest;
  const tells: Tells = weighing => room.postMessage({ n, weighing });
  const answer = level === null ? await inSlices(hint(job), pace, stopped) : await inSlices(choose(job, level), pace, stopped, tells);
  if (!stopped()) room.postMessage({ n, answer });
}

room.onmessage = ({ data }) => {
  if ('drop' in data) {
    latest = -1;
    return;
  }
  latest = data.order.n;
  think(data.order).catch((problem: unknown) => room.postMessage({ n: data.order.n, failed: String(problem) }));
};
room.postMessage({ ready: true });
