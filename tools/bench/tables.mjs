/** Figures as tables of a document: a column for each game, a row for what was measured; what misses its goal is bold. */
import { isMet, readable, wanted } from './figure.mjs';

/** In the order in which they come. */
function grouped(figures, by) {
  const groups = new Map();
  for (const figure of figures) groups.set(by(figure), [...(groups.get(by(figure)) ?? []), figure]);
  return [...groups];
}

/** With its goal, where the games of a row do not share one. */
function cellOf(figure, shared) {
  if (figure === undefined || figure.figure === null) return '–';
  const said = isMet(figure) === false ? `**${readable(figure.figure)}**` : readable(figure.figure);
  return shared || figure.goal === null ? said : `${said} (${wanted(figure)})`;
}

const row = cells => `| ${cells.join(' | ')} |`;

const shareGoal = figures => new Set(figures.map(wanted)).size === 1;

function tableOf(figures) {
  const games = grouped(
    figures.filter(f => f.game !== undefined),
    f => f.game,
  ).map(([game]) => game);
  const columns = games.length > 0 ? games : [undefined];
  const rows = grouped(figures, f => `${f.what} (${f.unit})`).map(([what, same]) =>
    row([
      what,
      ...columns.map(game =>
        cellOf(
          same.find(f => f.game === game),
          shareGoal(same),
        ),
      ),
      shareGoal(same) ? wanted(same[0]) : '',
    ]),
  );
  return [row(['', ...columns.map(game => game ?? 'figure'), 'goal']), `|${'---|'.repeat(columns.length + 2)}`, ...rows].join('\n');
}

/** A table for each way of measuring, of what belongs to games and of what does not. */
export function tablesOf(figures) {
  return grouped(figures, f => `${f.where ?? ''}${f.game === undefined ? ' ' : ''}`)
    .map(([where, alike]) => [where.trim(), tableOf(alike)].filter(Boolean).join('\n\n'))
    .join('\n\n');
}
