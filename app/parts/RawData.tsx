/** Everything as it lies in the drawer, into a file of the player's own: what can be done for a match that cannot be opened. */
import { Stopped } from '@/archive/archive';
import { note } from '@/archive/trace';
import type { Watch } from '@/archive/watch';
import { Button } from '@/pieces/Button';
import { useWords } from '@/words/language';
import { saveText } from '../device/saveText';
import { Progress, useLongWork } from './LongWork';

interface Props {
  readonly label: string;
  readonly kind: 'primary' | 'plain';
  readonly rows: (watch: Watch) => Promise<string>;
  readonly onFailed: () => void;
  readonly testID: string;
}

export function RawData({ label, kind, rows, onFailed, testID }: Props) {
  const words = useWords();
  const reading = useLongWork();
  const save = async (): Promise<void> => {
    try {
      const text = await rows(reading.begin());
      reading.end();
      await saveText('blazon-raw.json', text);
    } catch (error) {
      reading.end();
      if (error instanceof Stopped) return;
      note('saving raw data', error);
      onFailed();
    }
  };
  return (
    <>
      <Button label={label} icon="share" kind={kind} onPress={() => void save()} testID={testID} />
      <Progress work={reading} sentence={words.files.savingSoFar} testID={testID} />
    </>
  );
}
