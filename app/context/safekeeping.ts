/** What is done in the background so that nothing is lost: the browser is asked to keep the drawer, and once a day there is a copy. */
import { useEffect } from 'react';
import { keepCount } from '@/archive/beside';
import { askToKeep } from '@/archive/persistence';
import { noted } from '@/archive/trace';
import type { ShownMatch } from '@/match/matchView';
import { nightlyCopy } from '@/match/nightlyCopy';
import { anyUnsaved } from '@/match/openTables';
import type { Archive } from '@/archive/archive';
import type { Household } from '@/match/newMatch';
import type { Thinker } from '@/match/thinker';
import { askBeforeLeaving } from '../device/leaving';
import { bringGame } from './shelf';

/** After the first page has been drawn and looked at; then every hour. In milliseconds. */
const QUIET = 10_000;
const HOUR = 3_600_000;

export function useKeeping(archive: Archive, thinker: Thinker): void {
  useEffect(() => askBeforeLeaving(() => anyUnsaved(archive)), [archive]);
  useEffect(() => {
    const house: Household = { archive, thinker, gameOf: bringGame };
    const copy = (): void => void nightlyCopy(house).catch(noted('the nightly copy'));
    const first = setTimeout(() => {
      void archive.sweepOut().catch(noted('sweeping out'));
      copy();
    }, QUIET);
    const later = setInterval(copy, HOUR);
    return () => {
      clearTimeout(first);
      clearInterval(later);
    };
  }, [archive, thinker]);
}

/** Remembered beside the settings once the browser has been asked. */
export const ASKED = 'storage.asked';

/** After the first finished turn: before, there is nothing to lose, and browsers give more to a page that is used. */
export function useAskingToKeep(match: ShownMatch, asked: boolean, onAsked: () => void): void {
  useEffect(() => {
    if (asked) return;
    const { asked: first, chronicle } = match.now();
    const watch = (): void => {
      const now = match.now();
      const sameTurn = now.asked === first && now.players.length > 1;
      if (sameTurn || now.chronicle.length === chronicle.length) return;
      stop();
      onAsked();
      void keepCount(1).catch(noted('counting matches'));
      void askToKeep().catch(noted('asking for storage that stays'));
    };
    const stop = match.subscribe(watch);
    return stop;
  }, [match, asked, onAsked]);
}
