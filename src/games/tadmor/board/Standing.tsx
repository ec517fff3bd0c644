/** Where the match stands: Era and turn, who begins, whom the marauders have visited, temple cards and the deck. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { inner, type Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { Shield } from '@/pieces/Shield';
import { Info } from '@/table/kit/Info';
import { boardWords } from '../words/boardWords';
import type { BoardWords } from '../words/boardWordsForm';
import { forms } from '../words';
import { REGIONS, TEMPLE_PARTS } from '../data/names';
import { TURNS, TURNS_PER_ERA } from '../data/numbers';
import { NONE } from '../state';
import { partGlyphs } from './glyphs';
import { GlyphG } from './RareG';

function Frame({ at, box, children }: { readonly at: Spot; readonly box: Box; readonly children: ReactNode }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.over, box]}>
      <View style={[styles.frame, { backgroundColor: colours.card, borderColor: colours.rule }]} pointerEvents="none" aria-hidden>
        {children}
      </View>
      <Info at={at} box={inner(box)} />
    </View>
  );
}

const ERAS = ['I', 'II', 'III'] as const;
const PIP = 6;
const NARROW_TURN = 124;

interface TurnProps {
  readonly turn: number;
  readonly box: Box;
  readonly first: Tincture;
  /** Who has the pawn for the next turn, when that is somebody else. */
  readonly next: Tincture | null;
}

export const TurnBox = memo(function TurnBox({ turn, box, first, next }: TurnProps) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const era = ERAS[Math.floor((turn - 1) / TURNS_PER_ERA)] ?? 'I';
  const wide = Math.min(box.width - 8, 96);
  const narrow = box.width < NARROW_TURN;
  return (
    <Frame at="turn" box={box}>
      <View style={narrow ? styles.close : styles.row}>
        <View style={styles.grow}>
          <BoardText role="smallStrong" most={1.1} numberOfLines={1} style={styles.tight}>
            {words.era(era)}
          </BoardText>
          <BoardText role="note" colour="ink2" most={1.1} numberOfLines={1} style={styles.tight}>
            {words.turn(turn)}
          </BoardText>
        </View>
        {/* Beside two shields there is no room for it on a small phone. */}
        {narrow && next !== null ? null : <Icon name="flag" size={narrow ? 11 : 14} />}
        <Shield tincture={first} width={narrow ? 16 : 18} />
        {next === null ? null : <Shield tincture={next} width={narrow ? 12 : 13} />}
      </View>
      <Svg width={wide} height={PIP}>
        {Array.from({ length: TURNS }, (_, i) => (
          <Rect
            key={i}
            x={i * ((wide - 8) / TURNS) + Math.floor(i / TURNS_PER_ERA) * 4}
            y={0.5}
            width={(wide - 8) / TURNS - 2}
            height={PIP - 1}
            fill={i < turn ? colours.ink : 'none'}
            stroke={colours.edge}
            strokeWidth={1}
          />
        ))}
      </Svg>
    </Frame>
  );
});

interface SlotProps {
  /** The region that is raided now, and the one that was raided last; NONE: none. */
  readonly now: number;
  readonly safe: number;
  /** Who has sent the marauders in secret: that somebody has is known to all. */
  readonly sentBy: string | null;
  readonly box: Box;
}

function linesOf(words: BoardWords, now: string | null, safe: string | null, sentBy: string | null): readonly [string, string] {
  if (now !== null) return [words.raidedNow, now];
  if (safe !== null) return sentBy === null ? [words.safeNow, safe] : [words.safe(safe), words.sent(sentBy)];
  return sentBy === null ? [words.marauders, words.nowhere] : [words.sentBy, sentBy];
}

export const SlotBox = memo(function SlotBox({ now, safe, sentBy, box }: SlotProps) {
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const region = (number: number): string | null => (number === NONE ? null : t.names.regions[REGIONS[number] ?? 'ebla']);
  const [first, second] = linesOf(words, region(now), region(safe), sentBy);
  return (
    <Frame at="slot" box={box}>
      <View style={styles.row}>
        <Icon name="sword" size={16} />
        <View style={styles.grow}>
          <BoardText role="note" colour="ink2" most={1.1} style={styles.tight}>
            {first}
          </BoardText>
          <BoardText role="note" most={1.1} style={[styles.tight, styles.strong]}>
            {second}
          </BoardText>
        </View>
      </View>
    </Frame>
  );
});

/** Cards that are left, part by part. */
export const TemplesBox = memo(function TemplesBox({ left, box }: { readonly left: string; readonly box: Box }) {
  const { colours } = useTheme();
  const counts = left.split(',').map(Number);
  const each = (box.width - 6) / TEMPLE_PARTS.length;
  const size = Math.min(each - 2, 26);
  const y = box.height / 2;
  return (
    <Frame at="temples" box={box}>
      <Svg width={box.width - 4} height={box.height - 4}>
        {TEMPLE_PARTS.map((part, i) => [
          <GlyphG key={part} path={partGlyphs[part]} x={(i + 0.5) * each} y={y - size * 0.36} size={size * 0.86} colour={colours.ink} />,
          <FigureG key={`${part} left`} value={counts[i] ?? 0} x={(i + 0.5) * each} y={y + size * 0.5} size={13} colour={colours.ink} />,
        ])}
      </Svg>
    </Frame>
  );
});

export const DeckBox = memo(function DeckBox({ cards, box }: { readonly cards: number; readonly box: Box }) {
  const { colours } = useTheme();
  return (
    <Frame at="deck" box={box}>
      <View style={box.width > box.height * 1.4 ? styles.row : styles.column}>
        <Icon name="scroll" size={16} colour={colours.ink} />
        <BoardText role="tally" most={1.1}>
          {cards}
        </BoardText>
      </View>
    </Frame>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  frame: {
    flex: 1,
    margin: 1,
    borderWidth: stroke.hair,
    borderRadius: radius.piece,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    gap: 2,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4, paddingHorizontal: 3 },
  close: { flexDirection: 'row', alignItems: 'center', gap: 3, paddingHorizontal: 1 },
  column: { alignItems: 'center' },
  grow: { flexShrink: 1 },
  tight: { lineHeight: 15 },
  strong: { fontWeight: '600' },
});
