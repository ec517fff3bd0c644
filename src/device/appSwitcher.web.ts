/** While it is hidden the page shows nothing but its paper, sheets included. At once: the picture is taken before anything is drawn again. */
let hiding = false;

function look(): void {
  document.documentElement.style.visibility = hiding && document.hidden ? 'hidden' : '';
}

export function hideFromSwitcher(hides: boolean): void {
  if (hides === hiding) return;
  hiding = hides;
  if (hides) document.addEventListener('visibilitychange', look);
  else document.removeEventListener('visibilitychange', look);
  look();
}
