import { useEffect, useRef, type ReactNode } from 'react';
import { AccessibilityInfo, KeyboardAvoidingView, Modal, Platform, ScrollView, StyleSheet, View, type ViewProps } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { radius, space, stroke } from '@/design/space';
import { useLasts, useTheme } from '@/design/theme';
import { Button } from './Button';
import { Moving } from './Moving';
import { Text } from './Text';
import { HEARS_TOUCHES } from './touches';
import { useWayBack } from './wayBack';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Escape, the system's back, a tap on the scrim and the button all call it. */
  readonly onClose: () => void;
  /** The label of the closing button, in the player's language. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays put below what scrolls. */
  readonly foot?: ReactNode;
  /** For things that need the whole width of a tablet, such as an opponent's board. */
  readonly wide?: boolean;
  /** The content scrolls inside the sheet unless it says that it fits. */
  readonly fits?: boolean;
  /** Nothing in it is pressed: a keyboard scrolls it only when it can stand on it. */
  readonly onlyText?: boolean;
  readonly testID?: string | undefined;
}

/**
 * A sheet over the screen. React Native's Modal brings the dialog role, the focus trap, the way back to where the focus
 * was, Escape on the web and the back button on Android; the browser's way back closes it too.
 */
export function Sheet({ open, onClose, ...content }: Props) {
  useWayBack(() => {
    onClose();
    return true;
  }, open);
  // Many sheets stand ready beside a table: a closed one costs nothing.
  if (!open) return null;
  return (
    <Modal
      visible
      transparent
      animationType="none"
      onRequestClose={onClose}
      statusBarTranslucent
      navigationBarTranslucent
      aria-label={content.title}
    >
      <Content {...content} onClose={onClose} />
    </Modal>
  );
}

const always = () => true;

/**
 * A browser makes a click of a finger once it is lifted, at whatever lies there then: a scrim that is gone by that time would hand the
 * tap on to the board. So there it goes only with the click.
 */
const onTap = (close: () => void): ViewProps =>
  Platform.OS === 'web' ? ({ onClick: close } as ViewProps) : { onStartShouldSetResponder: always, onResponderRelease: close };

const BELOW = { y: 40, opacity: 0.4 };
const RISEN = {};

/** On a phone the screen reader is led to the title; on the web the focus trap has already led the focus in. */
function useReaderOnTitle() {
  const title = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web' && title.current !== null) AccessibilityInfo.sendAccessibilityEvent(title.current, 'focus');
  }, []);
  return title;
}

function Content({
  title,
  onClose,
  closeLabel,
  children,
  foot,
  wide = false,
  fits = false,
  onlyText = false,
  testID,
}: Omit<Props, 'open'>) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const lasts = useLasts('move');
  const heading = useReaderOnTitle();
  return (
    // A line to write in, at the foot of the screen, would lie under the keyboard.
    <KeyboardAvoidingView behavior="padding" style={styles.screen} {...HEARS_TOUCHES}>
      {/* Not a Pressable: the focus trap would lead into it, and Escape does the same. */}
      <View
        style={[StyleSheet.absoluteFill, { backgroundColor: colours.scrim }]}
        {...onTap(onClose)}
        aria-hidden
        testID={testID ? `${testID}:scrim` : 'sheet:scrim'}
      />
      <Moving
        from={BELOW}
        to={RISEN}
        lasts={lasts}
        testID={testID}
        accessibilityViewIsModal
        style={[
          styles.sheet,
          wide ? styles.wide : null,
          { backgroundColor: colours.card, borderColor: colours.edge, paddingBottom: insets.bottom },
        ]}
      >
        <View style={styles.head}>
          <View ref={heading} accessible style={styles.title}>
            <Text role="subheading">{title}</Text>
          </View>
          <Button kind="quiet" icon="close" iconOnly label={closeLabel} onPress={onClose} testID="sheet:close" />
        </View>
        {fits ? (
          <View style={[styles.body, styles.gives]}>{children}</View>
        ) : (
          <ScrollView contentContainerStyle={styles.body} keyboardShouldPersistTaps="handled" {...(onlyText ? { tabIndex: 0 } : {})}>
            {children}
          </ScrollView>
        )}
        {foot ? <View style={[styles.foot, { borderColor: colours.rule }]}>{foot}</View> : null}
      </Moving>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  sheet: {
    width: '100%',
    maxWidth: 600,
    maxHeight: '88%',
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderWidth: stroke.hair,
    borderBottomWidth: 0,
    // The only shadow of the house: a sheet passes.
    boxShadow: '0 -4px 24px rgba(0, 0, 0, 0.2)',
  },
  wide: { maxWidth: 1100 },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.l, paddingRight: space.s, paddingTop: space.s },
  title: { flex: 1 },
  body: { paddingHorizontal: space.l, paddingBottom: space.l, gap: space.m },
  gives: { flexShrink: 1, minHeight: 0 },
  foot: { padding: space.m, borderTopWidth: stroke.hair, gap: space.s },
});
