/** On a tablet, where the match stands as it does on the table: five phases with what an area adds in each, five rounds with the goods that come. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { DieG } from '@/pieces/Die';
import { IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { PHASES } from '../data/names';
import { PHASE_POINTS, ROUNDS_PER_PHASE } from '../data/scoring';
import { GoodG } from './GoodsG';
import { Info } from '@/table/kit/Info';
import { numbers } from './numbers';

const SMALL = 12;
const GROWS = 1.15;

interface CellsProps {
  readonly count: number;
  /** The cell the match is in; those before it are over. */
  readonly now: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The present cell is a card with an edge of ink, those that are over have lost theirs. */
function Cells({ count, now, left, width, height }: CellsProps) {
  const { colours } = useTheme();
  return Array.from({ length: count }, (_, i) => (
    <Rect
      key={i}
      x={left + i * width + 1}
      y={1}
      width={width - 2}
      height={height - 2}
      rx={2}
      fill={i === now ? colours.card : i < now ? 'none' : colours.field}
      stroke={i === now ? colours.ink : colours.rule}
      strokeWidth={i === now ? 2 : 1}
    />
  ));
}

export const PhaseTrack = memo(function PhaseTrack({ phase, box }: { readonly phase: number; readonly box: Box }) {
  const { colours } = useTheme();
  const each = box.width / PHASES.length;
  const letters = box.height - 22;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <Cells count={PHASES.length} now={phase} left={0} width={each} height={box.height} />
        {PHASES.map((letter, i) =>
          i < phase ? (
            <IconG key={letter} name="check" x={(i + 0.5) * each} y={box.height - 13} size={SMALL} colour={colours.ink2} />
          ) : (
            <FigureG
              key={letter}
              value={`+${PHASE_POINTS[i] ?? 0}`}
              x={(i + 0.5) * each}
              y={box.height - 13}
              size={i === phase ? 14 : SMALL}
              colour={i === phase ? colours.good : colours.ink2}
            />
          ),
        )}
      </Svg>
      <View style={[styles.over, styles.row, { width: box.width, height: letters }]} pointerEvents="none" aria-hidden>
        {PHASES.map((letter, i) => (
          <View key={letter} style={[styles.letter, { width: each }]}>
            <BoardText role={i === phase ? 'heading' : 'subheading'} plain most={GROWS} colour={i === phase ? 'ink' : 'ink2'}>
              {letter}
            </BoardText>
          </View>
        ))}
      </View>
      <Info at="phase" box={{ left: 0, top: 0, width: box.width, height: box.height }} />
    </View>
  );
});

/** The white die stands before the rounds. */
const DIE_WIDE = 36;

interface RoundProps {
  readonly round: number;
  /** The goods to come, next one first. */
  readonly goods: string;
  readonly whiteDie: number;
  readonly box: Box;
}

export const RoundTrack = memo(function RoundTrack({ round, goods, whiteDie, box }: RoundProps) {
  const { colours } = useTheme();
  const each = (box.width - DIE_WIDE) / ROUNDS_PER_PHASE;
  const coming = numbers(goods);
  const first = ROUNDS_PER_PHASE - coming.length;
  const x = (i: number): number => DIE_WIDE + (i + 0.5) * each;
  const middle = box.height * 0.6;
  const barrel = Math.min(each - 6, 26);
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {whiteDie > 0 ? <DieG face={whiteDie} x={DIE_WIDE / 2 - 2} y={box.height / 2} size={28} /> : null}
        <Cells count={ROUNDS_PER_PHASE} now={round} left={DIE_WIDE} width={each} height={box.height} />
        {Array.from({ length: ROUNDS_PER_PHASE }, (_, i) =>
          i > round ? <FigureG key={i} value={i + 1} x={x(i)} y={11} size={SMALL} colour={colours.ink2} /> : null,
        )}
        {Array.from({ length: ROUNDS_PER_PHASE }, (_, i) => {
          const good = coming[i - first];
          if (i === round) return <FigureG key={i} value={i + 1} x={x(i)} y={box.height / 2} size={22} colour={colours.ink} />;
          if (i < round) return <IconG key={i} name="check" x={x(i)} y={box.height / 2} size={SMALL} colour={colours.ink2} />;
          return good === undefined ? (
            <Path key={i} d={`M${x(i) - 6} ${middle}h12`} stroke={colours.edge} strokeWidth={1} strokeDasharray="2 3" />
          ) : (
            <GoodG key={i} good={good} x={x(i)} y={middle + 2} size={barrel} />
          );
        })}
      </Svg>
      <Info at="die:white" box={{ left: 0, top: 0, width: DIE_WIDE, height: box.height }} />
      <Info at="round" box={{ left: DIE_WIDE, top: 0, width: box.width - DIE_WIDE, height: box.height }} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  row: { flexDirection: 'row' },
  letter: { alignItems: 'center', justifyContent: 'center' },
});
