/** A host that does all that hosts do to an app: it has half of it, answers with the wrong file, breaks off, fails, goes away. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, listen } from '../serve.mjs';

/** A year, as careless hosts say of whatever they answer. */
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

export const FAULTS = {
  'answers an unknown script with the page': (response, folder) =>
    response.writeHead(200, { ...FOR_EVER, 'content-type': 'text/html' }).end(readFileSync(join(folder, 'index.html'))),
  'does not have a script yet': response => response.writeHead(404, { 'content-type': 'text/html' }).end('Not found'),
  'gives half a script': (response, folder, path) => {
    const whole = readFileSync(join(folder, path));
    response.writeHead(200, { ...FOR_EVER, 'content-type': 'text/javascript' }).end(whole.subarray(0, whole.length / 2));
  },
  'breaks off': (response, folder, path) => {
    const whole = readFileSync(join(folder, path));
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': whole.length });
    response.write(whole.subarray(0, 50_000), () => response.destroy());
  },
  fails: response => response.writeHead(500, { 'content-type': 'text/html' }).end('Error'),
  'never answers': () => {},
};

export class Host {
  folder = null;
  fault = null;
  gone = false;

  async open() {
    this.server = createServer((request, response) => this.#answer(request, response));
    this.address = `http://localhost:${await listen(this.server, 0, '127.0.0.1')}`;
  }

  /** What it has from now on; `fault` is done to the script at `path`. */
  has(folder, path = null, fault = null) {
    this.gone = false;
    this.folder = folder;
    this.fault = path === null ? null : { path, how: fault };
  }

  #answer(request, response) {
    if (this.gone) return response.destroy();
    if (request.url === this.fault?.path) return this.fault.how(response, this.folder, this.fault.path);
    return answer(this.folder, request, response);
  }

  close() {
    this.server.closeAllConnections();
    return new Promise(closed => this.server.close(closed));
  }
}
