/** A counter: whose it is (tincture, hatch; barbarians argent with a saltire), what it is (glyph), how many, and whether it lies. */
import { memo } from 'react';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { onTincture, type Tincture } from '@/design/tokens';
import { arms, shieldSize } from '@/pieces/heraldry';
import { IconG } from '@/pieces/Icon';
import { PelletG } from '@/pieces/Pellet';
import { ShieldG } from '@/pieces/Shield';
import { KINDS } from '../data/names';
import { KIND_ICONS } from './glyphs';
import { TALL } from './stacks';

interface Props {
  /** Null: the barbarians’. */
  readonly tincture: Tincture | null;
  readonly kind: number;
  readonly count: number;
  readonly lying?: boolean;
  /** Of a wounded one; −1: unhurt. */
  readonly life?: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The least height of its figures’ pellets. */
  readonly pellet?: number;
  /** At which side its count stands: −1 left. */
  readonly countAt?: -1 | 1;
}

/** The disc on which the glyph stands, on a shield 32 wide. */
const DISC = 10.4;
/** A figure of 11 dp at its own size. */
const LEAST = 15;

export const PieceG = memo(function PieceG({
  tincture,
  kind,
  count,
  lying = false,
  life = -1,
  x,
  y,
  width,
  pellet = LEAST,
  countAt = 1,
}: Props) {
  const { colours } = useTheme();
  const scale = width / shieldSize.width;
  const middle = y - 1.6 * scale;
  // What is larger than its place grows outwards, off the sign of the kind.
  const high = Math.max(pellet, width * 0.46);
  const out = width * 0.36 + (high - width * 0.46) / 2;
  return (
    <>
      <G {...(lying ? { transform: `rotate(90 ${x} ${y})` } : null)}>
        {tincture === null ? <ArgentG x={x} y={y} width={width} /> : <ShieldG tincture={tincture} x={x} y={y} width={width} bare />}
        <Circle cx={x} cy={middle} r={DISC * scale} fill={onTincture.card} stroke={onTincture.ink} strokeWidth={Math.max(0.8, scale)} />
        <IconG name={KIND_ICONS[KINDS[kind] ?? 'infantry']} x={x} y={middle} size={15.5 * scale} colour={onTincture.ink} />
      </G>
      {count > 1 ? <PelletG value={count} x={x + countAt * out} y={y + width * 0.38} height={high} /> : null}
      {life >= 0 ? <PelletG value={life} x={x - countAt * out} y={y + width * 0.38} height={high} colour={colours.bad} /> : null}
    </>
  );
});

/** Nobody’s tincture: bare, with a saltire. */
function ArgentG({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  const scale = width / shieldSize.width;
  const { outline, charge } = arms('sable', width);
  return (
    <G transform={`translate(${x - width / 2} ${y - (shieldSize.height * scale) / 2}) scale(${scale})`}>
      <Path d={outline} fill={onTincture.card} stroke={onTincture.ink} strokeWidth={Math.max(1.6 / scale, 1.3)} strokeLinejoin="round" />
      <Path d={charge} fill={onTincture.ink} fillOpacity={0.75} />
    </G>
  );
}

/** A counter by itself. */
export const PiecePicture = memo(function PiecePicture({ width, ...piece }: Omit<Props, 'x' | 'y'>) {
  const box = width * 1.24;
  return (
    <Svg width={box} height={box * TALL} pointerEvents="none" aria-hidden>
      <PieceG {...piece} x={box / 2} y={(box * TALL) / 2} width={width} />
    </Svg>
  );
});
