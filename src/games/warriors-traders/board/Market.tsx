/** Trade on a card: what the bank sells, the others with what they have; a proposal as what is given and what is got. */
import { StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { Shield } from '@/pieces/Shield';
import { Spot } from '@/table/kit/Spot';
import { useInLanguage, useMatchView, useTable } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { RESOURCES } from '../data/names';
import { areLinked } from '../rules/routes';
import { bankRate, mayBank } from '../rules/trade';
import { areAtWar } from '../rules/war';
import { bankSpot, rivalSpot, theirSpot } from '../spots';
import { awaySince, realmOf, type Asking, type Traders } from '../state';
import { RESOURCE_ICONS } from './glyphs';
import { Panel } from './Panel';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly width: number;
  readonly most: number;
}

const GAP = 8;
const TILE = 56;
/** Inside the panel. */
const insideOf = (width: number): number => width - 2 * space.s - 2 * stroke.edge;

export function Market({ view, players, width, most, q }: Props & { readonly q: Asking<'trade'> }) {
  const words = useInLanguage(boardWords);
  const inside = insideOf(width);
  const open = mayBank(view, q.seat);
  const rate = bankRate(view, q.seat);
  const each = (inside - 3 * GAP) / 4;
  const half = (inside - GAP) / 2;
  return (
    <Panel title={open ? words.bank(rate) : words.bankClosed} note={words.payFirst} width={width} most={most} testID="market">
      <View style={styles.row}>
        {RESOURCES.map((good, i) => (
          <Tile key={good} width={each}>
            <Icon name={RESOURCE_ICONS[good]} size={24} />
            <Spot at={bankSpot(i)} left={0} top={0} width={each} height={TILE} hollow />
          </Tile>
        ))}
      </View>
      <View style={styles.rivals}>
        {players.map((_, seat) =>
          seat === q.seat || awaySince(view, seat) > 0 ? null : (
            <Rival key={seat} view={view} players={players} seat={seat} me={q.seat} width={half} />
          ),
        )}
      </View>
    </Panel>
  );
}

function Tile({ width, children }: { readonly width: number; readonly children: React.ReactNode }) {
  const { colours } = useTheme();
  return (
    <View style={{ width, height: TILE }}>
      <View style={[styles.frame, { borderColor: colours.edge, backgroundColor: colours.card }]} pointerEvents="none" />
      <View style={styles.inTile} pointerEvents="box-none">
        {children}
      </View>
    </View>
  );
}

interface RivalProps extends Pick<Props, 'view' | 'players' | 'width'> {
  readonly seat: number;
  readonly me: number;
}

/** What a tap on another player may begin: the first of these that is offered stands there in words. */
const VERBS = ['deal', 'route', 'offerPeace'] as const;

/** A partner or rival, with open resources. */
function Rival({ view, players, seat, me, width }: RivalProps) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const { offers } = useMatchView();
  const linked = areLinked(view, me, seat);
  const here = offers.filter(c => c.at === rivalSpot(seat)).map(c => c.do);
  const verb = VERBS.find(known => here.includes(known));
  return (
    <View style={{ width, height: TILE }}>
      <View
        style={[styles.frame, styles.rival, { borderColor: colours.edge, backgroundColor: colours.card }]}
        pointerEvents="none"
        aria-hidden
      >
        <Shield tincture={players[seat]?.tincture ?? 'sable'} width={20} />
        <View style={styles.partner}>
          <View style={styles.goods}>
            {linked ? <Icon name="exchange" size={14} colour={colours.good} /> : null}
            {areAtWar(view, me, seat) ? <Icon name="battle" size={14} colour={colours.bad} /> : null}
            {verb === undefined ? null : (
              <BoardText role="smallStrong" most={1.1}>
                {words.withRival[verb]}
              </BoardText>
            )}
          </View>
          <View style={styles.goods}>
            <Amounts goods={realmOf(view, seat).stock} whole />
          </View>
        </View>
      </View>
      <Spot at={rivalSpot(seat)} left={0} top={0} width={width} height={TILE} hollow />
    </View>
  );
}

/** Resources as glyphs and figures; those of which there are none only where all belong: there four of two figures stand in one line on the smallest phone. */
function Amounts({ goods, whole = false }: { readonly goods: readonly number[]; readonly whole?: boolean }) {
  const words = useInLanguage(boardWords);
  const { colours } = useTheme();
  const shown = RESOURCES.map((good, i) => [good, goods[i] ?? 0] as const).filter(([, count]) => whole || count > 0);
  if (shown.length === 0) return <BoardText role="small">{words.nothing}</BoardText>;
  return shown.map(([good, count]) => (
    <View key={good} style={[styles.amount, whole && styles.close]}>
      <Icon name={RESOURCE_ICONS[good]} size={whole ? 12 : 20} colour={colours.ink2} />
      <BoardText role={whole ? 'note' : 'count'} most={whole ? 1.1 : 1.2}>
        {count}
      </BoardText>
    </View>
  ));
}

/** A proposal in the making: one’s own side is chosen from the hand, the other here. */
export function Deal({ view, width, most, q }: Omit<Props, 'players'> & { readonly q: Asking<'deal'> }) {
  const words = useInLanguage(boardWords);
  const { who } = useTable();
  const inside = insideOf(width);
  const each = (inside - 3 * GAP) / 4;
  return (
    <Panel title={words.proposalTo(who(q.to))} note={words.tapToGive} width={width} most={most} testID="deal">
      <Side title={words.youGive} goods={q.give} />
      <Side title={words.youGet} goods={q.want} />
      <View style={styles.row}>
        {RESOURCES.map((good, i) => (
          <Tile key={good} width={each}>
            <Icon name={RESOURCE_ICONS[good]} size={20} />
            <BoardText role="tally" most={1.2}>
              {`${q.want[i] ?? 0}/${realmOf(view, q.to).stock[i] ?? 0}`}
            </BoardText>
            <Spot at={theirSpot(i)} left={0} top={0} width={each} height={TILE} hollow />
          </Tile>
        ))}
      </View>
    </Panel>
  );
}

/** What somebody proposes, from the view of whoever answers. */
export function Answer({ width, most, q }: Pick<Props, 'width' | 'most'> & { readonly q: Asking<'answer'> }) {
  const words = useInLanguage(boardWords);
  const { who } = useTable();
  return (
    <Panel title={words.theyOffer(who(q.from))} width={width} most={most} testID="answer">
      <Side title={words.youGet} goods={q.give} />
      <Side title={words.youGive} goods={q.want} />
    </Panel>
  );
}

function Side({ title, goods }: { readonly title: string; readonly goods: readonly number[] }) {
  return (
    <View style={styles.side}>
      <BoardText role="smallStrong" most={1.2} style={styles.name}>
        {title}
      </BoardText>
      <Amounts goods={goods} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: GAP },
  rivals: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  frame: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, borderWidth: stroke.hair, borderRadius: radius.button },
  inTile: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  rival: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingHorizontal: space.xs },
  partner: { flex: 1, minWidth: 0 },
  goods: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  amount: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  close: { gap: 1 },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 28 },
  name: { minWidth: 72 },
});
