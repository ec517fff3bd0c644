/** What react-native-web passes on to the page and React Native's own types do not know. */
import 'react-native';

declare module 'react-native' {
  interface PressableProps {
    /** data-* attributes on the web. */
    dataSet?: Readonly<Record<string, string>>;
    onKeyDown?: (e: { readonly key: string; readonly repeat?: boolean }) => void;
  }
  interface ViewStyle {
    transitionProperty?: string;
    transitionDuration?: string;
    transitionTimingFunction?: string;
    touchAction?: 'none';
  }
  interface ViewProps {
    dataSet?: Readonly<Record<string, string>>;
    onWheel?: (e: { readonly deltaY: number; readonly nativeEvent: { readonly offsetX: number; readonly offsetY: number } }) => void;
  }
}
