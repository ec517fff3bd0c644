/** Matches already played, a line for each: a league may stop at any moment and go on another day. Only matches of the same bots count. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One `high` at `seat`, the others `low`. */
const nameOf = ({ high, low, seats, options, seed, seat }) => JSON.stringify([high, low, seats, options, seed, seat]);

const textsOf = file => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/** `mark` tells which bots' matches count (mark.mjs). */
export function openKept(file, mark) {
  const lines = textsOf(file).map(readLine);
  const own = new Map(lines.filter(line => line.bots === mark).map(line => [nameOf(line), line]));
  return {
    strangers: lines.length - own.size,
    find: match => own.get(nameOf(match)),
    /** All match-ups with these options, each with its complete blocks: every seat in turn for each seed. */
    meetings: options => meetingsOf([...own.values()].filter(line => JSON.stringify(line.options) === JSON.stringify(options))),
    add(match, { points, wins, thought }) {
      const { high, low, seats, options, seed, seat } = match;
      const line = {
        bots: mark,
        high,
        low,
        seats,
        options,
        seed,
        seat,
        points,
        wins,
        thought: thought.map(t => [t.choices, t.nodes, Math.round(t.ms)]),
      };
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(line)}\n`);
      own.set(nameOf(line), readLine(JSON.stringify(line)));
    },
  };
}

/**
 * Matches of other bots at these levels count again when the bots are the same after all, as they are when code was only written otherwise: of each meeting
 * with one mark `count` matches, spread over all, are played again, and if every one of them goes as it went, all bear the mark of today.
 */
export async function renew(file, mark, count, levels, replay) {
  const lines = textsOf(file).map(readLine);
  const groups = new Map();
  for (const line of lines) {
    if (line.bots === mark || !levels.includes(line.high) || !levels.includes(line.low)) continue;
    const name = JSON.stringify([line.bots, line.high, line.low, line.seats, line.options]);
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  const said = [];
  const renewed = new Set();
  for (const [name, group] of groups) {
    const step = Math.max(1, Math.floor(group.length / count));
    let differs = null;
    for (let n = 0, tried = 0; n < group.length && tried < count && differs === null; n += step, tried++)
      if (goneOf(await replay(group[n])) !== goneOf(group[n])) differs = group[n];
    if (differs === null) group.forEach(line => renewed.add(line));
    said.push(
      `${name}: ${group.length} matches ${differs === null ? 'count again' : `are of other bots (seed ${differs.seed}, seat ${differs.seat})`}`,
    );
  }
  if (renewed.size > 0) {
    const texts = textsOf(file).map((text, n) => (renewed.has(lines[n]) ? JSON.stringify({ ...JSON.parse(text), bots: mark }) : text));
    writeFileSync(file, `${texts.join('\n')}\n`);
  }
  return said;
}

/** How a match went, without the time it took. */
const goneOf = ({ points, wins, thought }) => JSON.stringify([points, wins, thought.map(t => [t.choices, t.nodes])]);

function readLine(text) {
  const line = JSON.parse(text);
  return { ...line, thought: line.thought.map(([choices, nodes, ms]) => ({ choices, nodes, ms })) };
}

function meetingsOf(lines) {
  const blocks = new Map();
  for (const line of lines) {
    const block = JSON.stringify([line.seats, line.high, line.low, line.seed]);
    blocks.set(block, [...(blocks.get(block) ?? []), line]);
  }
  const meetings = new Map();
  for (const block of blocks.values()) {
    const [{ high, low, seats }] = block;
    if (block.length < seats) continue;
    const name = `${seats} ${high} ${low}`;
    const meeting = meetings.get(name) ?? { high, low, seats, outcomes: [] };
    meeting.outcomes.push(...block.sort((a, b) => a.seat - b.seat));
    meetings.set(name, meeting);
  }
  return [...meetings.values()];
}
