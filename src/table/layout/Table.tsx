/** The furniture around any board. Phone and tablet are two compositions of the same parts, decided here and nowhere else. */
import { useCallback, useMemo, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Felt } from '@/device/hapticKinds';
import type { Match } from '@/match/matchView';
import { useTheme } from '@/design/theme';
import { useSpoken } from '@/words/language';
import { AllChoices } from '../furniture/AllChoices';
import { Announcer } from '../furniture/Announcer';
import { useBack } from './systemBack';
import type { BoardProps, DrawnBox } from '../kit/boardProps';
import { ChronicleSheet } from '../furniture/Chronicle';
import type { OnLight } from '../furniture/onLight';
import { scrolls, isTooLow, layoutFor, moreRows, type OpenSheet, type Parts } from './composition';
import { Curtain, useCurtainInBackground } from '../furniture/Curtain';
import { edgeOf, TURN } from './seatEdge';
import { createFinger } from '../finger/finger';
import { type Finger } from '../kit/held';
import { useHearing, type Play } from '../furniture/hearing';
import { Gains } from '../furniture/Gains';
import { useKeys } from '../finger/keys';
import { HintCard } from '../furniture/HintCard';
import { LessonCard, lessonDue, type LessonsSeen } from '../furniture/Lessons';
import { Menu } from '../furniture/Menu';
import { Phone } from './Phone';
import { Follows } from '../kit/following';
import { OnlyLooked } from '../kit/onlyLooked';
import { createSpotBoxes } from '../kit/spotBoxes';
import { Signs } from '../furniture/Signs';
import { TableInWords } from '../furniture/TableInWords';
import { PlayedMatch } from '../furniture/playedMatch';
import { useReplay } from '../furniture/replay';
import { useHoldsBots, useRivalActs } from '../furniture/rivalActs';
import { RuleCard } from '../furniture/RuleCard';
import { SaveBanner } from '../furniture/SaveBanner';
import { showsSecrets, useSecretsHidden } from '../furniture/secrets';
import { describing, whoAt } from '../furniture/sentences';
import { TableContext, useHeld, useMatchView, useTable, type TableSetting } from '../kit/tableContext';
import { Tablet } from './Tablet';
import { useAttention } from './useAttention';
import { RotateDevice } from './RotateDevice';
import { HEARS_TOUCHES } from '@/pieces/touches';
import { TurnBanner } from '../furniture/TurnBanner';
import { useHint } from '../furniture/useHint';
import type { ReadBefore } from '../furniture/useTidings';
import { WhatHappened } from '../furniture/WhatHappened';
import { WhoPlays } from '../furniture/WhoPlays';

export interface TableHabits {
  readonly confirmsSeals: boolean;
  readonly hints: boolean;
  readonly seatSide: boolean;
  /** Milliseconds between two acts of a bot. */
  readonly pace: number;
  /** Absent: nothing is felt. */
  readonly feel?: (what: Felt) => void;
  /** Absent: nothing is heard. */
  readonly play?: Play;
  /** What happens is told on cards and banners, what others did is shown again, and a bot's board comes forward. Absent: nobody wants to be told. */
  readonly tells?: ReadBefore;
  /** Each act of a bot waits until it is read: somebody's first match of the game. */
  readonly stops?: boolean;
  /** The warnings of this match are off. */
  readonly hushed?: boolean;
}

interface Props extends LessonsSeen {
  readonly match: Match;
  readonly drawn: DrawnBox;
  readonly habits: TableHabits;
  readonly onLeave: () => void;
  /** Absent: at the chapter that is asked for. */
  readonly onRules: (chapter?: string) => void;
  readonly onSettings: () => void;
  /** Absent: nothing is kept of this match. */
  readonly onShare?: () => void;
  readonly onLuck?: () => void;
  /** To the game's lessons. Absent: it has none, or this is one. */
  readonly onLearn?: () => void;
  /** A lesson: it stands above everything, speaks, and lights what it speaks of. */
  readonly coach?: (light: OnLight) => ReactNode;
  readonly onHush: () => void;
  /** The whole match into the clipboard: what cannot be saved can still be carried away. */
  readonly onCopy: () => Promise<boolean>;
  readonly onEnd: () => void;
}

function useFinger(
  match: Match,
  drawn: DrawnBox,
  setting: Pick<TableSetting, 'gameWords' | 'who'>,
  habits: TableHabits,
  onHush: () => void,
): Finger {
  const { words } = useSpoken();
  const { gameWords, who } = setting;
  const { confirmsSeals, feel, play, hushed = false } = habits;
  const finger = useMemo(
    () =>
      createFinger(match, drawn, {
        confirmsSeals: () => confirmsSeals,
        warning: (now, c) => (now.question === null ? null : (gameWords.warns?.(now.view, now.question, c) ?? null)),
        describe: describing(gameWords, words, who),
        felt: what => {
          feel?.(what);
          if (what === 'seal') play?.('seal', 1);
        },
        hushed,
        onHush,
      }),
    [match, drawn, confirmsSeals, hushed, feel, play, onHush, gameWords, words, who],
  );
  useEffect(() => () => finger.leave(), [finger]);
  return finger;
}

export function Table(props: Props) {
  const { match, drawn, habits } = props;
  const { language, words } = useSpoken();
  const { game } = match.now();
  const players = useSyncExternalStore(match.subscribe, () => match.now().players);
  const gameWords = game.words[language];
  const who = useMemo(() => whoAt(players, words), [players, words]);
  const finger = useFinger(match, drawn, { gameWords, who }, habits, props.onHush);
  useHearing(match, drawn, habits.pace === 0, habits.play);
  const setting = useMemo<TableSetting>(
    () => ({ match, finger, drawn, gameWords, who, language, places: createSpotBoxes() }),
    [match, finger, drawn, gameWords, who, language],
  );
  return (
    <TableContext value={setting}>
      <PlayedMatch value={match}>
        <Laid {...props} />
      </PlayedMatch>
    </TableContext>
  );
}

// eslint-disable-next-line max-lines-per-function -- the one place where all parts of a table meet
function Laid({
  match,
  drawn,
  habits,
  seen,
  markSeen,
  onLeave,
  onRules,
  onSettings,
  onShare,
  onLuck,
  onLearn,
  onCopy,
  onEnd,
  coach,
}: Props) {
  const { colours, growth } = useTheme();
  const { finger } = useTable();
  const now = useMatchView();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const { looking, setLooking, shown, light, turnOf, bannerGone } = useAttention();
  const [open, setOpen] = useState<OpenSheet>(null);
  const [bannerHigh, setBannerHigh] = useState(0);
  const { replay, start, close } = useReplay(habits.pace);
  const { act, readAll } = useRivalActs(habits.stops === true && habits.tells !== undefined && habits.pace > 0 && coach === undefined);
  const { card } = useHeld();
  useHoldsBots('open', open !== null || replay !== null || card !== null);
  const hint = useHint(habits.hints && coach === undefined);
  const { advised } = hint;
  const layout = layoutFor(window.width, growth);
  const turn = habits.seatSide && layout === 'tablet' ? TURN[edgeOf(now.curtain ?? now.me, now.players.length)] : 0;

  const height = window.height - insets.top - insets.bottom - bannerHigh;
  const isTaught = coach !== undefined;
  const own = layout === 'phone' ? height - moreRows(window.width, now.players.length, growth) : height;
  const flowing = scrolls(layout, own, growth, isTaught);

  const draw = useCallback(() => match.drawCurtain(), [match]);
  useCurtainInBackground(draw);
  useSecretsHidden(showsSecrets(now));
  useKeys({ finger, match, onChronicle: () => setOpen('chronicle'), onReads: () => now.curtain === null && setOpen('reads') });
  useBack(() => {
    if (replay !== null) close();
    else if (looking !== null && looking !== now.me) setLooking(null);
    else return finger.letGo();
    return true;
  }, onLeave);

  // A bot that acts is seen at its own board, where each seat has one, and so is one that a lesson watches; not where all is over before one has looked.
  const asked = now.asked !== null && now.players[now.asked]?.plays !== 'human' ? now.asked : null;
  const rival = act?.seat ?? asked;
  const isSeen = (habits.tells !== undefined || isTaught) && looking === null && habits.pace > 0;
  const followed = isSeen && drawn.oneAtATime === true ? rival : null;
  const board: Omit<BoardProps, 'width' | 'height'> = {
    view: now.view,
    question: now.question,
    me: now.me,
    looking: followed ?? looking ?? now.me,
    players: now.players,
    layout,
    glow: shown.at,
    glowOf: shown.of,
    onLook: setLooking,
  };
  const parts: Parts = {
    board,
    width: window.width - insets.left - insets.right,
    height,
    follows: followed !== null,
    replay,
    act,
    onReplay: start,
    onOpen: setOpen,
    onLook: setLooking,
    onLight: light,
    onEnd,
    seatSide: habits.seatSide,
    isTaught,
    lessons:
      advised === null ? (
        <LessonCard seen={seen} markSeen={markSeen} onLight={light} flows={flowing} />
      ) : (
        <HintCard advised={advised} hint={hint} onLight={light} flows={flowing} />
      ),
    hint,
  };
  const edges = { paddingTop: insets.top, paddingBottom: insets.bottom, paddingLeft: insets.left, paddingRight: insets.right };
  const shut = (): void => setOpen(null);
  /** A sheet would lie over the screen one goes to. */
  const outOfSheets = (go: () => void) => (): void => {
    shut();
    finger.closeCard();
    go();
  };
  return (
    <View style={[styles.table, { backgroundColor: colours.paper }, edges]} testID="table" role="main" {...HEARS_TOUCHES}>
      {now.curtain !== null ? (
        <Curtain turn={turn} />
      ) : isTooLow(window.width, window.height) ? (
        <RotateDevice />
      ) : (
        <>
          <View onLayout={e => setBannerHigh(e.nativeEvent.layout.height)}>
            <SaveBanner onCopy={onCopy} />
            {coach?.(light)}
          </View>
          <OnlyLooked value={board.looking !== board.me || act !== null}>
            <Follows value={isSeen && rival !== null}>{layout === 'phone' ? <Phone {...parts} /> : <Tablet {...parts} />}</Follows>
          </OnlyLooked>
          {turnOf === null ? null : <TurnBanner seat={turnOf} turn={turn} onGone={bannerGone} />}
          <Gains width={window.width} />
          <Announcer />
          <RuleCard onRules={chapter => outOfSheets(() => onRules(chapter))()} />
          <ChronicleSheet
            open={open === 'chronicle' && (layout === 'phone' || flowing)}
            onClose={shut}
            onLight={(at, of) => {
              shut();
              light(at, of);
            }}
          />
          <AllChoices open={open === 'choices'} onClose={shut} />
          <TableInWords open={open === 'reads'} onClose={shut} />
          <Signs open={open === 'signs'} onClose={shut} />
          <WhoPlays open={open === 'whoPlays'} onClose={shut} />
          <Menu
            open={open === 'menu'}
            onClose={shut}
            onChoices={() => setOpen('choices')}
            onReads={() => setOpen('reads')}
            onSigns={() => setOpen('signs')}
            onWhoPlays={() => setOpen('whoPlays')}
            hint={hint}
            onLeave={onLeave}
            onRules={outOfSheets(() => onRules())}
            onSettings={outOfSheets(onSettings)}
            onShare={onShare && outOfSheets(onShare)}
            onLuck={onLuck && outOfSheets(onLuck)}
            onLearn={onLearn && outOfSheets(onLearn)}
            isLesson={isTaught}
          />
        </>
      )}
      {/* It knows of a curtain, and what lies behind it has to be told. */}
      <WhatHappened
        tells={habits.tells}
        replays={replay !== null}
        reading={act !== null}
        stops={habits.stops === true}
        teaches={lessonDue(now, seen) !== undefined}
        onRecap={start}
        onRead={readAll}
      />
    </View>
  );
}

const styles = StyleSheet.create({ table: { flex: 1, overflow: 'hidden' } });
