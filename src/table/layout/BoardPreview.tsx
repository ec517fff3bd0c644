/** A board without the furniture: history, and whatever else shows a position. */
import { useEffect, useMemo, type ReactNode } from 'react';
import { View } from 'react-native';
import type { Seat, Spot } from '@/engine/contract';
import { useSpoken } from '@/words/language';
import { BOARD, HAND_HEIGHT, type DrawnBox, type Layout } from '../kit/boardProps';
import { createFinger, type TouchedMatch } from '../finger/finger';
import { describing, whoAt } from '../furniture/sentences';
import { Follows } from '../kit/following';
import { createSpotBoxes } from '../kit/spotBoxes';
import { RuleCard } from '../furniture/RuleCard';
import { TableContext, useMatchView, type TableSetting } from '../kit/tableContext';

interface Props {
  readonly match: TouchedMatch;
  readonly drawn: DrawnBox;
  readonly width: number;
  readonly height: number;
  /** Absent: as fits its width. */
  readonly layout?: Layout;
  readonly glow?: Spot | null;
  /** Who acts there. */
  readonly glowOf?: Seat | undefined;
  /** A map comes closer to what glows. */
  readonly follows?: boolean;
  /** With what lies in the hand of whoever is asked, below the board. */
  readonly hand?: boolean;
}

const STILL_MANNERS = { confirmsSeals: () => false, warning: () => null };

export function BoardPreview({ match, drawn, follows = false, ...picture }: Props) {
  return (
    <Around match={match} drawn={drawn}>
      <Follows value={follows}>
        <Picture drawn={drawn} {...picture} />
      </Follows>
    </Around>
  );
}

const NOTHING_HELD: readonly Spot[] = [];

interface AroundProps extends Pick<Props, 'match' | 'drawn'> {
  /** What is in hand at the beginning, and again whenever the match has gone back there. */
  readonly holds?: readonly Spot[];
  readonly children: ReactNode;
}

/** What a board stands in: a finger, the words, and the rule card under a long press. */
export function Around({ match, drawn, holds = NOTHING_HELD, children }: AroundProps) {
  const { language, words } = useSpoken();
  const { game, players } = match.now();
  const gameWords = game.words[language];
  const who = useMemo(() => whoAt(players, words), [players, words]);
  const finger = useMemo(
    () => createFinger(match, drawn, { ...STILL_MANNERS, describe: describing(gameWords, words, who) }),
    [match, drawn, gameWords, words, who],
  );
  useEffect(() => () => finger.leave(), [finger]);
  useEffect(() => {
    const pickUp = (): void => {
      if (match.now().undo.steps === 0) for (const at of holds) finger.tap(at);
    };
    pickUp();
    return holds.length === 0 ? undefined : match.subscribe(pickUp);
  }, [finger, match, holds]);
  const setting = useMemo<TableSetting>(
    () => ({ match, finger, drawn, gameWords, who, language, places: createSpotBoxes() }),
    [match, finger, drawn, gameWords, who, language],
  );
  return (
    <TableContext value={setting}>
      {children}
      <RuleCard />
    </TableContext>
  );
}

function Picture({
  drawn: { Board, Hand, handHeight = HAND_HEIGHT, oneAtATime = false },
  width,
  height,
  layout,
  glow = null,
  glowOf,
  hand = false,
}: Omit<Props, 'match' | 'follows'>) {
  const { view, question, me, players } = useMatchView();
  const props = {
    view,
    question,
    me,
    looking: oneAtATime ? (glowOf ?? me) : me,
    players,
    layout: layout ?? (width >= 700 ? ('tablet' as const) : ('phone' as const)),
    glow,
    glowOf,
  };
  return (
    <>
      <View style={{ width, height, overflow: 'hidden' }} dataSet={BOARD}>
        <Board {...props} width={width} height={height} />
      </View>
      {hand ? (
        <View style={{ width, height: handHeight }} dataSet={BOARD}>
          <Hand {...props} width={width} height={handHeight} />
        </View>
      ) : null}
    </>
  );
}
