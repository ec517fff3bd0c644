/**
 * Goes into every page before its own scripts, and waits there: whoever asks from outside by looking again and again asks too late or
 * too often. One question is one call, answered as soon as the page makes it true. Everything in here runs in the page.
 */
function installStory() {
  if (globalThis.story !== undefined) return;
  /** What changes without a word, as what scrolls, is looked at again after so long. */
  const UNTOLD = 50;
  /** The page rests when so long nothing has changed in it. */
  const REST = 120;
  /** Somewhere something may move all the time. */
  const REST_AT_MOST = 2000;
  /** The app takes a second tap nearer than 40 dp to the first for the other half of a double tap (src/pieces/touches.ts). */
  const APART = 48;
  const SHARES = [1 / 2, 1 / 8, 7 / 8, 1 / 4, 3 / 4];
  const MOST_SCROLLS = 80;
  const NEAR = 100;
  const MOST_TRIES = 4;
  /** A tap that is heard at all is heard by then. */
  const HEARD = 400;

  /** What the clock is put on by, so that nobody needs to wait for a finger that takes its time. */
  let ahead = 0;
  const clock = Date.now;
  Date.now = () => clock() + ahead;

  let clicks = 0;
  addEventListener('click', () => clicks++, true);
  let changed = performance.now();
  new MutationObserver(() => (changed = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  const { find, visible, visibleShare, READS } = globalThis.eyes;

  /** Whether what is asked is so now, and if not, what is instead. */
  function answer({ matcher, index, question, wanted, negated }) {
    if (question === 'exist') return { so: find(matcher).length > 0 !== negated };
    const found = visible(matcher)[index ?? 0];
    if (found === undefined) return { so: negated };
    if (question === 'visible') return { so: visibleShare(found) * 100 >= wanted !== negated };
    const has = READS[question](found);
    return { so: (has === wanted) !== negated, reason: `it has ${JSON.stringify(has)}` };
  }

  /** As soon as `look` answers that it is so, or when time is up; a page that changes all the time is not looked at all the time. */
  function until(look, most) {
    return new Promise(resolve => {
      const end = performance.now() + most;
      let timer = null;
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(again);
      });
      function again() {
        const now = look();
        if (now.so || performance.now() >= end) {
          observer.disconnect();
          resolve(now);
        } else timer = setTimeout(again, UNTOLD);
      }
      again();
      if (timer !== null) observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
  const frame = () => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));

  /** Exactly one, as on a device: several without an index are an error. */
  function one({ matcher, index }) {
    const found = visible(matcher);
    if (index !== null) return { element: found[index] };
    return found.length > 1 ? { reason: `${found.length} elements match; use atIndex()` } : { element: found[0] };
  }
  const isDisabled = e => e.disabled === true || e.closest('[aria-disabled="true"]') !== null;
  const named = e => (e === null ? 'nothing' : (e.closest('[data-testid]')?.dataset.testid ?? e.tagName));
  const hit = (e, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (e.contains(there) || there.closest('label')?.control === e);
  };

  /** Where a finger hits it, if possible apart from its last tap. */
  function placeOn(e, { point, tapped }) {
    const { left, top, width, height } = e.getBoundingClientRect();
    const places = point
      ? [{ x: left + point.x, y: top + point.y }]
      : SHARES.flatMap(down => SHARES.map(across => ({ x: left + width * across, y: top + height * down })));
    const isApart = ({ x, y }) => tapped === null || Math.hypot(x - tapped.x, y - tapped.y) >= APART;
    const [middle] = places;
    if (!hit(e, middle.x, middle.y)) return null;
    const apart = places.find(place => isApart(place) && hit(e, place.x, place.y));
    return apart === undefined ? { ...middle, again: true } : { ...apart, again: false };
  }
  /** Nothing has changed for a while. */
  const rest = most => until(() => ({ so: performance.now() - changed >= REST }), most);
  const isInSight = matcher => visible(matcher).some(e => visibleShare(e) >= 0.75);
  /** In sight now, or not and nothing moves any more. */
  async function inSightAtRest(matcher, most) {
    const began = performance.now();
    const { seen } = await until(() => {
      if (isInSight(matcher)) return { so: true, seen: true };
      return { so: performance.now() - Math.max(changed, began) >= REST, seen: false };
    }, most);
    return seen;
  }
  /** The element, or the first thing in it that scrolls. */
  function scroller(element) {
    const scrolls = each => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const isLarger = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
      return isLarger && /(auto|scroll)/.test(overflowX + overflowY);
    };
    return [element, ...element.querySelectorAll('*')].find(scrolls) ?? element;
  }
  /** Where it is put when it is scrolled to, from above: a bar may lie over one of them. */
  const HEIGHTS = [1 / 2, 1 / 4, 3 / 4];
  /** Only what a finger could scroll is scrolled. */
  function putAt(e, height) {
    for (let each = e.parentElement; each !== null; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const [moves, box, room] = [/auto|scroll/, e.getBoundingClientRect(), each.getBoundingClientRect()];
      const down = (box.top + box.bottom) / 2 - (room.top + room.height * height);
      const aside = (box.left + box.right) / 2 - (room.left + room.width / 2);
      each.scrollBy(moves.test(overflowX) ? aside : 0, moves.test(overflowY) ? down : 0);
    }
  }

  globalThis.story = {
    ask: (asked, most) => until(() => answer(asked), most),

    isSeen: async ({ matcher }, most) => ({ so: true, seen: await inSightAtRest(matcher, most) }),

    /** In sight to stay, scrolled to if it is anywhere on what scrolls. What has just come may still push others away. */
    bring: async ({ matcher, within, step, must }, most) => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        await rest(most);
        if (isInSight(matcher)) break;
        const [room] = visible(within);
        if (room === undefined) break;
        const target = scroller(room);
        // Not by scrollTo: a list of React Native's has one of its own, which takes its time.
        target.scrollTop = 0;
        await frame();
        for (let before = -1; !isInSight(matcher) && target.scrollTop !== before; await frame()) {
          before = target.scrollTop;
          target.scrollBy(0, step);
        }
        if (!isInSight(matcher)) break;
      }
      return { so: !must || isInSight(matcher), reason: 'it is nowhere on what scrolls' };
    },

    /** The place to tap, once the element stands still, is awake and nothing covers it. */
    target: async (asked, most) => {
      if (asked.atRest) await rest(REST_AT_MOST);
      let tries = 0;
      let before = '';
      let place = null;
      const reasons = new Set();
      const not = reason => {
        if (reason !== undefined) reasons.add(reason);
        return { so: false };
      };
      const told = await until(() => {
        const { element, reason } = one(asked);
        if (element === undefined) return not(reason);
        if (isDisabled(element)) return not('it is disabled');
        const { left, top, width, height } = element.getBoundingClientRect();
        const lies = `${left} ${top} ${width} ${height}`;
        const isStill = lies === before || document.getAnimations().length === 0;
        before = lies;
        if (!isStill) return not('it moves');
        place = placeOn(element, asked);
        if (place !== null) return { so: true };
        const covering = document.elementFromPoint(left + width / 2, top + height / 2);
        putAt(element, HEIGHTS[tries++ % HEIGHTS.length]);
        return not(`at ${lies} ${named(covering)} lies over it`);
      }, most);
      return { ...told, place, clicks, reason: [...reasons].join(', ') };
    },

    /** Which of several is seen first. */
    first: async ({ matchers }, most) => {
      let found = -1;
      const told = await until(() => ({ so: (found = matchers.findIndex(each => visible(each).length > 0)) >= 0 }), most);
      return { ...told, found };
    },

    /** Nothing has changed for a while, or it never will be so. */
    rests: async (_, most) => {
      await frame();
      await rest(most);
      return { so: true };
    },

    passed: milliseconds => {
      ahead += milliseconds;
    },

    /** The tap was heard, and what it does is drawn. */
    settled: async ({ before }) => {
      if (before !== undefined) await until(() => ({ so: clicks > before }), HEARD);
      await frame();
      return { so: true };
    },

    attributes: async (asked, most) => {
      let read = null;
      const told = await until(() => {
        const { element, reason } = one(asked);
        if (element === undefined) return { so: false, reason };
        const { x, y, width, height } = element.getBoundingClientRect();
        read = {
          text: READS.text(element),
          label: READS.label(element),
          identifier: READS.id(element),
          enabled: element.getAttribute('aria-disabled') !== 'true' && !element.disabled,
          visible: true,
          value: element.getAttribute('aria-valuenow') ?? element.value,
          frame: { x, y, width, height },
        };
        return { so: true };
      }, most);
      return { ...told, read };
    },

    /** Scrolls the element, or the first thing in it that scrolls, once or until what is asked is so. */
    scroll: async ({ by: [dx, dy], asked, ...scrolled }, most) => {
      const told = await until(() => {
        const { element, reason } = one(scrolled);
        return { so: element !== undefined, element, reason };
      }, most);
      if (!told.so) return { so: false, reason: told.reason };
      const target = scroller(told.element);
      if (asked === undefined) {
        target.scrollBy(dx, dy);
        await frame();
        return { so: true };
      }
      // What comes when one comes near is given the time to come; at the end it is looked for once more from the beginning.
      for (let times = 0; times < MOST_SCROLLS; times++) {
        if ((await until(() => answer(asked), NEAR)).so) return { so: true };
        const { scrollTop, scrollLeft } = target;
        target.scrollBy(dx, dy);
        await frame();
        if (target.scrollTop === scrollTop && target.scrollLeft === scrollLeft) target.scrollBy(-MOST_SCROLLS * dx, -MOST_SCROLLS * dy);
      }
      return { so: false, reason: 'scrolled to the end, and still not so' };
    },

    element: asked => one(asked).element,
  };
}

module.exports = { installStory };
