/** Goes into every page before its own scripts: how it finds and reads what a story names (matchers.cjs). Everything in here runs in the page. */
function installEyes() {
  const flat = text =>
    text
      .replace(/[\u200b\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const fits = wanted => {
    if (wanted.source === undefined) return text => flat(text) === flat(wanted.text);
    const pattern = new RegExp(wanted.source, wanted.flags);
    return text => pattern.test(text);
  };
  /** The smallest elements of which it is true. */
  function smallest(room, isIt) {
    const found = [];
    const go = element => {
      if (/^(script|style|noscript)$/i.test(element.tagName)) return false;
      const within = [...element.children].map(go).includes(true);
      const is = within || isIt(element.textContent);
      if (is && !within) found.push(element);
      return is;
    };
    go(room === document ? document.body : room);
    return found;
  }
  const KINDS = {
    css: ({ css }, room) => [...room.querySelectorAll(css)],
    label: ({ label }, room) => [...room.querySelectorAll('[aria-label]')].filter(e => fits(label)(e.getAttribute('aria-label'))),
    text: ({ text }, room) => smallest(room, fits(text)),
    and: ({ one, other }, room) => {
      const others = new Set(find(other, room));
      return find(one, room).filter(e => others.has(e));
    },
    inside: ({ inner, outer }, room) => [...new Set(find(outer, room).flatMap(e => find(inner, e)))],
    around: ({ inner, outer }, room) => find(outer, room).filter(e => find(inner, e).length > 0),
  };
  function find(matcher, room = document) {
    return KINDS[matcher.kind](matcher, room);
  }

  /** Which share of the element's box is inside the window and every clipping ancestor; 0 when hidden. */
  function visibleShare(element) {
    const hidden = style => style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) === 0;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 0;
    let [left, top, right, bottom] = [
      Math.max(0, box.left),
      Math.max(0, box.top),
      Math.min(innerWidth, box.right),
      Math.min(innerHeight, box.bottom),
    ];
    for (let each = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (hidden(style)) return 0;
      if (each === element || !/(hidden|auto|scroll|clip)/.test(style.overflowX + style.overflowY)) continue;
      const clip = each.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return (Math.max(0, right - left) * Math.max(0, bottom - top)) / (box.width * box.height);
  }
  /** The navigator keeps older screens mounted, so only what can be seen counts. */
  const visible = matcher => find(matcher).filter(e => visibleShare(e) > 0);

  const READS = {
    text: e => e.value ?? e.textContent,
    label: e => e.getAttribute('aria-label'),
    id: e => e.getAttribute('data-testid'),
    value: e => e.getAttribute('aria-valuetext') ?? e.getAttribute('aria-valuenow') ?? e.value,
    'toggle value': e => e.checked ?? e.querySelector('input')?.checked ?? e.getAttribute('aria-checked') === 'true',
    focus: e => e === document.activeElement || e.contains(document.activeElement),
  };
  globalThis.eyes = { find, visible, visibleShare, READS };
}

module.exports = { installEyes };
