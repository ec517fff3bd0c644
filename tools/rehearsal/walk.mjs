/** What a player does with a phone: looks into every page, sits down at each game with a bot, is interrupted, and goes on. */
import { GAMES } from '../shelf.mjs';

/** So many choices of the player's own, and of the bot's, are a round or more of any game. */
const OWN = 10;
const OF_THE_BOT = 3;
const MOST_TAPS = 400;

const moment = () => new Promise(later => setTimeout(later, 10));

/** Android's own button, where there is one. */
async function goBack(phone) {
  if (phone.platform === 'ios') await phone.tap('page:back');
  else if (await phone.back()) throw new Error('The way back led out of the app');
}

async function looksInto(phone, door, page, more = async () => {}) {
  await phone.tap(door);
  await phone.see(page);
  await more();
  await goBack(phone);
  await phone.gone(page);
}

async function readsRules(phone) {
  for (const game of GAMES) await looksInto(phone, `rules:${game}`, `rules:book:${game}`, () => phone.see(/^chapter:/));
}

/** Bots act at once, and what seals is chosen with one tap. */
async function setsUp(phone) {
  await phone.tap('setting:speed:instant');
  await phone.tap('setting:confirmSeals:false');
  await phone.see('about:version');
  await phone.tap('about:licences');
  await phone.see('licence:MIT');
  await goBack(phone);
  await phone.gone('licences');
}

export async function seesEveryPage(phone) {
  await phone.see('home:boxes');
  await looksInto(phone, 'home:settings', 'settings', () => setsUp(phone));
  await looksInto(phone, 'home:rules', 'rules', () => readsRules(phone));
  await looksInto(phone, 'home:history', 'history', () => phone.see('history:empty'));
  await looksInto(phone, 'home:records', 'records', () => phone.see('records:empty'));
}

const choicesOf = (phone, seat) =>
  phone.drawer.rows(
    `SELECT COUNT(*) AS n FROM choices WHERE seat = ${seat} AND match = (SELECT id FROM matches ORDER BY touched DESC LIMIT 1)`,
  )[0]?.n ?? 0;
const choicesOfAll = phone => phone.drawer.rows('SELECT COUNT(*) AS n FROM choices')[0]?.n ?? 0;

const IN_THE_WAY = ['tidings:goOn', 'round:goOn', 'lesson:skip', 'button:go'];

/** What the table warns of is chosen by a second tap, where there is a button for it; what lies on the board is let go again. */
async function sealsOrLetsGo(phone) {
  if (phone.find('table:letGo') === undefined) return true;
  const again = phone.all(/^(choice|button):/).at(-1);
  await phone.tap(again ?? 'table:letGo');
  return again !== undefined;
}

/** Of what was chosen as seldom as any, the last: who recruits and dismisses for ever never comes to the end of a turn. */
function leastChosen(offers, chosen) {
  const times = ({ props }) => chosen.get(props.testID) ?? 0;
  const least = Math.min(...offers.map(times));
  const one = offers.findLast(offer => times(offer) === least);
  chosen.set(one.props.testID, least + 1);
  return one;
}

/** One choice from the list of all; false: somebody else is asked. */
async function chooses(phone, chosen) {
  const door = IN_THE_WAY.find(id => phone.find(id) !== undefined);
  if (door !== undefined) {
    await phone.tap(door);
    return false;
  }
  await phone.tap('table:menu');
  await phone.see('menu:rules');
  if (phone.find('menu:choices') === undefined) {
    await phone.tap('sheet:close');
    await phone.gone('menu:rules');
    return false;
  }
  await phone.tap('menu:choices');
  await phone.see(/^all:/);
  await phone.tap(leastChosen(phone.all(/^all:/), chosen));
  await phone.gone(/^all:/);
  return sealsOrLetsGo(phone);
}

async function playsARound(phone) {
  let own = 0;
  const chosen = new Map();
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (own >= OWN && choicesOf(phone, 1) >= OF_THE_BOT) return;
    if (phone.find('table:results') !== undefined) return;
    if (await chooses(phone, chosen)) own++;
    else await moment();
  }
  throw new Error(`${own} choices, and ${choicesOf(phone, 1)} of the bot, after ${MOST_TAPS} taps at "${phone.text('prompt:text')}"`);
}

export async function playsEach(phone, games = GAMES) {
  for (const game of games) {
    await phone.tap(`box:${game}`);
    await phone.see('newMatch');
    await phone.tap('setup:plays:0:human');
    await phone.tap('setup:plays:1:squire');
    await phone.tap('setup:begin');
    await phone.see('table');
    await playsARound(phone);
    const saved = choicesOfAll(phone);
    phone.kill();
    phone.start();
    await phone.tap('home:continue');
    await phone.see('table');
    if (choicesOfAll(phone) < saved)
      throw new Error(`${game}: ${saved} choices were saved, ${choicesOfAll(phone)} are there after the kill`);
    await phone.tap('table:menu');
    await phone.tap('menu:leave');
    await phone.see('home:continue');
    await phone.gone('table');
  }
}

/** From Home the button leads out of the app, and from nowhere else. */
export async function leaves(phone) {
  if (phone.platform === 'android' && !(await phone.back())) throw new Error('The way back from Home does not lead out of the app');
}
