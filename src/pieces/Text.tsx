import { memo } from 'react';
import { Text as NativeText, type TextProps } from 'react-native';
import { useTheme, useType } from '@/design/theme';
import type { ColourName } from '@/design/tokens';
import { mostGrowth, roles, type Role } from '@/design/type';

interface Props extends Omit<TextProps, 'role'> {
  /** How the text speaks (not the ARIA role: titles are announced as headings by themselves). */
  readonly role?: Role;
  readonly colour?: ColourName;
  readonly align?: 'left' | 'center' | 'right';
  /** A title that is no heading, as on a card that is a button. */
  readonly plain?: boolean;
}

/** All words of the app are set by this piece; those that stay the same are not set again. */
export const Text = memo(function Text({ role = 'body', colour = 'ink', align = 'left', plain = false, style, ...rest }: Props) {
  const { colours, textScale } = useTheme();
  const type = useType(role);
  const look = roles[role];
  const heading = 'level' in look && !plain ? { role: 'heading' as const, 'aria-level': look.level } : null;
  return (
    <NativeText
      maxFontSizeMultiplier={mostGrowth / textScale}
      {...heading}
      {...rest}
      style={[type, { color: colours[colour], textAlign: align }, style]}
    />
  );
});
