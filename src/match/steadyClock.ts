/** A clock that never goes back: what is played now is newer than whatever lies in the drawer, though somebody has set the device's clock back. */
export interface SteadyClock {
  readonly now: () => number;
  /** Something lies in the drawer from this time. */
  readonly notBefore: (time: number) => void;
}

export function steadyClock(device: () => number = Date.now): SteadyClock {
  let last = 0;
  return {
    now: () => (last = Math.max(last, device())),
    notBefore: time => {
      last = Math.max(last, time + 1);
    },
  };
}
