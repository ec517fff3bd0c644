/** About shows whose work is in the app, under which terms, of the versions that are installed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SHIPPED, shippedTexts } from '../licences/shipped.mjs';
import { grouped } from '../licences/texts.mjs';
import { ROOT } from '../setUp.mjs';

const shipped = JSON.parse(readFileSync(SHIPPED, 'utf8'));
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const named = new Set(shipped.flatMap(({ packages }) => packages.map(({ name }) => name)));

test('what is shown is what is installed: npm run licences writes it anew', () => {
  assert.deepEqual(shipped, shippedTexts());
  for (const name of Object.keys(dependencies))
    assert.ok(
      [...named].some(each => each.startsWith(`${name} `)),
      name,
    );
});

test('every text is one, none is there twice, and what phones bring of their own has one, too', () => {
  for (const { licence, text, packages } of shipped) assert.ok(text.length > 40 && licence !== '', packages[0].name);
  assert.equal(new Set(shipped.map(({ text }) => text)).size, shipped.length);
  for (const name of ['SQLite', 'Folly', 'Boost', 'glog']) assert.ok(named.has(name), name);
  for (const kind of ['MIT', 'OFL-1.1', 'Apache-2.0', 'BSL-1.0'])
    assert.ok(
      shipped.some(each => each.licence.includes(kind)),
      kind,
    );
});

test('packages that give under the same words share one text, each with its own line of copyright', () => {
  const mit = whose =>
    `MIT License\n\nCopyright (c) ${whose}\n\nPermission is hereby granted,\nfree of charge, to any person obtaining this.`;
  const [one, ...others] = grouped([
    { name: 'a', version: '1.0.0', licence: 'MIT', text: mit('Ada') },
    { name: 'b', version: '2.0.0', licence: 'MIT', text: mit('Bob').replaceAll('\n', '\r\n') },
    { name: 'c', version: '3.0.0', licence: 'MIT', text: null, by: 'Cem' },
  ]);
  assert.deepEqual(others, []);
  assert.deepEqual(one.packages, [
    { name: 'a 1.0.0', whose: 'Copyright (c) Ada' },
    { name: 'b 2.0.0', whose: 'Copyright (c) Bob' },
    { name: 'c 3.0.0', whose: 'Copyright (c) Cem' },
  ]);
});
