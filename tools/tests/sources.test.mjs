import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setUp.mjs';
import { filesUnder } from '../sources.mjs';

test('an export has a folder node_modules among its assets, and its fonts count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-export-'));
  const font = join(folder, 'assets', 'node_modules', 'font.ttf');
  mkdirSync(join(folder, 'assets', 'node_modules'), { recursive: true });
  writeFileSync(font, '');
  assert.deepEqual(filesUnder(folder), [font]);
  rmSync(folder, { recursive: true });
});

test('what npm installs does not count', () => {
  assert.deepEqual(filesUnder(join(ROOT, 'node_modules')), []);
});
