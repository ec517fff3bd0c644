import { Pressable, StyleSheet, View, type ViewStyle } from 'react-native';
import { mix } from '@/design/colour';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme, type Theme } from '@/design/theme';
import type { ColourName, Colours, Tincture } from '@/design/tokens';
import { useFocusLook } from './focus';
import { useHint } from './accessibleHint';
import { Icon, grown } from './Icon';
import type { IconName } from './icons';
import { Shield } from './Shield';
import { Text } from './Text';

export type ButtonKind = 'primary' | 'plain' | 'quiet';

interface Props {
  /** Verb first. Two lines at most, more when the text is large: nothing is hyphenated and nothing cut. */
  readonly label: string;
  readonly onPress: () => void;
  /** A shortcut, never the only way. */
  readonly onLongPress?: (() => void) | undefined;
  /** One primary action on a screen; plain has an edge, quiet has none. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName | undefined;
  /** Instead of the label on screen; the label is then only spoken. */
  readonly iconOnly?: boolean;
  /** A seat's shield instead of the label, which is then only spoken. */
  readonly tincture?: Tincture | undefined;
  /** After this there is no way back: the seal is shown, and should be said in `hint`. */
  readonly seals?: boolean;
  /** What it costs or brings, in a few words under the label. */
  readonly detail?: string | undefined;
  /** What it is about, where only the eye sees beside what it stands: spoken after the label. */
  readonly of?: string | undefined;
  /** The consequence, for the screen reader. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  /** For one of several that exclude each other. */
  readonly selected?: boolean | undefined;
  /** For one that shows and hides what stands below it. */
  readonly expanded?: boolean;
  readonly testID?: string | undefined;
  readonly style?: ViewStyle | undefined;
}

interface Look {
  readonly fill: string;
  readonly text: ColourName;
  readonly edge: string;
}

/** Disabled is said by a dashed edge and grey words, not by fading: faded text cannot be read. */
function lookOf(kind: ButtonKind, disabled: boolean, selected: boolean, colours: Colours): Look {
  if (disabled) return { fill: 'transparent', text: 'ink2', edge: colours.edge };
  if (kind === 'primary') return { fill: colours.accent, text: 'onAccent', edge: colours.accent };
  if (kind === 'plain') return { fill: selected ? colours.field : colours.card, text: 'ink', edge: selected ? colours.ink : colours.edge };
  return { fill: selected ? colours.field : 'transparent', text: 'ink', edge: selected ? colours.ink : 'transparent' };
}

/** A press shifts the fill towards ink, the strong accent further; without a fill, a breath of ink appears. */
function pressedFill(fill: string, { colours }: Theme): string {
  if (fill === 'transparent') return mix(colours.paper, colours.ink, 0.08);
  return mix(fill, colours.ink, fill === colours.accent ? 0.2 : 0.08);
}

export function Button({
  label,
  onPress,
  onLongPress,
  kind = 'plain',
  icon,
  iconOnly = false,
  tincture,
  seals = false,
  detail,
  of,
  hint,
  disabled = false,
  selected,
  expanded,
  testID,
  style,
}: Props) {
  const theme = useTheme();
  const { handlers, ring } = useFocusLook();
  const look = lookOf(kind, disabled, selected ?? false, theme.colours);
  const ink = theme.colours[look.text];
  const said = useHint(hint);
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={[label, of, detail].filter(Boolean).join(', ')}
      {...(detail ? { dataSet: { said: 'in one sentence' } } : null)}
      {...said.props}
      accessibilityState={{
        disabled,
        ...(selected === undefined ? null : { selected }),
        ...(expanded === undefined ? null : { expanded }),
      }}
      {...(selected === undefined ? null : { 'aria-pressed': selected })}
      disabled={disabled}
      onPress={onPress}
      {...(onLongPress === undefined ? null : { onLongPress })}
      testID={testID}
      {...handlers}
      style={({ pressed }) => [
        styles.button,
        (iconOnly || tincture) && styles.square,
        { backgroundColor: pressed ? pressedFill(look.fill, theme) : look.fill, borderColor: look.edge },
        { borderWidth: selected ? stroke.edge : stroke.hair, borderStyle: disabled ? 'dashed' : 'solid' },
        ring,
        style,
      ]}
    >
      {icon ? <Icon name={icon} size={grown(iconOnly ? 24 : 20, theme.growth)} colour={ink} /> : null}
      {tincture ? <Shield tincture={tincture} width={26} /> : null}
      {iconOnly || tincture ? null : (
        <View style={styles.words}>
          <Text role="strong" colour={look.text} align="center">
            {label}
          </Text>
          {detail ? (
            <Text role="note" colour={look.text} align="center">
              {detail}
            </Text>
          ) : null}
        </View>
      )}
      {selected && icon !== 'check' ? (
        <View style={styles.check}>
          <Icon name="check" size={12} />
        </View>
      ) : null}
      {said.text}
      {seals ? <Icon name="padlock" size={grown(18, theme.growth)} colour={ink} /> : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: target.side,
    minWidth: target.side,
    maxWidth: '100%',
    paddingHorizontal: space.l,
    paddingVertical: space.xs,
    borderRadius: radius.button,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  square: { paddingHorizontal: space.s },
  words: { flexShrink: 1 },
  check: { position: 'absolute', top: 3, right: 3 },
});
