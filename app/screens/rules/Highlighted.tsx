/** A sentence in which the words that were looked for stand out: by weight and by ground. */
import { StyleSheet, Text as NativeText } from 'react-native';
import { onTincture, tinctures } from '@/design/tokens';
import type { Role } from '@/design/type';
import { Text } from '@/pieces/Text';
import { pieces } from '../../parts/search';

interface Props {
  readonly children: string;
  readonly wanted: string;
  readonly role?: Role;
  readonly plain?: boolean;
}

export function Highlighted({ children, wanted, role = 'body', plain = false }: Props) {
  return (
    <Text role={role} plain={plain} style={styles.shrinks}>
      {wanted === ''
        ? children
        : pieces(children, wanted).map(({ text, hit }, i) =>
            hit ? (
              <NativeText key={i} style={styles.mark} testID="mark">
                {text}
              </NativeText>
            ) : (
              text
            ),
          )}
    </Text>
  );
}

const styles = StyleSheet.create({
  shrinks: { flexShrink: 1 },
  mark: { backgroundColor: tinctures.or.fill, color: onTincture.ink, fontWeight: '600' },
});
