import type { RefObject } from 'react';
import type { View } from 'react-native';

/** On a phone what has the focus of a keyboard or of a screen reader is in the window, or is not reached. */
export function useIntoSight(_frame: RefObject<View | null>, _moveBy: (x: number, y: number) => void): void {}
