/** A browser has pointers without anything around them. */
export { View as GestureRoot } from 'react-native';
