import { memo, type ComponentProps } from 'react';
import { useTheme } from '@/design/theme';
import { roles } from '@/design/type';
import { Text } from './Text';

/** As counters drawn in pictures: prompt, chronicle and labels say the same at full size. */
const MOST_GROWTH = 1.3;

interface Props extends ComponentProps<typeof Text> {
  readonly role: keyof typeof roles;
  readonly most?: number;
}

/** Words that have their place among pieces grow only as far as that place allows. */
export const BoardText = memo(function BoardText({ role, most = MOST_GROWTH, style, ...rest }: Props) {
  const { growth } = useTheme();
  const { size, line } = roles[role];
  const by = Math.min(growth, most);
  return <Text role={role} maxFontSizeMultiplier={1} {...rest} style={[{ fontSize: size * by, lineHeight: line * by }, style]} />;
});
