/**
 * Detox waits until a phone is idle; a browser does not say when it is, so every action and expectation here waits in the page until it
 * comes true or its time is up. That time is long: nobody waits for it but whoever waits in vain.
 */
const path = require('node:path');

const PATIENCE = 20_000;
const PAUSE = 10;

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

function inVain({ what, timeout, reason, complaints }) {
  const said = complaints();
  const page = said.length > 0 ? `\nThe page said:\n${said.join('\n')}` : '';
  return blameTheStory(new Error(`${what} (waited ${timeout} ms)${reason ? `: ${reason}` : ''}${page}`));
}

/**
 * Asks the page by one of the words of inPage.cjs, and answers what it answers once it is so. A page that goes elsewhere meanwhile
 * takes the question with it: then it is asked again.
 */
async function askPage(device, word, asked, { what, timeout = PATIENCE }) {
  const end = Date.now() + timeout;
  for (;;) {
    const left = Math.max(0, end - Date.now());
    let reason;
    try {
      const answer = await device.page.evaluate(([name, ...how]) => globalThis.story[name](...how), [word, asked, left]);
      if (answer.so) return answer;
      reason = answer.reason;
    } catch (error) {
      reason = error.message;
    }
    if (Date.now() >= end) throw inVain({ what, timeout, reason, complaints: () => device.takeComplaints() });
    await sleep(PAUSE);
  }
}

/** For what the page cannot tell: tries until `attempt` returns something other than false. */
async function patiently(attempt, { what, timeout = PATIENCE }) {
  const end = Date.now() + timeout;
  for (;;) {
    const result = await attempt();
    if (result !== false) return result;
    if (Date.now() >= end) throw inVain({ what, timeout, complaints: () => [] });
    await sleep(PAUSE);
  }
}

module.exports = { askPage, patiently, sleep, PATIENCE };
