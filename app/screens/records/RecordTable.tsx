/** How matches went, a row a table and opponent: in columns; or, where words are large, every figure with its name. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';

export interface RecordRow {
  readonly id: string;
  /** Whom one played against, then the figures. */
  readonly cells: readonly string[];
}

/** In dp at the usual text size: in a narrower window large words stand below each other. */
const LEAST_ROOM = 340;

export function useCrowded(): boolean {
  const { growth } = useTheme();
  const { width } = useWindowDimensions();
  return growth > FLOWS_FROM || width < LEAST_ROOM * growth;
}

interface Props {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly RecordRow[];
}

export function RecordTable({ label, heads, rows }: Props) {
  return useCrowded() ? <Named heads={heads} rows={rows} /> : <Columns label={label} heads={heads} rows={rows} />;
}

/** Five columns of large figures are wider than a phone: each stands beside its name, as many in a line as have room. */
function Named({ heads, rows }: Omit<Props, 'label'>) {
  const { colours } = useTheme();
  return rows.map(({ id, cells: [first = '', ...figures] }) => (
    <View key={id} style={[styles.row, { borderBottomColor: colours.rule }]}>
      <Text role="smallStrong" testID={`${id}:0`}>
        {first}
      </Text>
      <View style={styles.named}>
        {figures.map((figure, i) => (
          <Text key={i} role="small" testID={`${id}:${i + 1}`}>
            {`${heads[i + 1] ?? ''} ${figure}`}
          </Text>
        ))}
      </View>
    </View>
  ));
}

/** From this width on, who one played against stands beside the figures; below it, above them. */
const BESIDE_FROM = 600;

function Columns({ label, heads, rows }: Props) {
  const { colours } = useTheme();
  return (
    <View role="table" accessibilityLabel={label}>
      <Row id="record" cells={heads} head line={colours.edge} />
      {rows.map(row => (
        <Row key={row.id} {...row} line={colours.rule} />
      ))}
    </View>
  );
}

function Row({ id, cells: [first = '', ...figures], line, head = false }: RecordRow & { readonly line: string; readonly head?: boolean }) {
  const beside = useWindowDimensions().width >= BESIDE_FROM;
  return (
    <View role="row" style={[styles.row, beside && styles.beside, { borderBottomColor: line }]}>
      <View role={head ? 'columnheader' : 'rowheader'} style={beside ? styles.first : null}>
        <Text role="smallStrong" testID={`${id}:0`}>
          {first}
        </Text>
      </View>
      <View role="presentation" style={[styles.figures, beside && styles.grows]}>
        {figures.map((figure, i) => (
          <View key={i} role={head ? 'columnheader' : 'cell'} style={styles.grows}>
            <Text role={head ? 'smallStrong' : 'small'} testID={`${id}:${i + 1}`}>
              {figure}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { borderBottomWidth: 1, paddingVertical: space.xs },
  beside: { flexDirection: 'row' },
  first: { width: 200 },
  figures: { flexDirection: 'row' },
  grows: { flex: 1, minWidth: 0 },
  named: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l },
});
