/** What is told of the act that is shown again, and the way through the acts; it stands where the choices stand otherwise. */
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import type { Replay } from './replay';
import { cardOf, type News } from './tidings';
import { TidingsAgain } from './TidingsSheet';
import { useMatchView, useTable } from '../kit/tableContext';

interface Props {
  readonly replay: Replay;
  readonly height?: number;
  /** As high as what is told, where words are large. */
  readonly flows?: boolean;
}

export function ReplayBar({ replay, height, flows = false }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  const { players, me, chronicle } = useMatchView();
  const player = players[replay.seat];
  const { at, of, plays } = replay;
  const { drawn, gameWords, who } = useTable();
  const [again, setAgain] = useState<News | null>(null);
  const card = useMemo(() => {
    const told = replay.lines.find(({ fact }) => drawn.tidings?.of(fact)?.passes === undefined && drawn.tidings?.of(fact) != null);
    return told === undefined ? null : cardOf(told.fact, chronicle, drawn.tidings, gameWords, who);
  }, [replay.lines, chronicle, drawn, gameWords, who]);
  const read = (): void => {
    if (plays === true) replay.pause();
    setAgain(card);
  };
  return (
    <View
      style={[
        styles.panel,
        { backgroundColor: colours.card, borderColor: colours.edge },
        flows ? styles.gives : height === undefined ? styles.grows : { height },
      ]}
      testID="since"
      role="region"
      accessibilityLabel={words.match.since}
    >
      <ScrollView style={flows ? styles.gives : styles.told} contentContainerStyle={styles.row} tabIndex={0}>
        {player === undefined ? null : <Shield tincture={player.tincture} width={24} />}
        <Text role="small" style={styles.grow} aria-live="polite" testID="since:told">
          {replay.lines.map(({ text, about }, i) => (
            // What concerns whoever reads stands out: a loss above all.
            <Text key={i} role={about === me ? 'smallStrong' : 'small'}>
              {i === 0 ? text : ` ${text}`}
            </Text>
          ))}
        </Text>
        <Text role="note" colour="ink2" testID="since:at">{`${at + 1}/${of}`}</Text>
      </ScrollView>
      <View style={styles.row}>
        <Button label={words.match.skip} kind="quiet" onPress={replay.close} testID="since:skip" />
        <View style={styles.grow} />
        {card === null ? null : (
          <Button label={words.match.readCard} icon="scroll" iconOnly kind="quiet" onPress={read} testID="since:card" />
        )}
        <Button
          label={words.match.previousAct}
          icon="back"
          iconOnly
          kind="quiet"
          disabled={at === 0}
          onPress={() => replay.go(at - 1)}
          testID="since:previous"
        />
        {plays === null ? null : (
          <Button
            label={plays ? words.match.pause : words.match.goOn}
            icon={plays ? 'pause' : 'play'}
            iconOnly
            kind="quiet"
            onPress={replay.pause}
            testID="since:pause"
          />
        )}
        <Button
          label={at + 1 === of ? words.match.backToNow : words.match.next}
          icon={at + 1 === of ? 'check' : 'forward'}
          iconOnly
          kind="plain"
          onPress={() => replay.go(at + 1)}
          testID="since:next"
        />
      </View>
      <TidingsAgain card={again} onClose={() => setAgain(null)} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderTopWidth: stroke.edge,
    borderBottomWidth: stroke.edge,
    borderRadius: radius.piece,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    gap: space.xs,
  },
  grows: { flexGrow: 1, flexShrink: 1, minHeight: 140 },
  gives: { flexGrow: 0, flexShrink: 1, minHeight: 0 },
  told: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  grow: { flex: 1, minWidth: 0 },
});
