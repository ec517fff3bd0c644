/** Figures as tables of a document: a column for each game, a row for what was measured; what misses its goal is bold. */
import { isMet, readable, wanted } from './figure.mjs';

/** In the order in which they come. */
function grouped(figures, by) {
  const groups = new Map();
  for (const figure of figures) groups.set(by(figure), [...(groups.get(by(figure)) ?? []), figure]);
  return [...groups];
}

function cellOf(figure) {
  if (figure === undefined || figure.figure === null) return '–';
  return isMet(figure) === false ? `**${readable(figure.figure)}**` : readable(figure.figure);
}

const row = cells => `| ${cells.join(' | ')} |`;

/** A goal that all share; else nothing, for it would be another for every game. */
function goalOf(figures) {
  const goals = new Set(figures.map(wanted));
  return goals.size === 1 ? [...goals][0] : '';
}

function tableOf(figures) {
  const games = grouped(
    figures.filter(f => f.game !== undefined),
    f => f.game,
  ).map(([game]) => game);
  const columns = games.length > 0 ? games : [undefined];
  const rows = grouped(figures, f => `${f.what} (${f.unit})`).map(([what, same]) =>
    row([what, ...columns.map(game => cellOf(same.find(f => f.game === game))), goalOf(same)]),
  );
  return [row(['', ...columns.map(game => game ?? 'figure'), 'goal']), `|${'---|'.repeat(columns.length + 2)}`, ...rows].join('\n');
}

/** A table for each way of measuring, of what belongs to games and of what does not. */
export function tablesOf(figures) {
  return grouped(figures, f => `${f.where ?? ''}${f.game === undefined ? ' ' : ''}`)
    .map(([where, alike]) => [where.trim(), tableOf(alike)].filter(Boolean).join('\n\n'))
    .join('\n\n');
}
