/**
 * A third language is a compile error wherever something is said, and nothing asks which language it is. The types of the whole house are looked at
 * as if LANGUAGES had one more, which nobody speaks yet.
 */
import assert from 'node:assert/strict';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../setUp.mjs';

const LIST = join(ROOT, 'src/engine/language.ts');
const SPOKEN = "export const LANGUAGES = ['en', 'it'] as const;";
const WITH_A_THIRD = "export const LANGUAGES = ['en', 'it', 'eo'] as const;";

function houseWithAThird() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const read = host.readFile;
  host.readFile = file => {
    const text = read(file);
    if (file !== LIST) return text;
    assert.ok(text.includes(SPOKEN), 'the languages are listed there');
    return text.replace(SPOKEN, WITH_A_THIRD);
  };
  return ts.createProgram(fileNames, { ...options, noEmit: true, skipLibCheck: true }, host);
}

const isOfPlayers = path => /^(src|app)\//.test(path) && !/\.test\.tsx?$|\/tests?\/|\/testing\//.test(path);

const nameOf = property => (property.name !== undefined && 'text' in property.name ? property.name.text : undefined);
/** { en, it }: what is said in each language. */
const isTable = node => {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const names = node.properties.map(nameOf);
  return names.includes('en') && names.includes('it');
};
const isLanguage = node => ts.isStringLiteral(node) && (node.text === 'en' || node.text === 'it');
const EQUALS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);
const asksWhich = node =>
  ts.isBinaryExpression(node) && EQUALS.has(node.operatorToken.kind) && (isLanguage(node.left) || isLanguage(node.right));

const found = { tables: [], silent: [], asks: [] };
const program = houseWithAThird();
for (const file of program.getSourceFiles()) {
  const path = relative(ROOT, file.fileName);
  if (!isOfPlayers(path)) continue;
  const visit = (node, statement) => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    if (asksWhich(node)) found.asks.push(place);
    if (isTable(node)) found.tables.push({ place, file, statement });
    ts.forEachChild(node, child => visit(child, statement));
  };
  for (const statement of file.statements) visit(statement, statement);
}
const errors = new Map();
for (const { file } of found.tables) if (!errors.has(file)) errors.set(file, program.getSemanticDiagnostics(file));
for (const { place, file, statement } of found.tables)
  if (!errors.get(file).some(({ start }) => start >= statement.getStart(file) && start < statement.end)) found.silent.push(place);

test('every table by language misses the third', () => {
  assert.ok(found.tables.length > 10, `${found.tables.length} tables`);
  assert.deepEqual(found.silent, []);
});

test('nothing that players see asks which language it is', () => assert.deepEqual(found.asks, []));
