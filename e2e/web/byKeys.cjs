/** By keyboard to one place on the page: Tab to what is a stop of its own, arrows to what lies close to others on a board. The focus must be seen there. */

const MOST_TABS = 150;
const MOST_STEPS = 240;
const MOST_FRAMES = 60;

/** In the page: where the focus is, where it shall be, and whether Tab stops there. */
function way(id) {
  const wanted = document.querySelector(`[data-testid="${CSS.escape(id)}"]`);
  if (wanted === null) return { gone: true };
  const here = document.activeElement;
  const centre = e => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(here);
  const [wantedX, wantedY] = centre(wanted);
  // The ring lies above all, around what can be seen of the piece: some of it at least.
  const ring = document.getElementById('focus-ring')?.getBoundingClientRect();
  const piece = wanted.getBoundingClientRect();
  const around = (from, to, ringFrom, ringTo) =>
    ringFrom >= from - 8 && ringTo <= to + 8 && Math.min(to, ringTo) - Math.max(from, ringFrom) >= Math.min(8, to - from);
  return {
    there: here === wanted,
    isSeen:
      ring !== undefined &&
      around(piece.left, piece.right, ring.left, ring.right) &&
      around(piece.top, piece.bottom, ring.top, ring.bottom),
    stops: wanted.tabIndex >= 0,
    here: here.getAttribute('data-testid') ?? here.tagName,
    right: wantedX - x,
    down: wantedY - y,
  };
}

async function tab(page, id) {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(way, id)).there) return true;
  }
  return false;
}

/** Towards it first; where it has been before, by the arrow it has pressed there least: so it comes everywhere. */
async function walk(page, id) {
  const pressed = new Map();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { there, here, right, down } = await page.evaluate(way, id);
    if (there) return true;
    const ways = [
      ['ArrowRight', right],
      ['ArrowLeft', -right],
      ['ArrowDown', down],
      ['ArrowUp', -down],
    ].map(([key, closer]) => ({ key, closer, times: pressed.get(`${here} ${key}`) ?? 0 }));
    const [{ key, times }] = ways.sort((one, other) => one.times - other.times || other.closer - one.closer);
    pressed.set(`${here} ${key}`, times + 1);
    await page.keyboard.press(key);
  }
  return false;
}

/** Why not; null when the focus is there. */
async function byKeys(page, id) {
  const from = await page.evaluate(way, id);
  if (from.gone) return 'it is not on the page';
  if (!from.there && !(await (from.stops ? tab(page, id) : walk(page, id))))
    return from.stops ? 'Tab passes it by' : 'no arrow leads there';
  // It is there with the next frame; a page that scrolls to what is focused needs some more.
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    if ((await page.evaluate(way, id)).isSeen) return null;
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(drawn)));
  }
  return 'one does not see that the focus is there';
}

module.exports = { byKeys };
