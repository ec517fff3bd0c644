/** A browser has pointers without anything around them. */
export { View as HandRoot } from 'react-native';
