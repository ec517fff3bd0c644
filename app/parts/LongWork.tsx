/** Work that may take a while: as soon as it takes longer than one likes to wait, how far it is, and the way to stop it. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Watch } from '@/archive/watch';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';

/** In milliseconds. */
const SHORT = 1000;

export interface LongWork {
  /** null: nothing is done, or not for long. */
  readonly percent: number | null;
  /** For the work that begins now. */
  readonly begin: () => Watch;
  readonly end: () => void;
  readonly stop: () => void;
}

export function useLongWork(): LongWork {
  const [percent, setPercent] = useState<number | null>(null);
  const stopped = useRef(false);
  const begin = useCallback((): Watch => {
    stopped.current = false;
    const begun = Date.now();
    return {
      tell: (done, of) => setPercent(Date.now() - begun < SHORT ? null : Math.floor((100 * done) / Math.max(1, of))),
      calledOff: () => stopped.current,
    };
  }, []);
  const end = useCallback(() => setPercent(null), []);
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  return useMemo(() => ({ percent, begin, end, stop }), [percent, begin, end, stop]);
}

interface Props {
  readonly work: LongWork;
  readonly sentence: (percent: number) => string;
  /** What is done cannot be stopped half way. */
  readonly toItsEnd?: boolean;
  readonly testID: string;
}

export function Progress({ work: { percent, stop }, sentence, toItsEnd = false, testID }: Props) {
  const words = useWords();
  if (percent === null) return null;
  return (
    <>
      <Text role="small" testID={`${testID}:progress`}>
        {sentence(percent)}
      </Text>
      {toItsEnd ? null : <Button label={words.files.stop} icon="close" kind="quiet" onPress={stop} testID={`${testID}:stop`} />}
    </>
  );
}
