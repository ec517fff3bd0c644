/** Detox's `element`: something visible on the page, and what a finger or a keyboard does to it. */
const { hold, pinch, scroll, swipe, tapQuickly } = require('./gestures.cjs');
const { patiently, sleep, AT_ONCE, PATIENCE } = require('./patience.cjs');

const LONG = 800;
/** Who goes on at one place sees first what stands there now: the app takes a quicker tap for a second one (src/table/finger/secondTap.ts). */
const GLANCE = 450;
const SAME_PLACE = 48;
const OPPOSITE_EDGE = { top: 'up', bottom: 'down', left: 'left', right: 'right' };

/** Runs in the page: which share of the element's box is inside the window and every clipping ancestor; 0 when hidden. */
function visibleShare(element) {
  const hidden = style => style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) === 0;
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return 0;
  let { left, top, right, bottom } = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(innerWidth, box.right),
    bottom: Math.min(innerHeight, box.bottom),
  };
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

class Element {
  constructor(device, matcher, index = null) {
    this.device = device;
    this.matcher = matcher;
    this.index = index;
  }

  get description() {
    return this.matcher.description + (this.index === null ? '' : ` [${this.index}]`);
  }

  get page() {
    return this.device.page;
  }

  atIndex(index) {
    return new Element(this.device, this.matcher, index);
  }

  all() {
    return this.matcher.find(this.page).all();
  }

  /** The navigator keeps older screens mounted, so only what can be seen counts. */
  async visible() {
    const found = await this.all();
    const shares = await Promise.all(found.map(each => each.evaluate(visibleShare, null, AT_ONCE).catch(() => 0)));
    return found.filter((_, i) => shares[i] > 0);
  }

  /** Exactly one, as on a device: several without atIndex() are an error. */
  one() {
    const find = async () => {
      const visible = await this.visible();
      if (this.index !== null) return visible[this.index] ?? false;
      if (visible.length > 1) throw new Error(`${visible.length} elements match; use atIndex()`);
      return visible[0] ?? false;
    };
    return patiently(find, { what: `No visible element for ${this.description}`, complaints: () => this.device.takeComplaints() });
  }

  async tap(point) {
    const target = await this.one();
    const { x, y, width, height } = await target.boundingBox();
    const at = { x: x + (point?.x ?? width / 2), y: y + (point?.y ?? height / 2) };
    const { tapped } = this.device;
    if (tapped !== null && Math.hypot(at.x - tapped.x, at.y - tapped.y) < SAME_PLACE) await sleep(GLANCE);
    this.device.tapped = at;
    const how = { timeout: PATIENCE, ...(point ? { position: point } : {}) };
    await (this.device.taps === 'finger' ? target.tap(how) : target.click(how));
  }

  tapAtPoint(point) {
    return this.tap(point);
  }

  /** At one place, whatever comes to stand there in between. */
  async multiTap(times) {
    this.device.tapped = await tapQuickly(this.page, await this.one(), this.device.taps, times);
  }

  async longPress(duration = LONG) {
    await hold(this.page, await this.one(), typeof duration === 'number' ? duration : LONG);
  }

  async typeText(text) {
    await (await this.one()).focus();
    await this.page.keyboard.type(text);
  }

  async replaceText(text) {
    await (await this.one()).fill(text);
  }

  async clearText() {
    await (await this.one()).fill('');
  }

  async tapReturnKey() {
    await (await this.one()).press('Enter');
  }

  async scroll(distance, direction = 'down') {
    await scroll(await this.one(), distance, direction);
  }

  async scrollTo(edge) {
    await this.scroll(1_000_000, OPPOSITE_EDGE[edge]);
  }

  async swipe(direction, _speed = 'fast', share = 0.75) {
    await swipe(this.page, await this.one(), direction, share);
  }

  async pinch(scale) {
    await pinch(this.page, await this.one(), scale);
  }

  async getAttributes() {
    const target = await this.one();
    return target.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        text: element.value ?? element.textContent,
        label: element.getAttribute('aria-label'),
        identifier: element.getAttribute('data-testid'),
        enabled: element.getAttribute('aria-disabled') !== 'true' && !element.disabled,
        visible: true,
        value: element.getAttribute('aria-valuenow') ?? element.value,
        frame: { x, y, width, height },
      };
    });
  }

  takeScreenshot(name) {
    return this.device.takeScreenshot(name);
  }
}

module.exports = { Element, visibleShare };
