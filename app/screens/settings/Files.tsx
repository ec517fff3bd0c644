/** Everything as a file of the player's own, and files back in: all of a file or nothing of it. */
import { useRef, useState } from 'react';
import { exportAll, importText, type Watch } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { openText } from '../../device/openText';
import { saveText } from '../../device/saveText';
import { note, noted } from '@/archive/trace';

/** What takes longer says how far it is, and may be stopped. In milliseconds. */
const SHORT = 1000;

export function Files({ onSaid }: { readonly onSaid: (sentence: string | null) => void }) {
  const words = useWords();
  const house = useApp();
  const f = words.files;
  const [percent, setPercent] = useState<number | null>(null);
  const stopped = useRef(false);
  const save = async (): Promise<void> => {
    onSaid(null);
    try {
      if (await saveText('blazon.json', await exportAll(house))) onSaid(f.exported);
    } catch (error) {
      note('saving all to a file', error);
      onSaid(words.trouble.unread);
    }
  };
  const open = async (): Promise<void> => {
    onSaid(null);
    const opened = await openText();
    if (opened === null) return;
    // Every choice in it is played again: a large file takes a while.
    onSaid(f.reading);
    stopped.current = false;
    const begun = Date.now();
    const watch: Watch = {
      tell: (done, of) => setPercent(Date.now() - begun < SHORT ? null : Math.floor((100 * done) / of)),
      calledOff: () => stopped.current,
    };
    const found = 'trouble' in opened ? opened : await importText(house, opened.text, watch).catch(noted('taking in a file'));
    setPercent(null);
    if (found === undefined) return onSaid(words.trouble.noHelp);
    if ('trouble' in found) return onSaid(f.trouble[found.trouble] ?? f.trouble.badShape ?? '');
    const added = found.added === 0 ? f.importedNone : f.imported(found.added);
    onSaid(found.already > 0 && found.added > 0 ? `${added} ${f.already(found.already)}` : added);
  };
  return (
    <Panel>
      <Text role="subheading">{words.settings.files}</Text>
      <Text role="small" colour="ink2">
        {words.settings.filesHelp}
      </Text>
      <Button label={words.settings.exportAll} icon="share" kind="plain" onPress={() => void save()} testID="files:export" />
      <Button label={words.settings.import} icon="plus" kind="plain" onPress={() => void open()} testID="files:import" />
      {percent === null ? null : (
        <>
          <Text role="small" testID="files:progress">
            {f.readingSoFar(percent)}
          </Text>
          <Button label={f.stop} icon="close" kind="quiet" onPress={() => (stopped.current = true)} testID="files:stop" />
        </>
      )}
    </Panel>
  );
}
