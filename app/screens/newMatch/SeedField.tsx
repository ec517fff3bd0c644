/** The seed: shown, to be told or kept; settable, to play the same match again. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { newSeed } from '@/match/newMatch';
import { Button } from '@/pieces/Button';
import { useWords } from '@/words/language';
import { Field } from '../../parts/Field';

const BIGGEST_SEED = 2 ** 31 - 1;
/** Short enough to be told. */
const USUAL_SEEDS = 1_000_000;

export const aSeed = (): number => Math.abs(newSeed() % USUAL_SEEDS);

export function SeedField({ seed, onChange }: { readonly seed: number | null; readonly onChange: (seed: number | null) => void }) {
  const words = useWords();
  const read = (text: string): void => {
    const digits = text.replace(/[^0-9-]/g, '');
    const value = Number(digits);
    onChange(digits === '' || !Number.isInteger(value) || Math.abs(value) > BIGGEST_SEED ? null : value);
  };
  return (
    <View style={styles.row}>
      <Field
        label={words.newMatch.seed}
        value={seed === null ? '' : String(seed)}
        placeholder="—"
        inputMode="numeric"
        onChangeText={read}
        style={styles.grow}
        testID="setup:seed"
      />
      <Button label={words.newMatch.anotherSeed} kind="plain" onPress={() => onChange(aSeed())} testID="setup:anotherSeed" />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexWrap: 'wrap' },
  grow: { flexGrow: 1, flexBasis: 120 },
});
