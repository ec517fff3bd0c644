/** In a browser the page itself moves things: no library for it, and no script while they move. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';
import type { MovingProps, Pose } from './Moving';
import { useTouch } from './touches';

const EASING = { arriving: 'cubic-bezier(0.33, 1, 0.68, 1)', starting: 'cubic-bezier(0.11, 0, 0.5, 0)' } as const;
const styleOf = ({ x = 0, y = 0, opacity = 1, scale = 1 }: Pose) => ({ opacity, transform: `translate(${x}px, ${y}px) scale(${scale})` });

export function Moving({ to, from, lasts, how = 'arriving', style, children, ...rest }: MovingProps) {
  const ref = useRef<View>(null);
  const begin = useRef(lasts === 0 ? undefined : from);
  useLayoutEffect(() => {
    if (begin.current === undefined) return;
    const element = ref.current as unknown as HTMLElement;
    element.animate([styleOf(begin.current), {}], { duration: lasts, easing: EASING[how] });
    begin.current = undefined;
  });
  useTouch(
    useCallback(() => {
      for (const motion of (ref.current as unknown as HTMLElement).getAnimations()) motion.finish();
    }, []),
  );
  const way =
    lasts === 0
      ? null
      : { transitionProperty: 'transform, opacity', transitionDuration: `${lasts}ms`, transitionTimingFunction: EASING[how] };
  return (
    <View ref={ref} {...rest} style={[style, styleOf(to), way]}>
      {children}
    </View>
  );
}
