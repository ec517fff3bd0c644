/** What needs more than one event: tapping, holding, swiping, pinching. */
const { sleep } = require('./patience.cjs');

const STEPS = 12;
const FRAME = 16;
const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

const centreOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width, height });

/** Through the developer's door, without waiting in between: the browser keeps the order. */
async function tapAt({ page, browser, taps }, x, y) {
  if (taps !== 'finger') return page.mouse.click(x, y);
  const touch = (type, touchPoints) => browser.door.send('Input.dispatchTouchEvent', { type, touchPoints });
  await Promise.all([touch('touchStart', [{ x, y }]), touch('touchEnd', [])]);
}

/**
 * The page's own clock says when to let go, in small steps: on a busy machine its long press comes late, and would else come later than
 * a finger that is timed from outside or in one go.
 */
async function hold(page, x, y, duration) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(async steps => {
    for (let step = 0; step < steps; step++) await new Promise(passed => setTimeout(passed, 50));
  }, duration / 50);
  await page.mouse.up();
}

async function swipe(page, frame, direction, share) {
  const { x, y, width, height } = centreOf(frame);
  const [wayX, wayY] = WAY[direction];
  const dx = (wayX * width * share) / 2;
  const dy = (wayY * height * share) / 2;
  await page.mouse.move(x - dx, y - dy);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: STEPS });
  await page.mouse.up();
}

/** Two real touch points on a horizontal line through the middle, through the DevTools protocol. */
async function pinch(page, frame, scale) {
  const { x, y, width, height } = centreOf(frame);
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

module.exports = { hold, pinch, swipe, tapAt, WAY };
