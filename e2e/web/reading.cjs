/**
 * Runs in the page: what cannot be read or hit there. Text that is cut by its own box, by a box around it or by the window, words broken
 * in the middle, text printed over other text, and targets under a finger's breadth or over each other.
 * What scrolls or pans can be reached, and a section shows a part on purpose: only that box has to be in sight. Under an open sheet nothing counts.
 */
function readingFaults({ furnitureOnly }) {
  const LEAST = 48;
  const SLACK = 1.5;
  /** Hexes of a grid are a target's side wide; their rows are nearer than that, and may be flattened by a fifth. */
  const HEX_ROW = (Math.sqrt(3) / 2) * 0.81;
  const faults = [];
  const sheets = [...document.querySelectorAll('[role="dialog"]')].filter(e => e.getClientRects().length > 0);
  const room = sheets.at(-1) ?? document.body;

  const short = text => text.replace(/\s+/g, ' ').trim().slice(0, 60);
  const idOf = e => e.closest('[data-testid]')?.getAttribute('data-testid') ?? e.tagName.toLowerCase();
  const isSeen = e =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    e.closest('[aria-hidden="true"][style*="display: none"]') === null;
  const unseen = e => {
    for (let each = e; each !== null; each = each.parentElement) if (Number(getComputedStyle(each).opacity) < 0.1) return true;
    return false;
  };
  const moves = (each, axis, value) =>
    each.dataset.pans !== undefined ||
    each.dataset.section !== undefined ||
    ((value === 'auto' || value === 'scroll') &&
      (axis === 'x' ? each.scrollWidth > each.clientWidth : each.scrollHeight > each.clientHeight));

  /** How a box is cut on its way out to the window, or null. */
  function cut(rect, from) {
    let { left, right, top, bottom } = rect;
    for (let each = from; each !== null && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.position === 'fixed') break;
      const box = each.getBoundingClientRect();
      if (moves(each, 'x', style.overflowX)) [left, right] = [box.left, box.right];
      else if (style.overflowX !== 'visible' && (left < box.left - SLACK || right > box.right + SLACK)) return `beside ${idOf(each)}`;
      if (moves(each, 'y', style.overflowY)) [top, bottom] = [box.top, box.bottom];
      else if (style.overflowY !== 'visible' && (top < box.top - SLACK || bottom > box.bottom + SLACK))
        return `above or below ${idOf(each)}`;
    }
    return left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK ? 'outside the window' : null;
  }

  /** What is in sight of a box that lies in something that scrolls or pans. */
  function inSight({ left, right, top, bottom }, from) {
    for (let each = from; each !== null && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (moves(each, 'x', style.overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (moves(each, 'y', style.overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }

  const isOpaque = e => {
    const alpha = getComputedStyle(e)
      .backgroundColor.match(/rgba?\(([^)]+)\)/)?.[1]
      .split(',')[3];
    return getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)' && (alpha === undefined || Number(alpha) > 0.9);
  };
  const covers = (e, r) => {
    const box = e.getBoundingClientRect();
    return box.left <= r.left + 2 && box.right >= r.right - 2 && box.top <= r.top + 2 && box.bottom >= r.bottom - 2;
  };
  /** A figure on a disc of its own covers on purpose what is printed on a map below it. */
  function standsOnDisc(e, crossing) {
    const disc = e.closest('text')?.previousElementSibling;
    return disc?.tagName === 'rect' && getComputedStyle(disc).fill !== 'none' && covers(disc, crossing);
  }

  /** Between the two stands something opaque, as a card over the board. */
  function isLayered(a, b, crossing) {
    if (standsOnDisc(a, crossing) || standsOnDisc(b, crossing)) return true;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ])
      for (let each = one; each !== null && !each.contains(other); each = each.parentElement)
        if (isOpaque(each) && covers(each, crossing)) return true;
    return false;
  }

  /** Lines may stand closer than the boxes of their letters: compared is the height of the letters. Spaces at the end of a line are nothing. */
  function linesOf(node, size) {
    const range = document.createRange();
    return [...node.data.matchAll(/\S+/g)].flatMap(word => {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return [...range.getClientRects()]
        .filter(r => r.width > 1 && r.height > 1)
        .map(r => {
          const middle = (r.top + r.bottom) / 2;
          return { left: r.left, right: r.right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
        });
    });
  }

  const written = [];
  const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || /^(script|style|noscript)$/i.test(element.tagName) || !isSeen(element) || unseen(element)) continue;
    // Points that rise to the score pass over whatever lies on their way.
    if (element.closest('[data-testid^="gain:"]') !== null) continue;
    const style = getComputedStyle(element);
    const svg = element.closest('svg');
    const range = document.createRange();
    const size = parseFloat(style.fontSize) * (svg === null ? 1 : (svg.getScreenCTM()?.a ?? 1));
    const lines = linesOf(node, size);
    if (lines.length === 0) continue;
    if (furnitureOnly && element.closest('[data-room="board"]') !== null) continue;
    const what = `"${short(node.data)}" in ${idOf(element)}`;
    const whole = {
      left: Math.min(...lines.map(l => l.left)),
      right: Math.max(...lines.map(l => l.right)),
      top: Math.min(...lines.map(l => l.top)),
      bottom: Math.max(...lines.map(l => l.bottom)),
    };
    const how = cut(whole, svg === null ? element : svg);
    if (how !== null) faults.push(`cut ${how}: ${what}`);
    if (svg === null) {
      for (const word of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
        if (tops.size > 1) faults.push(`broken word ${word[0]}: ${what}`);
      }
    }
    written.push({ element, lines: lines.map(l => inSight(l, svg ?? element)), what, svg });
  }

  for (let i = 0; i < written.length; i++)
    for (let j = i + 1; j < written.length; j++) {
      const [a, b] = [written[i], written[j]];
      if (a.element === b.element || (a.svg !== null && a.svg === b.svg)) continue;
      const crossing = a.lines
        .flatMap(l =>
          b.lines.map(m => ({
            left: Math.max(l.left, m.left),
            right: Math.min(l.right, m.right),
            top: Math.max(l.top, m.top),
            bottom: Math.min(l.bottom, m.bottom),
          })),
        )
        .find(c => c.right - c.left > 2 && c.bottom - c.top > 2);
      if (crossing !== undefined && !isLayered(a.element, b.element, crossing))
        faults.push(`printed over each other: ${a.what} and ${b.what}`);
    }

  const isOnBoard = e => e.closest('[data-room="board"]') !== null;
  /** Of a board only what is offered: the rest explains itself at a long press, and a list says it all. What a touch first looks closer at may be small. */
  const isTapped = e =>
    !isOnBoard(e) ||
    (!furnitureOnly &&
      e.closest('[data-lens]') === null &&
      (e.dataset.spot === undefined ? e.dataset.info === undefined : e.dataset.spot !== 'quiet'));
  const targets = [
    ...room.querySelectorAll(
      '[role="button"],[role="link"],[role="radio"],[role="switch"],[role="checkbox"],[role="tab"],button,a[href],input,textarea',
    ),
  ].filter(e => isSeen(e) && !unseen(e) && e.tabIndex >= -1 && !e.closest('[data-small]'));
  const boxes = targets.map(e => ({
    e,
    box: e.getBoundingClientRect(),
    seen: inSight(e.getBoundingClientRect(), e.parentElement),
    name: e.getAttribute('aria-label') ?? e.textContent,
  }));
  for (const { e, box, name } of boxes) {
    if (!isTapped(e)) continue;
    const least = e.dataset.shape === 'hex' ? LEAST * HEX_ROW : LEAST;
    if (box.width < LEAST - 0.5 || box.height < least - 0.5)
      faults.push(`small target: ${idOf(e)} "${short(name)}" is ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
    const how = cut(box, e.parentElement);
    if (how !== null) faults.push(`target cut ${how}: ${idOf(e)} "${short(name)}"`);
  }
  for (let i = 0; i < boxes.length; i++)
    for (let j = i + 1; j < boxes.length; j++) {
      const [a, b] = [boxes[i], boxes[j]];
      if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
      if (isOnBoard(a.e) && isOnBoard(b.e) && !(isTapped(a.e) && isTapped(b.e))) continue;
      const c = {
        left: Math.max(a.seen.left, b.seen.left),
        right: Math.min(a.seen.right, b.seen.right),
        top: Math.max(a.seen.top, b.seen.top),
        bottom: Math.min(a.seen.bottom, b.seen.bottom),
      };
      if (c.right - c.left > 3 && c.bottom - c.top > 3 && !isLayered(a.e, b.e, c) && !isLayered(b.e, a.e, c))
        faults.push(`targets over each other: ${idOf(a.e)} and ${idOf(b.e)}`);
    }
  return [...new Set(faults)];
}

module.exports = { readingFaults };
