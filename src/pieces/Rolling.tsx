import { useCallback, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { countSteps } from '@/design/motion';
import { useLasts } from '@/design/theme';
import { Text } from './Text';
import { useTouch } from './touches';

/** Rolls from what was shown to what is, in a few steps; what rises waits for its cause, what falls (a way back) does not. */
function roller(first: number, show: (value: number) => void) {
  let now = first;
  let steps: ReturnType<typeof setInterval> | undefined;
  const waits = new Set<ReturnType<typeof setTimeout>>();

  function roll(to: number, lasts: number): void {
    clearInterval(steps);
    const from = now;
    const count = lasts === 0 ? Math.min(1, Math.abs(to - from)) : Math.min(countSteps, Math.abs(to - from));
    if (count === 0) return;
    let step = 0;
    const next = (): void => {
      step++;
      now = Math.round(from + ((to - from) * step) / count);
      show(now);
      if (step === count) clearInterval(steps);
    };
    if (lasts === 0) next();
    else steps = setInterval(next, lasts / countSteps);
  }

  function stop(): void {
    clearInterval(steps);
    for (const wait of waits) clearTimeout(wait);
    waits.clear();
  }

  return {
    to(value: number, lasts: number, after: number): void {
      if (value < now) stop();
      if (value <= now || after === 0) return roll(value, lasts);
      const wait = setTimeout(() => {
        waits.delete(wait);
        roll(value, lasts);
      }, after);
      waits.add(wait);
    },
    /** At once where it would have come to. */
    end(value: number): void {
      if (value === now) return;
      stop();
      now = value;
      show(value);
    },
    stop,
  };
}

interface Props extends Omit<ComponentProps<typeof Text>, 'children'> {
  readonly value: number;
  /** So many milliseconds pass between the cause of a gain and the number. */
  readonly after?: number;
}

/** A counter that rolls when it changes, inside something that says the number in words: the screen reader hears no steps. */
export function Rolling({ value, after = 0, role = 'score', ...rest }: Props) {
  const lasts = useLasts('count');
  const [shown, setShown] = useState(value);
  const [first] = useState(value);
  const rolls = useMemo(() => roller(first, setShown), [first]);
  useEffect(() => rolls.to(value, lasts, lasts === 0 ? 0 : after), [rolls, value, lasts, after]);
  useTouch(useCallback(() => rolls.end(value), [rolls, value]));
  useEffect(() => rolls.stop, [rolls]);
  return (
    <Text role={role} {...rest}>
      {lasts === 0 ? value : shown}
    </Text>
  );
}
