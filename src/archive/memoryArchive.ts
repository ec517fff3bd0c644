/** The archive when there is no storage: the same drawer, forgotten when the app ends. */
import {
  LONGEST_THOUGHT,
  SNAPSHOTS_KEPT,
  Stopped,
  type Archive,
  type Quarantine,
  type StoredChoice,
  type StoredMatch,
  type StoredResult,
  type StoredSnapshot,
  type WholeMatch,
} from './archive';
import { brokenBy } from './rows';

interface Kept {
  match: StoredMatch;
  choices: StoredChoice[];
  /** Newest first. */
  snapshots: StoredSnapshot[];
  results: readonly StoredResult[];
  deleted: boolean;
  why: Quarantine | null;
}

const lastTouched = (k: Kept): number => Math.max(k.match.touched, k.choices.at(-1)?.at ?? 0);

const timeOf = ({ choices }: Kept): number =>
  choices.reduce((ms, c, i) => ms + Math.min(LONGEST_THOUGHT, c.at - (choices[i - 1]?.at ?? c.at)), 0);

export function memoryArchive(): Archive {
  const drawer = new Map<string, Kept>();
  const settings = new Map<string, string>();

  const inSight = () => [...drawer.values()].filter(k => !k.deleted);
  const change = async (id: string, how: (kept: Kept) => void): Promise<void> => {
    const kept = drawer.get(id);
    if (kept !== undefined) how(kept);
  };
  const keep = (whole: WholeMatch): void => {
    const { match, results } = whole;
    drawer.set(match.id, { match, choices: [...whole.choices], snapshots: [...whole.snapshots], results, deleted: false, why: null });
  };
  const putSnapshot = (k: Kept, snapshot: StoredSnapshot): void => {
    const others = k.snapshots.filter(s => s.n !== snapshot.n);
    const sorted = [snapshot, ...others].sort((a, b) => b.n - a.n);
    k.snapshots = sorted.filter((s, i) => i < SNAPSHOTS_KEPT || s.n === k.match.base);
  };

  return {
    keeps: false,
    matches: async () =>
      inSight()
        .filter(k => k.why === null)
        .map(k => ({ ...k.match, touched: lastTouched(k) }))
        .sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1)),
    broken: async () => inSight().flatMap(({ match, why }) => (why === null ? [] : [brokenBy(match, why)])),
    contents: async (id, fromSnapshot = false) => {
      const k = drawer.get(id);
      if (k === undefined || k.deleted) return null;
      const snapshots = fromSnapshot ? k.snapshots.slice(0, 1) : [...k.snapshots];
      const after = fromSnapshot ? (snapshots[0]?.n ?? 0) : 0;
      return { match: { ...k.match, touched: lastTouched(k) }, choices: k.choices.filter(c => c.n > after), snapshots };
    },
    results: async () =>
      inSight()
        .filter(k => k.why === null)
        .sort((a, b) => (a.match.id < b.match.id ? -1 : 1))
        .flatMap(k => k.results),
    playingTimes: async () =>
      Object.fromEntries(
        inSight().flatMap(k => (k.match.ended === null || k.choices.length === 0 ? [] : [[k.match.id, timeOf(k)] as const])),
      ),

    create: async match => {
      if (!drawer.has(match.id)) keep({ match, choices: [], snapshots: [], results: [] });
    },
    append: (id, choice) =>
      change(id, k => {
        k.choices = [...k.choices.filter(c => c.n !== choice.n), choice];
      }),
    takeBack: (id, n, pastBot = false) =>
      change(id, k => {
        if (pastBot) k.match = { ...k.match, wentBack: true };
        k.choices = k.choices.filter(c => c.n <= n);
        k.snapshots = k.snapshots.filter(s => s.n <= n);
      }),
    snapshot: (id, snapshot) => change(id, k => putSnapshot(k, snapshot)),
    rebase: (id, rules, base) =>
      change(id, k => {
        k.choices = k.choices.filter(c => c.n <= base.n);
        k.snapshots = [base];
        k.match = { ...k.match, rules, base: base.n };
      }),
    end: (id, at, results) =>
      change(id, k => {
        k.results = results;
        k.match = { ...k.match, ended: at, touched: Math.max(k.match.touched, at) };
      }),
    countHint: id =>
      change(id, k => {
        k.match = { ...k.match, hints: k.match.hints + 1 };
      }),
    rename: (id, name) =>
      change(id, k => {
        k.match = { ...k.match, name };
      }),
    reseat: (id, players) =>
      change(id, k => {
        k.match = { ...k.match, players };
      }),
    remove: id =>
      change(id, k => {
        k.deleted = true;
      }),
    restore: id =>
      change(id, k => {
        k.deleted = false;
      }),
    quarantine: (id, why) =>
      change(id, k => {
        k.why = why;
      }),
    putIn: async (matches, goesOn = () => true) => {
      if (!matches.every((_, i) => goesOn(i + 1))) throw new Stopped();
      matches.forEach(keep);
    },

    settings: async () => Object.fromEntries(settings),
    set: async (key, value) => void settings.set(key, value),
    eraseAll: async () => {
      drawer.clear();
      settings.clear();
    },
    rawRows: async () => JSON.stringify({ kind: 'blazon-rows', tables: { matches: [...drawer.values()], settings: [...settings] } }),
    readThrough: async () => {},
    close: async () => {},
  };
}
