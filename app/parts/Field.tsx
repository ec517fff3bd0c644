/** A line to write in, with the name it is called by; its focus is seen like a button's. */
import { StyleSheet, TextInput, type TextInputProps, type ViewStyle } from 'react-native';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme, useType } from '@/design/theme';
import { useFocusLook } from '@/pieces/focus';

interface Props extends Omit<TextInputProps, 'style' | 'onFocus' | 'onBlur' | 'accessibilityLabel'> {
  readonly label: string;
  readonly value: string;
  readonly onChangeText: (text: string) => void;
  readonly style?: ViewStyle;
}

export function Field({ label, style, ...input }: Props) {
  const { colours, textScale } = useTheme();
  const { lineHeight: _, ...type } = useType('body');
  const { handlers, ring } = useFocusLook();
  return (
    <TextInput
      accessibilityLabel={label}
      placeholderTextColor={colours.ink2}
      maxFontSizeMultiplier={2 / textScale}
      {...input}
      {...handlers}
      style={[type, styles.field, { color: colours.ink, borderColor: colours.edge, backgroundColor: colours.paper }, ring, style]}
    />
  );
}

const styles = StyleSheet.create({
  field: { minWidth: 0, minHeight: target.side, borderWidth: stroke.hair, borderRadius: radius.button, paddingHorizontal: space.m },
});
