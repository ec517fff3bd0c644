/** The furniture around any board. Phone and tablet are two compositions of the same parts, decided here and nowhere else. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Seat, Spot } from '@/engine/contract';
import type { Match } from '@/match/matchView';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useSpoken } from '@/words/language';
import type { BoardProps, DrawnBox, Layout } from './boardProps';
import { ChoiceBar } from './ChoiceBar';
import { ChronicleLine, ChronicleList, ChronicleSheet } from './Chronicle';
import { Curtain, useCurtainInBackground } from './Curtain';
import { createFinger, type Finger } from './finger';
import { useKeys } from './keys';
import { LessonCard, type LessonsSeen } from './Lessons';
import { Menu } from './Menu';
import { Prompt } from './Prompt';
import { RuleCard } from './RuleCard';
import { SaveBanner } from './SaveBanner';
import { Seats } from './Seats';
import { describing, whoAt } from './sentences';
import { Since, useSince } from './Since';
import { TableContext, useMatchView, useTable, type TableSetting } from './tableContext';

export interface TableHabits {
  readonly confirmsSeals: boolean;
  readonly hints: boolean;
  readonly seatSide: boolean;
  readonly feel?: (what: 'tick' | 'seal' | 'refused') => void;
}

interface Props extends LessonsSeen {
  readonly match: Match;
  readonly drawn: DrawnBox;
  readonly habits: TableHabits;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onShare: () => void;
  readonly onEnd: () => void;
}

/** From this width on, the seats and the controls stand beside the board. */
const TABLET_FROM = 900;
const RAIL_LEFT = 208;
const RAIL_RIGHT = 288;
/** What stands above and below the board on a phone: seats, prompt, hand, choice bar, chronicle, gaps. */
const PHONE_FURNITURE = { seats: 48, prompt: 44, hand: 76, bar: 60, chronicle: 32 };

export const layoutFor = (width: number): Layout => (width >= TABLET_FROM ? 'tablet' : 'phone');

function useFinger(match: Match, drawn: DrawnBox, setting: Pick<TableSetting, 'gameWords' | 'who'>, habits: TableHabits): Finger {
  const { words } = useSpoken();
  const { gameWords, who } = setting;
  const { confirmsSeals, feel } = habits;
  const finger = useMemo(
    () =>
      createFinger(match, drawn, {
        confirmsSeals: () => confirmsSeals,
        warning: (now, c) => (now.question === null ? null : (gameWords.warns?.(now.view, now.question, c) ?? null)),
        describe: describing(gameWords, words, who),
        ...(feel === undefined ? {} : { felt: feel }),
      }),
    [match, drawn, confirmsSeals, feel, gameWords, words, who],
  );
  useEffect(() => () => finger.leave(), [finger]);
  return finger;
}

export function Table(props: Props) {
  const { match, drawn, habits } = props;
  const { language, words } = useSpoken();
  const { game, players } = match.now();
  const gameWords = game.words[language];
  const who = useMemo(() => whoAt(players, words), [players, words]);
  const finger = useFinger(match, drawn, { gameWords, who }, habits);
  const setting = useMemo<TableSetting>(() => ({ match, finger, drawn, gameWords, who, language }), [match, finger, drawn, gameWords, who, language]);
  return (
    <TableContext value={setting}>
      <Laid {...props} />
    </TableContext>
  );
}

function Laid({ match, habits, seen, markSeen, onLeave, onRules, onSettings, onShare, onEnd }: Props) {
  const { colours } = useTheme();
  const { finger } = useTable();
  const now = useMatchView();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const [glow, setGlow] = useState<Spot | null>(null);
  const [looking, setLooking] = useState<Seat | null>(null);
  const [open, setOpen] = useState<'chronicle' | 'menu' | 'since' | null>(null);
  const layout = layoutFor(window.width);
  const width = window.width - insets.left - insets.right;
  const height = window.height - insets.top - insets.bottom;

  const draw = useCallback(() => match.drawCurtain(), [match]);
  useCurtainInBackground(draw);
  useKeys({ finger, match, onChronicle: () => setOpen('chronicle') });
  // Whoever sits down next begins with what is theirs.
  const sits = `${now.me} ${now.curtain}`;
  const [sat, setSat] = useState(sits);
  if (sat !== sits) {
    setSat(sits);
    setLooking(null);
  }

  const light = useCallback((at: Spot | null) => setGlow(at), []);
  const shown = looking ?? now.me;
  const board: Omit<BoardProps, 'width' | 'height'> = { view: now.view, question: now.question, me: now.me, looking: shown, players: now.players, layout, glow };
  const parts: PartsProps = {
    board,
    habits,
    width,
    height,
    onLook: setLooking,
    onLight: light,
    onOpen: setOpen,
    open,
    onEnd,
    lessons: <LessonCard seen={seen} markSeen={markSeen} onLight={light} />,
  };
  return (
    <View style={[styles.table, { backgroundColor: colours.paper, paddingTop: insets.top, paddingBottom: insets.bottom, paddingLeft: insets.left, paddingRight: insets.right }]} testID="table" role="main">
      {now.curtain !== null ? (
        <Curtain />
      ) : (
        <>
          <SaveBanner />
          {layout === 'phone' ? <Phone {...parts} /> : <Tablet {...parts} />}
          <RuleCard onRules={onRules} />
          <ChronicleSheet
            open={open === 'chronicle' && layout === 'phone'}
            onClose={() => setOpen(null)}
            onLight={at => {
              setOpen(null);
              setGlow(at);
            }}
          />
          <Menu open={open === 'menu'} onClose={() => setOpen(null)} hints={habits.hints} onLeave={onLeave} onRules={onRules} onSettings={onSettings} onShare={onShare} />
        </>
      )}
    </View>
  );
}

interface PartsProps {
  readonly board: Omit<BoardProps, 'width' | 'height'>;
  readonly habits: TableHabits;
  readonly width: number;
  readonly height: number;
  readonly open: 'chronicle' | 'menu' | 'since' | null;
  readonly onOpen: (what: 'chronicle' | 'menu' | 'since' | null) => void;
  readonly onLook: (seat: Seat) => void;
  readonly onLight: (at: Spot | null) => void;
  readonly onEnd: () => void;
  readonly lessons: React.ReactNode;
}

function Phone({ board, width, height, open, onOpen, onLook, onLight, onEnd, lessons }: PartsProps) {
  const { words } = useSpoken();
  const { drawn } = useTable();
  const { over } = useMatchView();
  const { textScale } = useTheme();
  const { Board, Hand } = drawn;
  const f = PHONE_FURNITURE;
  const grown = Math.max(1, textScale);
  const rest = height - f.seats - f.prompt * grown - f.hand - f.bar * grown - f.chronicle * grown;
  const boardHeight = Math.max(240, Math.floor(rest));
  return (
    <View style={styles.column}>
      <View style={styles.row}>
        <View style={styles.grow}>
          <Seats layout="phone" looking={board.looking} onLook={onLook} />
        </View>
        <Button label={words.match.menu} icon="menu" iconOnly kind="quiet" onPress={() => onOpen('menu')} testID="button:menu" />
      </View>
      <Prompt />
      <View style={{ width, height: boardHeight }}>
        <Board {...board} width={width} height={boardHeight} />
        {lessons}
        {open === 'since' ? <Since onLight={onLight} onClose={() => onOpen(null)} /> : null}
      </View>
      <View style={{ width, height: f.hand }}>
        <Hand {...board} width={width} height={f.hand} />
      </View>
      <View style={styles.grow} />
      {over ? <OverBar onEnd={onEnd} /> : <ChoiceBar />}
      <Foot onOpen={onOpen} />
    </View>
  );
}

function Tablet({ board, habits, width, height, open, onOpen, onLook, onLight, onEnd, lessons }: PartsProps) {
  const { words } = useSpoken();
  const { drawn } = useTable();
  const { over, asked } = useMatchView();
  const { Board, Hand } = drawn;
  const boardWidth = width - RAIL_LEFT - RAIL_RIGHT;
  const turn = habits.seatSide && asked !== null ? { transform: [{ rotate: `${(asked % 2) * 180}deg` }] } : null;
  return (
    <View style={styles.beside}>
      <View style={{ width: RAIL_LEFT }}>
        <Seats layout="tablet" looking={board.looking} onLook={onLook} />
        <View style={styles.grow} />
        <Button label={words.match.menu} icon="menu" kind="quiet" onPress={() => onOpen('menu')} testID="button:menu" />
      </View>
      <View style={{ width: boardWidth, height }}>
        <Board {...board} width={boardWidth} height={height} />
        {open === 'since' ? <Since onLight={onLight} onClose={() => onOpen(null)} /> : null}
      </View>
      <View style={[{ width: RAIL_RIGHT, height }, turn]}>
        <Prompt />
        <Hand {...board} width={RAIL_RIGHT} height={Math.floor(height * 0.36)} />
        {over ? <OverBar onEnd={onEnd} /> : <ChoiceBar upright />}
        <SinceButton onOpen={onOpen} />
        <View style={styles.chronicle}>
          <ChronicleList onLight={onLight} />
          {lessons}
        </View>
      </View>
    </View>
  );
}

function Foot({ onOpen }: Pick<PartsProps, 'onOpen'>) {
  return (
    <View style={styles.row}>
      <View style={styles.grow}>
        <ChronicleLine onPress={() => onOpen('chronicle')} />
      </View>
      <SinceButton onOpen={onOpen} short />
    </View>
  );
}

function SinceButton({ onOpen, short = false }: Pick<PartsProps, 'onOpen'> & { readonly short?: boolean }) {
  const { words } = useSpoken();
  const acts = useSince();
  if (acts === 0) return null;
  return <Button label={words.match.sinceCount(acts)} icon="play" iconOnly={short} kind="quiet" onPress={() => onOpen('since')} testID="button:since" />;
}

function OverBar({ onEnd }: Pick<PartsProps, 'onEnd'>) {
  const { words } = useSpoken();
  return (
    <View style={styles.over}>
      <Button label={words.end.title} kind="primary" onPress={onEnd} testID="button:results" />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, overflow: 'hidden' },
  column: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  row: { flexDirection: 'row', alignItems: 'center' },
  grow: { flex: 1, minWidth: 0 },
  chronicle: { flex: 1, minHeight: 0, paddingHorizontal: space.s },
  over: { flexDirection: 'row', justifyContent: 'flex-end', padding: space.s },
});
