/** The certificate of `play --lan` holds for exactly its hosts, and a browser's TLS takes it. */
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import { connect, createServer } from 'node:tls';
import { certificateFor } from '../certificate.mjs';

const now = new Date('2026-11-18T12:00:00Z');
const HOSTS = ['localhost', '192.168.1.20'];

test('it is signed by its own key, for its hosts, for thirty days', () => {
  const { cert } = certificateFor(HOSTS, now);
  const written = new X509Certificate(cert);
  assert.ok(written.verify(written.publicKey));
  assert.equal(written.checkHost('localhost'), 'localhost');
  assert.equal(written.checkIP('192.168.1.20'), '192.168.1.20');
  assert.equal(written.checkIP('192.168.1.21'), undefined);
  assert.equal(new Date(written.validFrom).getTime(), now.getTime());
  assert.equal(new Date(written.validTo).getTime(), new Date('2026-12-18T12:00:00Z').getTime());
});

test('a client that trusts it reaches the server', async () => {
  const { key, cert } = certificateFor(HOSTS);
  const server = createServer({ key, cert }, socket => socket.end('welcome')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: server.address().port, host: '127.0.0.1', servername: 'localhost', ca: cert });
  const [said] = await once(client, 'data');
  assert.equal(String(said), 'welcome');
  assert.ok(client.authorized);
  server.close();
});
