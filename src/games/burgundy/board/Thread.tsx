/** While a chain is pending: what is being resolved, and what waits behind it. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { DieG } from '@/pieces/Die';
import { Text } from '@/pieces/Text';
import type { Burgundy, BurgundyDecision, BurgundyQuestion } from '../state';
import type { Box } from './geometry';
import { Info } from './Place';
import { useTongue } from './tongue';

const isDecision = (q: BurgundyQuestion): q is BurgundyDecision => 'seat' in q && q.ask !== 'advance';

/** The open decisions, the one being asked first; the turn itself is no news. */
export function pendingChain(questions: readonly BurgundyQuestion[]): BurgundyDecision['ask'][] {
  return [...questions].reverse().filter(isDecision).map(q => q.ask).filter(ask => ask !== 'turn');
}

export const Thread = memo(function Thread({ view, box, align }: { readonly view: Readonly<Burgundy>; readonly box: Box; readonly align: 'left' | 'right' }) {
  const { colours } = useTheme();
  const t = useTongue();
  const [now, ...behind] = pendingChain(view.questions);
  if (now === undefined) return <WhiteDie face={view.whiteDie} box={box} align={align} />;
  return (
    <View style={[styles.over, box, styles.foot]} pointerEvents="none" accessibilityLiveRegion="polite" testID="thread">
      <View style={[styles.thread, { borderColor: colours.accent, alignItems: align === 'right' ? 'flex-end' : 'flex-start' }, align === 'right' ? styles.rightEdge : styles.leftEdge]}>
        <Text role="note" align={align} style={styles.strong} numberOfLines={3}>
          {t.onBoard.pending[now]}
        </Text>
        {behind.length === 0 ? null : (
          <Text role="note" colour="ink2" align={align} numberOfLines={2}>
            {t.onBoard.then(behind.map(ask => t.onBoard.pending[ask].split(':')[0] ?? ''))}
          </Text>
        )}
      </View>
    </View>
  );
});

/** Which depot this round's good went to. */
const WhiteDie = memo(function WhiteDie({ face, box, align }: { readonly face: number; readonly box: Box; readonly align: 'left' | 'right' }) {
  if (face === 0) return null;
  const size = 24;
  const at = { left: align === 'right' ? box.left + box.width - size - 4 : box.left, top: box.top + box.height - size - 6, width: size + 4, height: size + 4 };
  return (
    <>
      <View style={[styles.over, at]}>
        <Svg width={at.width} height={at.height} pointerEvents="none" aria-hidden>
          <DieG face={face} x={at.width / 2} y={at.height / 2} size={size - 2} />
        </Svg>
      </View>
      <Info at="die:white" box={at} />
    </>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  foot: { justifyContent: 'flex-end' },
  thread: { paddingHorizontal: space.xs },
  rightEdge: { borderRightWidth: 3 },
  leftEdge: { borderLeftWidth: 3 },
  strong: { fontWeight: '700' },
});
