/** Back to the first day: asked once more, with a file offered first. */
import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { note } from '@/archive/trace';
import { Stopped } from '@/archive/archive';
import { exportAll } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { saveText } from '../../device/saveText';
import { Progress, useLongWork } from '../../parts/LongWork';

export function Erase() {
  const words = useWords();
  const house = useApp();
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const giving = useLongWork();
  const erasing = useLongWork();
  const s = words.settings;
  const ask = (open: boolean): void => {
    setSaid(null);
    setAsking(open);
  };
  const save = async (): Promise<void> => {
    try {
      const text = await exportAll(house, giving.begin());
      giving.end();
      if (await saveText('blazon.json', text)) setSaid(words.files.exported);
    } catch (error) {
      giving.end();
      if (error instanceof Stopped) return setSaid(words.files.stopped);
      note('saving all to a file', error);
      setSaid(words.trouble.unread);
    }
  };
  const erase = async (): Promise<void> => {
    try {
      await house.forgetAll(erasing.begin().tell);
      erasing.end();
    } catch (error) {
      erasing.end();
      note('erasing', error);
      return setSaid(words.trouble.noHelp);
    }
    setAsking(false);
    // No screen that lies below may show what is gone.
    navigation.reset({ index: 0, routes: [{ name: 'Home', params: { notice: 'erased' } }] });
  };
  return (
    <>
      <Button label={s.eraseAll} hint={s.eraseHelp} kind="plain" icon="trash" onPress={() => ask(true)} testID="setting:erase" />
      <Sheet closeLabel={words.close} open={asking} title={s.eraseAll} onClose={() => ask(false)} testID="sheet:erase">
        <Text>{s.eraseHelp}</Text>
        <Text role="strong">{s.eraseSure}</Text>
        <Button label={s.exportFirst} icon="share" kind="primary" onPress={() => void save()} testID="erase:export" />
        <Progress work={giving} sentence={words.files.savingSoFar} testID="erase:export" />
        {said === null ? null : (
          <Text role="small" aria-live="polite" testID="erase:said">
            {said}
          </Text>
        )}
        <Button label={s.erase} kind="plain" icon="trash" onPress={() => void erase()} testID="erase:sure" />
        <Progress work={erasing} sentence={s.erasingSoFar} toItsEnd testID="erase" />
      </Sheet>
    </>
  );
}
