/** A card-like box with a sign, a line or two of words, and the place to tap over it. */
import { inner, type Box } from '@/pieces/boxes';
import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { Spot } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import { Place } from './Place';

interface Props {
  readonly at: Spot;
  readonly box: Box;
  readonly icon?: IconName | undefined;
  readonly tincture?: Tincture | null | undefined;
  readonly title: string;
  readonly note?: string | undefined;
  /** Words beside the sign, or below it. */
  readonly upright?: boolean;
  readonly lines?: number | undefined;
  /** Long names in a narrow box: smaller letters, and the sign beside the note. */
  readonly small?: boolean;
  /** What it is good for, below all else. */
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

export const Cell = memo(function Cell({
  at,
  box,
  icon,
  tincture,
  title,
  note,
  upright = false,
  lines = 1,
  small = false,
  hint,
  children,
}: Props) {
  const { colours } = useTheme();
  return (
    <View style={[styles.over, box]}>
      <View
        style={[styles.card, upright && styles.upright, { backgroundColor: colours.card, borderColor: colours.edge }]}
        pointerEvents="none"
        aria-hidden
      >
        {icon === undefined || small ? null : <Icon name={icon} size={18} />}
        {tincture == null ? null : <Shield tincture={tincture} width={20} />}
        <View style={upright ? styles.middle : styles.words}>
          <BoardText
            role={small ? 'note' : 'smallStrong'}
            numberOfLines={lines}
            most={small ? 1.05 : 1.15}
            style={small ? styles.bold : null}
            {...(upright ? { align: 'center' } : null)}
          >
            {title}
          </BoardText>
          {small && icon !== undefined ? (
            <View style={styles.line}>
              <Icon name={icon} size={14} />
              <BoardText role="note" colour="ink2" most={1.05}>
                {note}
              </BoardText>
            </View>
          ) : note === undefined || note === '' ? null : (
            <BoardText role="note" colour="ink2" numberOfLines={lines} most={1.15} {...(upright ? { align: 'center' } : null)}>
              {note}
            </BoardText>
          )}
          {hint === undefined ? null : (
            <BoardText role="note" colour="ink2" numberOfLines={2} most={1.05}>
              {hint}
            </BoardText>
          )}
        </View>
        {children}
      </View>
      <Place at={at} box={inner(box)} />
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
    gap: space.xs,
    paddingHorizontal: space.xs,
    overflow: 'hidden',
  },
  upright: { flexDirection: 'column', justifyContent: 'center', gap: 0, paddingHorizontal: space.xxs },
  words: { flex: 1, minWidth: 0 },
  middle: { maxWidth: '100%' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  bold: { fontWeight: '600' },
});
