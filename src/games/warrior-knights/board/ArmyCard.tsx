/** An army in the hand: whose, which shape, how strong, and what ails it. */
import { inner, type Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { Shield } from '@/pieces/Shield';
import type { Shape } from '../data/names';
import { armySpot } from '../spots';
import { ShapeG } from './Pieces';
import { Place } from './Place';

export interface ArmyLook {
  readonly army: number;
  readonly tincture: Tincture;
  /** null: the garrison. */
  readonly shape: Shape | null;
  readonly strength: number;
  readonly tokens: number;
  readonly exhausted: boolean;
  readonly state: 'map' | 'sea' | 'off' | 'gone';
  readonly name: string;
  readonly where: string;
}

interface Props extends ArmyLook {
  readonly box: Box;
  /** With name and place, where there is room. */
  readonly wide: boolean;
}

const SIGN = 20;

export const ArmyCard = memo(function ArmyCard({
  army,
  tincture,
  shape,
  strength,
  tokens,
  exhausted,
  state,
  name,
  where,
  box,
  wide,
}: Props) {
  const { colours } = useTheme();
  const away = state === 'off' || state === 'gone';
  return (
    <View style={[styles.over, box]}>
      <View
        style={[
          styles.card,
          !wide && styles.upright,
          { backgroundColor: away ? colours.field : colours.card, borderColor: colours.edge, borderStyle: away ? 'dashed' : 'solid' },
        ]}
        pointerEvents="none"
        aria-hidden
      >
        <View style={wide ? styles.column : styles.signs}>
          <Shield tincture={tincture} width={18} />
          {shape === null ? (
            <Icon name="tower" size={SIGN} />
          ) : (
            <Svg width={SIGN} height={SIGN}>
              <ShapeG shape={shape} hollow={exhausted} x={SIGN / 2} y={SIGN / 2} size={16} />
            </Svg>
          )}
          {state === 'sea' ? <Icon name="ship" size={14} /> : null}
          {/* Whoever is at sea is exhausted. */}
          {exhausted && state !== 'sea' ? <Icon name="hourglass" size={12} colour={colours.ink2} /> : null}
        </View>
        <View style={wide ? styles.words : null}>
          <BoardText role="tally" numberOfLines={1} most={1.15} {...(tokens > 0 ? { colour: 'bad' } : null)}>
            {tokens > 0 ? `${strength} −${tokens}` : `${strength}`}
          </BoardText>
          {wide ? (
            <>
              <BoardText role="note" numberOfLines={2} most={1.1}>
                {name}
              </BoardText>
              {where === '' ? null : (
                <BoardText role="note" colour="ink2" numberOfLines={1} most={1.1}>
                  {where}
                </BoardText>
              )}
            </>
          ) : null}
        </View>
      </View>
      <Place at={armySpot(army)} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: {
    flex: 1,
    margin: 2,
    borderWidth: stroke.hair,
    borderRadius: radius.button,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingHorizontal: 4,
    overflow: 'hidden',
  },
  upright: { flexDirection: 'column', justifyContent: 'center', gap: 0, paddingHorizontal: 0 },
  signs: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  column: { alignItems: 'center', gap: 2 },
  words: { flex: 1, minWidth: 0 },
});
