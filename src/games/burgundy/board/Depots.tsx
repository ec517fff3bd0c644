/** The six depots and the black one. Where their tiles are too small for a finger, a tapped tray opens. */
import { memo, useCallback, useSyncExternalStore } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import type { Box } from '@/pieces/boxes';
import { mix } from '@/design/colour';
import { useTheme } from '@/design/theme';
import type { Choice, Seat, Spot as At } from '@/engine/contract';
import { Beacon } from '@/pieces/Beacon';
import { DieG } from '@/pieces/Die';
import { useFocusLook } from '@/pieces/focus';
import { IconG } from '@/pieces/Icon';
import { FigureG, Pellet, PelletG } from '@/pieces/Pellet';
import { useInLanguage, useMatchView, useTable } from '@/table/kit/tableContext';
import type { Shield } from '../data/shields';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import { PURCHASE_PRICE } from '../data/scoring';
import { tileAt } from '../rules/market';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, DEPOT_SPOTS, INN_SLOT, INN_SPOT, SHIELD_SPOTS } from '../spots';
import { NONE, type Burgundy } from '../state';
import { goodsList } from '../words/choiceLabel';
import { tileNoun } from '../words/tileNoun';
import { askedSeat } from '../words/whose';
import { comesBetween, takesADie, workersBadge } from './badge';
import { GoodsGridG, GoodsRowG } from './GoodsG';
import { fitted, hexPath, shrunk } from './geometry';
import { LEAST_PELLET } from './looks';
import { Place } from './Place';
import { numbers } from './numbers';
import { SHIELD_HIGH, ShieldG } from './ShieldG';
import { Sparing } from './Sparing';
import type { Plan, Tray } from './spots';
import { TileG } from './TileG';
import { useInHand } from './useInHand';
import { useOtherMatters } from './useOtherMatters';

type G = Readonly<Burgundy>;

export const slotSpot = (depot: number, slot: number): At =>
  (depot === 0 ? (slot === INN_SLOT ? INN_SPOT : BLACK_SPOTS[slot]) : DEPOT_SLOT_SPOTS[(depot - 1) * 4 + slot]) as At;
export const tileIn = (g: G, depot: number, slot: number): number => tileAt(g, slotSpot(depot, slot));
export const goodsIn = (g: G, depot: number): readonly number[] => (depot === 0 ? [] : g.depotGoods.slice((depot - 1) * 6, depot * 6));

/** By place in a depot: a shield or NONE. */
export const shieldSpot = (depot: number, place: number): At => SHIELD_SPOTS[(depot - 1) * 2 + place] as At;
export const shieldIn = (g: G, depot: number, place: number): Shield | typeof NONE => g.shields[(depot - 1) * 2 + place] ?? NONE;

interface TrayPictureProps {
  readonly tray: Tray;
  /** Tiles by slot and goods by colour, as text: drawn again only when they change. */
  readonly tiles: string;
  readonly goods: string;
  readonly shields: string;
  /** How many inns lie on each other. */
  readonly inns: number;
  /** A ship is loading: goods are what matters now, and take the place of tiles that are only looked at. */
  readonly loading: boolean;
}

const TrayPicture = memo(function TrayPicture({ tray, tiles, goods, shields, inns, loading }: TrayPictureProps) {
  const { colours } = useTheme();
  const lying = tiles.split(',').map(Number);
  const { box, head, slots, depot } = tray;
  const local = ({ left, top, width, height }: Box): Box => ({ left: left - box.left, top: top - box.top, width, height });
  const die = Math.min(head.width - 4, 24);
  const y = head.height / 2 + 1;
  const ground = depot === 0 ? mix(colours.field, colours.ink, 0.22) : colours.field;
  const goodsBox = local(tray.goods);
  const innBox = slots.find(({ slot }) => depot === 0 && slot === INN_SLOT)?.box;
  // Where the inns stand beside the price it makes room for them.
  const isBeside = innBox !== undefined && innBox.top === box.top;
  const price = box.width * (isBeside ? 0.26 : 0.5);
  return (
    <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
      <Rect
        x={1}
        y={1}
        width={box.width - 2}
        height={box.height - 2}
        rx={2}
        fill={ground}
        stroke={depot === 0 ? colours.ink2 : colours.rule}
        strokeWidth={1}
      />
      {depot > 0 ? (
        <DieG face={depot} x={die / 2 + 3} y={y} size={die} />
      ) : (
        <>
          <IconG name="silver" x={price - 8} y={y} size={Math.min(16, die)} colour={colours.ink} />
          <FigureG value={PURCHASE_PRICE} x={price + 8} y={y} size={Math.min(15, die)} colour={colours.ink} />
        </>
      )}
      {(loading ? [] : slots).map((slot, i) => {
        const at = local(slot.box);
        const [cx, cy] = [at.left + at.width / 2, at.top + at.height / 2];
        const hex = fitted(at);
        const tile = lying[i] ?? NONE;
        return tile === NONE ? (
          <Path
            key={slot.slot}
            d={hexPath(cx, cy, shrunk(hex, 2))}
            fill="none"
            stroke={colours.rule}
            strokeWidth={1}
            strokeDasharray="2 2.5"
          />
        ) : (
          <TileG key={slot.slot} tile={tile} x={cx} y={cy} width={hex.width} height={hex.height} />
        );
      })}
      {numbers(shields).map((shield, i) => {
        const place = tray.shields[i];
        if (place === undefined || shield === NONE) return null;
        const at = local(place);
        const wide = Math.min(at.width - 1, (at.height - 1) / SHIELD_HIGH, LARGEST_SHIELD);
        return <ShieldG key={`shield-${i}`} shield={shield} x={at.left + at.width / 2} y={at.top + at.height / 2} width={wide} />;
      })}
      {innBox !== undefined && inns > 0 ? <InnCount inns={inns} box={local(innBox)} beside={isBeside} /> : null}
      {depot === 0 ? null : loading ? (
        <GoodsGridG counts={goods} box={{ left: 2, top: head.height, width: box.width - 4, height: box.height - head.height - 4 }} />
      ) : (
        <GoodsRowG counts={goods} box={goodsBox} size={Math.min(goodsBox.height - 4, 22)} />
      )}
    </Svg>
  );
});

const LARGEST_SHIELD = 40;

/** A stack is counted on its tile, a small one beside it. */
function InnCount({ inns, box, beside }: { readonly inns: number; readonly box: Box; readonly beside: boolean }) {
  const { colours } = useTheme();
  const hex = fitted(box);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (beside) return <FigureG value={inns} x={x + hex.width / 2 + 9} y={y + 1} size={14} colour={colours.ink} />;
  return inns > 1 ? <PelletG value={inns} x={x + hex.width * 0.2} y={y + hex.height * 0.24} height={LEAST_PELLET} /> : null;
}

interface Props {
  readonly view: G;
  /** Goods come to the fore for whoever loads them, and for nobody who looks on. */
  readonly looking: Seat;
  readonly market: Plan['market'];
  readonly onOpen: (depot: number) => void;
}

const LOADING = new Set(['ship', 'secondDepot', 'newGoods']);

export const Depots = memo(function Depots({ view, looking, market, onOpen }: Props) {
  const loading = askedSeat(view) === looking && LOADING.has(view.questions.at(-1)?.ask ?? '');
  return (
    <>
      {market.map(tray => (
        <TrayHere key={tray.depot} view={view} tray={tray} loading={loading && tray.depot > 0} />
      ))}
      {market.map(tray =>
        tray.direct ? <OpenTray key={tray.depot} tray={tray} /> : <ClosedTray key={tray.depot} tray={tray} onOpen={onOpen} />,
      )}
    </>
  );
});

/** From this width on all goods fit below the tiles: a ship that loads need not take their place. */
const WIDE = 100;

function TrayHere({ view, tray, loading }: { readonly view: G; readonly tray: Tray; readonly loading: boolean }) {
  const { awake } = useAwake(slotSpots(tray));
  return (
    <View style={[styles.over, tray.box]}>
      <TrayPicture
        tray={tray}
        tiles={tray.slots.map(({ slot }) => tileIn(view, tray.depot, slot)).join(',')}
        goods={goodsIn(view, tray.depot).join(',')}
        shields={tray.shields.map((_, place) => shieldIn(view, tray.depot, place)).join(',')}
        inns={tray.depot === 0 ? view.inns : 0}
        loading={loading && tray.box.width < WIDE && !(tray.direct && awake)}
      />
    </View>
  );
}

/** Does one of these spots invite, and what may a tap on the one that takes the fewest workers end in? */
export function useAwake(ats: readonly At[]): { readonly awake: boolean; readonly cheapest: readonly Choice[] } {
  const { finger } = useTable();
  const inHand = useInHand();
  const key = ats.join(' ');
  const cheapestNow = useCallback(() => {
    let least = Infinity;
    let cheapest: readonly Choice[] | null = null;
    for (const at of key === '' ? [] : key.split(' ')) {
      const { state, endings } = finger.lookOf(at);
      if (state === 'quiet' || (takesADie(endings) && !inHand)) continue;
      const price = Number(workersBadge(endings) ?? 0);
      if (price >= least) continue;
      least = price;
      cheapest = endings;
    }
    return cheapest;
  }, [finger, key, inHand]);
  const cheapest = useSyncExternalStore(finger.subscribe, cheapestNow, cheapestNow);
  return { awake: cheapest !== null, cheapest: cheapest ?? NOTHING };
}

const NOTHING: readonly Choice[] = [];

const slotSpots = (tray: Tray): At[] => [
  ...tray.slots.map(({ slot }) => slotSpot(tray.depot, slot)),
  ...tray.shields.map((_, place) => shieldSpot(tray.depot, place)),
];

/** Large tiles are tapped where they lie. A ship wants the whole depot: then the tray lies on top of them. */
function OpenTray({ tray }: { readonly tray: Tray }) {
  const depotSpot = DEPOT_SPOTS[tray.depot] as At;
  const whole = useAwake(tray.depot === 0 ? [] : [depotSpot]);
  const tiles = useAwake(slotSpots(tray));
  const depot = tray.depot === 0 ? <Place at="black" box={tray.box} hollow /> : <Place at={depotSpot} box={tray.box} hollow />;
  const slots = [
    ...tray.slots.map(({ slot, box }) => <Place key={slot} at={slotSpot(tray.depot, slot)} box={box} shape="hex" priced hollow />),
    ...tray.shields.map((box, place) => <Place key={`shield-${place}`} at={shieldSpot(tray.depot, place)} box={box} priced hollow />),
  ];
  return whole.awake && !tiles.awake ? (
    <>
      {slots}
      {depot}
    </>
  ) : (
    <>
      {depot}
      {slots}
    </>
  );
}

function ClosedTray({ tray, onOpen }: { readonly tray: Tray; readonly onOpen: (depot: number) => void }) {
  const depotSpot = DEPOT_SPOTS[tray.depot] as At;
  const whole = useAwake(tray.depot === 0 ? [] : [depotSpot]);
  const tiles = useAwake(slotSpots(tray));
  if (whole.awake && !tiles.awake) return <Place at={depotSpot} box={tray.box} hollow />;
  return <TrayButton tray={tray} awake={tiles.awake} cheapest={tiles.cheapest} onOpen={onOpen} />;
}

function TrayButton({
  tray,
  awake,
  cheapest,
  onOpen,
}: {
  readonly tray: Tray;
  readonly awake: boolean;
  readonly cheapest: readonly Choice[];
  readonly onOpen: (depot: number) => void;
}) {
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const { finger } = useTable();
  const { view } = useMatchView();
  const { handlers, ring } = useFocusLook();
  const otherMatters = useOtherMatters();
  const invites = awake && !(otherMatters && comesBetween(cheapest));
  const g = view as G;
  const { box, depot, slots } = tray;
  const tiles = slots.map(({ slot }) => tileIn(g, depot, slot)).filter(tile => tile !== NONE);
  const name = depot === 0 ? words.blackDepot : words.depot(depot);
  const price = workersBadge(cheapest);
  const shields = tray.shields.map((_, place) => shieldIn(g, depot, place)).filter(shield => shield !== NONE);
  const content = [
    ...tiles.map(tile => tileNoun(t.names, tile).one),
    ...goodsList(t, goodsIn(g, depot)),
    ...shields.map(shield => t.names.shield(shield).one),
  ];
  return (
    <Pressable
      testID={`tray:${depot}`}
      accessibilityRole="button"
      accessibilityLabel={`${words.openDepot(name, tiles.length)}. ${t.list(content)}`}
      dataSet={{ spot: invites ? 'offered' : 'quiet' }}
      {...handlers}
      onPress={() => onOpen(depot)}
      onLongPress={() => finger.openCard(depot === 0 ? 'black' : (DEPOT_SPOTS[depot] as At))}
      style={[styles.over, box, ring]}
    >
      {({ pressed }) => (
        <>
          {invites || pressed ? (
            <Beacon shape="box" width={box.width} height={box.height} state={pressed ? 'pressed' : 'offered'} hollow />
          ) : null}
          {invites ? (
            <View style={styles.badge} pointerEvents="none">
              <Sparing endings={cheapest} />
              {price === null ? null : <Pellet value={price} height={18} />}
            </View>
          ) : null}
        </>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  /** At the foot, where neither die nor goods are hidden. */
  badge: { position: 'absolute', left: 0, right: 0, bottom: -9, flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
});
