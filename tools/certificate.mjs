/**
 * A certificate signed by itself, for `npm run play -- --lan`. Browsers give storage (and with it saved matches) only to pages
 * that come over https, and Node can sign but not write certificates; this writes the few fields one needs, in DER.
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

const DAYS = 30;

/** One DER value: what it is, how long it is, its bytes. */
function der(tag, ...parts) {
  const body = Buffer.concat(parts.map(part => (Buffer.isBuffer(part) ? part : Buffer.from(part))));
  const length =
    body.length < 0x80 ? [body.length] : body.length < 0x100 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts) => der(0x30, ...parts);
const set = (...parts) => der(0x31, ...parts);
const integer = bytes => der(0x02, bytes);
const objectId = hex => der(0x06, Buffer.from(hex, 'hex'));
const text = value => der(0x0c, Buffer.from(value, 'utf8'));
const octets = bytes => der(0x04, bytes);
const bits = bytes => der(0x03, [0], bytes);
const tagged = (n, body) => der(0xa0 | n, body);
const time = date => der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = objectId('550403');
const SUBJECT_ALTERNATIVE_NAME = objectId('551d11');
const BASIC_CONSTRAINTS = objectId('551d13');
const EXTENDED_KEY_USAGE = objectId('551d25');
const SERVER = objectId('2b06010505070301');

/** A host as the certificate writes it: an address as bytes, a name as text. */
const alternativeName = host => (isIPv4(host) ? der(0x87, host.split('.').map(Number)) : der(0x82, Buffer.from(host, 'ascii')));

function extensions(hosts) {
  const names = sequence(SUBJECT_ALTERNATIVE_NAME, octets(sequence(...hosts.map(alternativeName))));
  const noAuthority = sequence(BASIC_CONSTRAINTS, octets(sequence()));
  const onlyForServers = sequence(EXTENDED_KEY_USAGE, octets(sequence(SERVER)));
  return tagged(3, sequence(names, noAuthority, onlyForServers));
}

function pem(label, bytes) {
  const lines = bytes
    .toString('base64')
    .match(/.{1,64}/g)
    .join('\n');
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}

/** @param {string[]} hosts names and IPv4 addresses the certificate is good for */
export function certificateFor(hosts, now = new Date()) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = randomBytes(9);
  serial[0] = 1; // positive, and never with a leading zero
  const name = sequence(set(sequence(COMMON_NAME, text('Blazon on this network'))));
  const until = new Date(now.getTime() + DAYS * 24 * 60 * 60 * 1000);
  const toBeSigned = sequence(
    tagged(0, integer([2])),
    integer(serial),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(now), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(hosts),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = sequence(toBeSigned, ECDSA_WITH_SHA256, bits(signature));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert: pem('CERTIFICATE', certificate) };
}
