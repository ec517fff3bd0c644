/** Back to the first day: asked once more, with a file offered first. */
import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { exportAll } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from '../../context/appContext';
import { saveText } from '../../device/saveText';
import { note } from '@/archive/trace';

export function Erase() {
  const words = useWords();
  const house = useApp();
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const s = words.settings;
  const ask = (open: boolean): void => {
    setSaid(null);
    setAsking(open);
  };
  const save = async (): Promise<void> => {
    try {
      if (await saveText('blazon.json', await exportAll(house))) setSaid(words.files.exported);
    } catch (error) {
      note('saving all to a file', error);
      setSaid(words.trouble.unread);
    }
  };
  const erase = async (): Promise<void> => {
    try {
      await house.forgetAll();
    } catch (error) {
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
        {said === null ? null : (
          <Text role="small" aria-live="polite" testID="erase:said">
            {said}
          </Text>
        )}
        <Button label={s.erase} kind="plain" icon="trash" onPress={() => void erase()} testID="erase:sure" />
      </Sheet>
    </>
  );
}
