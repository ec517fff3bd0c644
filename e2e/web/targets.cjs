/** Measures what a finger has to hit, in windows of several sizes. */

/** A hex of a grid is touched as a brick, which lies closer to the rows above and below: as far from them as from its neighbours in the row. */
const BRICK = 0.75;

function measure({ least, brick }) {
  const places = [...document.querySelectorAll('[data-spot]')].filter(place => place.checkVisibility());
  return places.flatMap(place => {
    const { width, height, left, top, right, bottom } = place.getBoundingClientRect();
    const name = place.dataset.testid;
    const high = name.startsWith('hex:') ? least * brick : least;
    const said = `${name}: ${width.toFixed(1)} × ${height.toFixed(1)} at ${left.toFixed(1)}, ${top.toFixed(1)}`;
    const small = width < least - 0.1 || height < high - 0.1;
    // What pans is brought into sight by a finger.
    const outside =
      place.closest('[data-pans]') === null && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
    return [...(small ? [`too small: ${said}`] : []), ...(outside ? [`out of sight: ${said}`] : [])];
  });
}

const MOST_RESTLESS = 2000;
const rests = page => page.evaluate(most => globalThis.story.rests(null, most), MOST_RESTLESS);

/** What is too small for a finger or cannot be seen without scrolling; throws when nothing could be measured. */
async function smallTargets(page, sizes, least) {
  const usual = page.viewportSize();
  const found = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await rests(page);
    if ((await page.locator('[data-spot]:visible').count()) === 0) throw new Error(`Nothing to measure at ${width} × ${height}`);
    for (const line of await page.evaluate(measure, { least, brick: BRICK })) found.push(`${width} × ${height}: ${line}`);
  }
  await page.setViewportSize(usual);
  await rests(page);
  return found;
}

module.exports = { smallTargets };
