/** Back to the first day: asked once more, with a file offered first. */
import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { exportAll } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useHouse } from '../../household';
import { saveText } from '../../saveText';

export function Erase() {
  const words = useWords();
  const house = useHouse();
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  const s = words.settings;
  const erase = async (): Promise<void> => {
    await house.forgetAll();
    setAsking(false);
    // No screen that lies below may show what is gone.
    navigation.reset({ index: 0, routes: [{ name: 'Home', params: { notice: 'erased' } }] });
  };
  return (
    <>
      <Button label={s.eraseAll} hint={s.eraseHelp} kind="plain" icon="trash" onPress={() => setAsking(true)} testID="setting:erase" />
      <Sheet closeLabel={words.close} open={asking} title={s.eraseAll} onClose={() => setAsking(false)} testID="sheet:erase">
        <Text>{s.eraseHelp}</Text>
        <Text role="strong">{s.eraseSure}</Text>
        <Button
          label={s.exportFirst}
          icon="share"
          kind="primary"
          onPress={() => void exportAll(house).then(text => saveText('blazon.json', text))}
          testID="erase:export"
        />
        <Button label={s.erase} kind="plain" icon="trash" onPress={() => void erase()} testID="erase:sure" />
      </Sheet>
    </>
  );
}
