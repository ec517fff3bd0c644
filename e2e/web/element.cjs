/** Detox's `element`: something visible on the page, and what a finger or a keyboard does to it. */
const { hold, pinch, swipe, tapAt, WAY } = require('./gestures.cjs');
const { askPage, PATIENCE } = require('./patience.cjs');

/** Longer than the longest press of the app (src/table/kit/Spot.tsx), which begins a moment after the finger. */
const LONG = 700;
const OPPOSITE_EDGE = { top: 'up', bottom: 'down', left: 'left', right: 'right' };

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

  get asked() {
    return { matcher: this.matcher.data, index: this.index };
  }

  atIndex(index) {
    return new Element(this.device, this.matcher, index);
  }

  ask(word, how = {}, timeout = PATIENCE) {
    return askPage(this.device, word, { ...this.asked, ...how }, { what: `No visible element for ${this.description}`, timeout });
  }

  /** Where a finger hits it, apart from its last tap if it is large enough. */
  async place({ point, atRest, timeout } = {}) {
    const { tapped } = this.device;
    const { place, clicks } = await this.ask('target', { point, atRest, tapped: point === undefined ? tapped : null }, timeout);
    return { ...place, clicks };
  }

  async tap(point, timeout) {
    const { x, y, again, clicks } = await this.place({ point, timeout });
    if (again) await this.device.glance();
    this.device.tapped = { x, y };
    await tapAt(this.device, x, y);
    await this.device.settled(clicks);
  }

  tapAtPoint(point) {
    return this.tap(point);
  }

  /** At one place, whatever comes to stand there in between. */
  async multiTap(times) {
    const { x, y } = await this.place();
    for (let i = 0; i < times; i++) await tapAt(this.device, x, y);
    this.device.tapped = { x, y };
  }

  async longPress(duration = LONG) {
    // What comes in under a held finger takes the press away from it.
    const { x, y } = await this.place({ atRest: true });
    await hold(this.page, x, y, typeof duration === 'number' ? duration : LONG);
    await this.device.settled();
  }

  /** Held as long as it is there. */
  async holdUntilGone() {
    const { x, y } = await this.place({ atRest: true });
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.ask('ask', { question: 'visible', wanted: 1, negated: true });
    await this.page.mouse.up();
    await this.device.settled();
  }

  /** For what Playwright does best: fields of a form. */
  async handle() {
    await this.ask('attributes');
    return (await this.page.evaluateHandle(asked => globalThis.story.element(asked), this.asked)).asElement();
  }

  async typeText(text) {
    await (await this.handle()).focus();
    await this.page.keyboard.type(text);
    await this.device.settled();
  }

  async replaceText(text) {
    await (await this.handle()).fill(text);
    await this.device.settled();
  }

  async clearText() {
    await this.replaceText('');
  }

  async tapReturnKey() {
    await (await this.handle()).press('Enter');
    await this.device.settled();
  }

  async scroll(distance, direction = 'down') {
    const [x, y] = WAY[direction];
    await this.ask('scroll', { by: [x * distance, y * distance] });
  }

  async scrollTo(edge) {
    await this.scroll(1_000_000, OPPOSITE_EDGE[edge]);
  }

  async frame() {
    return (await this.getAttributes()).frame;
  }

  async swipe(direction, _speed = 'fast', share = 0.75) {
    await swipe(this.page, await this.frame(), direction, share);
    await this.device.settled();
  }

  async pinch(scale) {
    await pinch(this.page, await this.frame(), scale);
    await this.device.settled();
  }

  async getAttributes() {
    return (await this.ask('attributes')).read;
  }

  takeScreenshot(name) {
    return this.device.takeScreenshot(name);
  }
}

module.exports = { Element };
