/** Whoever serves the app forbids every foreign origin, shows nothing outside the folder, and finds a free port. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { CONTENT_SECURITY_POLICY, serve } from '../serve.mjs';

let house;
let server;

/** Asks for a path exactly as written: fetch would tidy it up. */
const ask = path =>
  new Promise((answered, failed) => {
    request({ port: server.port, path }, response => {
      let body = '';
      response.on('data', chunk => (body += chunk));
      response.on('end', () => answered({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', failed)
      .end();
  });

before(async () => {
  house = mkdtempSync(join(tmpdir(), 'blazon-serve-'));
  mkdirSync(join(house, 'dist', '_expo'), { recursive: true });
  writeFileSync(join(house, 'dist', 'index.html'), 'the page');
  writeFileSync(join(house, 'dist', '_expo', 'app-0123.js'), 'the app');
  writeFileSync(join(house, 'dist', 'sqlite.wasm'), 'wasm');
  writeFileSync(join(house, 'secret.txt'), 'secret');
  server = await serve({ folder: join(house, 'dist') });
});

after(async () => {
  await server.close();
  rmSync(house, { recursive: true });
});

test('every answer carries the security headers, also the one that finds nothing', async () => {
  for (const path of ['/', '/_expo/app-0123.js', '/not-there.js']) {
    const { headers } = await ask(path);
    assert.match(headers['content-security-policy'], /default-src 'none'.*frame-ancestors 'none'/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'no-referrer');
  }
});

test('the policy names no origin but our own, and allows no eval', () => {
  const sources = CONTENT_SECURITY_POLICY.split(';').flatMap(directive => directive.trim().split(' ').slice(1));
  const known = ["'self'", "'none'", "'unsafe-inline'", "'wasm-unsafe-eval'", 'data:', 'blob:'];
  assert.deepEqual(
    sources.filter(source => !known.includes(source)),
    [],
  );
  assert.doesNotMatch(CONTENT_SECURITY_POLICY, /script-src[^;]*'unsafe-inline'/);
});

test('an address inside the app opens its page, a missing file is missed', async () => {
  assert.equal((await ask('/match/9')).body, 'the page');
  for (const path of ['/_expo/gone.js', '/gone.txt', '/_expo/gone', '/assets/gone']) assert.equal((await ask(path)).status, 404, path);
});

test('nothing outside the folder is shown', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%zz']) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(body, /secret/, path);
  }
});

test('types are told, and what has a hash in its name may be kept', async () => {
  assert.equal((await ask('/sqlite.wasm')).headers['content-type'], 'application/wasm');
  assert.match((await ask('/_expo/app-0123.js')).headers['cache-control'], /immutable/);
  assert.equal((await ask('/')).headers['cache-control'], 'no-cache');
});

test('a taken port is not insisted on', async () => {
  const second = await serve({ folder: join(house, 'dist'), port: server.port });
  assert.notEqual(second.port, server.port);
  await second.close();
});
