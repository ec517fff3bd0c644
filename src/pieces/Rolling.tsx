import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { countSteps } from '@/design/motion';
import { useLasts } from '@/design/theme';
import { Text } from './Text';

/** The number on show while it rolls from what it was to what it is, in a few steps. */
export function useRolling(value: number): number {
  const lasts = useLasts('count');
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const from = now.current;
    const steps = Math.min(countSteps, Math.abs(value - from));
    if (steps === 0) return;
    let step = 0;
    const timer = setInterval(() => {
      step++;
      now.current = Math.round(from + ((value - from) * step) / steps);
      setShown(now.current);
      if (step === steps) clearInterval(timer);
    }, lasts / countSteps);
    return () => clearInterval(timer);
  }, [value, lasts]);
  return lasts === 0 ? value : shown;
}

interface Props extends Omit<ComponentProps<typeof Text>, 'children'> {
  readonly value: number;
}

/** A counter that rolls when it changes; the screen reader hears only where it ends. */
export function Rolling({ value, role = 'score', ...rest }: Props) {
  const shown = useRolling(value);
  return (
    <Text role={role} {...rest} aria-label={String(value)}>
      {shown}
    </Text>
  );
}
