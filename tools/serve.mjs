/** Serves a folder the way any decent host should serve the app: the right types, and headers that forbid every foreign origin. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { extname, join, normalize, resolve, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * 'wasm-unsafe-eval' lets SQLite's WebAssembly start and nothing else evaluate; inline styles are how react-native-web draws.
 * There is no foreign origin in it, and no eval.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const SECURITY_HEADERS = {
  'content-security-policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Metro puts a hash of the content into these names, so a browser may keep them for ever. */
const HASHED = /^\/(_expo|assets)\//;

function pathOf(request) {
  try {
    return decodeURIComponent(new URL(request.url, 'http://any').pathname);
  } catch {
    return null;
  }
}

/** The file for a path inside the folder: screens have no file of their own, the app's one page opens them. Null: not there. */
function fileFor(folder, path) {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' && !HASHED.test(path) ? join(folder, 'index.html') : null;
}

export function answer(folder, request, response) {
  const path = pathOf(request);
  const file = path === null ? null : fileFor(folder, path);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  if (file === null || !existsSync(file)) {
    response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': TYPES['.html'] }).end('Not found');
    return;
  }
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-length': statSync(file).size,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Tries the wanted port; when it is taken, any free one. */
export function listen(server, port, host) {
  return new Promise((resolveListening, reject) => {
    server.once('error', error => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolveListening(listen(server, 0, host));
      else reject(error);
    });
    server.listen(port, host, () => resolveListening(server.address().port));
  });
}

/**
 * @param {{ folder: string, port?: number, host?: string, certificate?: { key: string, cert: string } }} options
 *   port 0: any free one; with a certificate: https
 */
export async function serve({ folder, port = 0, host = '127.0.0.1', certificate }) {
  const root = resolve(folder);
  const handler = (request, response) => answer(root, request, response);
  const server = certificate ? createHttpsServer(certificate, handler) : createHttpServer(handler);
  const taken = await listen(server, port, host);
  const close = () => {
    server.closeAllConnections();
    return new Promise(closed => server.close(closed));
  };
  return { port: taken, url: `http${certificate ? 's' : ''}://localhost:${taken}`, close };
}
