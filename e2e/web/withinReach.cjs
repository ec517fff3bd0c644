/** Runs in the page: everything a finger can get at that invites it, and where; what lies under something else is not within reach. */
function withinReach() {
  const INVITES =
    '[data-spot="offered"],[data-door="awake"],[data-testid^="choice:"],[data-testid^="button:"],[data-testid="table:results"],' +
    '[data-testid="table:answers"]';
  /** Nobody is helped on by these. */
  const ASIDE =
    '[data-spot="chosen"],[data-testid="open:usual"],[data-testid="lens:close"],[data-testid="viewport:whole"],[data-testid="bar:several"],' +
    '[data-testid^="tab:"],[data-testid^="lesson:"][role="button"],[data-testid="round:goOn"],' +
    '[data-testid="table:hush"],[data-testid="table:mine"],[data-testid="table:letGo"],[data-testid="sheet:close"]';
  const SHARES = [1 / 2, 1 / 4, 3 / 4];
  const idOf = e => e.getAttribute('data-testid');

  /** A place on it that nothing covers, the middle first; null when there is none. */
  const touchable = e => {
    if (e.getAttribute('aria-disabled') === 'true' || e.disabled) return null;
    const { left, top, width, height } = e.getBoundingClientRect();
    for (const down of SHARES) {
      for (const across of SHARES) {
        const [x, y] = [left + width * across, top + height * down];
        if (e.contains(document.elementFromPoint(x, y))) return { id: idOf(e), x, y };
      }
    }
    return null;
  };
  const touched = selector => [...document.querySelectorAll(selector)].map(touchable).filter(found => found !== null);
  const table = document.querySelector('[data-testid="table"]');
  const looks = [...document.querySelectorAll('[data-spot]')].map(e => `${idOf(e)} ${e.dataset.spot} ${e.getAttribute('aria-label')}`);
  return {
    invites: touched(INVITES),
    aside: touched(ASIDE),
    curtain: touched('[data-testid="curtain:open"]').length > 0,
    prompt: document.querySelector('[data-testid="prompt:text"]')?.textContent ?? '',
    shown: [table?.innerText ?? '', ...looks].join('\n'),
  };
}

module.exports = { withinReach };
