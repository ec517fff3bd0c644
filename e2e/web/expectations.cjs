/** Detox's `expect` and `waitFor`: both ask the same questions, the second for as long as it is told. */
const { Element, visibleShare } = require('./element.cjs');
const { patiently, sleep, AT_ONCE, PATIENCE } = require('./patience.cjs');

const read = (locator, how) => locator.evaluate(how, null, AT_ONCE);
const textOf = locator => read(locator, element => element.value ?? element.textContent);
const attribute = name => locator => locator.getAttribute(name, AT_ONCE);
const valueOf = locator =>
  read(locator, element => element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? element.value);
const isOn = locator =>
  read(locator, element => element.checked ?? element.querySelector('input')?.checked ?? element.getAttribute('aria-checked') === 'true');
const isFocused = locator => read(locator, element => element === document.activeElement || element.contains(document.activeElement));

class Expectation {
  constructor(element, { timeout = PATIENCE, negated = false } = {}) {
    this.element = element;
    this.timeout = timeout;
    this.negated = negated;
  }

  get not() {
    return new Expectation(this.element, { timeout: this.timeout, negated: !this.negated });
  }

  comesTrue(what, isTrue) {
    return patiently(async () => (await isTrue()) !== this.negated, {
      what: `Expected ${this.element.description} ${this.negated ? 'not ' : ''}${what}`,
      timeout: this.timeout,
      complaints: () => this.element.device.takeComplaints(),
    });
  }

  /** True of the visible element; false while there is none. */
  ofElement(what, holds) {
    return this.comesTrue(what, async () => {
      const found = (await this.element.visible())[this.element.index ?? 0];
      return found === undefined ? false : holds(found);
    });
  }

  hasSame(what, readIt, wanted) {
    return this.ofElement(`to have ${what} ${JSON.stringify(wanted)}`, async found => {
      const has = await readIt(found);
      if (has !== wanted && !this.negated) throw new Error(`it has ${JSON.stringify(has)}`);
      return has === wanted;
    });
  }

  toBeVisible(percent = 75) {
    return this.ofElement(`to be ${percent}% visible`, async found => (await read(found, visibleShare)) * 100 >= percent);
  }

  toBeNotVisible() {
    return this.not.toBeVisible(1);
  }

  toExist() {
    return this.comesTrue('to exist', async () => (await this.element.all()).length > 0);
  }

  toNotExist() {
    return this.not.toExist();
  }

  toHaveText(text) {
    return this.hasSame('text', textOf, text);
  }

  toHaveLabel(label) {
    return this.hasSame('label', attribute('aria-label'), label);
  }

  toHaveId(id) {
    return this.hasSame('id', attribute('data-testid'), id);
  }

  toHaveValue(value) {
    return this.hasSame('value', valueOf, value);
  }

  toHaveToggleValue(value) {
    return this.hasSame('toggle value', isOn, value);
  }

  toBeFocused() {
    return this.ofElement('to be focused', isFocused);
  }
}

const QUESTIONS = Object.getOwnPropertyNames(Expectation.prototype).filter(name => name.startsWith('to'));
const MOST_SCROLLS = 60;

/** waitFor(element).toBeVisible().withTimeout(ms), or .whileElement(by.id('list')).scroll(50, 'down') */
class Waiting {
  constructor(element, negated = false) {
    this.element = element;
    this.negated = negated;
  }

  get not() {
    return new Waiting(this.element, !this.negated);
  }

  ask(question, wanted, timeout) {
    return new Expectation(this.element, { timeout, negated: this.negated })[question](...wanted);
  }

  async scrollUntil(question, wanted, scrolled, distance, direction) {
    for (let i = 0; i < MOST_SCROLLS; i++) {
      try {
        return await this.ask(question, wanted, 0);
      } catch {
        await scrolled.scroll(distance, direction);
        await sleep(30);
      }
    }
    throw new Error(`Scrolled to the end, and still not so: ${this.element.description} ${question}`);
  }
}

for (const question of QUESTIONS) {
  Waiting.prototype[question] = function (...wanted) {
    return {
      withTimeout: timeout => this.ask(question, wanted, timeout),
      whileElement: matcher => ({
        scroll: (distance, direction) => this.scrollUntil(question, wanted, new Element(this.element.device, matcher), distance, direction),
      }),
    };
  };
}

module.exports = { Expectation, Waiting };
