/** What needs more than one event: holding, scrolling inside a page, swiping, pinching. */
const { sleep, PATIENCE } = require('./patience.cjs');

const STEPS = 12;
const FRAME = 16;
const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

async function centreOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** Scrolls the element, or the first thing in it that scrolls. */
function scroll(locator, distance, direction) {
  const [x, y] = WAY[direction];
  return locator.evaluate(
    (element, [dx, dy]) => {
      const scrolls = each => {
        const { overflowX, overflowY } = getComputedStyle(each);
        const isLarger = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
        return isLarger && /(auto|scroll)/.test(overflowX + overflowY);
      };
      const target = [element, ...element.querySelectorAll('*')].find(scrolls) ?? element;
      target.scrollBy(dx, dy);
    },
    [x * distance, y * distance],
  );
}

/** The page's own clock says when to let go: on a busy machine its long press would else come later than a finger timed from outside. */
async function hold(page, locator, duration) {
  await locator.hover({ timeout: PATIENCE });
  await page.mouse.down();
  await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), duration);
  await page.mouse.up();
}

async function swipe(page, locator, direction, share) {
  const { x, y, width, height } = await centreOf(locator);
  const [wayX, wayY] = WAY[direction];
  const dx = (wayX * width * share) / 2;
  const dy = (wayY * height * share) / 2;
  await page.mouse.move(x - dx, y - dy);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: STEPS });
  await page.mouse.up();
}

async function tapQuickly(page, locator, taps, times) {
  const { x, y } = await centreOf(locator);
  for (let i = 0; i < times; i++) await (taps === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return { x, y };
}

/** Two real touch points on a horizontal line through the middle, through the DevTools protocol. */
async function pinch(page, locator, scale) {
  const { x, y, width, height } = await centreOf(locator);
  const far = Math.min(width, height) / 2 - 4;
  const near = far / Math.max(scale, 1 / scale);
  const [from, to] = scale > 1 ? [near, far] : [far, near];
  const fingers = apart => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(from));
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', fingers(from + ((to - from) * step) / STEPS));
    await sleep(FRAME);
  }
  await touch('touchEnd', []);
  await cdp.detach();
}

module.exports = { hold, pinch, scroll, swipe, tapQuickly };
