/** What a device asks its page for besides what Detox knows: whether it rests, what comes first, what has to be scrolled to. */
const DeviceDriverBase = require('detox/src/devices/runtime/drivers/DeviceDriverBase');
const { Element } = require('./element.cjs');
const { by } = require('./matchers.cjs');
const { askPage, PATIENCE } = require('./patience.cjs');

/** A page on which bots play moves all the time. */
const MOST_RESTLESS = 2000;
const MOST_TRIES = 4;
const GLANCE = 450;

class AskingDevice extends DeviceDriverBase {
  /** What was done last is drawn. A tap is heard first: `clicks` were heard before it. */
  async settled(clicks) {
    // Who is led elsewhere by it has nothing to wait for here.
    await this.page.evaluate(before => globalThis.story.settled({ before }), clicks).catch(() => {});
  }

  /**
   * Who goes on at the very same place sees first what stands there now: the app takes a quicker tap for a second one (src/table/finger/secondTap.ts).
   * The page's clock goes on by as much, and nobody waits.
   */
  async glance() {
    await this.page.evaluate(milliseconds => globalThis.story.passed(milliseconds), GLANCE);
  }

  /** So long by the page's own clock. */
  async passes(milliseconds) {
    await this.page.evaluate(async steps => {
      for (let step = 0; step < steps; step++) await new Promise(passed => setTimeout(passed, 20));
    }, milliseconds / 20);
  }

  /** Seen now, or as soon as nothing moves any more. */
  async isSeen(id) {
    const asked = { matcher: by.id(id).data };
    return (await askPage(this, 'isSeen', asked, { what: `Nobody tells of ${id}`, timeout: MOST_RESTLESS })).seen;
  }

  holdUntilGone(id) {
    return new Element(this, by.id(id)).holdUntilGone();
  }

  async bring(id, { within, step, must }) {
    const asked = { matcher: by.id(id).data, within: by.id(within).data, step, must };
    await askPage(this, 'bring', asked, { what: `Nobody brings ${id}`, timeout: must ? PATIENCE : MOST_RESTLESS });
  }

  /** Brought and tapped; what is pushed away in between by what comes late is brought again. */
  async reach(id, how) {
    for (let tries = 1; ; tries++) {
      await this.bring(id, { ...how, must: true });
      try {
        return await new Element(this, by.id(id)).tap(undefined, tries < MOST_TRIES ? MOST_RESTLESS : PATIENCE);
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
    }
  }

  async firstSeen(ids, timeout) {
    const matchers = ids.map(id => by.id(id).data);
    const { found } = await askPage(this, 'first', { matchers }, { what: `None of ${ids.join(', ')} is seen`, timeout });
    return ids[found];
  }

  /** Nothing moves any more. */
  async rests() {
    await this.page.evaluate(most => globalThis.story.rests(null, most), MOST_RESTLESS);
  }
}

module.exports = { AskingDevice };
