/** Runs in the page of a table: what the eye has to bear. Everything that it needs is in here. */
function measureTable({ least }) {
  const isSeen = e =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    e.closest('[aria-hidden="true"][style*="display: none"]') === null;
  const short = text => text.replace(/\s+/g, ' ').trim().slice(0, 30);
  const where = e => e.closest('[data-testid]')?.getAttribute('data-testid') ?? e.tagName.toLowerCase();
  const isInWindow = ({ left, right, top, bottom, width, height }) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

  /** As large as it is printed: pictures and whole boards are scaled. */
  function printedSize(e) {
    const size = parseFloat(getComputedStyle(e).fontSize);
    const matrix = e.closest('svg')?.contains(e) && e.getScreenCTM ? e.getScreenCTM() : null;
    if (matrix !== null) return size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    return e.offsetWidth > 0 ? (size * e.getBoundingClientRect().width) / e.offsetWidth : size;
  }

  /** What lights up where one may act, painted later, over the middle of a count. Pieces may lie on what is printed. */
  function coveredBy(text, { left, right, top, bottom }) {
    const point = new DOMPoint((left + right) / 2, (top + bottom) / 2);
    const lights = '[data-testid="glow"], [data-spot="offered"]';
    for (const shape of document.querySelectorAll(`:is(${lights}) :is(path, rect, circle, ellipse, polygon)`)) {
      if (!(text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) || shape.closest('defs, clipPath, mask')) continue;
      if (shape.closest(lights).contains(text)) continue;
      const { fill, fillOpacity, opacity } = getComputedStyle(shape);
      if (fill === 'none' || fill.startsWith('url') || Number(fillOpacity) * Number(opacity) < 0.5 || /rgba\(.*, 0\)/.test(fill)) continue;
      const matrix = shape.getScreenCTM();
      if (matrix !== null && shape.isPointInFill(point.matrixTransform(matrix.inverse()))) return shape;
    }
    return null;
  }

  const small = [];
  const covered = [];
  let smallest = Infinity;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const e = node.parentElement;
    if (node.data.trim() === '' || /^(script|style|noscript|title)$/i.test(e.tagName) || !isSeen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!isInWindow(box) || box.width < 2) continue;
    const size = printedSize(e);
    smallest = Math.min(smallest, size);
    if (size < least - 0.05) small.push(`${size.toFixed(1)} px: "${short(node.data)}" in ${where(e)}`);
    if (coveredBy(e.closest('text') ?? e, box) !== null) covered.push(`"${short(node.data)}" in ${where(e)}`);
  }
  const hides = [...document.querySelectorAll('[data-testid]')].some(
    e => isSeen(e) && /(auto|scroll)/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 8,
  );
  return { smallest, small: [...new Set(small)], covered: [...new Set(covered)], hides };
}

/** Runs in any page: the highest band of a picture in which nothing at all is drawn, in dp. */
async function emptiestBand({ png, scale }) {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, picture.width, picture.height);
  const isEmpty = y => {
    const row = y * width * 4;
    for (let x = 1; x < width; x++) for (let c = 0; c < 3; c++) if (Math.abs(data[row + x * 4 + c] - data[row + c]) > 3) return false;
    return true;
  };
  let [most, at, begun] = [0, 0, null];
  for (let y = 0; y <= height; y++) {
    if (y < height && isEmpty(y)) begun ??= y;
    else if (begun !== null) {
      if (y - begun > most) [most, at] = [y - begun, begun];
      begun = null;
    }
  }
  return { band: Math.round(most / scale), at: Math.round(at / scale) };
}

module.exports = { measureTable, emptiestBand };
