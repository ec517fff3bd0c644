/** Round the table of Warrior Knights: troops, strongholds and a Noble each, then six cards in secret, and an assault on Kovel. */
import { waitFor } from 'detox';
import { isThere, layTable, openCurtain, seen, spot, tap as tapInSight, tapSealed } from './table';
import { bring, lessonsAway, tap, type Look } from './tour';

const PATIENCE = 20_000;

/** Two people: troops, strongholds and a Noble each, then six cards in secret, whatever lies behind a door, and an assault on Kovel. */
export async function tourOfWarriorKnights(look: Look): Promise<void> {
  await layTable({ game: 'warrior-knights', plays: { 0: 'human', 1: 'human' }, seed: 3, first: 0 });
  await look('the curtain before the troops');
  await openCurtain();
  await lessonsAway(look);
  await look('troops for Nobles');
  for (let taps = 0; taps < 5; taps++) await tap('noble:0');
  await tapSealed('noble:0', tap);
  await openCurtain();
  // After the last card of all there is no way back: it is tapped twice.
  for (let taps = 0; taps < 6; taps++) await tap('noble:4');
  await look('a card that seals');
  await tap('noble:4');
  await lessonsAway(look);
  await look('a stronghold to place');
  await bring('region:12', 'table:scroll');
  await spot('region:12').longPress();
  await seen('lens:region');
  await look('a region with its city');
  await tap('lens:close');
  await tapSealed('region:10', tap);
  await tapSealed('region:30', tap);
  // The last Baron begins.
  await tap('noble:4');
  await tapSealed('region:29', tap);
  await tap('noble:0');
  await look('a Noble in hand');
  await tapSealed('region:9', tap);
  if (await isThere('curtain:open')) await openCurtain();
  await seen('hand:levyTaxes');
  await lessonsAway(look);
  await look('cards to lay');
  for (const [deed, area] of [
    ['mobilizeForces', 0],
    ['levyTaxes', 0],
    ['rallySupport', 1],
    ['serveChurch', 1],
    ['draftSoldiers', 2],
    ['versatileStrategy', 2],
  ] as const) {
    await tap(`hand:${deed}`);
    await bring(`area:${area}`, 'table:scroll');
    await tapInSight(`area:${area}`);
  }
  await look('six cards laid');
  for (const door of ['round', 'draft', 'assembly', 'realm', 'baron']) {
    await bring(`open:${door}`, 'table:scroll');
    if (!(await isThere(`open:${door}`))) continue;
    await tapInSight(`open:${door}`);
    await look(`what lies behind a door of the realm: ${door}`);
    await tap('lens:close');
  }
  await tap('seat:1');
  await look('what another Baron has');
  await tap('seat:1');
  await tapSealed('button:done', tap);
  await look('the curtain between two plans');
  await openCurtain();
  await look('nothing of what the other has laid');
  // Nothing is laid: the table warns.
  await tap('button:done');
  await look('a warning before a plan without cards');
  await tap('button:done');
  if (await isThere('curtain:open')) await openCurtain();
  // The first card of all is the one that marches.
  await waitFor(spot('noble:0')).toExist().withTimeout(PATIENCE);
  await lessonsAway(look);
  await tap('region:9');
  await look('a Noble who can march');
  await tap('region:1');
  await lessonsAway(look);
  await tap('region:1');
  await look('assault or siege');
  await tap('choice:assault city:0', 'choices');
  await look('an assault before it is begun');
  await tap('choice:assault city:0', 'choices');
  await waitFor(spot('result:deal')).toExist().withTimeout(PATIENCE);
  await lessonsAway(look);
  await look('Fate cards of a battle');
}
