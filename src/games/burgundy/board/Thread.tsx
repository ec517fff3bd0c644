/** While a chain is pending: what is being resolved, and what waits behind it. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { lowerFirst } from '@/words/grammar/text';
import type { Seat } from '@/engine/contract';
import type { Box } from '@/pieces/boxes';
import { useTheme } from '@/design/theme';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { useInLanguage, useTable } from '@/table/kit/tableContext';
import { BoardText } from '@/pieces/BoardText';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import { PARTS, type Part } from '../data/names';
import type { BurgundyDecision, BurgundyQuestion } from '../asking';
import { NONE, unusedDice, waiting, dukeOf, type Burgundy } from '../state';
import { askedSeat } from '../words/whose';

type Effect = Exclude<BurgundyDecision['ask'], 'turn'>;
/** What is being resolved, and behind it what waits. */
type Waiting = Effect | 'advance' | 'layGoods' | 'route' | 'turn' | Part;

const GLYPHS: Readonly<Record<Effect, IconName>> = {
  duchy: 'hex',
  startingCastle: 'castle',
  makeRoom: 'trash',
  keepAt: 'hex',
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
  cargo: 'ship',
  hangShield: 'shield',
  tribute: 'silver',
  bounty: 'shield',
  settle: 'shield',
  unload: 'trash',
  order: 'hex',
  buyPoints: 'silver',
  targetAction: 'flag',
  exchange: 'ship',
  payGoods: 'barrel',
  reward: 'hex',
};

interface Chain {
  readonly now: Effect;
  /** TRD-03: the trade route asks it. */
  readonly route?: true;
  readonly behind: readonly Waiting[];
}

const ofRoute = (q: BurgundyQuestion): boolean => 'route' in q && q.route === true;

const isDecision = (q: BurgundyQuestion): q is BurgundyDecision =>
  q.ask !== 'advance' && q.ask !== 'layGoods' && q.ask !== 'parts' && q.ask !== 'unloaded' && 'seat' in q;

const isPart = (what: Waiting): what is Part => (PARTS as readonly string[]).includes(what);

/** What is being resolved for the seat that is asked, and what waits for it; empty in the turn itself. */
export function pendingChain(questions: readonly BurgundyQuestion[]): Chain | null {
  const asked = questions.at(-1);
  if (asked === undefined || !('seat' in asked) || asked.ask === 'turn' || !isDecision(asked)) return null;
  const behind = questions
    .slice(0, -1)
    .reverse()
    .flatMap((q): Waiting[] => {
      if (!('seat' in q) || q.seat !== asked.seat || q.ask === 'unloaded') return [];
      // SOL-12: what waits for its turn is named by itself.
      return q.ask === 'parts' ? [...q.parts] : [ofRoute(q) ? 'route' : q.ask];
    });
  return { now: asked.ask, ...(ofRoute(asked) ? { route: true } : {}), behind };
}

interface Props {
  readonly view: Readonly<Burgundy>;
  /** Whose table this is: what a rival resolves is named as theirs, and stands in nobody else's hand. */
  readonly looking: Seat;
  readonly box: Box;
  /** On a phone in two narrow lines. */
  readonly small?: boolean;
}

/** Between chains, where there is room: whose turns come next. Who plays alone knows. */
function Next({ view, box }: Pick<Props, 'view' | 'box'>) {
  const words = useInLanguage(boardWords);
  const { who } = useTable();
  if (view.turnOf === NONE || view.seats === 1) return null;
  return (
    <View style={[styles.over, box]} pointerEvents="none">
      <BoardText role="small" most={1.1} colour="ink2" numberOfLines={2} style={styles.shrinks}>
        {words.next(waiting(view).map(who))}
      </BoardText>
    </View>
  );
}

/** What is being resolved stands first and strong; what waits is said behind it. */
export const Thread = memo(function Thread({ view, looking, box, small = false }: Props) {
  const { colours } = useTheme();
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const { who } = useTable();
  const asked = askedSeat(view) ?? looking;
  const others = asked !== looking;
  const chain = small && others ? null : pendingChain(view.questions);
  if (chain === null) return small ? null : <Next view={view} box={box} />;
  const { does } = words.pending[chain.now];
  const resolved = chain.route === true ? words.route : words.pending[chain.now].what;
  const what = others ? t.labels.of(who(asked), resolved) : resolved;
  const unused = unusedDice(dukeOf(view, asked));
  const named = (ask: Waiting): string =>
    ask === 'turn'
      ? words.restOfTurn(unused)
      : ask === 'advance' || ask === 'layGoods'
        ? words[ask]
        : lowerFirst(ask === 'route' ? words.route : isPart(ask) ? t.labels.button[ask] : words.pending[ask].what);
  const behind = chain.behind.length === 0 ? '' : words.then(chain.behind.map(named));
  const now = small || others ? what : `${what}: ${does}`;
  return (
    <View
      style={[styles.over, box]}
      pointerEvents="none"
      accessibilityLabel={[others ? what : `${what}: ${does}`, behind].filter(Boolean).join(', ')}
      testID="thread"
    >
      <View style={[styles.thread, small && styles.narrow, { borderColor: colours.accent, backgroundColor: colours.card }]}>
        <Icon name={chain.route === true ? 'wagon' : GLYPHS[chain.now]} size={20} colour={colours.accent} />
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
