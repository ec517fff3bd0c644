/** Matches were kept here and are gone: what is left of them, and the one tap that brings it back. */
import { useEffect, useState } from 'react';
import { copyKept } from '@/archive/beside';
import type { Copy } from '@/archive/copy';
import { noted } from '@/archive/trace';
import { importText } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { Progress, useLongWork } from '../../parts/LongWork';
import { Notice } from '../../parts/Notice';
import { dayOf } from '../../parts/ago';

export function Missing({ onBack }: { readonly onBack: () => Promise<void> }) {
  const words = useWords();
  const house = useApp();
  const [copy, setCopy] = useState<Copy | null>(null);
  const [failed, setFailed] = useState(false);
  const bringing = useLongWork();
  useEffect(() => void copyKept().then(setCopy, noted('reading the copy')), []);
  const bringBack = async (): Promise<void> => {
    const found = copy === null ? undefined : await importText(house, copy.text, bringing.begin()).catch(noted('bringing matches back'));
    bringing.end();
    if (found === undefined || 'trouble' in found) return setFailed(found === undefined || found.trouble !== 'stopped');
    house.answerLost();
    await onBack();
  };
  const { lost, lostCopy, lostWithoutCopy, goOnWithout } = words.home;
  return (
    <Notice
      warns
      testID="home:lost"
      button={
        <>
          {copy === null ? null : (
            <Button label={words.home.bringBack} kind="primary" icon="undo" onPress={() => void bringBack()} testID="lost:back" />
          )}
          <Progress work={bringing} sentence={words.files.readingSoFar} testID="lost" />
          {failed ? (
            <Text colour="bad" aria-live="polite" testID="lost:failed">
              {words.trouble.noHelp}
            </Text>
          ) : null}
          <Button label={goOnWithout} kind="quiet" onPress={house.answerLost} testID="lost:without" />
        </>
      }
    >
      {`${lost} ${copy === null ? lostWithoutCopy : lostCopy(dayOf(copy.at, words), copy.matches)}`}
    </Notice>
  );
}
