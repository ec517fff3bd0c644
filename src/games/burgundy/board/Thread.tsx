/** While a chain is pending: what is being resolved, and what waits behind it. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Text } from '@/pieces/Text';
import type { Burgundy, BurgundyDecision, BurgundyQuestion } from '../state';
import type { Box } from './geometry';
import { useTongue } from './tongue';

type Ask = BurgundyDecision['ask'];

const GLYPHS: Readonly<Record<Ask, IconName>> = {
  duchy: 'hex',
  startingCastle: 'castle',
  turn: 'dice',
  makeRoom: 'trash',
  castleAction: 'castle',
  cityHall: 'cityHall',
  carpenter: 'carpenter',
  church: 'church',
  market: 'market',
  warehouse: 'warehouse',
  ship: 'ship',
  secondDepot: 'ship',
  newGoods: 'ship',
};

const isDecision = (q: BurgundyQuestion): q is BurgundyDecision => 'seat' in q && q.ask !== 'advance';

/** The open decisions, the one being asked first; the turn itself is no news. */
export function pendingChain(questions: readonly BurgundyQuestion[]): Ask[] {
  return [...questions]
    .reverse()
    .filter(isDecision)
    .map(q => q.ask)
    .filter(ask => ask !== 'turn');
}

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly box: Box;
  /** On a phone in two narrow lines. */
  readonly small?: boolean;
}

/** What is being resolved stands first and strong; what waits is said behind it. */
export const Thread = memo(function Thread({ view, box, small = false }: Props) {
  const { colours, textScale } = useTheme();
  const t = useTongue();
  const [now, ...behind] = pendingChain(view.questions);
  if (now === undefined) return null;
  const waiting = behind.length === 0 ? null : t.onBoard.then(behind.map(ask => t.onBoard.pending[ask]));
  const said = [t.onBoard.pending[now], ...(waiting === null ? [] : [waiting])].join(', ');
  // Between the targets of a hand it cannot grow as text does; the prompt and the chronicle say the same at full size.
  const size = small ? { fontSize: 12 * Math.min(textScale, MOST_GROWTH), lineHeight: 14 * Math.min(textScale, MOST_GROWTH) } : null;
  return (
    <View style={[styles.over, box]} pointerEvents="none" accessibilityLabel={said} testID="thread">
      <View style={[styles.thread, small && styles.narrow, { borderColor: colours.accent, backgroundColor: colours.card }]}>
        <Icon name={GLYPHS[now]} size={20} colour={colours.accent} />
        <View style={small ? styles.stacked : styles.line}>
          <Text role={small ? 'note' : 'smallStrong'} numberOfLines={waiting === null && small ? 2 : 1} style={[styles.now, size]}>
            {t.onBoard.pending[now]}
          </Text>
          {waiting === null ? null : (
            <Text role={small ? 'note' : 'small'} colour="ink2" numberOfLines={1} style={[styles.shrinks, size]}>
              {waiting}
            </Text>
          )}
        </View>
        {small ? null : behind.slice(0, MOST_GLYPHS).map((ask, i) => <Icon key={i} name={GLYPHS[ask]} size={16} colour={colours.ink2} />)}
      </View>
    </View>
  );
});

const MOST_GROWTH = 1.3;
const MOST_GLYPHS = 3;

const styles = StyleSheet.create({
  over: { position: 'absolute', flexDirection: 'row', alignItems: 'center' },
  thread: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 6, paddingVertical: 3, borderWidth: 1.6, borderRadius: 2, maxWidth: '100%' },
  narrow: { flex: 1, gap: 4, paddingHorizontal: 4, paddingVertical: 2, maxHeight: '100%', overflow: 'hidden' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 },
  stacked: { flex: 1, minWidth: 0 },
  now: { fontWeight: '600', flexShrink: 1 },
  shrinks: { flexShrink: 1 },
});
