/** Around everything that hands may move: a phone's gestures begin here. */
export { GestureHandlerRootView as HandRoot } from 'react-native-gesture-handler';
