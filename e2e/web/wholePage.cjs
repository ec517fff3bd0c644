/**
 * All that a page holds for whoever looks, listens or pokes into it: every node with its attributes, what fields contain, and the
 * tree that assistive technology gets. One line each, so that two pages can be compared.
 */
const { sleep } = require('./patience.cjs');

/** Still when two looks see the same: until then something moves in. */
const BETWEEN_LOOKS = 150;
const MOST_LOOKS = 40;

/** Numbered by React in order of drawing: they say nothing, and differ from one drawing to the next. */
const DRAWN_IDS = /[«:_]r_?[0-9a-z]+[»:_]/g;

function lookThrough() {
  const lines = [`title ${document.title}`, `address ${location.hash}${location.search}`];
  const walk = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node = walk.currentNode; node !== null; node = walk.nextNode()) {
    if (node.parentElement?.closest('head, script, style') != null) continue;
    if (node.nodeType !== Node.ELEMENT_NODE) {
      lines.push(`text ${node.nodeValue}`);
      continue;
    }
    const attributes = [...node.attributes].map(a => `${a.name}=${a.value}`).sort();
    const value = node.value === undefined ? [] : [`value ${String(node.value)}`];
    lines.push([node.localName, ...attributes, ...value].join(' '));
  }
  return lines;
}

async function spokenTree(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(node => !node.ignored)
      .map(({ role, name, description, value }) => ['spoken', role, name, description, value].map(part => part?.value ?? part).join(' | '));
  } finally {
    await session.detach();
  }
}

async function look(page) {
  return [...(await page.evaluate(lookThrough)), ...(await spokenTree(page))].join('\n').replace(DRAWN_IDS, 'id');
}

async function wholePage(page) {
  let before = '';
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const now = await look(page);
    if (now === before) return now;
    before = now;
    await sleep(BETWEEN_LOOKS);
  }
  throw new Error('The page never comes to rest');
}

module.exports = { wholePage };
