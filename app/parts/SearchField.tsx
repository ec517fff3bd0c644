/** A labelled line in which one looks for something, with the way back to everything. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Field } from './Field';

interface Props {
  readonly label: string;
  /** What the button says that empties it. */
  readonly all: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly testID: string;
}

export function SearchField({ label, all, value, onChange, testID }: Props) {
  return (
    <View style={styles.row}>
      <Field
        label={label}
        placeholder={label}
        value={value}
        onChangeText={onChange}
        inputMode="search"
        style={styles.grow}
        testID={testID}
      />
      {value === '' ? null : (
        <Button label={all} icon="close" iconOnly kind="quiet" onPress={() => onChange('')} testID={`${testID}Nothing`} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1 },
});
