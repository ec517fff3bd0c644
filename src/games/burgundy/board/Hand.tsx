/** What a seat owns: dice, storage, goods, silver, workers. One row on a phone, a panel in the right rail on a tablet. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { inner, type Box } from '@/pieces/boxes';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import type { Tincture } from '@/match/matchView';
import { GlowAt } from '@/pieces/Glow';
import { DieG } from '@/pieces/Die';
import { IconG } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { FigureG } from '@/pieces/Pellet';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { BoardText } from '@/pieces/BoardText';
import { Info } from '@/table/kit/Info';
import { boardWords } from '../words/boardWords';
import { GOODS_SPACES } from '../data/scoring';
import { DIE_SPOTS, GOODS_SPOTS, kindOf, STORE_SPOTS } from '../spots';
import { soldBy } from '../rules/tiles/monasteries';
import { estateOf, isUsed, NONE, type Burgundy } from '../state';
import { mateOf, storesOf } from '../teams';
import { ownedSpot } from '../words/whose';
import { GoodG } from './GoodsG';
import { handBox, handPlan, teamHandPlan, type HandPlan } from './handPlan';
import { Mate, Plates } from './Mate';
import { Place } from './Place';
import { StoreHere } from './StoreHere';
import { Thread } from './Thread';

export function Hand({ view, looking, players, layout, width, height, glow, glowOf = looking, onLook }: BoardProps<Burgundy>) {
  // Goods that were sold have left by the time their points are shown: they come from where goods lie.
  const hand = useSpotBoxes((at, seat) => (seat === looking && kindOf(at) === 'goods' ? handPlan(layout, width, height, 0).noGoods : null));
  const duke = view.dukes[looking];
  const tincture = players[looking]?.tincture ?? 'gules';
  if (duke === undefined) return null;
  const estate = estateOf(view, looking);
  const goods = estate.goods.flatMap((count, good) => (count > 0 ? [{ good, count }] : []));
  const colours = Math.max(GOODS_SPACES, goods.length);
  const plan = view.teams
    ? teamHandPlan(layout, width, height, colours, looking % 2 === 1)
    : handPlan(layout, width, height, colours, estate.storage.length);
  const lit =
    glow === null || glowOf !== looking
      ? null
      : handBox(
          plan,
          glow,
          goods.map(({ good }) => good),
        );
  const at = (spot: string): string => ownedSpot(view, spot, looking);
  return (
    <View style={{ width, height }} ref={hand} collapsable={false}>
      {plan.captions ? <Captions captions={plan.captions} /> : null}
      {plan.dice.map((box, die) => (
        <DieHere
          key={die}
          at={at(DIE_SPOTS[die] as string)}
          box={box}
          face={duke.dice[die] ?? 0}
          used={isUsed(duke, die)}
          tincture={tincture}
        />
      ))}
      {plan.mate === undefined ? null : <Plates plan={plan} view={view} seat={looking} players={players} />}
      {plan.storage.map((box, store) =>
        storesOf(view, looking).includes(store) ? (
          <StoreHere key={store} at={at(STORE_SPOTS[store] as string)} box={box} tile={estate.storage[store] ?? NONE} />
        ) : null,
      )}
      {plan.mate === undefined ? null : (
        <Mate plan={plan.mate} view={view} seat={mateOf(view, looking)} players={players} onLook={onLook} />
      )}
      {plan.goods.map((box, i) => (i < goods.length ? null : <FreeGoodsSpace key={i} box={box} />))}
      {goods.map(({ good, count }, i) => {
        const box = plan.goods[i];
        return box === undefined ? null : <GoodsHere key={good} at={at(GOODS_SPOTS[good] as string)} box={box} good={good} count={count} />;
      })}
      {goods.length === 0 ? <Info at={at('goods')} box={plan.noGoods} /> : null}
      <Counters plan={plan} view={view} seat={looking} at={at} />
      {plan.thread === undefined ? null : <Thread view={view} looking={looking} box={plan.thread} small />}
      {lit === null ? null : <GlowAt box={lit} />}
    </View>
  );
}

function Captions({ captions }: { readonly captions: NonNullable<HandPlan['captions']> }) {
  const words = useInLanguage(boardWords);
  const caption = (text: string, { left, top }: Box) => (
    <BoardText role="note" colour="ink2" style={[styles.over, { left, top }]}>
      {text}
    </BoardText>
  );
  return (
    <View pointerEvents="none" aria-hidden>
      {captions.storage === undefined ? null : caption(words.storage, captions.storage)}
      {caption(words.goods, captions.goods)}
    </View>
  );
}

interface DieProps {
  readonly at: string;
  readonly box: Box;
  readonly face: number;
  readonly used: boolean;
  readonly tincture: Tincture;
}

const DieHere = memo(function DieHere({ at, box, face, used, tincture }: DieProps) {
  const size = Math.min(box.width - 8, box.height - 8, 52);
  if (face === 0) return null;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <DieG face={face} x={box.width / 2} y={box.height / 2} size={size} tincture={tincture} state={used ? 'used' : 'plain'} />
      </Svg>
      <Place at={at} box={inner(box)} hollow />
    </View>
  );
});

const GoodsHere = memo(function GoodsHere({
  at,
  box,
  good,
  count,
}: {
  readonly at: string;
  readonly box: Box;
  readonly good: number;
  readonly count: number;
}) {
  const { colours } = useTheme();
  const size = Math.min(box.width - 16, box.height - 10, 36);
  const x = box.width / 2 - size * 0.18;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <GoodG good={good} x={x} y={box.height / 2} size={size} />
        <FigureG value={count} x={x + size * 0.68} y={box.height / 2 + size * 0.18} size={17} colour={colours.ink} />
      </Svg>
      <Place at={at} box={inner(box)} priced hollow />
    </View>
  );
});

const BARREL = { width: 20, height: 28 };

/** Three colours and no more: what is free is seen. */
const FreeGoodsSpace = memo(function FreeGoodsSpace({ box }: { readonly box: Box }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.over, box]} pointerEvents="none" aria-hidden>
      <Svg width={box.width} height={box.height}>
        <Rect
          x={(box.width - BARREL.width) / 2}
          y={(box.height - BARREL.height) / 2}
          {...BARREL}
          rx={6}
          fill={colours.field}
          stroke={colours.edge}
          strokeWidth={1}
          strokeDasharray="3 3"
        />
      </Svg>
    </View>
  );
});

interface CountersProps {
  readonly plan: HandPlan;
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  readonly at: (spot: string) => string;
}

function Counters({ plan, view, seat, at }: CountersProps) {
  const estate = estateOf(view, seat);
  const sold = soldBy(view, seat).reduce((a, b) => a + b, estate.faceDown);
  const counters: readonly { readonly spot: string; readonly icon: IconName; readonly count: number }[] = [
    { spot: 'workers', icon: 'worker', count: estate.workers },
    { spot: 'silver', icon: 'silver', count: estate.silver },
    { spot: 'sold', icon: 'scales', count: sold },
  ];
  return (
    <>
      {counters.map(({ spot, icon, count }, i) => {
        const box = plan.counters[i];
        return box === undefined ? null : <Counter key={spot} at={at(spot)} box={box} icon={icon} count={count} />;
      })}
    </>
  );
}

const Counter = memo(function Counter({
  at,
  box,
  icon,
  count,
}: {
  readonly at: string;
  readonly box: Box;
  readonly icon: IconName;
  readonly count: number;
}) {
  const { colours } = useTheme();
  const upright = box.width < 60;
  const size = 20;
  const [x, y] = [box.width / 2, box.height / 2];
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <IconG name={icon} x={upright ? x : x - 11} y={upright ? y - 12 : y} size={size} colour={colours.ink} />
        <FigureG value={count} x={upright ? x : x + 11} y={upright ? y + 12 : y} size={17} colour={colours.ink} />
      </Svg>
      <Info at={at} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute' } });
