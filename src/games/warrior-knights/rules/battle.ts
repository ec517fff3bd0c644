/** The battle (FLD, ASL): commanders, Fate cards, abilities, losses. How it ends is in aftermath.ts. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { agendaNumber } from '../data/agendas';
import { BATTLE_RESULTS } from '../data/names';
import { HUNDRED, LEADER, MOST_FATE } from '../data/numbers';
import { armyAt, armySpot, button, citySpot, DONE, holdSpot, nameOf, nobleSpot, numberOf } from '../spots';
import { armyOf, garrisonOf, isOverwhelmed, nobleOf, NONE, resultIndex, shapeOf, strengthOfArmy, type Battle, type Realm } from '../state';
import { breakVow } from './agreements';
import { defence, standingSiege, wallStrength } from './attack';
import { breach } from './cities';
import { buryFate, fateOf, takeFate } from './fate';
import { breachHold } from './strongholds';

export type Side = 0 | 1;
export const battleOf = (g: Readonly<Realm>): Battle => g.battle as Battle;
/** NONE: a neutral city, which asks nobody (ASL-02). */
const seatOf = (b: Readonly<Battle>, side: Side): Seat => (side === 0 ? b.seat : b.attack.foe);

/** The steps on the stack, the first one last; a siege is told in aftermath.ts. */
export const engage: Running<'engage'> = {
  runs(g, _, tell) {
    const b = battleOf(g);
    const { attack, seat } = b;
    if (g.action !== null) {
      g.action.fought = true;
      g.action.region = attack.region;
      g.action.acted.push(...b.nobles[0].filter(noble => !(g.action?.acted.includes(noble) ?? false)));
    }
    const since = standingSiege(g, seat, attack);
    breakVow(g, seat, attack.foe, 'peace', tell);
    tell({
      what: 'attacked',
      seat,
      kind: attack.kind,
      region: attack.region,
      foe: attack.foe,
      city: attack.city,
      at: `region:${attack.region}`,
    });
    if (attack.kind === 'siege') {
      g.questions.push({ ask: since === NONE ? 'surround' : 'starveOut' });
      return;
    }
    g.questions.push({ ask: 'outcome' });
    for (const ask of ['losses', 'tally', 'ability', 'showHands', 'dropFate', 'drawHands', 'command'] as const) {
      if (ask === 'tally' || ask === 'showHands' || ask === 'drawHands') g.questions.push({ ask });
      else
        for (const side of [1, 0] as const)
          if (seatOf(b, side) !== NONE) g.questions.push({ ask, seat: seatOf(b, side), side, dropped: 0 });
    }
    for (const side of [0, 1] as const) if (b.nobles[side].length === 1) b.commanders[side] = b.nobles[side][0] as number;
  },
};

/** FLD-01: one Noble leads all; alone, he leads of himself. */
export const command: Deciding<'command'> = {
  asks: (_, q) => q.seat,
  offers(g, { side }) {
    const nobles = battleOf(g).nobles[side];
    return nobles.length < 2 ? [] : nobles.map(noble => ({ do: 'command', at: nobleSpot(noble) }) satisfies RealmChoice);
  },
  happens(g, { seat, side }, { at }, tell) {
    battleOf(g).commanders[side] = numberOf(at);
    tell({ what: 'commands', seat, noble: numberOf(at), at });
  },
};

/** FLD-02, ASL-01, ASL-02, STR-01: a card for each hundred, at most ten. */
export const drawHands: Running<'drawHands'> = {
  runs(g, _, tell) {
    const b = battleOf(g);
    const own = b.nobles[0].reduce((sum, noble) => sum + strengthOfArmy(g, noble), 0);
    ([own, defence(g, b.attack)] as const).forEach((strength, i) => {
      const side = i as Side;
      const led = b.commanders[side];
      const warden = side === 1 && led !== NONE && nobleOf(g, led).office === agendaNumber('warden') ? 1 : 0;
      const cards = Math.min(MOST_FATE, Math.floor((strength + (led === NONE ? 0 : LEADER)) / HUNDRED) + warden);
      for (let card = 0; card < cards; card++) b.hands[side].push(takeFate(g));
      tell({ what: 'handDrawn', seat: seatOf(b, side), strength, led: led === NONE ? 0 : 1, count: cards, reveals: true });
    });
  },
};

/** FLD-03: so many must still go, of those drawn for the commander. */
export function stillToDrop(b: Readonly<Battle>, side: Side, dropped: number): number {
  const drawn = (b.hands[side]?.length ?? 0) + dropped;
  const must = b.commanders[side] === NONE ? 0 : drawn <= 2 ? drawn - 1 : 2;
  return Math.max(0, must - dropped);
}

/** FLD-03: with a commander two go, of two at least one; more may. Unseen, and at once to the bottom (CMP-07). */
export const dropFate: Deciding<'dropFate'> = {
  asks: (_, q) => q.seat,
  offers(g, { side, dropped }) {
    const b = battleOf(g);
    const hand = b.hands[side];
    if (hand.length === 0) return [];
    const offers: RealmChoice[] = BATTLE_RESULTS.filter(result => hand.some(card => fateOf(card).battle === result)).map(result => ({
      do: 'drop',
      at: `result:${result}`,
    }));
    if (stillToDrop(b, side, dropped) === 0) offers.push({ do: 'done', at: DONE });
    return offers;
  },
  happens(g, q, c) {
    if (c.do !== 'drop') return;
    const hand = battleOf(g).hands[q.side];
    const at = hand.findIndex(card => fateOf(card).battle === nameOf(c.at));
    buryFate(g, hand.splice(at, 1));
    g.questions.push({ ...q, dropped: q.dropped + 1 });
  },
};

/** FLD-04: all at once; a card that draws is followed by another, even beyond ten. */
export const showHands: Running<'showHands'> = {
  runs(g, _, tell) {
    const b = battleOf(g);
    for (const side of [0, 1] as const) {
      const hand = b.hands[side];
      for (let i = 0; i < hand.length; i++) if (fateOf(hand[i] as number).battle === 'draw') hand.push(takeFate(g));
      const counts = [0, 0, 0, 0];
      for (const card of hand) counts[resultIndex[fateOf(card).battle]] = (counts[resultIndex[fateOf(card).battle]] as number) + 1;
      b.counts[side] = counts;
      const [deal = 0, prevent = 0, victory = 0] = counts;
      tell({ what: 'handShown', seat: seatOf(b, side), deal, prevent, victory, reveals: true });
    }
  },
};

/** FLD-05: the star may deal, the square may prevent, unless exhausted. */
export const ability: Deciding<'ability'> = {
  asks: (_, q) => q.seat,
  offers(g, { side }) {
    const led = battleOf(g).commanders[side];
    if (led === NONE || nobleOf(g, led).exhausted || !['star', 'square'].includes(shapeOf(led))) return [];
    return [
      { do: 'yes', at: button('yes') },
      { do: 'no', at: button('no') },
    ];
  },
  happens(g, { seat, side }, c, tell) {
    if (c.do !== 'yes') return;
    const b = battleOf(g);
    const result = shapeOf(b.commanders[side]) === 'star' ? 0 : 1;
    b.counts[side][result] = (b.counts[side][result] as number) + 1;
    tell({ what: 'ability', seat, noble: b.commanders[side] });
  },
};

/** FLD-06: what one deals and the other does not prevent. */
export const hitsOn = (b: Readonly<Battle>, side: Side): number => Math.max(0, (b.counts[1 - side]?.[0] ?? 0) - (b.counts[side]?.[1] ?? 0));

export const tally: Running<'tally'> = {
  runs(g, _, tell) {
    const b = battleOf(g);
    for (const side of [0, 1] as const) {
      b.losses[side] = hitsOn(b, side);
      tell({ what: 'hits', seat: seatOf(b, side), count: b.losses[side] });
    }
    for (const side of [0, 1] as const) assignForced(g, side, tell);
  },
};

/** FLD-07, ASL-03: armies that can still bear it; behind walls, the walls. */
function bearers(g: Readonly<Realm>, side: Side): RealmChoice[] {
  const b = battleOf(g);
  const armies = b.nobles[side].filter(noble => !isOverwhelmed(g, noble));
  const hold = garrisonOf(b.attack.hold);
  if (side === 1 && b.garrison && !isOverwhelmed(g, hold)) armies.push(hold);
  const found: RealmChoice[] = armies.map(army => ({ do: 'suffer', at: armySpot(army) }));
  if (side === 1 && wallStrength(g, b.attack) > 0)
    found.push({ do: 'breach', at: b.attack.city === NONE ? holdSpot(b.attack.hold) : citySpot(b.attack.city) });
  return found;
}

function bear(g: Realm, side: Side, c: RealmChoice, tell: RealmTell): void {
  const b = battleOf(g);
  b.losses[side]--;
  if (c.do !== 'breach') {
    armyOf(g, armyAt(c.at)).tokens++;
    tell({ what: 'hit', army: armyAt(c.at), at: c.at });
  } else if (b.attack.city === NONE) breachHold(g, b.attack.hold, tell);
  else breach(g, b.attack.city, tell);
}

/** Where there is no choice; what nobody can bear is lost. */
function assignForced(g: Realm, side: Side, tell: RealmTell): void {
  while (battleOf(g).losses[side] > 0) {
    const found = bearers(g, side);
    if (found.length > 1) return;
    if (found[0] === undefined) battleOf(g).losses[side] = 0;
    else bear(g, side, found[0], tell);
  }
}

export const losses: Deciding<'losses'> = {
  asks: (_, q) => q.seat,
  offers: (g, { side }) => (battleOf(g).losses[side] > 0 ? bearers(g, side) : []),
  happens(g, q, c, tell) {
    bear(g, q.side, c, tell);
    assignForced(g, q.side, tell);
    g.questions.push(q);
  },
};
