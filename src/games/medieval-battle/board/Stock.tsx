/** The modules that fit the slot to be filled, each as it would lie there. */
import { ScrollView, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Text } from '@/pieces/Text';
import { Spot } from '@/table/kit/Spot';
import { LAYOUTS } from '../data/layouts';
import { facesFor } from '../rules/setUp';
import type { Lay, LayModule, MedievalBattle } from '../state';
import { Terrain } from './Terrain';

/** The field as it would be with this face in the slot. */
function fieldWith(field: string, slot: number, face: string, turn: number, isInner: boolean): string {
  const parts = field.split(' ');
  parts[slot + 2] = isInner ? `${face}.${turn}` : face;
  return parts.join(' ');
}

interface Props {
  readonly view: Readonly<MedievalBattle>;
  readonly question: LayModule;
  readonly width: number;
  readonly height: number;
  readonly wraps: boolean;
}

export function Stock({ view, question, width, height, wraps }: Props) {
  const kind = LAYOUTS[view.map].slots[question.slot]?.kind ?? 'outer';
  const faces = facesFor(view.field, kind);
  const side = wraps ? Math.min(136, (width - space.s) / 2) : height;
  const modules = faces.map(face => (
    <View key={face} style={{ width: side, height: side, alignItems: 'center' }}>
      <Terrain
        field={fieldWith(view.field, question.slot, face, 0, kind === 'inner')}
        slot={question.slot}
        width={side - 8}
        height={side - 22}
      />
      <Text role="note">{face}</Text>
      <Spot at={`module:${face}`} left={0} top={0} width={side} height={side} />
    </View>
  ));
  if (wraps) return <View style={[styles.rows, { width }]}>{modules}</View>;
  return (
    <ScrollView horizontal style={{ width }} contentContainerStyle={styles.row} showsHorizontalScrollIndicator={false}>
      {modules}
    </ScrollView>
  );
}

/** An inner module fits in three ways: while one is asked which, all three are shown over the field. */
export function Turns({
  view,
  question,
  choices,
}: {
  readonly view: Readonly<MedievalBattle>;
  readonly question: LayModule;
  readonly choices: readonly Lay[];
}) {
  const { colours } = useTheme();
  return (
    <View style={[styles.turns, { backgroundColor: colours.card, borderColor: colours.edge }]} pointerEvents="none" testID="turns">
      {choices.map(c => (
        <View key={c.turn} style={styles.turn}>
          <Terrain
            field={fieldWith(view.field, question.slot, c.at.slice('module:'.length), c.turn, true)}
            slot={question.slot}
            width={TURN}
            height={TURN}
          />
          <Text role="note">{`${c.turn * 120}°`}</Text>
        </View>
      ))}
    </View>
  );
}

const TURN = 104;

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap' },
  row: { alignItems: 'center' },
  /** Above: on a phone the choices are listed over the lower part of the board. */
  turns: {
    position: 'absolute',
    alignSelf: 'center',
    top: space.xs,
    flexDirection: 'row',
    gap: space.s,
    padding: space.xs,
    borderWidth: 1,
    borderRadius: 4,
  },
  turn: { alignItems: 'center' },
});
