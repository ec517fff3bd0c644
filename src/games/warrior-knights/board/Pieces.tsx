/** What stands on the land: cities, strongholds, sieges, armies and ships. Numbers are hundreds, as Fate counts them. */
import { memo, useContext } from 'react';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { IconG } from '@/pieces/Icon';
import { PelletG } from '@/pieces/Pellet';
import { ShieldG } from '@/pieces/Shield';
import { pelletAt, ScaleContext } from '@/table/kit/panning';
import { REGIONS } from '../data/map';
import type { Shape } from '../data/names';
import type { Realm } from '../state';
import { PICTURE } from './outlines';
import { centreOf, NAMED_FROM, pelletIn, portOf, rowLines } from './places';
import { hundreds, SHAPE_PATHS } from './shapes';
import { atSea, rowsIn, type ArmyRow, type CityRow, type HoldRow, type Row } from './standing';

interface Props {
  readonly view: Readonly<Realm>;
  readonly tinctureOf: (seat: number) => Tincture;
  readonly scale: number;
}

export const Pieces = memo(function Pieces({ view, tinctureOf, scale }: Props) {
  const shown = scale * useContext(ScaleContext);
  const named = shown >= NAMED_FROM;
  const legible = pelletAt(shown);
  return (
    <Svg
      width={PICTURE.width * scale}
      height={PICTURE.height * scale}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      pointerEvents="none"
      aria-hidden
    >
      {REGIONS.map((_, region) => (
        <Standing key={region} region={region} rows={JSON.stringify(rowsIn(view, region, tinctureOf))} named={named} legible={legible} />
      ))}
      {REGIONS.map((_, region) => {
        const fleet = atSea(view, region, tinctureOf);
        return fleet.length === 0 ? null : <Ships key={region} region={region} fleet={fleet.join(',')} />;
      })}
    </Svg>
  );
});

/** No row reaches into the neighbouring regions. */
const WIDE = 104;

const Standing = memo(function Standing({
  region,
  rows,
  named,
  legible,
}: {
  readonly region: number;
  readonly rows: string;
  readonly named: boolean;
  /** How high a pellet is at least, in units of the picture. */
  readonly legible: number;
}) {
  const list = JSON.parse(rows) as readonly Row[];
  const [x] = centreOf(region);
  const { pitch, lines } = rowLines(region, list.length, named);
  return list.map((row, i) => {
    const size = sizeOf(row, pitch, named);
    return (
      <G key={i} transform={`translate(${x} ${lines[i] ?? 0}) scale(${size})`}>
        <RowG row={row} pellet={pelletIn(size, pitch, legible)} />
      </G>
    );
  });
});

/** On a phone whatever is drawn is as large as its row and its region allow. */
function sizeOf(row: Row, pitch: number, named: boolean): number {
  const wide = row.row === 'city' && (row.tincture === null || row.razed) ? 66 : row.row === 'army' && row.besieges ? BESIEGING : 94;
  const most = named ? 1 : WIDE / wide;
  return Math.min(most, pitch / 32);
}

function RowG({ row, pellet }: { readonly row: Row; readonly pellet: number }) {
  switch (row.row) {
    case 'city':
      return <CityG city={row} pellet={pellet} />;
    case 'hold':
      return <HoldG hold={row} pellet={pellet} />;
    case 'army':
      return <ArmyG army={row} pellet={pellet} />;
  }
}

/** Cracks in a wall, one for each breach. */
const cracks = (count: number): string => Array.from({ length: count }, (_, i) => `M${-12 + 9 * i}-15l4 8-5 6 5 9`).join('');

function CityG({ city, pellet }: { readonly city: CityRow; readonly pellet: number }) {
  const { colours } = useTheme();
  const { tincture, strength, fortified, breaches, razed } = city;
  if (razed)
    return (
      <>
        <IconG name="castle" x={0} y={0} size={26} colour={colours.ink2} opacity={0.35} />
        <Path d="M-9-8L9 8M9-8L-9 8" stroke={colours.bad} strokeWidth={2.5} strokeLinecap="round" opacity={0.6} />
      </>
    );
  const left = tincture === null ? -14 : -4;
  return (
    <>
      {tincture === null ? null : <ShieldG tincture={tincture} x={-34} y={0} width={27} />}
      <IconG name="castle" x={left} y={0} size={32} colour={colours.ink} />
      {fortified ? <Path d={`M${left - 18} 17h36`} stroke={colours.ink} strokeWidth={4} /> : null}
      {breaches > 0 ? (
        <Path d={cracks(breaches)} transform={`translate(${left} 0)`} fill="none" stroke={colours.bad} strokeWidth={3} />
      ) : null}
      <PelletG value={hundreds(strength)} x={left + 33} y={0} height={pellet} />
    </>
  );
}

function HoldG({ hold: { tincture, strength, breaches }, pellet }: { readonly hold: HoldRow; readonly pellet: number }) {
  const { colours } = useTheme();
  return (
    <>
      <ShieldG tincture={tincture} x={-30} y={2} width={25} />
      <IconG name="crown" x={-30} y={-16} size={20} colour={colours.ink} />
      <IconG name="tower" x={-2} y={0} size={31} colour={colours.ink} />
      {breaches > 0 ? <Path d={cracks(breaches)} fill="none" stroke={colours.bad} strokeWidth={3} /> : null}
      <PelletG value={hundreds(strength)} x={30} y={0} height={pellet} />
    </>
  );
}

const SHAPE = 15;
/** So wide an army is with its engine before it, and so far it stands aside for that. */
const BESIEGING = 112;
const ASIDE = 9;

function ArmyG({ army, pellet }: { readonly army: ArmyRow; readonly pellet: number }) {
  const { colours } = useTheme();
  if (!army.besieges) return <TroopsG army={army} pellet={pellet} />;
  return (
    <>
      <IconG name="siege" x={-42} y={0} size={28} colour={colours.bad} />
      <G transform={`translate(${ASIDE} 0)`}>
        <TroopsG army={army} pellet={pellet} />
      </G>
    </>
  );
}

function TroopsG({ army: { tincture, strength, nobles, hurt }, pellet }: { readonly army: ArmyRow; readonly pellet: number }) {
  const { colours } = useTheme();
  return (
    <>
      <ShieldG tincture={tincture} x={-32} y={0} width={26} />
      {nobles.map(({ shape, exhausted }, i) => (
        <ShapeG
          key={shape}
          shape={shape}
          hollow={exhausted}
          x={-9 + (nobles.length > 2 ? (i % 2) * SHAPE : nobles.length > 1 ? 0 : 3)}
          y={nobles.length === 1 ? 0 : (nobles.length > 2 ? Math.floor(i / 2) : i) * SHAPE - SHAPE / 2}
          size={nobles.length === 1 ? 19 : 14}
        />
      ))}
      <PelletG
        value={hundreds(strength)}
        x={nobles.length > 2 ? 36 : 31}
        y={0}
        height={pellet}
        {...(hurt ? { colour: colours.bad } : null)}
      />
    </>
  );
}

/** A Noble by his shape: hollow while he is exhausted. */
export function ShapeG({
  shape,
  hollow,
  x,
  y,
  size,
}: {
  readonly shape: Shape;
  readonly hollow: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { colours } = useTheme();
  return (
    <Path
      d={SHAPE_PATHS[shape]}
      fill={hollow ? colours.card : colours.ink}
      stroke={colours.ink}
      strokeWidth={hollow ? 3 : 1}
      strokeLinejoin="round"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

const Ships = memo(function Ships({ region, fleet }: { readonly region: number; readonly fleet: string }) {
  const { colours } = useTheme();
  const port = portOf(region);
  if (port === null) return null;
  const [x, y] = port;
  return (
    <>
      <Circle cx={x} cy={y} r={19} fill={colours.card} stroke={colours.ink} strokeWidth={1.8} />
      <IconG name="ship" x={x} y={y} size={27} colour={colours.ink} />
      {fleet.split(',').map((tincture, i) => (
        <ShieldG key={i} tincture={tincture as Tincture} x={x + 16 + 10 * i} y={y - 14} width={18} />
      ))}
    </>
  );
});
