/** On a tablet: what a merchant owns, one glance away. The own one is large enough to be played on. */
import { inGrid, inner, type Box } from '@/pieces/boxes';
import { memo, useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { PelletG } from '@/pieces/Pellet';
import { Shield } from '@/pieces/Shield';
import { useSpot } from '@/table/kit/tableContext';
import { PRIVATE_TILES, tileOf } from '../data/tiles';
import { RARES_SPOTS, TEMPLE_SPOTS, tileSpot, towerSpot } from '../spots';
import { merchantOf, NONE, type Merchant, type Tadmor } from '../state';
import { Bits } from './Bits';
import { briefly, tileBits } from './looks';
import { OnlyLooked } from '@/table/kit/onlyLooked';
import { Info } from '@/table/kit/Info';
import { Place } from './Place';
import { PieceG } from './PieceG';
import { RareG } from './RareG';
import { TempleG } from './TempleG';
import { TowerG } from './TowerG';

/** The piece that stands on a private tile. */
const postIn = (posts: readonly number[], tile: number): number => posts[PRIVATE_TILES.indexOf(tile)] ?? NONE;
export const postOn = (m: Readonly<Merchant>, tile: number): number => postIn(m.posts, tile);

interface Props {
  readonly view: Readonly<Tadmor>;
  readonly seat: Seat;
  readonly player: Player;
  readonly box: Box;
  /** Large enough for fingers. */
  readonly own: boolean;
}

const TOWER = 52;
const HEAD = 24;
const ROW = 30;
const CHIP = { own: { width: 60, height: 48 }, rival: { width: 47, height: 26 } } as const;
const GAP = 2;
/** Larger names do not fit; the seats say them too. */
const MOST_GROWTH = 1.3;

export function Estate({ view, seat, player, box, own }: Props) {
  const m = merchantOf(view, seat);
  return (
    <Owned
      seat={seat}
      name={player.name}
      tincture={player.tincture}
      box={box}
      own={own}
      fulfilled={m.fulfilled.length}
      returned={m.returned.length}
      tower={m.tower}
      temples={m.temples.join()}
      rare={m.rare.join()}
      tiles={m.tiles.join()}
      posts={m.posts.join()}
    />
  );
}

interface OwnedProps {
  readonly seat: Seat;
  readonly name: string;
  readonly tincture: Tincture;
  readonly box: Box;
  readonly own: boolean;
  readonly fulfilled: number;
  readonly returned: number;
  readonly tower: number;
  /** Lists in writing: a copy of the same merchant is not drawn again. */
  readonly temples: string;
  readonly rare: string;
  readonly tiles: string;
  readonly posts: string;
}

const listed = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

const Owned = memo(function Owned({ seat, name, tincture, box, own, fulfilled, returned, tower, temples, rare, ...lists }: OwnedProps) {
  const { colours, growth } = useTheme();
  const beside = box.width - TOWER - 10;
  const left = TOWER + 4;
  const chip = own ? CHIP.own : CHIP.rival;
  const tiles = listed(lists.tiles);
  const posts = listed(lists.posts);
  const columns = Math.max(1, Math.floor((beside + GAP) / (chip.width + GAP)));
  const chips = inGrid(tiles.length, columns, { left, top: HEAD + ROW, width: beside, height: 0 }, chip.height, GAP);
  return (
    <View style={[styles.over, styles.estate, box, { backgroundColor: colours.card, borderColor: own ? colours.ink : colours.rule }]}>
      <View style={[styles.head, { left: 4, width: box.width - 12 }]} pointerEvents="none" aria-hidden>
        <Shield tincture={tincture} width={17} />
        {growth > MOST_GROWTH ? null : (
          <BoardText role="smallStrong" numberOfLines={1} most={1.2} style={styles.name}>
            {name}
          </BoardText>
        )}
        <View style={styles.grow} />
        <Counted icon="check" text={`${fulfilled}`} />
        {returned > 0 ? <Counted icon="undo" text={`${returned}`} /> : null}
      </View>
      <Tower seat={seat} levels={tower} tincture={tincture} box={{ left: 2, top: HEAD, width: TOWER, height: box.height - HEAD - 4 }} />
      <Rarities temples={listed(temples)} rare={listed(rare)} seat={seat} box={{ left, top: HEAD, width: beside, height: ROW }} />
      {tiles.map((tile, i) => {
        const at = chips[i] as Box;
        return at.top + at.height > box.height ? null : (
          <Chip key={tile} tile={tile} box={at} post={postIn(posts, tile)} tincture={tincture} small={!own} />
        );
      })}
    </View>
  );
});

function Counted({ icon, text }: { readonly icon: 'check' | 'undo'; readonly text: string }) {
  return (
    <View style={styles.counted}>
      <Icon name="scroll" size={14} />
      <Icon name={icon} size={10} />
      <BoardText role="note" most={1.2}>
        {text}
      </BoardText>
    </View>
  );
}

interface TowerProps {
  readonly seat: Seat;
  readonly levels: number;
  readonly tincture: Tincture;
  readonly box: Box;
}

/** Traitors tear it down where it stands. */
function Tower({ seat, levels, tincture, box }: TowerProps) {
  const at = towerSpot(seat);
  const { state } = useSpot(at);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <TowerG levels={levels} tincture={tincture} x={box.width / 2} y={box.height - 6} width={24} height={box.height - 18} />
      </Svg>
      {state === 'quiet' ? <Info at={at} box={inner(box)} /> : <Place at={at} box={inner(box)} />}
    </View>
  );
}

interface RaritiesProps {
  readonly temples: readonly number[];
  readonly rare: readonly number[];
  readonly seat: Seat;
  readonly box: Box;
}

/** Temples as far as they are built, and rare goods. */
function Rarities({ temples, rare: counts, seat, box }: RaritiesProps) {
  const temple = 28;
  const rares = counts.flatMap((count, rare) => (count > 0 ? [{ rare, count }] : []));
  const templesWide = Math.max(1, temples.length) * temple;
  const room = box.width - templesWide - 6;
  const pitch = Math.min(28, room / Math.max(1, rares.length));
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {(temples.length === 0 ? [0] : temples).map((parts, i) => (
          <TempleG key={i} parts={parts} x={(i + 0.5) * temple} y={box.height / 2} size={25} />
        ))}
        {rares.map(({ rare, count }, i) => [
          <RareG key={rare} rare={rare} x={templesWide + 6 + (i + 0.5) * pitch} y={box.height / 2} size={Math.min(24, pitch + 4)} />,
          count > 1 ? (
            <PelletG
              key={`${rare} count`}
              value={count}
              x={Math.min(templesWide + 6 + (i + 0.5) * pitch + 8, box.width - 9)}
              y={box.height - 9}
              height={16.5}
            />
          ) : null,
        ])}
      </Svg>
      <Info at={TEMPLE_SPOTS[seat] as string} box={{ left: 0, top: 0, width: templesWide, height: box.height }} />
      <Info at={RARES_SPOTS[seat] as string} box={{ left: templesWide, top: 0, width: box.width - templesWide, height: box.height }} />
    </View>
  );
}

interface ChipProps {
  readonly tile: number;
  readonly box: Box;
  readonly post: number;
  readonly tincture: Tincture;
  readonly small: boolean;
}

function Chip({ tile, box, post, tincture, small }: ChipProps) {
  const { colours } = useTheme();
  const looked = useContext(OnlyLooked);
  return (
    <View style={[styles.over, box]}>
      <View
        style={[
          styles.chip,
          {
            width: box.width,
            height: box.height,
            borderColor: tileOf(tile).works === undefined ? colours.rule : colours.ink,
            backgroundColor: colours.paper,
          },
          post === NONE ? null : small ? styles.aside : styles.below,
        ]}
        pointerEvents="none"
        aria-hidden
      >
        <Bits bits={briefly(tileBits(tile), !small ? 4 : post === NONE ? 3 : 1)} size={small ? 11 : 12} />
      </View>
      {post === NONE ? null : (
        <Svg width={30} height={30} style={styles.piece} pointerEvents="none" aria-hidden>
          <PieceG tincture={tincture} kind={post} x={13} y={14} width={small ? 14 : 19} />
        </Svg>
      )}
      {/* Nobody chooses on somebody else's improvements. */}
      <OnlyLooked value={small || looked}>
        <Place at={tileSpot(tile)} box={inner(box)} />
      </OnlyLooked>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  estate: { borderWidth: stroke.hair, borderRadius: radius.piece, overflow: 'hidden' },
  head: { position: 'absolute', top: 0, height: HEAD, flexDirection: 'row', alignItems: 'center', gap: 4 },
  name: { flexShrink: 1 },
  grow: { flex: 1 },
  counted: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  chip: { borderWidth: stroke.hair, borderRadius: radius.piece, alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  /** Beside or below the piece that stands on it. */
  aside: { alignItems: 'flex-start', paddingLeft: 4 },
  below: { justifyContent: 'flex-end', paddingBottom: 3 },
  piece: { position: 'absolute', right: -2, top: -2 },
});
