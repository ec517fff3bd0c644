import type * as Player from '../player.web';

/** A loudspeaker that writes down what it is asked for. */
class Speaker {
  static readonly opened: Speaker[] = [];
  readonly destination = 'loudspeaker';
  readonly sounding: { samples: number; loud: number }[] = [];
  state = 'running';
  constructor() {
    Speaker.opened.push(this);
  }
  resume = async () => void (this.state = 'running');
  suspend = async () => void (this.state = 'suspended');
  close = async () => void (this.state = 'closed');
  createBuffer(_: number, length: number) {
    return { length, copyToChannel: () => {} };
  }
  createGain() {
    return { gain: { value: 1 }, connect: (to: unknown) => to };
  }
  createBufferSource() {
    const source = {
      buffer: null as { length: number } | null,
      gain: null as { gain: { value: number } } | null,
      connect: (gain: { gain: { value: number } }) => (source.gain = gain) as unknown as { connect: (to: unknown) => unknown },
      start: () => void this.sounding.push({ samples: source.buffer!.length, loud: source.gain!.gain.value }),
    };
    return source;
  }
}

const activation = { hasBeenActive: true };
let player: typeof Player;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  Speaker.opened.length = 0;
  activation.hasBeenActive = true;
  Object.assign(globalThis, { AudioContext: Speaker });
  Object.defineProperty(globalThis, 'navigator', { value: { userActivation: activation }, configurable: true });
  player = jest.requireActual<typeof Player>('../player.web');
});
afterEach(() => jest.useRealTimers());

test('a page that nobody has touched yet opens no loudspeaker', () => {
  activation.hasBeenActive = false;
  player.play('turn', 1);
  expect(Speaker.opened).toEqual([]);
  activation.hasBeenActive = true;
  player.play('turn', 1);
  expect(Speaker.opened).toHaveLength(1);
});

test('one loudspeaker plays every sound, as loud as it is told', () => {
  player.play('place', 1);
  player.play('dice', 0.6);
  expect(Speaker.opened).toHaveLength(1);
  expect(Speaker.opened[0]!.sounding.map(({ loud }) => loud)).toEqual([1, 0.6]);
  expect(Speaker.opened[0]!.sounding[1]!.samples).toBeGreaterThan(Speaker.opened[0]!.sounding[0]!.samples);
});

test('silence is at once; a later sound opens the loudspeaker again', () => {
  player.play('won', 1);
  player.silence();
  expect(Speaker.opened[0]!.state).toBe('closed');
  player.play('place', 1);
  expect(Speaker.opened).toHaveLength(2);
});

test('the loudspeaker rests when nothing has sounded for a while, and wakes for the next sound', () => {
  player.play('place', 1);
  jest.advanceTimersByTime(5_000);
  expect(Speaker.opened[0]!.state).toBe('suspended');
  player.play('place', 1);
  expect(Speaker.opened[0]!.state).toBe('running');
});

test('what is prepared is open before the first sound, says nothing and rests; silence and an untouched page keep it shut', () => {
  player.prepare();
  expect(Speaker.opened).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(Speaker.opened.map(({ sounding, state }) => [sounding, state])).toEqual([[[], 'suspended']]);
  player.play('place', 1);
  expect([Speaker.opened.length, Speaker.opened[0]!.sounding.length, Speaker.opened[0]!.state]).toEqual([1, 1, 'running']);
  player.silence();
  player.prepare();
  player.silence();
  jest.advanceTimersByTime(10_000);
  expect(Speaker.opened).toHaveLength(1);
  activation.hasBeenActive = false;
  player.prepare();
  jest.advanceTimersByTime(10_000);
  expect(Speaker.opened).toHaveLength(1);
});
