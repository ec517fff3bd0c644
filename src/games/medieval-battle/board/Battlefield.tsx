/** The battlefield in its window: ground, flags, counters, marks, and over them the places to tap. */
import { memo, useContext, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { BoardProps } from '@/table/kit/boardProps';
import { pelletAt, ScaleContext } from '@/table/kit/panning';
import { Spot } from '@/table/kit/Spot';
import { useHeld, useMatchView } from '@/table/kit/tableContext';
import { Viewport, type Attended } from '@/table/kit/Viewport';
import { battlefieldOf } from '../rules/battlefield';
import { zoneOf } from '../rules/zones';
import { hexSpot, isOnBoard, numberOf, other, unitAt, type MedievalBattle, type MedievalQuestion } from '../state';
import { Calculator } from './Calculator';
import { Counter } from './Counter';
import { FLAG, FlagPiece } from './Flags';
import { HexPlace } from './HexPlace';
import { groundPaths } from './ground';
import { armyOf, duelsInHand, isUnitFirst, reachInHand, unitInHand, type Duel } from './inHand';
import { Marks } from './Marks';
import { BRICK, centreOf, exitBox, hexBox, placesOf } from './spots';
import { Terrain } from './Terrain';

type Props = Pick<BoardProps<MedievalBattle>, 'view' | 'question' | 'me' | 'players' | 'width' | 'height' | 'glow'> & {
  /** What must be seen beside a card that lies over the field. */
  readonly attend?: Attended | null;
};

/** How far one may look in: a hex is then 80 dp wide. */
const NEAREST = 1.45;
/** A counter stands a little below the middle, so that the ground shows at its shoulders. */
const SINK = 2;

/** A fixed part of the field, from this point of the picture on; absent: a window that is panned and zoomed. */
interface Cut {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** For the check that nothing is cut: what lies beside a part is not meant to be seen. */
const SECTION = { section: 'yes' };

export function Battlefield({ view, question, me, players, width, height, glow, attend = null, cut }: Props & { readonly cut?: Cut }) {
  const q = question as MedievalQuestion | null;
  const held = useHeld();
  const f = battlefieldOf(view);
  const places = placesOf(f);
  const unit = unitInHand(q, held.selected);
  const mayAct = useMatchView().offers.length > 0;
  const lit = glow === null ? -1 : glow.startsWith('hex:') ? numberOf(glow) : hexOfUnit(view, glow);
  const [litX, litY] = lit < 0 ? [0, 0] : centreOf(places, lit);
  const moving = useMemo(() => (mayAct ? reachInHand(view, q, unit) : null), [mayAct, view, q, unit]);
  const left = useMemo(() => new Map(moving?.hexes.map(r => [r.hex, r.left])), [moving]);
  const controlled = useMemo(() => {
    if (moving === null) return [];
    const zone = zoneOf(view, other(view.units[unit]?.seat ?? me));
    return f.terrain.flatMap((_, hex) => (zone[hex] === 1 && left.has(hex) ? [hex] : []));
  }, [moving, view, unit, me, f, left]);
  const fight = useMemo(() => fightMarks(view, duelsInHand(view, question, held)[0] ?? null), [view, question, held]);
  const slot = useMemo(() => (q?.ask === 'layModule' ? groundPaths(view.field, q.slot).rim : ''), [q, view.field]);
  const leaving = q?.ask === 'retreat' ? (view.units[q.unit]?.at ?? -1) : -1;
  const asleep = isUnitFirst(q) && unit < 0;
  const picture = (
    <>
      <Terrain field={view.field} />
      <Pieces view={view} players={players} marching={q?.ask === 'march' ? q.unit : -1} />
      <Marks
        places={places}
        controlled={controlled}
        fight={fight}
        acting={q?.ask === 'march' ? (view.units[q.unit]?.at ?? -1) : -1}
        slot={slot}
        glow={lit}
      />
      <View style={StyleSheet.absoluteFill}>
        {f.terrain.map((_, hex) => {
          const there = unitAt(view, hex);
          return (
            <HexPlace
              key={hex}
              hex={hex}
              {...hexBox(places, hex)}
              unit={there}
              isOwn={there >= 0 && view.units[there]?.seat === me}
              asleep={asleep}
              inHand={held.selected.length > 0}
              pointsLeft={left.get(hex) ?? -1}
              hasFlag={(f.flagAt[hex] ?? -1) >= 0}
            />
          );
        })}
        {leaving < 0 ? null : <Spot at={`off:${leaving}`} {...exitBox(f, places, leaving)} shape="round" onlyOffered />}
      </View>
      <FlagsAbove view={view} players={players} />
    </>
  );
  if (cut !== undefined) {
    const [left, top] = [-cut.x * cut.scale, -cut.y * cut.scale];
    return (
      <View style={{ width, height, overflow: 'hidden' }} dataSet={SECTION}>
        <View style={[styles.cut, { left, top, width: places.width, height: places.height, transform: [{ scale: cut.scale }] }]}>
          <ScaleContext value={cut.scale}>{picture}</ScaleContext>
        </View>
      </View>
    );
  }
  return (
    <Viewport
      width={width}
      height={height}
      pictureWidth={places.width}
      pictureHeight={places.height}
      mostScale={NEAREST}
      leastTarget={BRICK}
      attend={attend}
      follow={lit < 0 ? null : { x: litX, y: litY }}
      beside={<Calculator view={view} players={players} me={me} inHand={unit} />}
    >
      {picture}
    </Viewport>
  );
}

const styles = StyleSheet.create({ cut: { position: 'absolute', transformOrigin: 'top left' } });

function hexOfUnit(view: Readonly<MedievalBattle>, glow: string | null): number {
  return glow?.startsWith('unit:') === true ? (view.units[numberOf(glow)]?.at ?? -1) : -1;
}

function fightMarks(view: Readonly<MedievalBattle>, duel: Duel | null) {
  if (duel === null) return null;
  const from = view.units[duel.attacker]?.at ?? -1;
  const to = view.units[duel.defender]?.at ?? -1;
  return from < 0 || to < 0 ? null : { from, to, isShot: duel.forecast.kind === 'shot', retreats: duel.forecast.retreats };
}

interface PiecesProps extends Pick<Props, 'view' | 'players'> {
  readonly marching: number;
}

/** Counters; who marches through a friend is drawn last, beside him. */
const Pieces = memo(function Pieces({ view, players, marching }: PiecesProps) {
  const places = placesOf(battlefieldOf(view));
  const tinctures = tincturesOf(players);
  const order = view.units.map((_, i) => i).sort((a, b) => Number(a === marching) - Number(b === marching));
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none">
      {order.map(i => {
        const u = view.units[i];
        if (u === undefined || !isOnBoard(u)) return null;
        const [x, y] = centreOf(places, u.at);
        const shared = i === marching && view.units.some((v, j) => j !== i && v.at === u.at);
        return (
          <Counter
            key={i}
            x={x + (shared ? 12 : 0)}
            y={y + SINK - (shared ? 10 : 0)}
            type={u.type}
            tincture={tinctures[u.seat] ?? 'sable'}
            seat={u.seat}
            knights={u.knights}
            points={u.points}
          />
        );
      })}
    </View>
  );
});

const tincturesOf = (players: Props['players']) => [armyOf(players, 0, 'gules'), armyOf(players, 1, 'or')] as const;

/** Flags win: nothing that is lit or chosen lies over them. */
const FlagsAbove = memo(function FlagsAbove({ view, players }: Pick<Props, 'view' | 'players'>) {
  const pellet = pelletAt(useContext(ScaleContext));
  const f = battlefieldOf(view);
  const places = placesOf(f);
  const tinctures = tincturesOf(players);
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" testID="flags">
      {f.flags.map((flag, i) => {
        const [x, y] = centreOf(places, flag.hex);
        const holder = view.holders[i] ?? -1;
        return (
          <FlagPiece
            key={hexSpot(flag.hex)}
            left={x - FLAG.width / 2}
            top={y - FLAG.height / 2}
            value={flag.value}
            tincture={holder === -1 ? null : (tinctures[holder] ?? null)}
            seat={holder}
            occupied={unitAt(view, flag.hex) >= 0}
            pellet={pellet}
          />
        );
      })}
    </View>
  );
});
