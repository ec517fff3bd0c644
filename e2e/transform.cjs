/** Stories and what they borrow from the rooms are plain TypeScript: esbuild reads it in a tenth of the time that Babel takes. */
const { readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

const HOW = { loader: 'ts', format: 'cjs', target: 'node20', sourcemap: 'inline', sourcesContent: true };
const KEY = version + readFileSync(__filename, 'utf8');

module.exports = {
  process: (text, path) => transformSync(text, { ...HOW, sourcefile: path }),
  getCacheKey: (text, path) => createHash('sha1').update(KEY).update(path).update(text).digest('hex'),
};
