/** The archive when there is no storage: the same drawer, forgotten when the app ends. */
import {
  LONGEST_THOUGHT,
  SNAPSHOTS_KEPT,
  Stopped,
  type Archive,
  type FinishedMatch,
  type Kind,
  type Quarantine,
  type StoredChoice,
  type StoredMatch,
  type StoredOuting,
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

/** How many people sit there, where nobody else has ever sat in any seat. */
const peopleOf = ({ players }: StoredMatch): number =>
  players.some(p => p.before !== undefined) ? 0 : players.filter(p => p.plays === 'human').length;

function isOf({ game, seats, humans }: Kind, match: StoredMatch): boolean {
  const people = peopleOf(match);
  const fits = (wanted: number | undefined, found: number): boolean => wanted === undefined || wanted === found;
  return match.game === game && people > 0 && fits(seats, match.players.length) && fits(humans, people);
}

const outingsOf = ({ match, results }: Kept): StoredOuting[] =>
  results
    .filter(r => r.level === 'human')
    .map(({ place, points, sources }) => ({
      game: match.game,
      ended: match.ended ?? 0,
      seats: match.players.length,
      people: peopleOf(match),
      place,
      points,
      sources,
      hints: match.hints,
      wentBack: match.wentBack,
      levels: results.map(r => r.level),
    }));

// eslint-disable-next-line max-lines-per-function -- one closure holds the drawer, and each of its methods is short
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

  const sound = () => inSight().filter(k => k.why === null);
  const touchedLast = (): StoredMatch[] =>
    sound()
      .map(k => ({ ...k.match, touched: lastTouched(k) }))
      .sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
  const endedLast = (): Kept[] =>
    sound()
      .filter(k => k.match.ended !== null)
      .sort((a, b) => (b.match.ended ?? 0) - (a.match.ended ?? 0) || (a.match.id < b.match.id ? -1 : 1));
  const outings = (): StoredOuting[] =>
    endedLast()
      .reverse()
      .filter(k => !k.match.practice)
      .flatMap(outingsOf);

  return {
    keeps: false,
    matches: async () => touchedLast(),
    underWay: async most => {
      const open = touchedLast().filter(m => m.ended === null);
      return { matches: open.slice(0, most), of: open.length };
    },
    broken: async () => inSight().flatMap(({ match, why }) => (why === null ? [] : [brokenBy(match, why)])),
    contents: async (id, fromSnapshot = false) => {
      const k = drawer.get(id);
      if (k === undefined || k.deleted) return null;
      const snapshots = fromSnapshot ? k.snapshots.slice(0, 1) : [...k.snapshots];
      const after = fromSnapshot ? (snapshots[0]?.n ?? 0) : 0;
      return { match: { ...k.match, touched: lastTouched(k) }, choices: k.choices.filter(c => c.n > after), snapshots };
    },
    lastTouched: async () => touchedLast()[0]?.touched ?? 0,
    holdsAny: async () => inSight().length > 0,
    finishedTitles: async () =>
      endedLast().map(({ match: { id, game, name, players } }) => ({ id, game, name, players: players.map(p => p.name) })),
    finishedMatches: async ids =>
      ids.flatMap((id): FinishedMatch[] =>
        endedLast()
          .filter(k => k.match.id === id)
          .map(k => ({ match: { ...k.match, touched: lastTouched(k) }, results: k.results })),
      ),
    outings: async () => outings(),
    ownOfGames: async () =>
      [...new Set(outings().map(o => o.game))].sort().map(game => {
        const own = outings().filter(o => o.game === game);
        return { game, played: own.length, won: own.filter(o => o.place === 1).length };
      }),
    playingTimes: async (kind, most) =>
      endedLast()
        .filter(k => !k.match.practice && isOf(kind, k.match))
        .map(timeOf)
        .filter(ms => ms > 0)
        .slice(0, most),

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
    sweepOut: async () => {},
    rawRows: async () => JSON.stringify({ kind: 'blazon-rows', tables: { matches: [...drawer.values()], settings: [...settings] } }),
    readThrough: async () => {},
    close: async () => {},
  };
}
