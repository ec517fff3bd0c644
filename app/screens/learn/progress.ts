/** How far somebody has come in the lessons of a game: one small row for each name, written after every beat. */
import type { Kept } from '@/learn/run';

export interface Progress {
  /** Lessons that were played to their end. */
  readonly done: readonly string[];
  /** The lesson that was left in the middle. */
  readonly at: (Kept & { readonly lesson: string }) | null;
}

type Memory = Readonly<Record<string, string>>;

const NOTHING: Progress = { done: [], at: null };

/** Whose progress is meant; nobody's name: the device's. */
export const LEARNER = 'learner';
export const keyOf = (game: string, learner: string): string => (learner === '' ? `learn.${game}` : `learn.${game}.${learner}`);
/** The proposal on the box was answered. */
export const offeredKey = (game: string): string => `learnOffered.${game}`;

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(each => typeof each === 'string');

/** A row of another app, or a broken one, is no progress. */
export function readProgress(text: string | undefined): Progress {
  if (text === undefined) return NOTHING;
  try {
    const { done, at } = JSON.parse(text) as { done?: unknown; at?: Partial<Record<string, unknown>> | null };
    const left =
      typeof at?.lesson === 'string' && typeof at.beat === 'number' && Number.isInteger(at.beat) && isTexts(at.lines)
        ? { lesson: at.lesson, beat: at.beat, lines: at.lines }
        : null;
    return { done: isTexts(done) ? done : [], at: left };
  } catch {
    return NOTHING;
  }
}

export const progressOf = (memory: Memory, game: string): Progress => readProgress(memory[keyOf(game, memory[LEARNER] ?? '')]);

/** A beat of this lesson is over, its last one perhaps. */
export function after({ done }: Progress, lesson: string, kept: Kept, beats: number): Progress {
  if (kept.beat < beats) return { done, at: { lesson, ...kept } };
  return { done: done.includes(lesson) ? done : [...done, lesson], at: null };
}

function peopleIn(plan: string): readonly string[] {
  try {
    const { players } = JSON.parse(plan) as { players?: unknown };
    if (!Array.isArray(players)) return [];
    return players.flatMap((p: { name?: unknown; plays?: unknown }) => (p.plays === 'human' && typeof p.name === 'string' ? [p.name] : []));
  } catch {
    return [];
  }
}

/** Who may be learning: whoever sat down at a table of this device, and whoever has said so before. */
export function learnersIn(memory: Memory): readonly string[] {
  const seated = Object.entries(memory).flatMap(([key, text]) => (key.startsWith('plan.') ? peopleIn(text) : []));
  const now = memory[LEARNER] ?? '';
  return [...new Set([...(now === '' ? [] : [now]), ...seated])].filter(name => name !== '').slice(0, 4);
}
