/**
 * Undo on the left, then everything that is a button: choices of the question that lie nowhere on the board, or the several
 * choices that end at the spot just tapped. The main one stands at the right, under the thumb.
 */
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Choice, GameWords, Spot } from '@/engine/contract';
import type { MatchView } from '@/match/matchView';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useWords } from '@/words/language';
import { UndoButton } from './UndoButton';
import { choiceLine } from './sentences';
import { narrowed } from '../kit/narrowed';
import { useSecondTap } from '../finger/secondTap';
import { useScreenReader } from './screenReader';
import { useClosedAnswers } from '../kit/openLens';
import { useHeld, useMatchView, useTable } from '../kit/tableContext';
import { write } from '@/engine/notation';

/** More than this does not fit beside each other on a phone, nor do long words: they are listed in a panel above the bar. */
const SIDE_BY_SIDE = 2;

/** So many letters of labels stand beside each other in a bar 360 dp wide without growing out of it; fewer beside a way back. */
const LETTERS = 52;
const LETTERS_WITH_CANCEL = 26;
/** The sign on a button that seals takes the room of so many of them, in both of its lines. */
const LETTERS_OF_SEAL = 6;
/** A single button may take two lines: it stays where buttons stand, and the hand stays in sight. */
const LINES_OF_ONE = 2;
/** Of the price below a label more letters go into a line. */
const SMALLER = 0.7;

/** A long list covers so much of the window, and leaves the prompt in sight: from the smallest phone on five choices of two lines stand in it. */
const MOST_OF_HEIGHT = 0.62;

/** The width of a letter and of the seal beside them. */
const LETTER = 8.8;
const SEAL = 36;

/** Beside a longer button a short one keeps two lines of this length, and every one its longest word. */
const SHORT_LINE = 11;

/** So many letters wide a button stays, however little room there is. */
function leastLetters(label: string): number {
  const words = label.split(' ');
  const inTwoLines = words.map((_, i) => Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length));
  return Math.max(Math.min(SHORT_LINE, ...inTwoLines), ...words.map(word => word.length));
}

const isButton = (c: Choice): boolean => c.at.startsWith('button:');

interface Props {
  /** A bar; a list for a column; or, where words are large, as many rows as they need, scrolling within. */
  readonly shape?: 'bar' | 'list' | 'flowing';
  /** All choices as a list, for whoever hears the table. */
  readonly onChoices?: () => void;
  /** How far above the bar the hand begins: a list of two stands there, where the hand has to stay within reach. */
  readonly handAbove?: number;
  /** Stands where the way back stands. */
  readonly wayBack?: ReactNode;
}

// eslint-disable-next-line max-lines-per-function -- what is listed, where and how wide is decided together
export function ChoiceBar({ shape = 'bar', onChoices, handAbove = 0, wayBack = <UndoButton /> }: Props) {
  const spoken = useScreenReader();
  const words = useWords();
  const { finger, gameWords, drawn } = useTable();
  const [unfoldedAt, setUnfoldedAt] = useState<unknown>(null);
  const { width, height } = useWindowDimensions();
  const { colours, growth } = useTheme();
  const now = useMatchView();
  const held = useHeld();
  const path = (c: Choice) => now.game.path?.(c) ?? [c.at];
  // A button that belongs to a piece (dismount) waits until the piece is in hand.
  const isNext = (c: Choice) => path(c).every(at => at === c.at || held.selected.includes(at));
  const alive = narrowed({ offers: now.offers, path, selected: held.selected });
  const standsHere = (c: Choice): boolean => isButton(c) && drawn.aside?.(c) == null;
  const buttons = alive.filter(c => standsHere(c) && isNext(c));
  // What waits for its second tap on the board or in the menu may as well be confirmed here.
  const waiting = held.waiting === null || standsHere(held.waiting.choice) ? null : [held.waiting.choice];
  const choices = held.which ?? waiting ?? buttons;
  const letters = choices.reduce((sum, c) => {
    const { label, hint } = choiceLine(now, c, gameWords);
    return sum + label.length + (hint?.length ?? 0) * SMALLER + (choices.length > 1 && finger.seals(c) !== null ? LETTERS_OF_SEAL : 0);
  }, 0);
  const inHand = held.selected.length > 0 || held.which !== null || waiting !== null;
  const room = ((inHand ? LETTERS_WITH_CANCEL : LETTERS) * width) / 360 / growth;
  const warned = held.waiting !== null && held.waiting.warning !== null;
  const listed = choices.length > SIDE_BY_SIDE || letters > room * (choices.length === 1 ? LINES_OF_ONE : 1);
  // A list over the hand would hide what is tapped there: until it is wanted it waits behind one button.
  const folds =
    drawn.foldsButtons === true && listed && choices === buttons && buttons.length > SIDE_BY_SIDE && now.offers.length > buttons.length;
  const unfolded = unfoldedAt === now.question || held.waiting !== null;
  // Two are not worth folding: they stand above the hand instead, beside each other as far as their words allow.
  const spares = shape === 'bar' && listed && drawn.foldsButtons === true && choices.length === SIDE_BY_SIDE;
  // What gives something up does not stand out, nor one of many things to do with what is in hand: the board comes first.
  const isOneOfMany = choices === buttons && held.selected.length > 0 && alive.some(c => !isButton(c));
  const isBeside = (c: Choice): boolean =>
    isOneOfMany ||
    drawn.beside?.(c, now.question) === true ||
    (now.question !== null && gameWords.warns?.(now.view, now.question, c) != null);
  /** What a tap on it does: the same button of another seat does something else, and so does one that has warned. */
  const doing = (c: Choice): string => `${now.asked} ${isButton(c) ? `${c.do} ${c.at}` : write(c)}${warned ? '!' : ''}`;
  const isMeant = useSecondTap(choices.map(doing));
  const press = (c: Choice): void => {
    if (isMeant(doing(c))) finger.choose(c);
  };
  const folded = choices[0] === undefined ? '' : choiceLine(now, choices[0], gameWords).label;
  const buttonsOf = (main: (i: number) => boolean, shown = choices) =>
    shown.map((c, i) => <ChoiceButton key={write(c)} choice={c} onPress={() => press(c)} main={main(i) && !isBeside(c)} half={spares} />);
  // A button that waits for its second tap stays under the finger: what else can be done then stands above.
  const hasMore = held.waiting !== null && (warned || !inHand);
  const more = (
    <>
      {inHand ? null : <LetGo />}
      <Hush />
    </>
  );
  const back = (
    <>
      {wayBack}
      {inHand ? <LetGo /> : null}
      <AnswersAgain />
      {spoken && onChoices !== undefined && now.offers.length > 1 ? (
        <Button label={words.match.allChoices(now.offers.length)} kind="plain" onPress={onChoices} testID="bar:choices" />
      ) : null}
    </>
  );
  if (shape === 'flowing') {
    // What waits for its second tap comes first: beside a long warning there is room for little more.
    const main = buttonsOf(i => i === choices.length - 1 && choices.length <= SIDE_BY_SIDE);
    return (
      <ScrollView style={styles.gives} contentContainerStyle={styles.rows} testID="choices">
        {held.waiting === null ? null : buttonsOf(() => true, [held.waiting.choice])}
        {more}
        {back}
        {held.waiting === null ? main : null}
      </ScrollView>
    );
  }
  if (shape === 'list') {
    return (
      <View style={styles.stack}>
        <View style={styles.list}>
          {buttonsOf(() => choices.length === 1)}
          {more}
        </View>
        <View style={styles.bar}>{back}</View>
      </View>
    );
  }
  return (
    <View style={styles.bar}>
      {back}
      {folds ? (
        <View style={styles.side}>
          <Button
            label={words.match.several(choices.length)}
            // A number alone says nothing: what is folded begins with this.
            detail={`${folded} …`}
            selected={unfolded}
            onPress={() => setUnfoldedAt(unfolded ? null : now.question)}
            testID="bar:several"
          />
        </View>
      ) : null}
      {folds && !unfolded ? null : listed ? (
        // Over the board, so that nothing below it moves away from the finger.
        <ScrollView
          style={[
            styles.panel,
            {
              maxHeight: height * MOST_OF_HEIGHT,
              marginBottom: spares ? handAbove : 0,
              backgroundColor: colours.card,
              borderColor: colours.edge,
            },
          ]}
          contentContainerStyle={[styles.listed, spares && styles.two]}
          testID="choices"
        >
          {more}
          {buttonsOf(() => choices.length === 1)}
        </ScrollView>
      ) : (
        <>
          {hasMore ? (
            <View
              style={[styles.panel, styles.listed, styles.two, { backgroundColor: colours.card, borderColor: colours.edge }]}
              testID="choices"
            >
              {more}
            </View>
          ) : null}
          <View style={styles.side}>{buttonsOf(i => i === choices.length - 1)}</View>
        </>
      )}
    </View>
  );
}

/** What a choice is about: the first of its spots that has a rule card, the one finally tapped before the others. */
function explained({ game, view }: MatchView, choice: Choice, gameWords: GameWords): Spot {
  const spots = [choice.at, ...[...(game.path?.(choice) ?? [])].reverse()];
  return spots.find(at => gameWords.card(view, at) !== null) ?? choice.at;
}

/** Lays down a selection; Escape does the same. */
function LetGo() {
  const words = useWords();
  const { finger } = useTable();
  const { selected, which, waiting } = useHeld();
  if (selected.length === 0 && which === null && waiting === null) return null;
  return <Button label={words.cancel} kind="quiet" onPress={() => finger.letGo()} testID="table:letGo" />;
}

/** What was closed although it holds the answers: a handle that is labelled. The question itself opens it, too. */
function AnswersAgain() {
  const words = useWords();
  const open = useClosedAnswers();
  return open === null ? null : <Button label={words.match.backToAnswers} icon="up" kind="plain" onPress={open} testID="table:answers" />;
}

/** Plays what was warned of, and lets the warnings be for the rest of the match. */
function Hush() {
  const words = useWords();
  const { finger } = useTable();
  const { waiting } = useHeld();
  if (waiting === null || waiting.warning === null) return null;
  const { choice } = waiting;
  const hush = (): void => {
    finger.hush();
    finger.choose(choice);
  };
  return <Button label={words.match.hush} kind="quiet" onPress={hush} testID="table:hush" />;
}

interface ButtonProps {
  readonly choice: Choice;
  readonly main: boolean;
  /** It shares a line with another one where both have room. */
  readonly half: boolean;
  readonly onPress: () => void;
}

function ChoiceButton({ choice, main, half, onPress }: ButtonProps) {
  const { gameWords, finger } = useTable();
  const now = useMatchView();
  const { waiting } = useHeld();
  const { growth } = useTheme();
  const { label, hint } = choiceLine(now, choice, gameWords);
  const seal = waiting?.choice === choice ? waiting.seal : finger.seals(choice);
  return (
    <Button
      label={label}
      {...(hint === null ? {} : { detail: hint })}
      kind={main ? 'primary' : 'plain'}
      seals={seal !== null}
      selected={waiting?.choice === choice}
      onPress={onPress}
      onLongPress={() => finger.openCard(explained(now, choice, gameWords))}
      style={{
        flexShrink: 1,
        ...(half ? { flexGrow: 1, flexBasis: '40%' } : null),
        paddingHorizontal: space.m,
        minWidth: leastLetters(label) * LETTER * growth + 2 * space.m + (seal === null ? 0 : SEAL),
      }}
      testID={choice.at.startsWith('button:') ? choice.at : `choice:${write(choice)}`}
    />
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s, minHeight: 56 },
  gives: { flexGrow: 0, flexShrink: 1 },
  rows: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, padding: space.s },
  stack: { paddingVertical: space.xs },
  list: { gap: space.s, paddingHorizontal: space.s },
  side: { flex: 1, minWidth: 0, flexDirection: 'row', justifyContent: 'flex-end', gap: space.s },
  panel: {
    position: 'absolute',
    // From edge to edge: of what it covers nothing is left that a finger could still hit.
    left: 0,
    right: 0,
    bottom: '100%',
    borderWidth: stroke.edge,
    borderRadius: radius.button,
    zIndex: 3,
  },
  listed: { padding: space.s, gap: space.s },
  two: { flexDirection: 'row', flexWrap: 'wrap' },
});
