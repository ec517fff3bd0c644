/** Matches already played, a line for each: a league may stop at any moment and go on another day. Only matches of the same bots count. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What tells these two levels from what they may have been before at a table of so many: their manners, and how a match goes. Searches think briefly here. */
export function markOf({ playMatch, manners, searchStyle }, game, high, low, seats) {
  const levels = [high, low].map(player => player.split('+')[0]);
  const players = levels.map(level => (manners[level]?.by === 'search' ? `${level}+nodes=500` : level));
  const table = [players[0], ...Array(seats - 1).fill(players[1])];
  const { points, choices, thought } = playMatch({ game, options: {}, seed: 1, players: table });
  const sign = [
    levels.map(level => [manners[level], manners[level]?.by === 'search' && searchStyle(game, level, seats)]),
    points,
    choices,
    thought.map(t => t.nodes),
  ];
  return createHash('sha256').update(JSON.stringify(sign)).digest('hex').slice(0, 8);
}

/** One `high` at `seat`, the others `low`. */
const nameOf = ({ high, low, seats, options, seed, seat }) => JSON.stringify([high, low, seats, options, seed, seat]);

/** `markFor(high, low, seats)` tells which bots' matches count. */
export function openKept(file, markFor) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(readLine) : [];
  const own = new Map(lines.filter(line => line.bots === markFor(line.high, line.low, line.seats)).map(line => [nameOf(line), line]));
  return {
    strangers: lines.length - own.size,
    find: match => own.get(nameOf(match)),
    /** All match-ups with these options, each with its complete blocks: every seat in turn for each seed. */
    meetings: options => meetingsOf([...own.values()].filter(line => JSON.stringify(line.options) === JSON.stringify(options))),
    add(match, { points, wins, thought }) {
      const { high, low, seats, options, seed, seat } = match;
      const line = {
        bots: markFor(high, low, seats),
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
