/** While a chain is pending: what is being resolved, and what waits behind it. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { useTable } from '@/table/tableContext';
import {
  dukeOf,
  NONE,
  unusedDice,
  waiting,
  type Asking,
  type Burgundy,
  type BurgundyDecision,
  type BurgundyProcedure,
  type BurgundyQuestion,
} from '../state';
import { lower } from '../words/tileNoun';
import { askedSeat } from '../words/whose';
import { BoardText } from '@/pieces/BoardText';
import type { Box } from './geometry';
import { useTongue } from './tongue';

type Effect = Exclude<BurgundyDecision['ask'], 'turn'>;
/** What is being resolved, and behind it what waits. */
type Waiting = Effect | 'advance' | 'turn';

const GLYPHS: Readonly<Record<Effect, IconName>> = {
  duchy: 'hex',
  startingCastle: 'castle',
  makeRoom: 'trash',
  castleAction: 'castle',
  cityHall: 'cityHall',
  carpenter: 'carpenter',
  church: 'church',
  market: 'market',
  warehouse: 'warehouse',
  crane: 'crane',
  whiteCastle: 'whiteCastle',
  ship: 'ship',
  secondDepot: 'ship',
  newGoods: 'ship',
};

/** What is being resolved for the seat that is asked, and what waits for it; empty in the turn itself. */
export function pendingChain(questions: readonly BurgundyQuestion[]): { readonly now: Effect; readonly behind: readonly Waiting[] } | null {
  const asked = questions.at(-1);
  if (asked === undefined || !('seat' in asked) || asked.ask === 'turn' || asked.ask === 'advance') return null;
  const behind = questions
    .slice(0, -1)
    .reverse()
    .filter((q): q is Exclude<typeof q, { ask: BurgundyProcedure['ask'] }> | Asking<'advance'> => 'seat' in q && q.seat === asked.seat);
  return { now: asked.ask, behind: behind.map(q => q.ask) };
}

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly box: Box;
  /** On a phone in two narrow lines. */
  readonly small?: boolean;
}

/** Between chains, where there is room: whose turns come next. */
function Next({ view, box }: Pick<Props, 'view' | 'box'>) {
  const t = useTongue();
  const { who } = useTable();
  if (view.turnOf === NONE) return null;
  return (
    <View style={[styles.over, box]} pointerEvents="none">
      <BoardText role="small" most={1.1} colour="ink2" numberOfLines={2} style={styles.shrinks}>
        {t.onBoard.next(waiting(view).map(who))}
      </BoardText>
    </View>
  );
}

/** What is being resolved stands first and strong; what waits is said behind it. */
export const Thread = memo(function Thread({ view, box, small = false }: Props) {
  const { colours } = useTheme();
  const t = useTongue();
  const chain = pendingChain(view.questions);
  if (chain === null) return small ? null : <Next view={view} box={box} />;
  const { what, does } = t.onBoard.pending[chain.now];
  const unused = unusedDice(dukeOf(view, askedSeat(view) ?? 0));
  const named = (ask: Waiting): string =>
    ask === 'turn' ? t.onBoard.restOfTurn(unused) : ask === 'advance' ? t.onBoard.advance : lower(t.onBoard.pending[ask].what);
  const behind = chain.behind.length === 0 ? '' : t.onBoard.then(chain.behind.map(named));
  const now = small ? what : `${what}: ${does}`;
  return (
    <View
      style={[styles.over, box]}
      pointerEvents="none"
      accessibilityLabel={[`${what}: ${does}`, behind].filter(Boolean).join(', ')}
      testID="thread"
    >
      <View style={[styles.thread, small && styles.narrow, { borderColor: colours.accent, backgroundColor: colours.card }]}>
        <Icon name={GLYPHS[chain.now]} size={20} colour={colours.accent} />
        <BoardText
          role={small ? 'note' : 'small'}
          most={small ? 1.2 : 1.1}
          numberOfLines={2}
          style={[styles.shrinks, small && styles.tight]}
        >
          <BoardText role={small ? 'note' : 'smallStrong'} most={small ? 1.2 : 1.1} style={[styles.now, small && styles.tight]}>
            {now}
          </BoardText>
          {behind === '' ? '' : `, ${behind}`}
        </BoardText>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute', flexDirection: 'row', alignItems: 'center' },
  thread: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 6,
    paddingVertical: 3,
    borderWidth: 1.6,
    borderRadius: 2,
    maxWidth: '100%',
  },
  narrow: { flex: 1, gap: 4, paddingHorizontal: 4, paddingVertical: 2, maxHeight: '100%', overflow: 'hidden' },
  now: { fontWeight: '600' },
  shrinks: { flexShrink: 1 },
  tight: { lineHeight: 16 },
});
