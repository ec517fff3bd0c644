/** What app and src export is used in another file: a function or a value that nobody brings in is dead, or needs no export; a type that nobody names is dead. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../setUp.mjs';
import { filesUnder } from '../sources.mjs';

const isCode = file => /\.(ts|tsx|mjs|cjs|js)$/.test(file);
const files = ['app', 'src', 'tools', 'e2e'].flatMap(folder => filesUnder(join(ROOT, folder))).filter(isCode);
const read = file => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Phone and browser have a file each where they differ: what is brought from one is brought from both. */
const ENDINGS = ['.ts', '.tsx', '.web.ts', '.web.tsx', '/index.ts', '/index.tsx', ''];

/** The files that an import's path may mean. */
function meant(from, path) {
  const base = path.startsWith('@/') ? join(ROOT, 'src', path.slice(2)) : path.startsWith('.') ? join(dirname(from), path) : null;
  return base === null ? [] : ENDINGS.map(ending => base + ending).filter(file => isCode(file) && existsSync(file));
}

/** file → names that other files bring in; '*' is all of it. */
const brought = new Map();
function bring(from, path, names) {
  for (const file of meant(from, path)) {
    if (!brought.has(file)) brought.set(file, new Set());
    for (const name of names) brought.get(file).add(name);
  }
}

const namesIn = bindings => bindings.elements.map(each => (each.propertyName ?? each.name).text);

/** import { a } from './x', export { a } from './x', import('./x') with .a or { a } of it, typeof import('./x'), import all. */
function lookInto(file) {
  const source = read(file);
  const visit = node => {
    if (ts.isImportDeclaration(node)) bring(file, node.moduleSpecifier.text, namesOfImport(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
      bring(file, node.moduleSpecifier.text, node.exportClause === undefined ? ['*'] : namesIn(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      bring(file, textOf(node.arguments[0]), ['*']);
    else if (ts.isCallExpression(node) && /^(require|jest\.requireActual|bundle)$/.test(node.expression.getText(source)))
      bring(file, textOf(node.arguments[0]), ['*']);
    else if (ts.isImportTypeNode(node))
      bring(file, node.argument.literal.text, node.qualifier === undefined ? ['*'] : [node.qualifier.getText(source)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
const textOf = node => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : '');
function namesOfImport(clause) {
  if (clause === undefined) return [];
  const bindings = clause.namedBindings;
  const named = bindings === undefined ? [] : ts.isNamespaceImport(bindings) ? ['*'] : namesIn(bindings);
  return clause.name === undefined ? named : [...named, 'default'];
}

const isExported = node =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(each => each.kind === ts.SyntaxKind.ExportKeyword);

/** How often a file names each identifier, and what it takes the type of: a list whose type is wanted is exported with it. */
function namesOf(source) {
  const counts = new Map();
  const typed = new Set();
  const visit = node => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    if (ts.isTypeQueryNode(node)) typed.add(node.exprName.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { counts, typed };
}

/** What a file exports without need unless another file brings it in: { name, line }. */
function exportsOf(file) {
  const source = read(file);
  const { counts, typed } = namesOf(source);
  const isSigned = statement => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return source.statements.filter(isExported).flatMap(statement => {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(each => namesBound(each.name))
      : [statement.name].filter(name => name !== undefined);
    return names
      .filter(({ text }) => (isSigned(statement) ? counts.get(text) === 1 : !typed.has(text)))
      .map(name => ({ name: name.text, line: source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1 }));
  });
}
const namesBound = bound => (ts.isIdentifier(bound) ? [bound] : bound.elements.flatMap(each => namesBound(each.name)));

/** Entries that something outside brings in, and what tools bring by a path put together at run time. */
const BROUGHT_FROM_OUTSIDE = [/^app\/index\.ts$/, /^src\/games\/[^/]+\/tests\/(invariants|scramble)\.ts$/];

test('nothing is exported that no other file brings in', () => {
  for (const file of files) lookInto(file);
  const idle = files
    .filter(file => /^(app|src)\//.test(relative(ROOT, file)) && !BROUGHT_FROM_OUTSIDE.some(path => path.test(relative(ROOT, file))))
    .flatMap(file => {
      const names = brought.get(file) ?? new Set();
      if (names.has('*')) return [];
      return exportsOf(file).flatMap(({ name, line }) => (names.has(name) ? [] : [`${relative(ROOT, file)}:${line} ${name}`]));
    });
  assert.deepEqual(idle, []);
});
