/** The frame of every screen but the match: a head with the way back and the title, and a column that is never too wide to read. */
import { StackActions, useNavigation } from '@react-navigation/native';
import { useCallback, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { FlatList, KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { watchers } from '@/match/observable';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { HEARS_TOUCHES } from '@/pieces/touches';
import { useWords } from '@/words/language';
import { Scrolling } from './nearViewport';

/** Ten thousand of something under each other: only what is in sight, or nearly, is drawn. */
export interface Rows<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly draw: (item: T) => ReactElement;
  /** The end is nearly in sight: there may be more. */
  readonly onEnd: () => void;
}

interface Props<T> {
  readonly title: string;
  readonly children: ReactNode;
  /** Home has no way back. */
  readonly root?: boolean;
  /** Stays put below what scrolls. */
  readonly foot?: ReactNode | undefined;
  readonly widest?: number;
  /** The content manages its own height: nothing scrolls around it. */
  readonly fits?: boolean;
  /** Below the content, and scrolled with it. */
  readonly rows?: Rows<T>;
  /** For who wants to lead to a place on the page. */
  readonly scroll?: RefObject<ScrollView | null>;
  /** Stands at the end of the head. */
  readonly mark?: ReactNode;
  readonly testID?: string;
}

/** So many heights of the window are drawn before and after what is in sight. */
const WINDOWS_AHEAD = 3;

/** Milliseconds between two looks at what is in sight while a page scrolls. */
const SCROLL_LOOKS = 100;

/** Where one came from, or Home. */
export function useBack(): () => void {
  const navigation = useNavigation();
  return useCallback(() => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.dispatch(StackActions.popTo('Home'));
  }, [navigation]);
}

export function Page<T = never>({ title, children, root = false, foot, widest = 720, fits = false, rows, scroll, mark, testID }: Props<T>) {
  const words = useWords();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const [scrolling] = useState(watchers);
  const back = useBack();
  const column = [styles.column, { maxWidth: widest }];
  return (
    <View
      style={[
        styles.page,
        {
          backgroundColor: colours.paper,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
      testID={testID}
      role="main"
      {...HEARS_TOUCHES}
    >
      {root ? null : (
        <View style={[styles.head, { maxWidth: widest }]}>
          <Button kind="quiet" icon="back" iconOnly label={words.back} onPress={back} testID="page:back" />
          <Text role="heading" style={styles.title}>
            {title}
          </Text>
          {mark}
        </View>
      )}
      {/* iOS leads its scroll views past the keyboard by itself; on Android nothing moves when an app draws to the edges. */}
      <KeyboardAvoidingView behavior="padding" enabled={Platform.OS === 'android'} style={styles.below}>
        {fits ? (
          <View style={[column, styles.fits]}>{children}</View>
        ) : rows !== undefined ? (
          <FlatList
            data={rows.items}
            keyExtractor={rows.keyOf}
            renderItem={({ item }) => rows.draw(item)}
            ListHeaderComponent={<View style={styles.above}>{children}</View>}
            onEndReached={rows.onEnd}
            onEndReachedThreshold={WINDOWS_AHEAD}
            windowSize={2 * WINDOWS_AHEAD + 1}
            contentContainerStyle={column}
            automaticallyAdjustKeyboardInsets
            keyboardShouldPersistTaps="handled"
            tabIndex={0}
            testID="page:scroll"
          />
        ) : (
          <ScrollView
            {...(scroll === undefined ? null : { ref: scroll })}
            contentContainerStyle={column}
            automaticallyAdjustKeyboardInsets
            keyboardShouldPersistTaps="handled"
            onScroll={scrolling.tell}
            scrollEventThrottle={SCROLL_LOOKS}
            // A page of words alone is reached by keyboard too.
            tabIndex={0}
            testID="page:scroll"
          >
            <Scrolling value={scrolling}>{children}</Scrolling>
          </ScrollView>
        )}
        {foot === undefined ? null : (
          <View style={[styles.foot, { borderTopColor: colours.rule }]}>
            <View style={[styles.footColumn, { maxWidth: widest }]}>{foot}</View>
          </View>
        )}
      </KeyboardAvoidingView>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  below: { flex: 1, minHeight: 0 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingLeft: space.xs,
    paddingRight: space.l,
    paddingVertical: space.xs,
    minHeight: 56,
    width: '100%',
    alignSelf: 'center',
  },
  title: { flex: 1 },
  above: { gap: space.l },
  column: { width: '100%', alignSelf: 'center', padding: space.l, gap: space.l },
  fits: { flex: 1, minHeight: 0 },
  foot: { borderTopWidth: 1, paddingVertical: space.s },
  footColumn: { width: '100%', alignSelf: 'center', paddingHorizontal: space.l },
});
