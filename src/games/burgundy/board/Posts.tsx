/** BRD-02: each border post is a flag at the edge, with a thick line along the two spaces it touches. Once linked with another it turns to gold and wears a check. */
import { memo } from 'react';
import { Circle, Path } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { tinctures } from '@/design/tokens';
import type { Point } from '@/pieces/hatch';
import { IconG } from '@/pieces/Icon';
import { POST_SPACES } from '../data/borderDuchies';
import { corners, shrunk } from './geometry';

interface Props {
  /** Bit by bit. */
  readonly linked: number;
  readonly centres: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/** The outer sides that meet at the post, as corners clockwise from the top: of the first space and of the second. */
const SIDES: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
  [
    [5, 4],
    [0, 5],
  ],
  [
    [1, 2],
    [0, 1],
  ],
  [
    [3, 2],
    [4, 3],
  ],
];

/** The line lies inside its spaces, for below them the picture ends. */
const EDGE = 5;
const FLAG = { least: 8.5, most: 13 };

export const Posts = memo(function Posts({ linked, centres, width, height }: Props) {
  const { colours } = useTheme();
  const size = { width, height };
  const radius = Math.min(FLAG.most, Math.max(FLAG.least, width * 0.16));
  return POST_SPACES.map((spaces, post) => {
    const isLinked = ((linked >> post) & 1) === 1;
    const path = spaces
      .map((space, i) => {
        const [x, y] = centres[space] as Point;
        const at = corners(x, y, shrunk(size, EDGE / 2 + 0.1));
        const [from, to] = (SIDES[post]?.[i] ?? [0, 0]).map(corner => at[corner] as Point) as [Point, Point];
        return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
      })
      .join('');
    const [x, y] = postAt(post, centres, size, radius);
    return [
      <Path key={`${post}-edge`} d={path} fill="none" stroke={colours.ink} strokeWidth={EDGE} strokeLinecap="round" />,
      <Path
        key={`${post}-line`}
        d={path}
        fill="none"
        stroke={isLinked ? tinctures.or.fill : colours.card}
        strokeWidth={2.4}
        strokeLinecap="round"
      />,
      <Circle
        key={`${post}-disc`}
        cx={x}
        cy={y}
        r={radius}
        fill={isLinked ? tinctures.or.fill : colours.card}
        stroke={colours.ink}
        strokeWidth={1.4}
      />,
      <IconG
        key={`${post}-flag`}
        name={isLinked ? 'check' : 'flag'}
        x={x}
        y={y}
        size={radius * 1.3}
        colour={isLinked ? '#1F1A14' : colours.ink}
      />,
    ];
  });
});

/** Where its two spaces meet at the edge; as far outside as the picture of the duchy reaches. */
function postAt(
  post: number,
  centres: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
): Point {
  const [a, b] = (POST_SPACES[post] as readonly [number, number]).map(space => centres[space] as Point) as [Point, Point];
  if (post === 2) return [(a[0] + b[0]) / 2, a[1] + height / 2 - radius - 1];
  const left = post === 0;
  const vertex = a[0] + (left ? -width / 2 : width / 2);
  return [vertex + (left ? 1 : -1) * 2, b[1] - height / 2 - 1];
}
