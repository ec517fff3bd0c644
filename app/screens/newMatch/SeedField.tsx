/** The seed is shown when it is wished; nobody needs it. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { newSeed } from '@/match/newMatch';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { Field } from '../../Field';

const BIGGEST_SEED = 2 ** 31 - 1;

export function SeedField({ seed, onChange }: { readonly seed: number | null; readonly onChange: (seed: number | null) => void }) {
  const words = useWords();
  const read = (text: string): void => {
    const digits = text.replace(/[^0-9-]/g, '');
    const value = Number(digits);
    onChange(digits === '' || !Number.isInteger(value) || Math.abs(value) > BIGGEST_SEED ? null : value);
  };
  return (
    <>
      <Text role="strong">{words.newMatch.seed}</Text>
      <Text role="small" colour="ink2">
        {words.newMatch.seedHelp}
      </Text>
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
        <Button
          label={words.newMatch.anotherSeed}
          kind="plain"
          onPress={() => onChange(Math.abs(newSeed()) % BIGGEST_SEED)}
          testID="setup:anotherSeed"
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexWrap: 'wrap' },
  grow: { flexGrow: 1, flexBasis: 120 },
});
