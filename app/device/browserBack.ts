/** Only a browser has a way back of its own. */
export const browserLeaves = (): boolean => false;
export const stayThere = (): void => {};
