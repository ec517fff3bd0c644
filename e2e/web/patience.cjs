/**
 * Detox waits until a phone is idle; a browser does not say when it is, so every action and expectation here is tried again
 * until it comes true or its time is up.
 */
const path = require('node:path');

const PATIENCE = 5000;
const PAUSE = 50;
/** What has gone between finding and reading it is not waited for. */
const AT_ONCE = { timeout: 250 };

const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

/** Leaves the driver's own lines out, so that jest's code frame shows the line of the story. */
function blameTheStory(error) {
  const driver = path.dirname(__filename);
  error.stack = error.stack
    .split('\n')
    .filter(line => !line.includes(driver))
    .join('\n');
  return error;
}

/** Tries until `attempt` returns something other than false; it may also throw. `complaints` are what the page said meanwhile. */
async function patiently(attempt, { what, timeout = PATIENCE, complaints = () => [] }) {
  const end = Date.now() + timeout;
  for (;;) {
    let reason = '';
    try {
      const result = await attempt();
      if (result !== false) return result;
    } catch (error) {
      reason = `: ${error.message}`;
    }
    if (Date.now() >= end) {
      const said = complaints();
      const page = said.length > 0 ? `\nThe page said:\n${said.join('\n')}` : '';
      throw blameTheStory(new Error(`${what} (waited ${timeout} ms)${reason}${page}`));
    }
    await sleep(PAUSE);
  }
}

module.exports = { patiently, sleep, blameTheStory, AT_ONCE, PATIENCE };
