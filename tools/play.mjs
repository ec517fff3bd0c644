/**
 * npm run play [-- --port 9000] [-- --lan] [-- --no-open]
 *
 * Sets up, exports what has changed, serves it on this computer and opens it. With --lan also for phones on the same network.
 */
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { ROOT, setUp, stop } from './setUp.mjs';

const USUAL_PORT = 8090;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: String(USUAL_PORT) },
        lan: { type: 'boolean', default: false },
        'no-open': { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is not a port.`);
    return { port, lan: values.lan, open: !values['no-open'] };
  } catch (error) {
    return stop(`${error.message} Usage: npm run play -- [--port 9000] [--lan] [--no-open]`);
  }
}

function addressInTheNetwork() {
  const all = Object.values(networkInterfaces()).flat();
  return all.find(each => each.family === 'IPv4' && !each.internal)?.address ?? null;
}

/** Opens the address in the usual browser; where there is no screen, the printed address has to do. */
function openInBrowser(url) {
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (process.env.CI || !hasScreen) return;
  const [command, ...args] = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] }[process.platform] ?? ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

async function printForPhones(address, port) {
  const { default: qrcode } = await import('qrcode-terminal');
  const url = `https://${address}:${port}`;
  qrcode.generate(url, { small: true }, picture => console.log(`\n${picture}`));
  console.log(`On a phone in the same network: ${url}`);
  console.log('The certificate is made by this computer, so the phone warns once: go on to the page. Matches are kept on that phone.');
}

async function playOnLan(folder, serve, wanted) {
  const address = addressInTheNetwork();
  if (address === null) return stop('This computer has no address in a network; leave out --lan to play here.');
  const { certificateFor } = await import('./certificate.mjs');
  const { port } = await serve({ folder, port: wanted, host: '0.0.0.0', certificate: certificateFor(['localhost', address]) });
  await printForPhones(address, port);
  return `https://localhost:${port}`;
}

async function playHere(folder, serve, wanted) {
  const { port, url } = await serve({ folder, port: wanted });
  if (wanted !== 0 && port !== wanted) {
    console.log(`Port ${wanted} is taken. A browser keeps matches by address, so those saved at ${wanted} are not shown at ${port}.`);
  }
  return url;
}

const { port, lan, open } = readArguments();
setUp();
process.chdir(ROOT);
const [{ exportWeb }, { serve }] = await Promise.all([import('./export.mjs'), import('./serve.mjs')]);
const folder = await exportWeb().catch(error => stop(error.message));
const url = lan ? await playOnLan(folder, serve, port) : await playHere(folder, serve, port);
console.log(`\nPlay at ${url}\n(Ctrl+C ends it.${lan ? '' : ' After the first visit the page opens without it, too.'})`);
if (open) openInBrowser(url);
