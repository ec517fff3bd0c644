/** Runs in the page: what the table shows a player who has to decide, and what of it would have to be scrolled to. */
function invites() {
  const seen = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const idsOf = selector => [...document.querySelectorAll(selector)].filter(seen).map(e => e.getAttribute('data-testid'));
  const textOf = selector => [...document.querySelectorAll(selector)].find(seen)?.textContent ?? '';
  const scrolls = e => {
    const { overflowX, overflowY } = getComputedStyle(e);
    const moves = (way, room, shows) => /auto|scroll/.test(way) && room > shows + 1;
    return moves(overflowY, e.scrollHeight, e.clientHeight) || moves(overflowX, e.scrollWidth, e.clientWidth);
  };
  const liesUnderALesson = e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role="region"]') != null;
  };
  return {
    prompt: textOf('[data-testid="prompt:text"]'),
    lesson: textOf('[data-testid^="lesson:"][role="region"]'),
    lessonId: idsOf('[data-testid^="lesson:"][role="region"]')[0] ?? null,
    offered: idsOf('[data-spot="offered"]'),
    chosen: idsOf('[data-spot="chosen"]'),
    buttons: idsOf('[data-testid^="button:"],[data-testid^="choice:"]'),
    lit: [...document.querySelectorAll('[data-testid="glow"]')].filter(e => seen(e) && !liesUnderALesson(e)).length,
    scrolls: [document.scrollingElement, ...document.querySelectorAll('[data-testid="table"] *')]
      .filter(e => seen(e) && scrolls(e))
      .map(e => e.getAttribute('data-testid') ?? e.tagName),
  };
}

module.exports = { invites };
