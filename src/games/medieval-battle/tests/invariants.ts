/** What is always true of a table of Medieval Battle. */
import { LAYOUTS, TIME_TOKENS } from '../data/layouts';
import { RECRUITS, UNITS } from '../data/units';
import { battlefieldOf, openTo } from '../rules/battlefield';
import { costOf, GONE, HELD_BACK, marchingUnit, OFF_BOARD, type MedievalBattle, type Unit } from '../state';

export function invariants(g: Readonly<MedievalBattle>): string[] {
  return [...armiesLegal(g), ...g.units.flatMap((u, i) => unitSound(g, u, i)), ...oneToAHex(g), ...countersEnough(g), ...courseSound(g)];
}

/** 5.1 Nobody ever has more than points and counters allow; hidden hands are all hidden. */
function armiesLegal(g: Readonly<MedievalBattle>): string[] {
  const { recruitment, longbows } = LAYOUTS[g.map];
  return g.recruited.flatMap((hand, seat) => {
    if (hand.every(n => n === -1)) return [];
    const faults: string[] = [];
    if (costOf(hand) > recruitment) faults.push(`seat ${seat} has recruited for ${costOf(hand)}`);
    hand.forEach((n, place) => {
      const type = RECRUITS[place]!;
      if (n < 0 || n > UNITS[type].counters || (type === 'longbowmen' && n > longbows)) faults.push(`seat ${seat} has ${n} ${type}`);
    });
    const mine = g.units.filter(u => u.seat === seat);
    if (mine.length > 0 && mine.length !== 1 + hand.reduce((a, b) => a + b, 0)) faults.push(`seat ${seat} has ${mine.length} counters`);
    return faults;
  });
}

function unitSound(g: Readonly<MedievalBattle>, u: Readonly<Unit>, i: number): string[] {
  const f = battlefieldOf(g);
  const faults: string[] = [];
  if (![HELD_BACK, OFF_BOARD, GONE].includes(u.at) && (u.at < 0 || u.at >= f.size)) faults.push(`unit ${i} is at ${u.at}`);
  if (u.at >= 0 && openTo(f, u.type)[u.at] !== true) faults.push(`unit ${i}, ${u.type}, stands on ${f.terrain[u.at]}`);
  if (u.points < 0 || u.points > UNITS[u.type].points) faults.push(`unit ${i} has ${u.points} points`);
  if (u.type !== 'wagonTrain' && (u.at === GONE) !== (u.knights === 0)) faults.push(`unit ${i} has ${u.knights} knights at ${u.at}`);
  if (u.knights < 0 || u.knights > 2) faults.push(`unit ${i} has ${u.knights} knights`);
  if (u.wait < 0 || (u.wait > 0 && u.at !== OFF_BOARD)) faults.push(`unit ${i} waits ${u.wait} at ${u.at}`);
  if (u.type === 'wagonTrain' && u.at === OFF_BOARD) faults.push(`wagon train ${i} has left the board`);
  return faults;
}

/** 7.7 One unit to a hex, but for the one that is passing a friend. */
function oneToAHex(g: Readonly<MedievalBattle>): string[] {
  const passing = marchingUnit(g);
  const seen = new Map<number, Unit>();
  return g.units.flatMap((u, i) => {
    if (u.at < 0 || i === passing) return [];
    const other = seen.get(u.at);
    seen.set(u.at, u);
    return other === undefined ? [] : [`two units on hex ${u.at}`];
  });
}

/** 14.1 Dismounting never takes a counter that is not there. */
function countersEnough(g: Readonly<MedievalBattle>): string[] {
  return [0, 1].flatMap(seat =>
    RECRUITS.flatMap(type => {
      const used = g.units.filter(u => u.seat === seat && u.type === type && u.at !== GONE).length;
      return used > UNITS[type].counters ? [`seat ${seat} uses ${used} counters of ${type}`] : [];
    }),
  );
}

function courseSound(g: Readonly<MedievalBattle>): string[] {
  const faults: string[] = [];
  if (g.tokens.some(n => n < 0 || n > TIME_TOKENS)) faults.push(`tokens ${g.tokens.join()}`);
  if (g.holders.length !== battlefieldOf(g).flags.length || g.holders.some(h => ![-1, 0, 1].includes(h)))
    faults.push(`flags held by ${g.holders.join()}`);
  if ((g.ending !== null) !== (g.questions.length === 0)) faults.push(`ending ${g.ending} with ${g.questions.length} questions`);
  if (g.passes > 2) faults.push(`${g.passes} passes running`);
  if (g.turn === 0 && g.holders.some(h => h !== -1)) faults.push('a flag is held before the battle');
  return faults;
}
