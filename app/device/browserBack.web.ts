/**
 * After a refresh the navigator knows only the page it was refreshed on: what lay before it comes as a new beginning and not as a step back,
 * and the browser's own history is not set right when that is prevented.
 */
let leaves = false;

// Before the navigator hears of it, and until it has answered.
window.addEventListener(
  'popstate',
  () => {
    leaves = true;
    setTimeout(() => (leaves = false));
  },
  true,
);

/** The browser is on its way to another page of its history. */
export const browserLeaves = (): boolean => leaves;

/** The browser is shown the page again that it has not left. */
export const stayThere = (): void => window.history.forward();
