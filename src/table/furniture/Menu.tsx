/** What is needed seldom: the list of all choices, the table in words, what its signs mean, the hint, what a game offers once in a match, who plays, rules, settings, a file of this match, and the way out. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import type { Choice } from '@/engine/contract';
import { write } from '@/engine/notation';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { choiceLine } from './sentences';
import { useMatchView, useTable } from '../kit/tableContext';
import { UntilEnd } from './UntilEnd';
import { useSaving } from './playedMatch';
import type { Hint } from './useHint';

interface Props {
  readonly open: boolean;
  readonly hint: Hint;
  readonly onClose: () => void;
  readonly onChoices: () => void;
  readonly onReads: () => void;
  readonly onSigns: () => void;
  readonly onWhoPlays: () => void;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onShare?: (() => void) | undefined;
  readonly onLuck?: (() => void) | undefined;
  readonly onLearn?: (() => void) | undefined;
  /** Nobody else sits down at a lesson, and its way out is no match's. */
  readonly isLesson?: boolean;
}

export function Menu({
  open,
  hint,
  onClose,
  onChoices,
  onReads,
  onSigns,
  onWhoPlays,
  onLeave,
  onRules,
  onSettings,
  onShare,
  onLuck,
  onLearn,
  isLesson = false,
}: Props) {
  const words = useWords();
  const { drawn, gameWords } = useTable();
  const now = useMatchView();
  const saved = useSaving();
  // What it says stands on the table, beside what it speaks of.
  const ask = (): void => {
    onClose();
    hint.ask();
  };
  const about = [now.name, gameWords.when(now.view), now.practice ? words.match.practice : ''].filter(t => t !== '').join(' · ');
  return (
    <Sheet closeLabel={words.close} open={open} title={gameWords.title} onClose={onClose} testID="sheet:menu">
      <Text role="small" colour="ink2">
        {about}
      </Text>
      <UntilEnd />
      {now.offers.length > 0 ? (
        <Button label={words.match.allChoices(now.offers.length)} icon="menu" kind="plain" onPress={onChoices} testID="menu:choices" />
      ) : null}
      {drawn.reads === undefined ? null : (
        <Button label={words.match.reads} icon="speech" kind="plain" onPress={onReads} testID="menu:reads" />
      )}
      {drawn.legend === undefined ? null : (
        <Button label={words.match.signs} icon="lens" kind="plain" onPress={onSigns} testID="menu:signs" />
      )}
      {now.offers.map(c => (
        <AsideButton key={write(c)} choice={c} onClose={onClose} />
      ))}
      {/* Beside each other, so that on a small phone the way out is in sight without scrolling. */}
      {now.over || isLesson ? null : (
        <View style={styles.pair}>
          {hint.offered ? (
            <Button label={words.match.hint} icon="eye" kind="plain" onPress={ask} style={styles.shares} testID="menu:hint" />
          ) : null}
          <Button label={words.hands.title} icon="shield" kind="plain" onPress={onWhoPlays} style={styles.shares} testID="menu:whoPlays" />
        </View>
      )}
      <View style={styles.pair}>
        <Button label={words.match.rules} icon="book" kind="plain" onPress={onRules} style={styles.shares} testID="menu:rules" />
        <Button
          label={words.match.settings}
          icon="settings"
          kind="plain"
          onPress={onSettings}
          style={styles.shares}
          testID="menu:settings"
        />
      </View>
      {onLearn === undefined ? null : <Button label={words.learn.title} icon="flag" kind="plain" onPress={onLearn} testID="menu:learn" />}
      {onLuck === undefined ? null : <Button label={words.luck.title} icon="dice" kind="plain" onPress={onLuck} testID="menu:luck" />}
      {onShare === undefined ? null : <Button label={words.match.share} icon="share" kind="plain" onPress={onShare} testID="menu:share" />}
      <Button
        label={isLesson ? words.learn.leave : words.match.leave}
        hint={isLesson ? words.learn.leaveHelp : saved === 'failed' ? words.trouble.keptHere : words.match.leaveHelp}
        icon="back"
        kind="plain"
        onPress={onLeave}
        testID="menu:leave"
      />
    </Sheet>
  );
}

/** An offer of the match that is wanted too seldom to stand among the others. What it asks before it is done is answered in the bar. */
function AsideButton({ choice, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  const { drawn, finger, gameWords } = useTable();
  const now = useMatchView();
  const icon = drawn.aside?.(choice) ?? null;
  if (icon === null) return null;
  const { label, hint } = choiceLine(now, choice, gameWords);
  const choose = (): void => {
    onClose();
    finger.choose(choice);
  };
  return (
    <Button
      label={label}
      {...(hint === null ? {} : { detail: hint })}
      icon={icon}
      kind="plain"
      onPress={choose}
      testID={`menu:${choice.do}`}
    />
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  shares: { flexGrow: 1 },
});
