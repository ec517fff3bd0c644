/** One seat: its shield, its name, and who plays it. */
import { StyleSheet, View } from 'react-native';
import { LEVELS } from '@/bots/levels';
import { space } from '@/design/space';
import type { Player } from '@/match/matchView';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { SegmentedControl } from '../../parts/SegmentedControl';
import { Field } from '../../parts/Field';
import { ShieldButton } from './ShieldButton';

interface Props {
  readonly seat: number;
  readonly player: Player;
  readonly onName: (name: string) => void;
  readonly onShield: () => void;
  readonly onPlays: (plays: Player['plays']) => void;
  readonly onRemove: (() => void) | null;
}

const LONGEST_NAME = 24;

export function SeatCard({ seat, player, onName, onShield, onPlays, onRemove }: Props) {
  const words = useWords();
  return (
    <Panel style={styles.card} testID={`setup:seat:${seat}`}>
      <View style={styles.row}>
        <ShieldButton
          tincture={player.tincture}
          label={`${words.newMatch.tincture(player.name)}: ${words.tinctures[player.tincture]}`}
          onPress={onShield}
          testID={`setup:tincture:${seat}`}
        />
        <Field
          label={words.newMatch.nameOf(seat + 1)}
          value={player.name}
          maxLength={LONGEST_NAME}
          onChangeText={onName}
          selectTextOnFocus
          style={styles.name}
          testID={`setup:name:${seat}`}
        />
        {onRemove === null ? null : (
          <Button
            label={words.newMatch.removeSeat(player.name)}
            icon="close"
            iconOnly
            kind="quiet"
            onPress={onRemove}
            testID={`setup:remove:${seat}`}
          />
        )}
      </View>
      <SegmentedControl
        label={words.newMatch.playedBy(player.name)}
        value={player.plays}
        values={[
          { value: 'human', title: words.newMatch.human },
          ...LEVELS.map(level => ({ value: level, title: words.levels[level].title })),
        ]}
        onChange={onPlays}
        testID={`setup:plays:${seat}`}
      />
      {player.plays === 'human' ? null : (
        <Text role="small" colour="ink2">
          {words.levels[player.plays].help}
        </Text>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  card: { flexBasis: 400, flexGrow: 1, maxWidth: '100%' },
});
