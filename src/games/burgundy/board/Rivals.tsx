/** On a tablet the duchies of the others are always one glance away, and one tap to be looked at closely; that of a team is one. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import type { Player, Tincture } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { useFocusLook } from '@/pieces/focus';
import { Shield } from '@/pieces/Shield';
import type { BoardProps } from '@/table/kit/boardProps';
import { useTable } from '@/table/kit/tableContext';
import { useWords } from '@/words/language';
import { estateOf, NONE, type Burgundy } from '../state';
import { teamOf } from '../teams';
import { REGULAR } from './geometry';
import { GoodsRowG } from './GoodsG';
import { MiniatureDuchy } from './Miniature';
import { lieOf, type Lie } from './duchyLayout';
import { BELONGINGS_HIGH, rivalCard } from './tabletPlan';
import { TileG } from './TileG';

interface Props extends Pick<BoardProps, 'looking' | 'onLook'> {
  readonly view: Readonly<Burgundy>;
  readonly players: readonly Player[];
  readonly boxes: readonly Box[];
}

/** Who plays on each of the other duchies. */
export function othersThan(view: Readonly<Burgundy>, looking: Seat): readonly (readonly Seat[])[] {
  return view.estates.flatMap((_, estate) => {
    const seats = view.dukes.flatMap((_duke, seat) => (teamOf(view, seat) === estate ? [seat] : []));
    return seats.includes(looking) ? [] : [seats];
  });
}

const lowerThanWide = ({ across, down }: Lie): number => (down * REGULAR) / across;

export function Rivals({ view, looking, players, boxes, onLook }: Props) {
  const words = useWords();
  return (
    <>
      {othersThan(view, looking).map((seats, i) => {
        const [seat = NONE] = seats;
        const box = boxes[i];
        const estate = estateOf(view, seat);
        const of = seats.flatMap(one => players[one] ?? []);
        const flat = lowerThanWide(lieOf(estate.duchy));
        if (box === undefined || rivalCard(box, flat).size < LEAST) return null;
        return (
          <Rival
            key={seat}
            seat={seat}
            box={box}
            flat={flat}
            name={words.list(of.map(({ name }) => name))}
            tinctures={of.map(({ tincture }) => tincture).join(',')}
            duchy={estate.duchy}
            filled={estate.spaces.flatMap((tile, space) => (tile === NONE ? [] : [space])).join(',')}
            storage={estate.storage.join(',')}
            goods={estate.goods.join(',')}
            onLook={onLook}
          />
        );
      })}
    </>
  );
}

/** Below this a miniature shows nothing. */
const LEAST = 40;

interface RivalProps extends Pick<BoardProps, 'onLook'> {
  readonly seat: Seat;
  readonly box: Box;
  readonly flat: number;
  readonly name: string;
  readonly tinctures: string;
  readonly duchy: number;
  readonly filled: string;
  readonly storage: string;
  readonly goods: string;
}

/** Larger names do not fit beside a duchy; the seats say them too. */
const MOST_GROWTH = 1.3;
const PAD = 4;

const Rival = memo(function Rival({ seat, box, flat, name, tinctures, duchy, filled, storage, goods, onLook }: RivalProps) {
  const { colours } = useTheme();
  const { who } = useTable();
  const words = useWords();
  const { handlers, ring } = useFocusLook();
  const { size, upright, named } = rivalCard(box, flat);
  const wide = box.width - 2 * PAD - 2 * stroke.hair - (upright ? 0 : size + space.s);
  const picture =
    duchy === NONE ? (
      <View style={{ width: size, height: size * flat }} testID={`unchosen:${seat}`} />
    ) : (
      <MiniatureDuchy duchy={duchy} filled={filled} size={size} />
    );
  return (
    <View style={[styles.rival, upright && styles.upright, box, { borderColor: colours.rule, backgroundColor: colours.card }]}>
      {upright ? null : picture}
      <View style={[styles.words, { width: wide }]} pointerEvents="none" aria-hidden>
        {named ? <Name name={name} tinctures={tinctures} /> : null}
        {upright ? <View style={styles.middle}>{picture}</View> : null}
        <Belongings storage={storage} goods={goods} width={wide} inOneRow={upright} />
        {named ? null : (
          <View style={styles.corner}>
            <Shields tinctures={tinctures} />
          </View>
        )}
      </View>
      <Pressable
        testID={`rival:${seat}`}
        accessibilityRole="button"
        accessibilityLabel={words.match.lookAt(who(seat))}
        {...handlers}
        onPress={() => onLook?.(seat)}
        style={[StyleSheet.absoluteFill, ring]}
      />
    </View>
  );
});

const Shields = ({ tinctures }: { readonly tinctures: string }) =>
  (tinctures.split(',') as Tincture[]).map(tincture => <Shield key={tincture} tincture={tincture} width={18} />);

function Name({ name, tinctures }: { readonly name: string; readonly tinctures: string }) {
  const { growth } = useTheme();
  return (
    <View style={styles.name}>
      <Shields tinctures={tinctures} />
      {growth > MOST_GROWTH ? null : (
        <BoardText role="smallStrong" numberOfLines={1} style={styles.shrinks}>
          {name}
        </BoardText>
      )}
    </View>
  );
}

interface BelongingsProps {
  readonly storage: string;
  readonly goods: string;
  readonly width: number;
  readonly inOneRow: boolean;
}

const PLACES = 3;
const LARGEST = 30;
/** A row of tiles is that much higher than one of them is wide. */
const ROW = 1.2;

/** What is stored, and the goods, below it or beside it. */
function Belongings({ storage, goods, width, inOneRow }: BelongingsProps) {
  const tiles = storage
    .split(',')
    .map(Number)
    .filter(tile => tile !== NONE);
  const most = inOneRow ? BELONGINGS_HIGH / ROW : LARGEST;
  const tile = Math.min(most, width / (inOneRow ? PLACES + Math.max(PLACES, tiles.length) + 1 : Math.max(PLACES, tiles.length)));
  const row = tile * ROW;
  const from = inOneRow ? tiles.length * tile + PAD : 0;
  const barrel = inOneRow ? 17 : 22;
  const height = inOneRow ? Math.max(row, barrel + 2) : row + barrel + 2 * PAD;
  const goodsBox = { left: from, top: inOneRow ? 0 : row + PAD, width: width - from, height: inOneRow ? height : barrel + PAD };
  return (
    <Svg width={width} height={height} pointerEvents="none">
      {tiles.map((each, i) => (
        <TileG key={i} tile={each} x={(i + 0.5) * tile} y={row / 2} width={tile - 1} height={tile * 1.12} />
      ))}
      <GoodsRowG counts={goods} box={goodsBox} size={barrel} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  rival: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: PAD,
    borderWidth: stroke.hair,
    borderRadius: radius.piece,
    overflow: 'hidden',
  },
  upright: { gap: 0 },
  words: { gap: space.xxs, minWidth: 0 },
  middle: { alignItems: 'center' },
  corner: { position: 'absolute', left: 0, top: 0, flexDirection: 'row', gap: space.xxs },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  shrinks: { flexShrink: 1 },
});
