/** Detox's `expect` and `waitFor`: both ask the same questions, the second for as long as it is told. */
const { Element } = require('./element.cjs');
const { WAY } = require('./gestures.cjs');
const { askPage, PATIENCE } = require('./patience.cjs');

/** What is asked of the page for each of Detox's questions, and how it is called where it fails. */
const QUESTIONS = {
  toBeVisible: (percent = 75) => ({ question: 'visible', wanted: percent, what: `to be ${percent}% visible` }),
  toBeNotVisible: () => ({ question: 'visible', wanted: 1, negates: true, what: 'to be visible' }),
  toExist: () => ({ question: 'exist', what: 'to exist' }),
  toNotExist: () => ({ question: 'exist', negates: true, what: 'to exist' }),
  toHaveText: text => ({ question: 'text', wanted: text }),
  toHaveLabel: label => ({ question: 'label', wanted: label }),
  toHaveId: id => ({ question: 'id', wanted: id }),
  toHaveValue: value => ({ question: 'value', wanted: value }),
  toHaveToggleValue: value => ({ question: 'toggle value', wanted: value }),
  toBeFocused: () => ({ question: 'focus', wanted: true, what: 'to be focused' }),
};

function put(element, name, wanted, isNegated) {
  const { question, wanted: value, negates = false, what } = QUESTIONS[name](...wanted);
  const negated = isNegated !== negates;
  const told = what ?? `to have ${question} ${JSON.stringify(value)}`;
  return {
    asked: { ...element.asked, question, wanted: value, negated },
    what: `Expected ${element.description} ${negated ? 'not ' : ''}${told}`,
  };
}

class Expectation {
  constructor(element, negated = false) {
    this.element = element;
    this.negated = negated;
  }

  get not() {
    return new Expectation(this.element, !this.negated);
  }
}

/** waitFor(element).toBeVisible().withTimeout(ms), or .whileElement(by.id('list')).scroll(50, 'down') */
class Waiting extends Expectation {
  get not() {
    return new Waiting(this.element, !this.negated);
  }
}

for (const name of Object.keys(QUESTIONS)) {
  Expectation.prototype[name] = async function (...wanted) {
    const { asked, what } = put(this.element, name, wanted, this.negated);
    await askPage(this.element.device, 'ask', asked, { what, timeout: PATIENCE });
  };
  Waiting.prototype[name] = function (...wanted) {
    const { device } = this.element;
    const { asked, what } = put(this.element, name, wanted, this.negated);
    return {
      withTimeout: async timeout => void (await askPage(device, 'ask', asked, { what, timeout })),
      whileElement: matcher => ({
        scroll: async (distance, direction) => {
          const [x, y] = WAY[direction];
          const scrolled = { ...new Element(device, matcher).asked, by: [x * distance, y * distance], asked };
          await askPage(device, 'scroll', scrolled, { what, timeout: PATIENCE });
        },
      }),
    };
  };
}

module.exports = { Expectation, Waiting };
