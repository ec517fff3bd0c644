/** What is always true of a table of Burgundy: every piece in one place, no stock below nothing, no order broken (spec 19). */
import { COLOURS, GOODS } from '../data/names';
import { GOODS_PER_COLOUR, GOODS_PER_PHASE, LARGE_BONUS, PHASE_COUNT, SMALL_BONUS, STARTING_GOODS, STORAGE_SPACES } from '../data/scoring';
import { TILES } from '../data/tiles';
import { SURVEY } from '../rules/duchy';
import { countPosts, postsReachedFrom } from '../rules/borderPosts';
import { waitingToBeLaid } from '../rules/tradeRoutes';
import { BACK_OF, BUILDING_OF, COLOUR_OF, INN_TILE, JOKER_TILE, MONASTERY_OF } from '../rules/tile';
import { areMates, firstOfEach, teamOf } from '../teams';
import { bears, goodsSpaces, has, HIDDEN, NONE, plays, sourcesOf, dukeOf, estateOf, type Burgundy, type Estate } from '../state';

export function invariants(g: Readonly<Burgundy>): string[] {
  return [
    ...tilesConserved(g),
    ...goodsConserved(g),
    ...orderTotal(g),
    ...bonusBooked(g),
    ...postsSound(g),
    ...shieldsConserved(g),
    ...firstOfEach(g).flatMap(seat => estateSound(g, estateOf(g, seat), seat)),
    ...g.dukes.flatMap((_, seat) => dukeSound(g, seat)),
    ...teamsSound(g),
    ...aloneSound(g),
  ];
}

/** Every tile is in a pile, a depot, a storage, a duchy, gone, or a starting castle still to be founded. */
function tilesConserved(g: Readonly<Burgundy>): string[] {
  const counts = TILES.map(() => 0);
  const count = (tiles: readonly number[]): void => tiles.forEach(tile => tile !== NONE && (counts[tile] = (counts[tile] ?? 0) + 1));
  [g.piles, g.depots, g.black, innsAndThoseToCome(g), ...g.estates.flatMap(d => [d.spaces, d.storage])].forEach(count);
  const founding = g.questions.filter(q => q.ask === 'startingCastle').length;
  const castle = TILES.findIndex(t => t.id === 'castle');
  counts[castle] = (counts[castle] ?? 0) + founding;
  const printed = TILES.map(({ count: all, module }) => (module === undefined || plays(g, module) ? all : 0));
  const faults = TILES.flatMap(({ id }, t) =>
    counts[t]! <= printed[t]! || t === JOKER_TILE ? [] : [`${id}: ${counts[t]} of ${printed[t]}`],
  );
  const all = counts.reduce((a, b) => a + b, 0) + g.gone;
  // SOL-06: a joker was some black tile.
  faults.push(...faultsOfJokers(g, counts[JOKER_TILE]!));
  if (all !== printed.reduce((sum, n) => sum + n, 0)) faults.push(`${all} tiles`);
  if (g.piles.includes(NONE)) faults.push('a hole in the piles');
  if (g.piles.some((tile, i) => i > 0 && BACK_OF[tile]! < BACK_OF[g.piles[i - 1]!]!)) faults.push('piles out of order');
  return faults;
}

const faultsOfJokers = (g: Readonly<Burgundy>, jokers: number): string[] => (jokers > 0 && g.solo === null ? ['a joker among rivals'] : []);

/** INN-01: one comes with every phase. An inn that is kept as a joker is none any more. */
function innsAndThoseToCome(g: Readonly<Burgundy>): number[] {
  if (!plays(g, 'inns')) return [];
  const toCome = PHASE_COUNT - 1 - g.phase + (g.questions.some(q => q.ask === 'phase') ? 1 : 0);
  return new Array<number>(g.inns + toCome).fill(INN_TILE);
}

/** At most seven of each colour, and all that did not leave the game at its beginning; hidden ones are counted together. */
function goodsConserved(g: Readonly<Burgundy>): string[] {
  const counts = GOODS.map((_, good) => {
    let count = 0;
    for (let depot = 0; depot < 6; depot++) count += g.depotGoods[depot * 6 + good]!;
    for (const estate of g.estates) count += estate.goods[good]! + estate.sold[good]!;
    count += g.laid.filter(one => one === good).length + waitingToBeLaid(g, good);
    count += g.solo?.goneGoods[good] ?? 0;
    return count + g.goodsPile.filter(one => one === good).length;
  });
  const hidden = g.goodsPile.filter(one => one === HIDDEN).length + g.estates.reduce((sum, d) => sum + d.faceDown, 0);
  const all = counts.reduce((a, b) => a + b, 0) + hidden;
  const faults = counts.flatMap((count, good) => (count > GOODS_PER_COLOUR ? [`${count} ${GOODS[good]}`] : []));
  return all === PHASE_COUNT * GOODS_PER_PHASE + STARTING_GOODS * g.estates.length ? faults : [...faults, `${all} goods`];
}

/** Every marker once, nobody behind a marker that stands further back. */
function orderTotal(g: Readonly<Burgundy>): string[] {
  const faults = [...g.order].sort().join() === g.dukes.map((_, seat) => seat).join() ? [] : [`the order ${g.order.join()}`];
  g.order.forEach(
    (seat, i) => i > 0 && g.steps[seat]! > g.steps[g.order[i - 1]!]! && faults.push(`${g.order.join()} with steps ${g.steps.join()}`),
  );
  if (g.steps.some(step => step < 0 || step > 6)) faults.push(`steps ${g.steps.join()}`);
  return faults;
}

/** The points for colours are those of the bonus tiles held, and only complete colours hold them. */
function bonusBooked(g: Readonly<Burgundy>): string[] {
  const worth = g.dukes.map(() => 0);
  const faults: string[] = [];
  g.bonusTiles.forEach((holder, place) => {
    if (holder === NONE) return;
    worth[holder] = worth[holder]! + (place % 2 === 0 ? LARGE_BONUS : SMALL_BONUS)[g.seats]!;
    const colour = place >> 1;
    const estate = estateOf(g, holder);
    if (SURVEY[estate.duchy]!.byColour[colour]!.some(space => estate.spaces[space] === NONE))
      faults.push(`seat ${holder} holds ${COLOURS[colour]} too early`);
  });
  g.dukes.forEach((_, seat) => {
    const { colours } = sourcesOf(g, seat);
    // SHD-08.7: with shield 7 some of them count twice.
    const most = plays(g, 'shields') ? 2 * worth[seat]! : worth[seat]!;
    if (colours < worth[seat]! || colours > most) faults.push(`seat ${seat}: ${colours} for colours instead of ${worth[seat]}`);
  });
  return faults;
}

/** BRD-03: what hangs together now, and nothing else, is linked. */
function postsSound(g: Readonly<Burgundy>): string[] {
  return g.linked.flatMap((posts, seat) => {
    const estate = g.estates[seat]!;
    const chains = estate.spaces.flatMap((tile, space) => (tile === NONE ? [] : [postsReachedFrom(estate, space)]));
    const most = Math.max(0, ...chains.filter(chain => countPosts(chain) > 1));
    return most === posts ? [] : [`seat ${seat}: posts ${posts} instead of ${most}`];
  });
}

/** SHD-01, SHD-04: each shield in one place at most, those borne on castles, one to a castle; bits and places agree. */
function shieldsConserved(g: Readonly<Burgundy>): string[] {
  const faults: string[] = [];
  const hung = g.hung.flatMap((place, shield) => (place === NONE ? [] : [{ place, shield }]));
  const pending = g.questions.flatMap(q => (q.ask === 'hangShield' ? [q.shield] : []));
  const all = [...g.shields.filter(s => s !== NONE), ...hung.map(h => h.shield), ...pending];
  if (new Set(all).size !== all.length || all.some(s => s < 1 || s > 18)) faults.push(`shields ${all.join()}`);
  if (new Set(hung.map(h => h.place)).size !== hung.length) faults.push('two shields on a castle');
  for (const { place, shield } of hung) {
    const estate = g.estates[Math.floor(place / 37)]!;
    if (COLOUR_OF[estate.spaces[place % 37]!] !== COLOURS.indexOf('castle')) faults.push(`shield ${shield} on no castle`);
  }
  g.estates.forEach((estate, seat) => {
    const bits = hung.reduce((sum, { place, shield }) => (Math.floor(place / 37) === seat ? sum | (1 << shield) : sum), 0);
    if (bits !== estate.shields) faults.push(`seat ${seat}: shields ${estate.shields} instead of ${bits}`);
  });
  if (g.followed !== NONE && (g.hung[6] ?? NONE) === NONE) faults.push('somebody is followed without shield 6');
  return faults;
}

/** SOL: one seat, a counter below its target, no bonus tile, and the match is won when and only when the duchy is full. */
function aloneSound(g: Readonly<Burgundy>): string[] {
  if ((g.seats === 1) !== (g.solo !== null)) return ['alone, and not alone'];
  if (g.solo === null) return [];
  const { counter, target, resets, won } = g.solo;
  const faults: string[] = [];
  if (counter < 0 || counter >= target) faults.push(`the counter at ${counter} of ${target}`);
  if (target < 5 || target > 55 || resets < 0) faults.push(`the target at ${target} after ${resets} resets`);
  if (g.bonusTiles.some(holder => holder !== NONE) || g.steps[0] !== 0) faults.push('a bonus tile or a step of one who is alone');
  if (won !== g.estates[0]!.spaces.every(tile => tile !== NONE)) faults.push(`won: ${won}`);
  return faults;
}

function dukeSound(g: Readonly<Burgundy>, seat: number): string[] {
  const sum = Object.values(sourcesOf(g, seat)).reduce((a, b) => a + b, 0);
  return sum === dukeOf(g, seat).points ? [] : [`seat ${seat}: sources do not add up`];
}

/** TEA: four seats, two duchies of 73 with six storage places, none of what needs everybody for themselves; monastery 27 keeps both mates above their rivals. */
function teamsSound(g: Readonly<Burgundy>): string[] {
  if (g.estates.length !== (g.teams ? 2 : g.seats)) return [`${g.estates.length} duchies at ${g.seats} seats`];
  if (!g.teams) return [];
  const faults: string[] = [];
  if (g.estates.some(({ spaces, storage }) => spaces.length !== 73 || storage.length !== 6)) faults.push('a duchy that is no team’s');
  if (plays(g, 'tradeRoutes') || plays(g, 'borderPosts') || plays(g, 'shields')) faults.push('a module that teams do not play');
  g.order.forEach((seat, i) => {
    const above = g.order[i - 1];
    if (above === undefined || g.steps[above] !== g.steps[seat] || areMates(g, above, seat)) return;
    if (has(estateOf(g, seat), 27)) faults.push(`team ${teamOf(g, seat)} has monastery 27 and lies under ${above}`);
  });
  return faults;
}

function estateSound(g: Readonly<Burgundy>, estate: Readonly<Estate>, seat: number): string[] {
  const faults: string[] = [];
  const fault = (broken: boolean, what: string): void => {
    if (broken) faults.push(`seat ${seat}: ${what}`);
  };
  fault(estate.silver < 0 || estate.workers < 0, `${estate.silver} silver, ${estate.workers} workers`);
  const stored = estate.storage.filter(t => t !== NONE).length;
  const isLosing = g.questions.some(q => q.ask === 'unload' && q.seat === seat);
  fault(
    !g.teams && (estate.storage.length < STORAGE_SPACES || (estate.storage.length > STORAGE_SPACES && !bears(estate, 4) && !isLosing)),
    `${estate.storage.length} storage places`,
  );
  fault(!g.teams && estate.storage.length > STORAGE_SPACES && estate.storage.at(-1) === NONE, 'an empty place added to storage');
  fault(isLosing && stored <= STORAGE_SPACES, 'too few tiles to discard any');
  fault(
    [...estate.goods, ...estate.sold].some(count => count < 0),
    'goods below nothing',
  );
  fault(estate.goods.filter(count => count > 0).length > goodsSpaces(g), 'goods of too many colours');
  const own = (of: Readonly<Estate>): number =>
    of.spaces.reduce((bits, t) => (t !== NONE && MONASTERY_OF[t]! > 0 ? bits | (1 << MONASTERY_OF[t]!) : bits), 0);
  const shared = bears(estate, 6) && g.followed !== NONE ? own(g.estates[g.followed]!) & ~(1 << 27) : 0;
  fault((own(estate) | shared) !== estate.monasteries, 'monasteries miscounted');
  if (estate.duchy === NONE) return faults;
  const { colour, areas } = SURVEY[estate.duchy]!;
  fault(
    estate.spaces.some((t, space) => t !== NONE && t !== INN_TILE && t !== JOKER_TILE && COLOUR_OF[t] !== colour[space]),
    'a tile on a wrong colour',
  );
  fault(
    areas.some(area => area.filter(space => estate.spaces[space] === INN_TILE).length > 1),
    'two inns in an area',
  );
  // With shields somebody may have shared monastery 1 for a while.
  for (const area of has(estate, 1) || plays(g, 'shields') ? [] : areas) {
    const types = area
      .map(space => estate.spaces[space]!)
      .filter(t => t !== NONE && BUILDING_OF[t]! >= 0)
      .map(t => BUILDING_OF[t]!);
    fault(new Set(types).size < types.length, 'twin buildings in a village');
  }
  fault(g.turnOf === NONE && g.questions.some(q => q.ask === 'turn'), 'a turn that is nobody’s');
  return faults;
}
