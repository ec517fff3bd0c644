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
  /** On a phone only the glyphs: the prompt line says the rest. */
  readonly small: boolean;
}

export const Thread = memo(function Thread({ view, box, small }: Props) {
  const { colours } = useTheme();
  const t = useTongue();
  const chain = pendingChain(view.questions);
  const [now, ...behind] = chain;
  if (now === undefined) return null;
  const said = [t.onBoard.pending[now], ...(behind.length === 0 ? [] : [t.onBoard.then(behind.map(ask => t.onBoard.pending[ask]))])].join(', ');
  return (
    <View style={[styles.over, box, small ? styles.right : styles.left]} pointerEvents="none" accessibilityLabel={said} testID="thread">
      <View style={[styles.thread, { borderColor: colours.accent, backgroundColor: colours.card }]}>
        {chain.slice(0, small ? 2 : 4).map((ask, i) => (
          <View key={i} style={styles.link}>
            {i === 0 ? null : <Icon name="chevron" size={8} colour={colours.ink2} />}
            <Icon name={GLYPHS[ask]} size={i === 0 ? 20 : 14} colour={i === 0 ? colours.accent : colours.ink2} />
          </View>
        ))}
        {small ? null : (
          <Text role="small" numberOfLines={1}>
            {said}
          </Text>
        )}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute', flexDirection: 'row', alignItems: 'center' },
  left: { justifyContent: 'flex-start' },
  right: { justifyContent: 'flex-end' },
  thread: { flexDirection: 'row', alignItems: 'center', gap: 2, paddingHorizontal: 2, paddingVertical: 2, borderWidth: 1.6, borderRadius: 2 },
  link: { flexDirection: 'row', alignItems: 'center' },
});
