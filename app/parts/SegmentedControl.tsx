/** One of several, all in sight: a row of buttons that wraps, one of them chosen. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';

interface Props<T extends string | number | boolean> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly title: string }[];
  readonly onChange: (value: T) => void;
  readonly testID: string;
}

/** So many figures are keys of one size; fewer are words among others. */
const KEYS_FROM = 6;
const LONGEST_KEY = 3;

/** Below this width a row is filled to its end, also by a single button. */
const NARROW = 600;

export function SegmentedControl<T extends string | number | boolean>({ label, value, values, onChange, testID }: Props<T>) {
  const narrow = useWindowDimensions().width < NARROW;
  const keys = values.length >= KEYS_FROM && values.every(v => v.title.length <= LONGEST_KEY);
  return (
    <View style={styles.row} role="group" accessibilityLabel={label}>
      {values.map(v => (
        <Button
          key={String(v.value)}
          label={v.title}
          selected={v.value === value}
          onPress={() => onChange(v.value)}
          style={keys ? styles.key : narrow ? styles.one : styles.wide}
          testID={`${testID}:${String(v.value)}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  // Of the same width whether chosen or not, so that nothing moves away under the finger.
  one: { flexGrow: 1, paddingHorizontal: space.m },
  key: { minWidth: 56, paddingHorizontal: space.s },
  wide: { flexGrow: 1, maxWidth: 260, paddingHorizontal: space.m },
});
