/** Detox's `by`, as data that the page understands (inPage.cjs). */

/** What Detox calls a trait is a role on the web. */
const STATES = { selected: ':is([aria-pressed=true],[aria-selected=true])' };
const ROLES = { button: 'button', header: 'heading', link: 'link', image: 'img', adjustable: 'slider' };

class Matcher {
  constructor(data, description) {
    this.data = data;
    this.description = description;
  }

  and(other) {
    return new Matcher({ kind: 'and', one: this.data, other: other.data }, `${this.description} and ${other.description}`);
  }

  withAncestor(other) {
    return new Matcher({ kind: 'inside', inner: this.data, outer: other.data }, `${this.description} inside ${other.description}`);
  }

  withDescendant(other) {
    return new Matcher({ kind: 'around', outer: this.data, inner: other.data }, `${this.description} around ${other.description}`);
  }
}

/** A story's regular expressions are made in jest's own world, where `instanceof` does not know them. */
const { isRegExp } = require('node:util').types;

const words = text => (isRegExp(text) ? { source: text.source, flags: text.flags } : { text });
const byCss = (css, description) => new Matcher({ kind: 'css', css }, description);
const byLabel = label => new Matcher({ kind: 'label', label: words(label) }, `label ${label}`);

const by = {
  id: id => byCss(`[data-testid=${JSON.stringify(id)}]`, `id ${id}`),
  text: text => new Matcher({ kind: 'text', text: words(text) }, `text ${text}`),
  label: byLabel,
  accessibilityLabel: byLabel,
  traits: traits => byCss(traits.map(trait => STATES[trait] ?? `[role=${ROLES[trait] ?? trait}]`).join(''), `traits ${traits}`),
  type: selector => byCss(selector, `type ${selector}`),
};

module.exports = { by, Matcher };
