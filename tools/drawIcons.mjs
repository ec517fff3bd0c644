/** Draws every PNG in assets/ from the arms beside them, in headless Chromium: npm needs no image library for it. */
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, HOW_TO_GET_CHROMIUM, findChromium } from './chromium.mjs';

const ASSETS = join(import.meta.dirname, '..', 'assets');
const PAPER = '#F6F0E1';

/** `high` is the share of the side that the shield's height takes; without paper the ground is transparent. */
const PICTURES = [
  { file: 'icon.png', side: 1024, arms: 'arms', high: 0.66, paper: true },
  // A launcher may cut the foreground to a circle of two thirds of its side.
  { file: 'adaptive-icon.png', side: 1024, arms: 'arms', high: 0.47 },
  { file: 'monochrome-icon.png', side: 1024, arms: 'arms-monochrome', high: 0.47 },
  { file: 'splash.png', side: 512, arms: 'arms', high: 0.96 },
  { file: 'favicon.png', side: 48, arms: 'arms-small', high: 1 },
  { file: 'pwa/icon-192.png', side: 192, arms: 'arms', high: 0.7, paper: true },
  { file: 'pwa/icon-512.png', side: 512, arms: 'arms', high: 0.7, paper: true },
  { file: 'pwa/icon-maskable-512.png', side: 512, arms: 'arms', high: 0.58, paper: true },
  { file: 'pwa/apple-touch-icon.png', side: 180, arms: 'arms', high: 0.72, paper: true },
];

/** Paper with the faint hexes of a map that nobody has drawn on yet. */
function ground(side) {
  const radius = side / 9;
  const width = Math.sqrt(3) * radius;
  const hexes = [];
  for (let row = -1; row * 1.5 * radius < side + radius; row++) {
    for (let column = -1; column * width < side + width; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * width + side / 2 - Math.round(side / width / 2) * width;
      const y = row * 1.5 * radius + side / 2 - Math.round(side / radius / 3) * 1.5 * radius;
      hexes.push(
        `M${x} ${y - radius}l${width / 2} ${radius / 2}v${radius}l${-width / 2} ${radius / 2}l${-width / 2} ${-radius / 2}v${-radius}z`,
      );
    }
  }
  const lines = `<path d="${hexes.join('')}" fill="none" stroke="#E9DEC6" stroke-width="${side / 170}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${PAPER}"/>${lines}</svg>`;
}

function page({ side, arms, high, paper }) {
  const shield = readFileSync(join(ASSETS, `${arms}.svg`), 'utf8').replace(/<!--.*?-->/s, '');
  return `<!doctype html><style>
    body { margin: 0; width: ${side}px; height: ${side}px; display: grid; place-items: center; overflow: hidden }
    svg { grid-area: 1 / 1 } .ground svg { display: block; width: ${side}px } .ground { grid-area: 1 / 1 }
    .arms { grid-area: 1 / 1; height: ${high * side}px } .arms svg { height: 100%; display: block }
  </style>${paper ? `<div class="ground">${ground(side)}</div>` : ''}<div class="arms">${shield}</div>`;
}

const executablePath = findChromium();
if (executablePath === null) throw new Error(HOW_TO_GET_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
for (const picture of PICTURES) {
  const tab = await browser.newPage({ viewport: { width: picture.side, height: picture.side } });
  await tab.setContent(page(picture));
  const path = join(ASSETS, picture.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await tab.screenshot({ omitBackground: !picture.paper }));
  await tab.close();
  console.log(`assets/${picture.file}`);
}
await browser.close();
