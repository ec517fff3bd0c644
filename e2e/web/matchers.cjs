/** Detox's `by`, as Playwright locators. */

/** What Detox calls a trait is a role on the web. */
const STATES = { selected: ':is([aria-pressed=true],[aria-selected=true])' };
const ROLES = { button: 'button', header: 'heading', link: 'link', image: 'img', adjustable: 'slider' };

class Matcher {
  constructor(find, description) {
    this.find = find;
    this.description = description;
  }

  and(other) {
    return new Matcher(page => this.find(page).and(other.find(page)), `${this.description} and ${other.description}`);
  }

  withAncestor(other) {
    return new Matcher(page => other.find(page).locator(this.find(page)), `${this.description} inside ${other.description}`);
  }

  withDescendant(other) {
    return new Matcher(page => this.find(page).filter({ has: other.find(page) }), `${this.description} around ${other.description}`);
  }
}

/** A story's regular expressions are made in jest's own world, where `instanceof` does not know them. */
const { isRegExp } = require('node:util').types;

const byLabel = label =>
  new Matcher(page => (isRegExp(label) ? page.getByLabel(label) : page.locator(`[aria-label=${JSON.stringify(label)}]`)), `label ${label}`);

const by = {
  id: id => new Matcher(page => page.getByTestId(id), `id ${id}`),
  text: text => new Matcher(page => page.getByText(text, isRegExp(text) ? {} : { exact: true }), `text ${text}`),
  label: byLabel,
  accessibilityLabel: byLabel,
  traits: traits =>
    new Matcher(page => page.locator(traits.map(trait => STATES[trait] ?? `[role=${ROLES[trait] ?? trait}]`).join('')), `traits ${traits}`),
  type: selector => new Matcher(page => page.locator(selector), `type ${selector}`),
};

module.exports = { by, Matcher };
