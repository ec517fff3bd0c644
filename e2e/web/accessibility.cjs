/** Asks axe-core what would keep somebody from using the screen that is shown. */
const { readFileSync } = require('node:fs');

let source;

/**
 * A spot on a board is named by a sentence about the place and the choice; the number on its pellet is part of that sentence in
 * words, so its figures need not be repeated in the name; so is what is
 * written in several lines (data-said). Everywhere else a name contains what is
 * written.
 */
const SPOTS_ASIDE = { rules: [{ id: 'label-content-name-mismatch', selector: '[aria-label]:not([data-spot]):not([data-said])' }] };

/** By itself axe leaves out the least size of targets (WCAG 2.2); Lighthouse does not. The page forbids foreign scripts, so axe goes in through the developer's door and not as a script of the page. */
async function axeViolations(page) {
  // It is as large as half the app: once for as long as the page stays.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    source ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
    await page.evaluate(source);
  }
  const { violations } = await page.evaluate(async settings => {
    globalThis.axe.configure(settings);
    return globalThis.axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  }, SPOTS_ASIDE);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  );
}

module.exports = { axeViolations };
