/** Who plays each seat: a bot stands in for whoever must leave, and a person may take any seat (back). Nothing on the board changes by it. */
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { LEVELS } from '@/bots/levels';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { humansAt, isStandIn } from '@/match/seatControl';
import type { Player, Plays } from '@/match/matchView';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { grown, Icon } from '@/pieces/Icon';
import { Sheet } from '@/pieces/Sheet';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { playsNow } from './sentences';
import { useMatchView } from '../kit/tableContext';
import { usePlayedMatch } from './playedMatch';

export function WhoPlays({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useWords();
  const match = usePlayedMatch();
  const { players } = useMatchView();
  const [chosen, setChosen] = useState<Seat | null>(null);
  const shut = (): void => {
    setChosen(null);
    onClose();
  };
  const handOver = (seat: Seat, plays: Plays): void => {
    match.handOver(seat, plays);
    setChosen(null);
    // Whoever opens the curtain finds the table, not this.
    if (match.now().curtain !== null) onClose();
  };
  return (
    <Sheet closeLabel={words.close} open={open} title={words.hands.title} onClose={shut} testID="sheet:whoPlays">
      <Text role="small">{words.hands.help}</Text>
      {players.map((player, seat) => (
        <View key={seat} style={styles.seat}>
          <SeatRow player={player} seat={seat} open={chosen === seat} onPress={() => setChosen(chosen === seat ? null : seat)} />
          {chosen === seat ? <Hands player={player} seat={seat} onPlays={plays => handOver(seat, plays)} /> : null}
        </View>
      ))}
      {humansAt(players).length === 0 ? <Text role="small">{words.newMatch.noHuman}</Text> : null}
    </Sheet>
  );
}

interface RowProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly open: boolean;
  readonly onPress: () => void;
}

function SeatRow({ player, seat, open, onPress }: RowProps) {
  const words = useWords();
  const { colours, growth } = useTheme();
  const { handlers, ring } = useFocusLook();
  const plays = playsNow(player, words);
  return (
    <Pressable
      role="button"
      accessibilityLabel={`${player.name}, ${plays}`}
      accessibilityHint={words.hands.change}
      accessibilityState={{ expanded: open }}
      dataSet={{ said: 'in one sentence' }}
      onPress={onPress}
      testID={`hands:${seat}`}
      {...handlers}
      style={({ pressed }) => [
        styles.row,
        { borderColor: open ? colours.ink : colours.edge, backgroundColor: pressed || open ? colours.field : colours.card },
        ring,
      ]}
    >
      <Shield tincture={player.tincture} width={grown(26, growth)} />
      <View style={styles.words}>
        <Text role="strong">{player.name}</Text>
        <Text role="small" colour="ink2" aria-live="polite" testID={`hands:${seat}:plays`}>
          {plays}
        </Text>
      </View>
      <Icon name={open ? 'chevronUp' : 'chevronDown'} size={grown(16, growth)} colour={colours.ink2} />
    </Pressable>
  );
}

function Hands({ player, seat, onPlays }: { readonly player: Player; readonly seat: Seat; readonly onPlays: (plays: Plays) => void }) {
  const words = useWords();
  const { name, plays } = player;
  return (
    <View role="group" accessibilityLabel={words.newMatch.playedBy(name)} style={styles.hands}>
      <Text role="small">{words.hands.law}</Text>
      {plays === 'human' ? null : (
        <Button
          label={isStandIn(player) ? words.hands.back(name) : words.hands.sitDown}
          kind="primary"
          onPress={() => onPlays('human')}
          testID={`hands:${seat}:human`}
        />
      )}
      {LEVELS.map(level => (
        <Button
          key={level}
          label={words.levels[level].title}
          detail={words.levels[level].help}
          selected={plays === level}
          onPress={() => onPlays(level)}
          testID={`hands:${seat}:${level}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { gap: space.s },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.side,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: stroke.hair,
    borderRadius: radius.button,
  },
  words: { flex: 1, minWidth: 0 },
  hands: { gap: space.s, paddingLeft: space.l },
});
