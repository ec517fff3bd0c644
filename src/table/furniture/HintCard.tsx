/** What the Baron would do, why, and one button that does it; the place is lit meanwhile. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Advised } from '@/match/matchView';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useMatchView, useTable } from '../kit/tableContext';
import type { OnLight } from './onLight';
import { choiceLine } from './sentences';
import type { Hint } from './useHint';

/** So long one sees what is advised before it is done. */
const STEP_MS = 1500;

interface Props {
  readonly advised: Advised;
  readonly hint: Pick<Hint, 'playsOn' | 'playOn' | 'close'>;
  readonly onLight: OnLight;
  /** Among the furniture instead of over the board: large words would hide it. */
  readonly flows: boolean;
}

export function HintCard({ advised, hint, onLight, flows }: Props) {
  const words = useWords();
  const { colours, speed } = useTheme();
  const { finger, gameWords } = useTable();
  const now = useMatchView();
  const { choice, reasons } = advised;
  useEffect(() => {
    onLight(choice.at);
    return () => onLight(null);
  }, [choice.at, onLight]);
  const { label, hint: figures } = choiceLine(now, choice, gameWords);
  const named = (some: typeof reasons): string => words.list(some.slice(0, 2).map(r => gameWords.reasons[r.why] ?? r.why));
  const gains = reasons.filter(r => r.worth > 0);
  const prices = reasons.filter(r => r.worth < 0);
  const said = [
    words.match.hintIs(label),
    ...(figures === null ? [] : [words.match.hintFigures(figures)]),
    ...(gains.length > 0 ? [words.match.hintFor(named(gains))] : []),
    ...(prices.length > 0 ? [words.match.hintAgainst(named(prices))] : []),
  ].join(' ');
  const follow = (): void => {
    hint.close();
    finger.choose(choice);
  };
  const { playsOn, playOn } = hint;
  // What closes the way back, or is warned of, is left to the player.
  const goesOn = playsOn && finger.seals(choice) === null;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(
      () => {
        finger.choose(choice);
        if (finger.now().waiting !== null) playOn(false);
      },
      speed === 0 ? 0 : STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [goesOn, finger, choice, speed, playOn]);
  return (
    <View
      style={[styles.card, flows ? styles.among : styles.over, { backgroundColor: colours.card, borderColor: colours.accent }]}
      testID="table:advice"
      role="region"
      accessibilityLabel={words.match.hint}
    >
      <Text role="small" aria-live="polite" testID="hint">
        {said}
      </Text>
      <View style={styles.row}>
        <Button label={words.close} kind="quiet" onPress={hint.close} testID="table:hintClose" />
        {goesOn ? null : (
          <>
            <Button label={words.match.wholeTurn} kind="plain" onPress={() => playOn(true)} testID="table:wholeTurn" />
            <Button label={words.match.doIt} kind="primary" onPress={follow} testID="table:doIt" />
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: stroke.edge, borderRadius: radius.button, padding: space.m, gap: space.s },
  over: { position: 'absolute', left: 0, right: 0, bottom: 0, zIndex: 4 },
  among: { margin: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
});
