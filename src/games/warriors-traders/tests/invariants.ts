/** What holds at every moment of a match. */
import { FORT, KINDS, PRINCESS } from '../data/names';
import { FORTS_IN_PROVINCE, RESERVE } from '../data/numbers';
import { SLOTS } from '../data/technology';
import { areAllied, BARBARIANS, FREE, isGone, landOf, type Traders } from '../state';

export function invariants(g: Readonly<Traders>): string[] {
  return [...pieceFaults(g), ...placeFaults(g), ...realmFaults(g), ...warFaults(g), ...goneFaults(g)];
}

function pieceFaults(g: Readonly<Traders>): string[] {
  const faults: string[] = [];
  if (new Set(g.pieces.map(p => p.id)).size !== g.pieces.length) faults.push('a piece twice');
  for (const p of g.pieces) {
    const name = `${KINDS[p.kind]} ${p.id} of ${p.owner}`;
    if (p.id >= g.nextId) faults.push(`${name}: from the future`);
    if (!landOf(g).open.includes(p.at)) faults.push(`${name}: outside the land`);
    if (p.damage < 0 || p.spent < 0 || p.fights > 2) faults.push(`${name}: damage ${p.damage}, spent ${p.spent}, fights ${p.fights}`);
    const isTheirs = p.owner === BARBARIANS ? p.kind === 5 || p.kind === FORT : p.owner >= 0 && p.owner < g.seats && p.kind < 5;
    if (!isTheirs) faults.push(`${name}: nobody’s`);
  }
  for (let seat = 0; seat < g.seats; seat++)
    RESERVE.forEach((most, kind) => {
      const count = g.pieces.filter(p => p.owner === seat && p.kind === kind).length;
      if (count > most) faults.push(`seat ${seat}: ${count} ${KINDS[kind]}`);
    });
  return faults;
}

/** Whoever holds a province is there; whoever else is there is an ally, or about to fight. Where a battle is being fought, that is settled when it is over (10.12). */
function placeFaults(g: Readonly<Traders>): string[] {
  const faults: string[] = [];
  if (g.phase === 'setUp' && g.pieces.length === 0) return faults;
  const active = new Set(g.questions.flatMap(q => (q.ask === 'march' || q.ask === 'battles' ? [q.seat] : [])));
  landOf(g).provinces.forEach(({ id }, at) => {
    const owners = new Set(g.pieces.filter(p => p.at === at).map(p => p.owner));
    const holder = g.holder[at]!;
    if (g.battle?.at === at) return;
    if (owners.size === 0 ? holder !== FREE : !owners.has(holder))
      faults.push(`${id} is held by ${holder}, but there are ${[...owners].join()}`);
    if (g.pieces.filter(p => p.at === at && p.kind === FORT).length > FORTS_IN_PROVINCE) faults.push(`${id} has too many forts`);
    for (const owner of owners) {
      const isGuest = owner === holder || (owner >= 0 && holder >= 0 && areAllied(g, owner, holder));
      if (!isGuest && !active.has(owner)) faults.push(`${owner} stands beside ${holder} in ${id}`);
      if (!isGuest && g.pieces.some(p => p.at === at && p.owner === owner && p.kind === PRINCESS)) faults.push(`a princess attacks ${id}`);
    }
  });
  return faults;
}

function realmFaults(g: Readonly<Traders>): string[] {
  const faults: string[] = [];
  g.realms.forEach((r, seat) => {
    if (r.stock.some(count => count < 0)) faults.push(`seat ${seat}: ${r.stock.join()}`);
    if (r.tokens.some(count => count < 0 || count > SLOTS)) faults.push(`seat ${seat}: tokens ${r.tokens.join()}`);
    if (r.routes.length > 3 || r.routes.some(other => g.realms[other]!.routes.includes(seat)))
      faults.push(`seat ${seat}: routes ${r.routes.join()}`);
    if (r.nation !== FREE && g.realms.some((o, i) => i !== seat && o.nation === r.nation))
      faults.push(`seat ${seat}: nation ${r.nation} twice`);
  });
  return faults;
}

function warFaults(g: Readonly<Traders>): string[] {
  return g.wars.flatMap(w =>
    w.a === w.b || w.since > g.turn || g.turn - w.since > 2 ? [`war of ${w.a} and ${w.b} since ${w.since}`] : [],
  );
}

/** 22.3: once the others go on nothing of whoever left is anywhere; until they have voted, and where they stop, it all stays as it was. */
function goneFaults(g: Readonly<Traders>): string[] {
  if (g.questions.length === 0) return [];
  return g.realms.flatMap((r, seat) => {
    if (!isGone(g, seat) || g.questions.some(q => q.ask === 'vote' && q.from === seat)) return [];
    const faults: string[] = [];
    const fault = (isOne: boolean, what: string): unknown => isOne && faults.push(`seat ${seat} has left, but ${what}`);
    fault(g.pieces.some(p => p.owner === seat) || g.holder.includes(seat), 'something of it is on the map');
    fault(
      [...r.stock, ...r.tokens, r.kills, r.bought, r.routes.length].some(count => count !== 0),
      'has something',
    );
    fault(g.realms.some(o => o.routes.includes(seat)) || g.wars.some(w => w.a === seat || w.b === seat), 'somebody has to do with it');
    fault(g.order.includes(seat) || g.questions.some(q => 'seat' in q && q.seat === seat), 'it is asked');
    fault(g.teams > 0, 'its alliance plays on');
    return faults;
  });
}
