/** Everything as a file of the player's own, and files back in: all of a file or nothing of it. */
import { Stopped } from '@/archive/archive';
import { note, noted } from '@/archive/trace';
import { exportAll, importText } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { openText } from '../../device/openText';
import { saveText } from '../../device/saveText';
import { Progress, useLongWork } from '../../parts/LongWork';

export function Files({ onSaid }: { readonly onSaid: (sentence: string | null) => void }) {
  const words = useWords();
  const house = useApp();
  const f = words.files;
  const taking = useLongWork();
  const giving = useLongWork();
  const save = async (): Promise<void> => {
    onSaid(null);
    try {
      const text = await exportAll(house, giving.begin());
      giving.end();
      if (await saveText('blazon.json', text)) onSaid(f.exported);
    } catch (error) {
      giving.end();
      if (error instanceof Stopped) return onSaid(f.stopped);
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
    const found = 'trouble' in opened ? opened : await importText(house, opened.text, taking.begin()).catch(noted('taking in a file'));
    taking.end();
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
      <Progress work={giving} sentence={f.savingSoFar} testID="export" />
      <Button label={words.settings.import} icon="plus" kind="plain" onPress={() => void open()} testID="files:import" />
      <Progress work={taking} sentence={f.readingSoFar} testID="files" />
    </Panel>
  );
}
