/** The elements themselves: attributes as they are named there, a style that is one object, and no fingers on them. */
import type * as Drawn from 'react-native-svg';

export const Svg = 'svg' as unknown as typeof Drawn.Svg;
export const Path = 'path' as unknown as typeof Drawn.Path;
export const Circle = 'circle' as unknown as typeof Drawn.Circle;
