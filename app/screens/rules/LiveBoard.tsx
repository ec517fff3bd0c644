/** The board of a chapter: a position of a real match, in which its rule can be tried, and gone back from, as often as one likes. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Chapter, Game, Spot } from '@/engine/contract';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { sandbox, type Sandbox } from '@/match/sandbox';
import { findRulePosition, type AnyScene, type RulePosition } from '@/match/findRulePosition';
import { workInSlices } from '@/match/workInSlices';
import { Button } from '@/pieces/Button';
import { Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import { BOARD, type DrawnBox } from '@/table/kit/boardProps';
import { ChoiceBar } from '@/table/furniture/ChoiceBar';
import { Prompt } from '@/table/furniture/Prompt';
import { tellings } from '@/table/furniture/sentences';
import { Around } from '@/table/layout/BoardPreview';
import { useMatchView, useTable } from '@/table/kit/tableContext';
import { useWords } from '@/words/language';
import { useNearViewport } from '../../parts/nearViewport';

const WIDEST = 560;
/** Of a phone every dp counts: the board reaches from edge to edge of the window, as it does at the table, so that its spots are as large. */
const PHONE = 640;
/** From the window to the words of a chapter: page, edge, chapter. */
const INSIDE = space.l + stroke.hair + space.l;
/** Between a board and the frame that stands within its chapter. */
const EDGE = stroke.hair + space.xs;
/** Kept free until the board is there. */
const USUAL_HEIGHT = 420;

interface Props {
  readonly box: DrawnBox;
  readonly chapter: Chapter;
}

interface Found {
  readonly match: Sandbox;
  readonly holds: readonly Spot[];
  readonly middle: Spot | null;
}

function foundFrom(game: Game, there: RulePosition): Found {
  const { scene, moment } = there;
  const { state, question, offers } = moment;
  return {
    match: sandbox(game, there),
    holds: question === null ? [] : (scene.holds?.(state, question, offers) ?? []),
    middle: question === null ? null : (scene.middle?.(state, question, offers) ?? null),
  };
}

/**
 * Looked for once somebody comes near, and kept: what was tried is still there when one scrolls back.
 * Who scrolls past does not call the search off: a slow device would begin it anew each time and never show the board.
 */
function useFound(game: Game, scene: AnyScene, near: boolean): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const [wanted, setWanted] = useState(false);
  if (near && !wanted) setWanted(true);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void workInSlices(findRulePosition(game, scene), () => !here).then(there => {
      if (here && there !== null) setFound(foundFrom(game, there));
    });
    return () => {
      here = false;
    };
  }, [game, scene, wanted]);
  return found;
}

export function LiveBoard({ box, chapter }: Props) {
  const scene = box.game.scenes?.of[chapter.id];
  return scene === undefined ? null : <Live box={box} chapter={chapter} scene={scene} />;
}

function Live({ box, chapter, scene }: Props & { readonly scene: AnyScene }) {
  const { colours } = useTheme();
  const window = useWindowDimensions();
  const place = useRef<View>(null);
  const near = useNearViewport(place);
  const found = useFound(box.game, scene, near);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const whole = window.width < PHONE;
  const width = whole ? window.width : Math.min(WIDEST, window.width - 2 * INSIDE);
  const here = near && found !== null;
  return (
    <View
      ref={place}
      collapsable={false}
      onLayout={e => here && setHeight(e.nativeEvent.layout.height)}
      style={[
        styles.frame,
        whole ? styles.whole : styles.within,
        { borderColor: colours.edge, backgroundColor: colours.paper, width },
        here ? null : { minHeight: height },
      ]}
      testID={`place:${chapter.id}`}
    >
      {chapter.look === undefined ? null : (
        <View style={[styles.look, { borderBottomColor: colours.rule }]}>
          <Icon name="eye" size={20} colour={colours.accent} />
          <Text role="small" style={styles.grow}>
            {chapter.look}
          </Text>
        </View>
      )}
      {here ? (
        <View testID={`live:${chapter.id}`}>
          <Around match={found.match} drawn={box} holds={found.holds}>
            <Trial chapter={chapter.id} drawn={box} match={found.match} middle={found.middle} width={whole ? width : width - 2 * EDGE} />
          </Around>
        </View>
      ) : null}
    </View>
  );
}

interface TrialProps {
  readonly chapter: string;
  readonly drawn: DrawnBox;
  readonly match: Sandbox;
  readonly middle: Spot | null;
  readonly width: number;
}

function Trial({ chapter, drawn: { Excerpt, Board }, match, middle, width }: TrialProps) {
  const words = useWords();
  const now = useMatchView();
  const { view, question, me, players, over, undo } = now;
  const props = { view, question, me, looking: me, players, glow: null, width };
  const back = useCallback(() => match.takeBack(match.now().undo.steps), [match]);
  const wayBack = useMemo(
    () =>
      undo.steps === 0 ? null : <Button label={words.rules.again} icon="undo" kind="quiet" onPress={back} testID={`again:${chapter}`} />,
    [words, undo.steps, back, chapter],
  );
  return (
    <>
      <View style={styles.board} dataSet={BOARD}>
        {Excerpt === undefined ? (
          <Board {...props} layout="phone" height={Math.round(width * 1.05)} />
        ) : (
          <Excerpt {...props} chapter={chapter} middle={middle} />
        )}
      </View>
      <LastSentence match={match} />
      {over ? null : <Prompt />}
      <ChoiceBar shape="flowing" wayBack={wayBack} />
    </>
  );
}

/** What the last choice has brought, in the words of the chronicle. */
function LastSentence({ match }: { readonly match: Sandbox }) {
  const { colours } = useTheme();
  const { gameWords, who } = useTable();
  useMatchView();
  const last = match.tried().at(-1);
  const lines = last === undefined ? [] : tellings(last, gameWords, who);
  if (lines.length === 0) return null;
  return (
    <View
      style={[styles.told, { borderTopColor: colours.rule, borderBottomColor: colours.rule }]}
      accessibilityLiveRegion="polite"
      testID="told"
    >
      {lines.map(({ text }, i) => (
        <Text key={i} role="small">
          {text}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { borderWidth: stroke.hair, overflow: 'hidden', alignSelf: 'center', marginTop: space.s },
  within: { borderRadius: radius.piece },
  whole: { marginHorizontal: -INSIDE, borderLeftWidth: 0, borderRightWidth: 0 },
  look: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderBottomWidth: stroke.hair,
  },
  grow: { flex: 1 },
  board: { overflow: 'hidden', alignItems: 'center', paddingVertical: space.xs },
  told: {
    gap: space.xxs,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderTopWidth: stroke.hair,
    borderBottomWidth: stroke.hair,
  },
});
