/** A duchy: its ground once, its tiles one by one, its spots on top. */
import type { Box } from '@/pieces/boxes';
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { mix } from '@/design/colour';
import { useTheme } from '@/design/theme';
import { onTincture, tinctures } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import { hatching, hatchStroke, type Point } from '@/pieces/hatch';
import { IconG } from '@/pieces/Icon';
import { useTable } from '@/table/kit/tableContext';
import { FigureG } from '@/pieces/Pellet';
import { SURVEY } from '../rules/duchy';
import { castleOf, shieldsOf } from '../rules/shields';
import { HEX_SPOTS, kindOf, numberOf } from '../spots';
import { estateOf, NONE, plays, type Burgundy } from '../state';
import { areMates } from '../teams';
import { ownedSpot, ownerAndPlace } from '../words/whose';
import { AreaPoints } from './AreaPoints';
import { areaBorder, corners, hexPath, shrunk, type HexSize } from './geometry';
import { KIND_LOOKS, kindLook } from './looks';
import type { DuchyPlan } from './spots';
import { Place } from './Place';
import { Posts } from './Posts';
import { Rivers } from './Rivers';
import { TileG } from './TileG';
import { numbers } from './numbers';
import { ShieldG } from './ShieldG';

interface GroundProps {
  readonly duchy: number;
  readonly width: number;
  readonly height: number;
  readonly centres: readonly Point[];
  /** What of it is in the picture: absent, every space. */
  readonly shows?: ReadonlySet<number> | undefined;
}

/** Empty spaces: a rim in the colour of the kind, its glyph over the number of the die. */
export const Ground = memo(function Ground({ duchy, width, height, centres, shows }: GroundProps) {
  const { colours, dark } = useTheme();
  const survey = SURVEY[duchy];
  const size = useMemo<HexSize>(() => ({ width, height }), [width, height]);
  const paths = useMemo(() => {
    const rim = Math.max(3.5, width * 0.1);
    const outer = shrunk(size, 0.9);
    return KIND_LOOKS.map((look, colour) => {
      const spaces = (survey?.byColour[colour] ?? []).filter(space => shows?.has(space) !== false);
      const at = (space: number) => centres[space] as Point;
      return {
        look,
        outer: spaces.map(s => hexPath(...at(s), outer)).join(''),
        hatch: spaces.map(s => hatching(corners(...at(s), shrunk(outer, 0.8)), look.hatch, 3.4)).join(''),
        inner: spaces.map(s => hexPath(...at(s), shrunk(outer, rim))).join(''),
      };
    });
  }, [survey, centres, shows, size, width]);
  if (survey === undefined) return null;
  const glyph = Math.min(width, height * 0.95) * 0.36;
  const number = Math.max(12, Math.min(width, height * 0.95) * 0.34);
  const shown = centres.flatMap(([x, y], space) => (shows?.has(space) === false ? [] : [{ space, x, y }]));
  return (
    <>
      {paths.map(({ look, outer, hatch, inner }) => (
        <KindPaths
          key={look.colour}
          fill={look.fill}
          ink={onTincture[look.ink]}
          hatch={hatch}
          thick={hatchStroke(look.hatch, 0.8)}
          outer={outer}
          inner={inner}
          ground={dark ? colours.card : mix(colours.card, colours.field, 0.4)}
          edge={colours.ink}
        />
      ))}
      {shown.map(({ space, x, y }) => (
        <IconG
          key={space}
          name={kindLook(survey.colour[space] ?? 0).glyph}
          x={x}
          y={y - height * 0.17}
          size={glyph}
          colour={colours.ink2}
        />
      ))}
      {shown.map(({ space, x, y }) => (
        <FigureG key={space} value={survey.number[space] ?? 0} x={x} y={y + height * 0.17} size={number} colour={colours.ink} />
      ))}
    </>
  );
});

interface KindProps {
  readonly fill: string;
  readonly ink: string;
  readonly hatch: string;
  readonly thick: number;
  readonly outer: string;
  readonly inner: string;
  readonly ground: string;
  readonly edge: string;
}

const KindPaths = memo(function KindPaths({ fill, ink, hatch, thick, outer, inner, ground, edge }: KindProps) {
  return (
    <>
      <Path d={outer} fill={fill} stroke={edge} strokeWidth={1.1} strokeLinejoin="round" />
      <Path d={hatch} stroke={ink} strokeWidth={thick} strokeOpacity={0.45} strokeLinecap="round" />
      <Path d={inner} fill={ground} />
    </>
  );
});

/** The areas whose spaces are all filled. */
function completeAreas(duchy: number, spaces: readonly number[]): number[] {
  return (SURVEY[duchy]?.areas ?? []).flatMap((area, i) => (area.every(space => spaces[space] !== NONE) ? [i] : []));
}

/** Half of the line and a little more: at the edge of the picture nothing of it is cut. */
const WITHIN = 2.9;

/** A complete area wears a gold double line. */
const Golden = memo(function Golden({ duchy, complete, centres, shows, width, height }: GroundProps & { readonly complete: string }) {
  const { colours } = useTheme();
  const border = useMemo(() => {
    const areas = numbers(complete);
    return areas
      .map(area => areaBorder(SURVEY[duchy]?.areas[area] ?? [], SURVEY[duchy]?.touching ?? [], centres, { width, height }, WITHIN, shows))
      .join('');
  }, [complete, duchy, centres, shows, width, height]);
  if (border === '') return null;
  return (
    <>
      <Path d={border} fill="none" stroke={colours.ink} strokeWidth={5.6} strokeLinecap="round" />
      <Path d={border} fill="none" stroke={tinctures.or.fill} strokeWidth={3.4} strokeLinecap="round" />
      <Path d={border} fill="none" stroke={colours.ink} strokeWidth={0.9} strokeLinecap="round" />
    </>
  );
});

/** The area of a space whose card is read: what the card says of it is seen. */
function useAreaRead(duchy: number, view: Readonly<Burgundy>, seat: Seat): number {
  const { finger } = useTable();
  const areaRead = useCallback(() => {
    const { card } = finger.now();
    if (card === null || kindOf(card) !== 'hex') return NONE;
    const { seat: owner, place } = ownerAndPlace(view, card);
    return owner === seat ? (SURVEY[duchy]?.area[numberOf(place)] ?? NONE) : NONE;
  }, [finger, duchy, view, seat]);
  return useSyncExternalStore(finger.subscribe, areaRead, areaRead);
}

function AreaRead({ view, seat, duchy, centres, shows, width, height }: GroundProps & Pick<Props, 'view' | 'seat'>) {
  const { colours } = useTheme();
  const area = useAreaRead(duchy, view, seat);
  const border = useMemo(
    () => areaBorder(SURVEY[duchy]?.areas[area] ?? [], SURVEY[duchy]?.touching ?? [], centres, { width, height }, WITHIN, shows),
    [area, duchy, centres, shows, width, height],
  );
  return area === NONE ? null : (
    <>
      <Path d={border} fill="none" stroke={colours.card} strokeWidth={6.5} strokeLinecap="round" />
      <Path d={border} fill="none" stroke={colours.ink} strokeWidth={3.5} strokeLinecap="round" testID="area:read" />
    </>
  );
}

/** The rim of the castle stays in sight around its shield. */
const ON_CASTLE = 0.58;

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  readonly plan: DuchyPlan;
  /** What can be touched: absent, every space. */
  readonly only?: ReadonlySet<number>;
}

export const Duchy = memo(function Duchy({ view, seat, plan, only }: Props) {
  const estate = estateOf(view, seat);
  const { hex, box, centres, spaceBoxes, lie, direct } = plan;
  const { shows } = lie;
  const complete = completeAreas(estate.duchy, estate.spaces).join(',');
  const seats = view.dukes.flatMap((_, one) => (areMates(view, one, seat) ? [one] : [])).join(',');
  return (
    // Beside its short rows one touches what lies below it: what stands in the corners.
    <View style={[styles.over, box]} pointerEvents="box-none">
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <Rivers lie={lie} width={hex.width} height={hex.height} />
        <Ground duchy={estate.duchy} width={hex.width} height={hex.height} centres={centres} shows={shows} />
        {estate.spaces.map((tile, space) => {
          const [x, y] = centres[space] as Point;
          return tile === NONE || shows?.has(space) === false ? null : (
            <TileG key={space} tile={tile} x={x} y={y} width={hex.width} height={hex.height} />
          );
        })}
        {shieldsOf(estate).map(shield => {
          const [x, y] = centres[castleOf(view, shield)] as Point;
          return <ShieldG key={`shield-${shield}`} shield={shield} x={x} y={y} width={hex.width * ON_CASTLE} />;
        })}
        <Golden duchy={estate.duchy} complete={complete} width={hex.width} height={hex.height} centres={centres} shows={shows} />
        <AreaRead view={view} seat={seat} duchy={estate.duchy} width={hex.width} height={hex.height} centres={centres} shows={shows} />
      </Svg>
      {spaceBoxes.map((_, space) =>
        !direct || only?.has(space) === false || shows?.has(space) === false ? null : (
          <Place
            key={space}
            at={ownedSpot(view, HEX_SPOTS[space] as string, seat)}
            box={spaceBoxes[space] as Box}
            shape="hex"
            priced
            nested
            hollow={estate.spaces[space] !== NONE}
          />
        ),
      )}
      {/* Above what lights up: a plate stands between two tiles, and what is offered must not cut it. */}
      <Svg width={box.width} height={box.height} pointerEvents="none" style={styles.above} aria-hidden>
        {plays(view, 'borderPosts') ? (
          <Posts linked={view.linked[seat] ?? 0} centres={centres} width={hex.width} height={hex.height} />
        ) : null}
        <AreaPoints seats={seats} duchy={estate.duchy} complete={complete} centres={centres} shows={shows} hex={hex} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  above: { position: 'absolute', left: 0, top: 0 },
});
