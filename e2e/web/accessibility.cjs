/** Asks axe-core what would keep somebody from using the screen that is shown. */
const { readFileSync } = require('node:fs');

let source;

/** The page forbids foreign scripts, so axe goes in through the developer's door and not as a script of the page. */
async function axeViolations(page) {
  source ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  );
}

module.exports = { axeViolations };
