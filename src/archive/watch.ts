/** Who waits for long work sees how far it is, and may call it off. */
export interface Watch {
  tell(done: number, of: number): void;
  calledOff(): boolean;
}

export const UNWATCHED: Watch = { tell: () => {}, calledOff: () => false };
