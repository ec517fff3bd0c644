/** What every screen may ask for: the drawer, the settings, whoever thinks for the bots, and one sentence to show on Home. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Archive } from '@/archive/archive';
import type { Household } from '@/match/newMatch';
import type { Watch } from '@/archive/watch';
import { silence } from '@/device/player';
import { forgetTables } from '@/match/openTables';
import { steadyClock } from '@/match/steadyClock';
import { makeThinker } from '@/match/thinking/makeThinker';
import { rememberLastGame } from './lastGame';
import { DEFAULTS, readSettings, writeSetting, type Settings } from './settings';
import { bringGame } from './shelf';
import { clearTraces, noted } from '@/archive/trace';
import { forgetBeside, keepCount } from '@/archive/beside';
import { useKeeping } from './safekeeping';

export interface AppParts extends Household {
  readonly settings: Settings;
  readonly change: <K extends keyof Settings>(key: K, value: Settings[K]) => void;
  /** Small things that are remembered beside the settings: lessons read, the last set-up of a game. */
  readonly memory: Readonly<Record<string, string>>;
  readonly remember: (key: string, value: string) => void;
  /** Matches were kept here and are gone, and nobody has said yet what is to become of that. */
  readonly lost: boolean;
  readonly answerLost: () => void;
  /** A file that nobody could read was put aside before the drawer was opened. */
  readonly fileAside: boolean;
  /** Matches, records and settings are gone: back to the first day. */
  readonly forgetAll: (tell?: Watch['tell']) => Promise<void>;
}

const HouseContext = createContext<AppParts | null>(null);

export function useApp(): AppParts {
  const house = useContext(HouseContext);
  if (house === null) throw new Error('This screen stands outside the house');
  return house;
}

interface Props {
  readonly archive: Archive;
  readonly lost?: boolean;
  readonly fileAside?: boolean;
  readonly rows: Readonly<Record<string, string>>;
  readonly children: (settings: Settings) => ReactNode;
}

export function AppProvider({ archive, rows, lost: isLost = false, fileAside = false, children }: Props) {
  const [memory, setMemory] = useState(rows);
  const [settings, setSettings] = useState(() => readSettings(rows));
  const [lost, setLost] = useState(isLost);
  const thinker = useMemo(() => makeThinker(), []);
  const [clock] = useState(steadyClock);

  const remember = useCallback(
    (key: string, value: string) => {
      setMemory(now => ({ ...now, [key]: value }));
      // A wish that could not be written is asked for again another day; the match is what must not be lost.
      void archive.set(key, value).catch(noted('keeping a setting'));
    },
    [archive],
  );
  const change = useCallback<AppParts['change']>(
    (key, value) => {
      setSettings(now => ({ ...now, [key]: value }));
      remember(key, writeSetting(value));
    },
    [remember],
  );
  const answerLost = useCallback(() => {
    setLost(false);
    void keepCount(0).catch(noted('counting matches'));
  }, []);
  const forgetAll = useCallback<AppParts['forgetAll']>(
    async tell => {
      await archive.eraseAll(tell);
      clearTraces();
      await forgetBeside().catch(noted('erasing the copy'));
      forgetTables(archive);
      rememberLastGame(null);
      setMemory({});
      setSettings(DEFAULTS);
    },
    [archive],
  );

  useEffect(() => {
    void archive.lastTouched().then(clock.notBefore, noted('looking for the newest match'));
  }, [archive, clock]);
  useEffect(() => {
    if (!settings.sound) silence();
  }, [settings.sound]);

  const house = useMemo<AppParts>(
    () => ({
      archive,
      thinker,
      clock: clock.now,
      gameOf: bringGame,
      settings,
      change,
      memory,
      remember,
      lost,
      answerLost,
      fileAside,
      forgetAll,
    }),
    [archive, thinker, clock, settings, change, memory, remember, lost, answerLost, fileAside, forgetAll],
  );
  useKeeping(archive, thinker);
  return <HouseContext value={house}>{children(settings)}</HouseContext>;
}
