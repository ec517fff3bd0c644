/** Trade routes and wars between nations, drawn from capital to capital: whose route it is, and how many turns a war lasts at most. */
import { memo } from 'react';
import { Circle, G, Line } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { tinctures as looks, type Tincture } from '@/design/tokens';
import { IconG } from '@/pieces/Icon';
import { PelletG } from '@/pieces/Pellet';
import { ShieldG } from '@/pieces/Shield';
import { pelletAt } from '@/table/kit/panning';
import type { LandName } from '../data/lands';
import { WAR_TURNS } from '../data/numbers';
import { alliesOf, awaySince, FREE, landOf, realmOf, type Traders } from '../state';
import { MapLayer } from './MapLayer';
import { pictureOf, type Bounds } from './picture';

/** 'route/0/2/17/4/0': of seat 0 to seat 2, between two capitals; of a war how many turns are left, this one included. */
export function tiesOf(g: Readonly<Traders>): string[] {
  const capital = (seat: number): number => landOf(g).capitals[realmOf(g, seat).nation] ?? FREE;
  const isThere = (seat: number): boolean => realmOf(g, seat).nation !== FREE && awaySince(g, seat) === 0;
  const tie = (kind: Tie['kind'], from: number, to: number, left: number): string[] =>
    isThere(from) && isThere(to) ? [[kind, from, to, capital(from), capital(to), left].join('/')] : [];
  return [
    ...g.realms.flatMap(({ routes }, seat) => routes.flatMap(other => tie('route', seat, other, 0))),
    ...g.wars.flatMap(({ a, b, since }) =>
      // 20.8: a war of alliances is one of each with each.
      alliesOf(g, a).flatMap(one => alliesOf(g, b).flatMap(other => tie('war', one, other, since + WAR_TURNS - g.turn))),
    ),
  ];
}

interface Tie {
  readonly kind: 'route' | 'war';
  /** Who opened the route, or declared the war. */
  readonly from: number;
  readonly to: number;
  readonly ends: readonly [number, number];
  readonly left: number;
}

function readTie(word: string): Tie {
  const [kind, ...figures] = word.split('/');
  const [from = 0, to = 0, one = 0, other = 0, left = 0] = figures.map(Number);
  return { kind: kind === 'war' ? 'war' : 'route', from, to, ends: [one, other], left };
}

interface Props {
  readonly land: LandName;
  readonly crop: Bounds;
  /** One after the other. */
  readonly ties: string;
  /** Of the seats, one after the other. */
  readonly tinctures: string;
  readonly scale: number;
}

/** In dp, however small the picture is shown. */
const SIGN = 15;
const LINE = 2.6;

export const Ties = memo(function Ties({ land, crop, ties, tinctures, scale }: Props) {
  if (ties === '') return null;
  const seats = tinctures.split(' ') as Tincture[];
  return (
    <MapLayer crop={crop} testID="ties">
      {ties.split(' ').map(word => (
        <TieG key={word} land={land} tie={readTie(word)} tincture={seats[readTie(word).from] ?? 'sable'} scale={scale} />
      ))}
    </MapLayer>
  );
});

interface TieProps extends Pick<Props, 'land' | 'scale'> {
  readonly tie: Tie;
  readonly tincture: Tincture;
}

/** How far along its line a sign may stand. */
const ROUTE_ALONG = [0.42, 0.36, 0.3, 0.46];
const WAR_ALONG = [0.6, 0.54, 0.66, 0.72];

type Place = readonly [number, number];

/** Of the points along a line the one that is farthest from every province: names and pieces are printed there. */
function clearest(places: readonly Place[], [x1, y1]: Place, [x2, y2]: Place, shares: readonly number[]): Place {
  const points = shares.map((share): Place => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]);
  const room = ([x, y]: Place): number => Math.min(...places.map(([px, py]) => Math.hypot(px - x, py - y)));
  return points.reduce((best, point) => (room(point) > room(best) ? point : best));
}

/** A route is a whole line in the colour of whoever opened it, a war a broken red one; in the middle the sign, and beside it the shield of whoever began it. */
function TieG({ land, tie, tincture, scale }: TieProps) {
  const { colours } = useTheme();
  const { places } = pictureOf(land);
  const isWar = tie.kind === 'war';
  const [x1, y1] = places[tie.ends[0]] ?? [0, 0];
  const [x2, y2] = places[tie.ends[1]] ?? [0, 0];
  // A route may go on through a war: their signs stand apart.
  const [x, y] = clearest(places, [x1, y1], [x2, y2], isWar ? WAR_ALONG : ROUTE_ALONG);
  const sign = SIGN / scale;
  const wide = LINE / scale;
  const line = { x1, y1, x2, y2, strokeLinecap: 'round' as const };
  return (
    <G>
      <Line {...line} stroke={colours.card} strokeWidth={wide * 2.2} />
      <Line
        {...line}
        stroke={isWar ? colours.bad : looks[tincture].fill}
        strokeWidth={wide}
        {...(isWar ? { strokeDasharray: `${wide * 2} ${wide * 2}` } : null)}
      />
      <Circle cx={x} cy={y} r={sign * 0.72} fill={colours.card} stroke={isWar ? colours.bad : colours.ink} strokeWidth={wide / 2} />
      <IconG name={isWar ? 'battle' : 'exchange'} x={x} y={y} size={sign} colour={isWar ? colours.bad : colours.ink} />
      <ShieldG tincture={tincture} x={x - sign * 1.2} y={y} width={sign * 0.9} />
      {isWar ? <PelletG value={tie.left} x={x + sign * 1.2} y={y} height={pelletAt(scale)} /> : null}
    </G>
  );
}
