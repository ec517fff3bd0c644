/** Around everything that hands may move: a phone's gestures begin here. */
export { GestureHandlerRootView as GestureRoot } from 'react-native-gesture-handler';
