/** A finger drawn to the left or right across something that does not scroll that way: a shortcut, never the only way. */
import { useEffect, useState } from 'react';
import { PanResponder, type GestureResponderHandlers } from 'react-native';

const BEGINS = 16;
const FAR_ENOUGH = 40;
/** Steeper than this is meant for what scrolls up and down. */
const FLAT = 1.5;

class Swipe {
  private onLeft = (): void => {};
  private onRight = (): void => {};
  readonly handlers: GestureResponderHandlers = PanResponder.create({
    onMoveShouldSetPanResponder: (_, { dx, dy }) => Math.abs(dx) > BEGINS && Math.abs(dx) > FLAT * Math.abs(dy),
    onPanResponderRelease: (_, { dx }) => {
      if (dx < -FAR_ENOUGH) this.onLeft();
      else if (dx > FAR_ENOUGH) this.onRight();
    },
  }).panHandlers;

  hear(onLeft: () => void, onRight: () => void): void {
    this.onLeft = onLeft;
    this.onRight = onRight;
  }
}

export function useSwipe(onLeft: () => void, onRight: () => void): GestureResponderHandlers {
  const [swipe] = useState(() => new Swipe());
  useEffect(() => swipe.hear(onLeft, onRight));
  return swipe.handlers;
}
