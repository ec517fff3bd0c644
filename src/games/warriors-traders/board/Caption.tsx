/** Where the match stands, in a line over the map: turn and phase, what ends the match, how strong barbarians are; and what is in hand. */
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { INFO } from '@/table/kit/Spot';
import { useInLanguage, useTable } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { BARBARIAN, type Phase } from '../data/names';
import { barbarianStrength } from '../data/numbers';
import { thresholdOf } from '../rules/victory';
import type { Traders } from '../state';
import { TRACK_ICONS } from './glyphs';
import { PiecePicture } from './PieceG';

const CAPTION = 30;
/** From this text size on the words take the room of the signs, which only say the same. */
const LARGE_TEXT = 1.2;

export const captionHeight = (growth: number): number => Math.round(CAPTION * Math.min(1.3, Math.max(1, growth)));

/** Explains itself at a tap; what is written on it is part of one sentence. */
const SAID = { ...INFO, said: 'in one sentence' };

const PHASE_ICONS: readonly (readonly [Phase, IconName])[] = [
  ['upkeep', 'food'],
  ['trade', TRACK_ICONS.trade],
  ['development', TRACK_ICONS.production],
  ['manoeuvre', 'boot'],
];

interface Props {
  readonly view: Readonly<Traders>;
  readonly width: number;
}

export const Caption = memo(function Caption({ view, width }: Props) {
  const { colours, growth } = useTheme();
  const { finger } = useTable();
  const { handlers, ring } = useFocusLook();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const [goal, strength] = [thresholdOf(view), barbarianStrength(view.turn)];
  const when = t.when(view.phase, view.turn, view.lastTurn);
  const open = () => finger.openCard('turn');
  return (
    <Pressable
      testID="turn"
      dataSet={SAID}
      accessibilityRole="button"
      accessibilityLabel={`${when}. ${words.goal(goal)}. ${words.barbarians(strength)}`}
      {...handlers}
      onPress={open}
      onLongPress={open}
      style={[styles.line, { width, height: captionHeight(growth), backgroundColor: colours.paper }, ring]}
    >
      <BoardText role="note" most={1.3} numberOfLines={1} style={styles.when} aria-hidden>
        {when}
      </BoardText>
      {growth > LARGE_TEXT
        ? null
        : PHASE_ICONS.map(([phase, icon]) => (
            <View key={phase} style={[styles.phase, { borderBottomColor: phase === view.phase ? colours.ink : 'transparent' }]} aria-hidden>
              <Icon name={icon} size={16} colour={phase === view.phase ? colours.ink : colours.edge} />
            </View>
          ))}
      <View style={styles.pair} aria-hidden>
        <Icon name="trophy" size={15} colour={colours.ink2} />
        <BoardText role="tally" most={1.2}>
          {goal}
        </BoardText>
      </View>
      <View style={styles.pair} aria-hidden>
        <PiecePicture tincture={null} kind={BARBARIAN} count={1} width={18} />
        <BoardText role="tally" most={1.2}>
          {strength}
        </BoardText>
      </View>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingHorizontal: space.s },
  when: { flex: 1, minWidth: 0 },
  phase: { paddingBottom: 1, borderBottomWidth: 2 },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
