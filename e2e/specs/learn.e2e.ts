/** A game is learnt by playing: from its box at Home over a lesson, killed in the middle, to the first match. */
import { expect } from 'detox';
import { shelf } from '@/games/index';
import { checkAccessibility, checkTargets, killApp } from '../beyondDetox';
import { hurryBots, isThere, openApp, reach, seen, spot, tap, textOf, until } from '../table';

async function openLessons(game: string): Promise<void> {
  await reach(`box:${game}`);
  await seen('newMatch:learn');
  await tap('newMatch:learn');
  await seen('learn:play');
}

/** The next beat: read on, or be shown, choice by choice. */
async function oneBeat(): Promise<void> {
  const before = await textOf('coach:says');
  await until(async () => {
    if ((await textOf('coach:says')) !== before) return true;
    await tap((await isThere('coach:show', 0)) ? 'coach:show' : 'coach:next');
    return (await textOf('coach:says')) !== before;
  }, 'the lesson goes on');
}

describe('Learning by playing', () => {
  beforeAll(async () => {
    await openApp({ fresh: true });
    await hurryBots();
  });

  for (const { id: game, tutorials: [lesson] = [] } of shelf)
    if (lesson !== undefined)
      it(`teaches ${game} from Home to the first match, and goes on where it was killed`, async () => {
        await openApp();
        await openLessons(game);
        await checkAccessibility();
        await reach(`learn:${lesson.id}`);
        await seen('coach:says');
        await oneBeat();
        await oneBeat();
        await checkAccessibility();
        // A board whose places are small is asked through its lens, in whose story that is measured.
        if (game === 'burgundy') await checkTargets();
        const left = await textOf('coach:says');
        // A beat does not show when it is saved: it has the time of the way to the list and back.
        await tap('coach:leave');
        await seen('learn:play');
        await reach(`learn:${lesson.id}`);
        await seen('coach:says');
        await killApp();
        await openApp();
        await openLessons(game);
        await reach(`learn:${lesson.id}`);
        await seen('coach:says');
        await expect(spot('coach:says')).toHaveText(left);
        const title = (await textOf('coach:step')).split(' · ')[0];
        while ((await textOf('coach:step')).split(' · ')[0] === title) await oneBeat();
        await tap('coach:leave');
        await seen('learn:play');
        await tap('learn:play');
        await seen('table');
        await expect(spot('coach')).not.toExist();
        await tap('table:menu');
        await tap('menu:leave');
        await seen('home');
      });

  it('plays a wrong offer out, explains it and takes it back', async () => {
    await openApp();
    await openLessons('burgundy');
    await reach('learn:take');
    await seen('coach:says');
    await oneBeat();
    await oneBeat();
    const asked = await textOf('coach:says');
    await tap('button:endTurn');
    await seen('coach:takeBack');
    await expect(spot('coach:says')).not.toHaveText(asked);
    await tap('coach:takeBack');
    await seen('coach:show');
    await expect(spot('coach:says')).toHaveText(asked);
  });
});
