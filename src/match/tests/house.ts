/** A household for tests: the toy game on the shelf, real SQL in the drawer, bots that answer at once or when told. */
import type { Choice, Game } from '@/engine/contract';
import { below } from '@/engine/dice';
import { toyGame } from '@/engine/testing/toyGame';
import { moment } from '@/engine/referee';
import { createArchive } from '@/archive/openArchive';
import type { Archive } from '@/archive/archive';
import type { OpenMatch } from '../match';
import type { Player } from '../matchView';
import type { Household } from '../newMatch';
import type { NotOpened } from '../openMatch';
import type { Thinker } from '../thinker';

export const toy = toyGame as unknown as Game;

export const anna: Player = { name: 'Anna', tincture: 'gules', plays: 'human' };
export const ugo: Player = { name: 'Ugo', tincture: 'azure', plays: 'human' };
export const baron: Player = { name: 'Baron', tincture: 'vert', plays: 'baron' };

/** Chooses by its own dice; keeps what it was given, to see that it was only given a view. */
export function quickThinker(): Thinker & { readonly jobs: Parameters<Thinker['choose']>[0][] } {
  const jobs: Parameters<Thinker['choose']>[0][] = [];
  return {
    jobs,
    async choose(job, cancelled) {
      jobs.push(job);
      await null;
      const { offers } = moment(job.game, job.view);
      return cancelled() ? null : (offers[below({ seed: job.seed }, offers.length)] as Choice);
    },
    async hint(job, cancelled) {
      await null;
      const choice = moment(job.game, job.view).offers[0];
      return cancelled() || choice === undefined ? null : { choice, reasons: [{ why: 'points', worth: 1 }] };
    },
  };
}

export async function openHouse(changes: Partial<Household> = {}): Promise<Household & { readonly archive: Archive; tick(): number }> {
  const { archive } = await createArchive();
  let time = 1_000;
  const tick = (): number => ++time;
  return { archive, thinker: quickThinker(), clock: tick, gameOf: async id => (id === 'toy' ? toy : null), tick, ...changes };
}

export function opened(match: OpenMatch | NotOpened): OpenMatch {
  if ('why' in match) throw new Error(`not opened: ${match.why}`);
  return match;
}

/** Answers for the humans by chance until the match is over or `most` choices are made; bots play by themselves. */
export async function playHumans(match: OpenMatch, chance: { seed: number }, most = Infinity): Promise<number> {
  match.setPace(0);
  let made = 0;
  while (made < most && !match.now().over) {
    match.openCurtain();
    const { offers } = match.now();
    if (offers.length > 0) {
      match.choose(offers[below(chance, offers.length)] as Choice);
      made++;
    } else await new Promise(resolve => setTimeout(resolve, 0));
  }
  return made;
}

/** Until a match that was resumed from a snapshot has its whole chronicle. */
export async function remembered(match: OpenMatch): Promise<void> {
  while (match.now().chronicle[0]?.n !== 1) await new Promise(resolve => setTimeout(resolve, 0));
}
