/** Whether what is kept here stays, and the copy beside it. */
import { useEffect, useState } from 'react';
import { copyKept } from '@/archive/beside';
import type { Copy } from '@/archive/copy';
import { keepsForGood } from '@/archive/persistence';
import { noted } from '@/archive/trace';
import { importText } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { dayOf } from '../../parts/ago';
import { Progress, useLongWork } from '../../parts/LongWork';
import { ASKED } from '../../context/safekeeping';

export function Storage({ onSaid }: { readonly onSaid: (sentence: string | null) => void }) {
  const words = useWords();
  const house = useApp();
  const [copy, setCopy] = useState<Copy | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  const bringing = useLongWork();
  useEffect(() => void copyKept().then(setCopy, noted('reading the copy')), []);
  useEffect(() => void keepsForGood().then(setKept, noted('asking whether storage stays')), []);
  const { storage, storageOf, copyOf, noCopy, bringBackMissing } = words.settings;
  const bringBack = async ({ text }: Copy): Promise<void> => {
    const found = await importText(house, text, bringing.begin()).catch(noted('bringing matches back'));
    bringing.end();
    if (found === undefined) return onSaid(words.trouble.noHelp);
    if ('trouble' in found) return onSaid(words.files.trouble[found.trouble] ?? words.trouble.noHelp);
    house.answerLost();
    onSaid(found.added === 0 ? words.files.importedNone : words.files.imported(found.added));
  };
  const asked = house.memory[ASKED] !== undefined;
  return (
    <Panel>
      <Text role="subheading">{storage}</Text>
      {kept === null ? null : (
        <Text role="small" testID="storage:kept">
          {kept ? storageOf.persisted : asked ? storageOf.mayClear : storageOf.notAsked}
        </Text>
      )}
      <Text role="small" colour="ink2" testID="storage:copy">
        {copy === null ? noCopy : copyOf(dayOf(copy.at, words), copy.matches)}
      </Text>
      {copy === null ? null : (
        <Button label={bringBackMissing} kind="plain" icon="undo" onPress={() => void bringBack(copy)} testID="storage:back" />
      )}
      <Progress work={bringing} sentence={words.files.readingSoFar} testID="storage" />
    </Panel>
  );
}
