/** The map: seven regions with their spaces. While the marauders are sent somewhere, whole regions are tapped instead. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';
import type { Seat } from '@/engine/contract';
import { useHeld, useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { mix } from '@/design/colour';
import { radius } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { Player } from '@/match/matchView';
import { Info } from '@/table/kit/Info';
import { forms } from '../words';
import { PIECES, REGIONS } from '../data/names';
import type { Space } from '../data/spaces';
import { giftsAt, yieldOf } from '../rules/anytime';
import { idleAt } from '../rules/idle';
import { spaceAt, spacesFor } from '../rules/pieces';
import { regionSpot, spaceSpot } from '../spots';
import { kindOfPiece, merchantOf, NONE, ownerOf, pieceOf, type Tadmor, type TadmorChoice } from '../state';
import { isWater } from './looks';
import { hasShortName, type Cell, type Plan, type RegionPlan } from './plan';
import { Place } from './Place';
import { SpaceG } from './SpaceG';

interface Props {
  readonly view: Readonly<Tadmor>;
  readonly regions: Plan['regions'];
  readonly players: readonly Player[];
  /** Whose yields are shown. */
  readonly looking: number;
  /** Whole regions are chosen. */
  readonly whole: boolean;
  /** Who places a piece now; null: nobody who looks. */
  readonly placing: Seat | null;
}

/** Names stand below the spaces where there is room for them. */
const NAMED_FROM = { width: 70, height: 70 } as const;
const NAME_HIGH = 32;
const NAME_LINE = 17;
/** And one word of them on a phone that has room for it. */
const SHORT_HIGH = 14;
/** Lower names are only read. */
const LEAST_INFO = 24;
/** What a beacon takes of a cell's edge. */
const RING = 5;

export function Regions({ regions, ...props }: Props) {
  const { waiting } = useHeld();
  const held = waiting === null ? null : (waiting.choice as TadmorChoice);
  return regions.map(plan => <RegionHere key={plan.region} plan={plan} held={held?.do === 'place' ? held : null} {...props} />);
}

interface RegionProps extends Omit<Props, 'regions'> {
  readonly plan: RegionPlan;
  /** The piece that waits for its second tap. */
  readonly held: Extract<TadmorChoice, { do: 'place' }> | null;
}

function RegionHere({ plan, view, players, looking, whole, placing, held }: RegionProps) {
  const { growth } = useTheme();
  const state = view.attacked === plan.region ? 'attacked' : view.current === plan.region ? 'safe' : 'open';
  const touched = plan.head.height >= LEAST_INFO;
  return (
    <>
      <Ground region={plan.region} box={plan.box} attacked={state === 'attacked'} />
      {plan.cells.map(cell => {
        const stands = view.board[cell.space] ?? NONE;
        const ghost = placing !== null && held?.at === spaceSpot(cell.space);
        const code = ghost ? pieceOf(placing, PIECES.indexOf(held.piece)) : stands;
        return (
          <CellHere
            key={cell.space}
            cell={cell}
            figure={figureOf(view, looking, cell.space)}
            tincture={code === NONE ? null : (players[ownerOf(code)]?.tincture ?? 'sable')}
            kind={code === NONE ? 0 : kindOfPiece(code)}
            ghost={ghost}
            idle={placing !== null && stands === NONE && idleAt(view, placing, cell.space) !== null}
            touched={!whole}
            growth={growth}
          />
        );
      })}
      {whole ? (
        <Place at={regionSpot(plan.region)} box={plan.box} />
      ) : touched ? (
        <Info at={regionSpot(plan.region)} box={plan.head} />
      ) : null}
      <Head plan={plan} state={state} />
    </>
  );
}

/** Goods and points of this Era, or in which order improvements are bought. */
function figureOf(view: Readonly<Tadmor>, seat: number, space: number): string | null {
  const { does, brings } = spaceAt(space);
  if (does === 'improvement') return `${spacesFor(does).indexOf(space) + 1}`;
  if (brings === undefined) return null;
  const m = merchantOf(view, seat);
  if (does === 'peaceGifts') return `${giftsAt(view, m, space)}`;
  const { count, bonus } = yieldOf(view, m, space);
  return `${count + bonus}`;
}

const WAVE = { long: 16, high: 2.5, every: 9 } as const;

function waves({ width, height }: Box): string {
  let path = '';
  for (let y = WAVE.every; y < height - 2; y += WAVE.every) {
    path += `M2 ${y}`;
    for (let x = 2; x + WAVE.long <= width - 2; x += WAVE.long)
      path += `q${WAVE.long / 4} ${-WAVE.high} ${WAVE.long / 2} 0t${WAVE.long / 2} 0`;
  }
  return path;
}

const Ground = memo(function Ground({ region, box, attacked }: { readonly region: number; readonly box: Box; readonly attacked: boolean }) {
  const { colours } = useTheme();
  const { width, height } = box;
  const water = isWater(REGIONS[region] ?? 'ebla');
  return (
    <View style={[styles.over, box, styles.through]} aria-hidden>
      <Svg width={width} height={height}>
        <Rect
          x={1}
          y={1}
          width={width - 2}
          height={height - 2}
          rx={radius.piece}
          fill={water ? mix(colours.field, '#2E549F', 0.14) : colours.field}
          stroke={attacked ? colours.bad : colours.edge}
          strokeWidth={attacked ? 2.4 : 1}
        />
        {water ? <Path d={waves(box)} fill="none" stroke={colours.ink2} strokeOpacity={0.22} strokeWidth={1} /> : null}
        {attacked ? (
          <Path
            d={`M3 3L${width - 3} ${height - 3}M${width - 3} 3L3 ${height - 3}`}
            stroke={colours.bad}
            strokeOpacity={0.5}
            strokeWidth={2}
          />
        ) : null}
      </Svg>
    </View>
  );
});

interface CellProps {
  readonly cell: Cell;
  readonly figure: string | null;
  readonly tincture: Tincture | null;
  readonly kind: number;
  /** The piece is not there yet. */
  readonly ghost: boolean;
  /** A piece would do nothing here. */
  readonly idle: boolean;
  readonly touched: boolean;
  readonly growth: number;
}

const GHOST = 0.6;
const IDLE = 0.45;

const CellHere = memo(function CellHere({ cell, figure, tincture, kind, ghost, idle, touched, growth }: CellProps) {
  const t = useInLanguage(forms);
  const { box, inset } = cell;
  const space: Space = spaceAt(cell.space);
  const named = box.width >= NAMED_FROM.width * Math.min(growth, 1.3) && box.height >= NAMED_FROM.height;
  const short = !named && growth === 1 && hasShortName(box, inset);
  const below = named ? NAME_HIGH * Math.min(growth, 1.3) : short ? SHORT_HIGH : 0;
  const top = inset > 0 ? inset + 1 : RING;
  const drawn = { left: RING, top, width: box.width - 2 * RING, height: box.height - top - below - (named ? 1 : RING) };
  return (
    <>
      <View style={[styles.over, box, styles.through]} aria-hidden>
        <Svg width={box.width} height={box.height}>
          <G opacity={ghost ? GHOST : idle ? IDLE : 1}>
            <SpaceG space={space} box={drawn} figure={figure} tincture={tincture} kind={kind} />
          </G>
        </Svg>
        {named || short ? (
          <BoardText
            role="note"
            colour={idle ? 'ink2' : 'ink'}
            align="center"
            most={1.1}
            numberOfLines={named ? 2 : 1}
            style={[styles.name, named ? styles.twoLines : null, { top: box.height - below - (named ? 1 : RING), width: box.width }]}
          >
            {(named ? t.names.doings : t.names.shortDoings)[space.does]}
          </BoardText>
        ) : null}
      </View>
      {touched ? <Place at={spaceSpot(cell.space)} box={box} calm={idle} /> : null}
    </>
  );
});

const Head = memo(function Head({ plan, state }: { readonly plan: RegionPlan; readonly state: 'open' | 'safe' | 'attacked' }) {
  const { colours } = useTheme();
  const t = useInLanguage(forms);
  const { head } = plan;
  return (
    <View
      style={[
        styles.over,
        styles.head,
        styles.through,
        { left: head.left + 2, top: head.top + 1, height: head.height, maxWidth: head.width - 4 },
      ]}
      aria-hidden
    >
      <View style={[styles.chip, { backgroundColor: colours.card }]}>
        <BoardText
          role="note"
          colour={state === 'attacked' ? 'bad' : 'ink'}
          numberOfLines={1}
          most={1.2}
          style={[styles.region, { lineHeight: Math.min(head.height - 1, NAME_LINE) }]}
        >
          {t.names.regions[REGIONS[plan.region] ?? 'ebla']}
        </BoardText>
        {state === 'open' ? null : (
          <Icon name={state === 'attacked' ? 'sword' : 'shield'} size={11} colour={state === 'attacked' ? colours.bad : colours.ink2} />
        )}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  through: { pointerEvents: 'none' },
  head: { flexDirection: 'row', justifyContent: 'flex-start' },
  chip: { flexDirection: 'row', alignItems: 'center', gap: 3, paddingHorizontal: 3, borderRadius: radius.piece },
  region: { fontWeight: '600' },
  name: { position: 'absolute', left: 0, paddingHorizontal: 1 },
  /** Both lines stay within the ring. */
  twoLines: { lineHeight: 14, paddingHorizontal: 4 },
});
