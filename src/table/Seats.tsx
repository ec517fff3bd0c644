/** Everybody at a glance: shield, name, points, open stocks, who is asked. A tap looks at that seat's board; again comes back. */
import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Icon } from '@/pieces/Icon';
import { isIcon } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { SCORE } from './places';
import { Score } from './Score';
import { useMatchView, useTable } from './tableContext';
import type { Layout } from './boardProps';

interface Props {
  readonly layout: Layout;
  readonly looking: Seat;
  readonly onLook: (seat: Seat) => void;
}

export function Seats({ layout, looking, onLook }: Props) {
  const now = useMatchView();
  return (
    <View style={layout === 'phone' ? styles.strip : styles.rail}>
      {now.players.map((_, seat) => (
        <SeatCard
          key={seat}
          seat={seat}
          layout={layout}
          looked={looking === seat}
          onPress={() => onLook(looking === seat ? now.me : seat)}
        />
      ))}
    </View>
  );
}

interface CardProps {
  readonly seat: Seat;
  readonly layout: Layout;
  readonly looked: boolean;
  readonly onPress: () => void;
}

function SeatCard({ seat, layout, looked, onPress }: CardProps) {
  const words = useWords();
  const { gameWords, who, finger } = useTable();
  const now = useMatchView();
  const { colours } = useTheme();
  const player = now.players[seat];
  if (player === undefined) return null;
  const name = who(seat);
  const points = now.game.points(now.view, seat);
  const stocks = gameWords.stocks(now.view, seat);
  const isAsked = now.asked === seat;
  const spoken = [
    words.match.seat(name, words.tinctures[player.tincture], points),
    ...stocks.map(s => `${s.label} ${s.count}`),
    ...(isAsked ? [words.match.asked] : []),
  ].join(', ');
  const edge = looked ? colours.ink : isAsked ? colours.accent : colours.rule;
  return (
    <Pressable
      role="button"
      testID={`seat:${seat}`}
      accessibilityLabel={spoken}
      dataSet={{ said: 'in one sentence' }}
      accessibilityHint={words.match.lookAt(name)}
      accessibilityState={{ selected: looked }}
      onPress={onPress}
      onLongPress={() => finger.openCard(SCORE)}
      style={[
        layout === 'phone' ? styles.small : styles.large,
        { borderColor: edge, borderWidth: looked || isAsked ? stroke.edge : stroke.hair, backgroundColor: colours.card },
      ]}
    >
      <Shield tincture={player.tincture} width={layout === 'phone' ? 22 : 32} />
      <View style={styles.words}>
        <View style={styles.name}>
          {isAsked ? <Icon name="play" size={12} colour={colours.accent} /> : null}
          <Text role={layout === 'phone' ? 'note' : 'strong'} numberOfLines={1} style={styles.shrinks}>
            {layout === 'phone' ? player.name : name}
          </Text>
        </View>
        <View style={styles.nameLine}>
          <Score seat={seat} points={points} />
          {stocks.slice(0, layout === 'phone' ? 0 : 4).map(s => (
            <View key={s.icon + s.label} style={styles.stock}>
              <Icon name={isIcon(s.icon) ? s.icon : 'shield'} size={16} colour={colours.ink2} />
              <Text role="small" colour="ink2">
                {s.count}
              </Text>
            </View>
          ))}
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', gap: space.xs, paddingHorizontal: space.s, height: target.side },
  rail: { gap: space.s, padding: space.s },
  small: {
    flex: 1,
    minWidth: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    borderRadius: radius.piece,
    paddingHorizontal: space.xs,
  },
  large: { flexDirection: 'row', alignItems: 'center', gap: space.s, borderRadius: radius.piece, padding: space.s, minHeight: 64 },
  words: { flex: 1, minWidth: 0 },
  nameLine: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexWrap: 'wrap' },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  shrinks: { flexShrink: 1 },
  stock: { flexDirection: 'row', alignItems: 'center', gap: space.xxs, marginLeft: space.xs },
});
