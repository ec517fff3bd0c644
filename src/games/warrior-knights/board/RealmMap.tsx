/** The map in its window: land, pieces, what glows, and over them one place for each region. */
import { middleOf, type Box } from '@/pieces/boxes';
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Tincture } from '@/design/tokens';
import type { Spot } from '@/engine/contract';
import { Glow } from '@/pieces/Glow';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { useAwake } from '@/table/kit/Opener';
import { Viewport } from '@/table/kit/Viewport';
import { cityIn, isPort } from '../data/land';
import { REGIONS } from '../data/map';
import { citySpot, holdSpot, nobleSpot, portSpot, regionSpot } from '../spots';
import { NONE, type Realm } from '../state';
import type { RealmQuestion } from '../asking';
import { isNobleFirst } from './asking';
import { PICTURE } from './outlines';
import { Land } from './Land';
import { Pieces } from './Pieces';
import { REACH, regionAt, regionBox, scaleFor, underCorner } from './places';
import { RegionPlace } from './RegionPlace';
import { useListed } from '@/table/kit/tableContext';

type Props = Pick<BoardProps<Realm>, 'view' | 'question' | 'players' | 'glow' | 'layout'> & {
  readonly box: Box;
  readonly onOpen: (region: number) => void;
};

const NEAREST = 3;

/** All that lies in a region and may be tapped there, the region first. */
export function spotsIn(g: Readonly<Realm>, region: number): Spot[] {
  const city = cityIn(region);
  return [
    regionSpot(region),
    ...(city === NONE ? [] : [citySpot(city)]),
    ...g.barons.flatMap((b, seat) => (b.stronghold === region ? [holdSpot(seat)] : [])),
    ...g.nobles.flatMap((n, noble) => (n.where === region ? [nobleSpot(noble)] : [])),
    ...(isPort(region) ? [portSpot(region)] : []),
  ];
}

/** A region is the answer. */
const WANTED: readonly RealmQuestion['ask'][] = ['placeStronghold', 'restore', 'flight'];

export const RealmMap = memo(function RealmMap({ view, question, players, glow, layout, box, onOpen }: Props) {
  const scale = scaleFor(box.width, box.height);
  const boxes = useMemo(() => REGIONS.map((_, region) => regionBox(region, scale)), [scale]);
  const listed = useListed();
  const q = question as RealmQuestion | null;
  const tinctureOf = useMemo(
    () =>
      (seat: number): Tincture =>
        players[seat]?.tincture ?? 'sable',
    [players],
  );
  const rulers = REGIONS.map((_, region) => {
    const owner = view.towns[cityIn(region)]?.owner ?? NONE;
    return owner === NONE ? '' : tinctureOf(owner);
  }).join(',');
  const spots = useMemo(() => REGIONS.map((_, region) => spotsIn(view, region).join(' ')), [view]);
  const nobleFirst = isNobleFirst(q);
  const wanted = q !== null && WANTED.includes(q.ask);
  const lit = glow === null ? NONE : regionAt(view, glow);
  const watched = lit === NONE ? null : middleOf(regionBox(lit, scale));
  const corners = useMemo(() => ({ left: underCorner('left', box), right: underCorner('right', box) }), [box]);
  const isAwake = {
    left: useAwake(useMemo(() => corners.left.flatMap(region => spotsIn(view, region)), [corners, view])),
    right: useAwake(useMemo(() => corners.right.flatMap(region => spotsIn(view, region)), [corners, view])),
  };
  const ground = useSpotBoxes(at => {
    const region = regionAt(view, at);
    return region === NONE ? null : regionBox(region, scale);
  });
  return (
    <View style={[styles.over, box]} ref={ground} collapsable={false}>
      <Viewport
        width={box.width}
        height={box.height}
        pictureWidth={PICTURE.width * scale}
        pictureHeight={PICTURE.height * scale}
        mostScale={NEAREST}
        leastTarget={REACH.high * scale}
        follow={watched}
        // The list of what a tap may mean lies over the foot of a phone's map.
        covered={(layout === 'phone' && listed) || (isAwake.left && isAwake.right)}
        // No button lies over what is asked about; fingers look closer without one.
        buttonsAt={isAwake.left ? 'right' : 'left'}
      >
        <Land rulers={rulers} scale={scale} />
        <View style={StyleSheet.absoluteFill} pointerEvents="none">
          <Pieces view={view} tinctureOf={tinctureOf} scale={scale} />
        </View>
        {lit === NONE ? null : <Lit region={lit} scale={scale} />}
        <View style={StyleSheet.absoluteFill}>
          {boxes.map((place, region) => (
            <RegionPlace
              key={region}
              region={region}
              box={place}
              spots={spots[region] ?? ''}
              nobleFirst={nobleFirst}
              wanted={wanted}
              onOpen={onOpen}
            />
          ))}
        </View>
      </Viewport>
    </View>
  );
});

function Lit({ region, scale }: { readonly region: number; readonly scale: number }) {
  const box = regionBox(region, scale);
  return (
    <View style={[styles.over, box]} pointerEvents="none">
      <Glow shape="box" width={box.width} height={box.height} />
    </View>
  );
}

const styles = StyleSheet.create({ over: { position: 'absolute' } });
