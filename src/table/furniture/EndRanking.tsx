/** Who came where, with how many points: a line a seat, with room for every name. */
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat, Standing, Who } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import { space, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { useFocusLook } from '@/pieces/focus';
import { grown, Icon } from '@/pieces/Icon';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { FLOWS_FROM } from '@/design/textSize';
import { IfEnded } from './IfEnded';

interface Props {
  /** The first comes first. */
  readonly ranked: readonly Standing[];
  /** If it ended now: a second figure after the points. */
  readonly ended?: readonly Standing[] | null | undefined;
  readonly players: readonly Player[];
  readonly who: Who;
  /** Leads to what is told of a seat. */
  readonly onTold?: ((seat: Seat) => void) | undefined;
}

export function EndRanking({ ranked, ended = null, players, who, onTold }: Props) {
  const words = useWords();
  const { colours, growth } = useTheme();
  // Beside shield and points large names would be broken: there they have a line of their own.
  const below = growth > FLOWS_FROM;
  return (
    <View>
      {ranked.map(({ seat, place, points }) => {
        const name = (
          <Text role={place === 1 ? 'strong' : 'body'} style={below ? styles.ownLine : styles.name}>
            {who(seat)}
          </Text>
        );
        const line = (
          <>
            <Text role="count" colour="ink2">
              {words.end.place(place)}
            </Text>
            <Shield tincture={players[seat]?.tincture ?? 'sable'} width={24} />
            {below ? <View style={styles.name} /> : name}
            <Text role="score" testID={`end:points:${seat}`}>
              {points}
            </Text>
            <IfEnded points={ended?.find(s => s.seat === seat)?.points ?? null} />
            {onTold === undefined ? null : <Icon name="forward" size={grown(16, growth)} colour={colours.ink2} />}
            {below ? name : null}
          </>
        );
        const edge = { borderBottomColor: colours.rule };
        return onTold === undefined ? (
          <View key={seat} style={[styles.line, edge]}>
            {line}
          </View>
        ) : (
          <Told
            key={seat}
            label={`${words.match.chronicle}: ${who(seat)}, ${words.match.points(points)}`}
            seat={seat}
            onTold={onTold}
            edge={edge}
          >
            {line}
          </Told>
        );
      })}
    </View>
  );
}

interface ToldProps {
  readonly label: string;
  readonly seat: Seat;
  readonly onTold: (seat: Seat) => void;
  readonly edge: { readonly borderBottomColor: string };
  readonly children: ReactNode;
}

function Told({ label, seat, onTold, edge, children }: ToldProps) {
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      role="button"
      accessibilityLabel={label}
      dataSet={{ said: 'in one sentence' }}
      onPress={() => onTold(seat)}
      testID={`end:told:${seat}`}
      {...handlers}
      style={[styles.line, styles.pressed, edge, ring]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, paddingVertical: space.xs, borderBottomWidth: 1 },
  pressed: { minHeight: target.side },
  name: { flex: 1, minWidth: 0 },
  ownLine: { flexBasis: '100%' },
});
