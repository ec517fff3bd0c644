/** Sentences live in words/ alone: what a screen writes or says by itself would stay in one language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../setUp.mjs';
import { filesUnder } from '../sources.mjs';

/** Properties that are read or heard by a player. */
const SPOKEN = new Set([
  'label',
  'title',
  'hint',
  'detail',
  'closeLabel',
  'accessibilityLabel',
  'accessibilityHint',
  'aria-label',
  'placeholder',
]);
const LETTERS = /\p{L}{2,}/u;
/** The sample book of development builds names tokens and pieces as the code does. */
const SAMPLE_BOOK = /app\/screens\/Showroom\.tsx$/;

const isText = node => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** The text of an attribute, as far as it stands there itself. */
function textOf(initializer) {
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && isText(value) ? value.text : '';
}

function sentencesIn(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const look = node => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) found.push(node.text.trim());
    if (
      ts.isJsxExpression(node) &&
      !ts.isJsxAttribute(node.parent) &&
      node.expression &&
      isText(node.expression) &&
      LETTERS.test(node.expression.text)
    ) {
      found.push(node.expression.text);
    }
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText(file)) && LETTERS.test(textOf(node.initializer)))
      found.push(textOf(node.initializer));
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const screens = ['app', 'src']
  .flatMap(folder => filesUnder(join(ROOT, folder)))
  .filter(file => file.endsWith('.tsx') && !file.includes('.test.') && !SAMPLE_BOOK.test(file));

test('a sentence outside words/ is found, wherever it stands', () => {
  assert.deepEqual(sentencesIn('<Text>Hello there</Text>', 'a.tsx'), ['Hello there']);
  assert.deepEqual(sentencesIn("<Text>{'Ciao'}</Text>", 'a.tsx'), ['Ciao']);
  assert.deepEqual(sentencesIn('<Button label="Begin" testID="button:begin" />', 'a.tsx'), ['Begin']);
  assert.deepEqual(sentencesIn('<Button label={`Begin`} />', 'a.tsx'), ['Begin']);
  assert.deepEqual(sentencesIn('<Button label={words.begin} kind="plain" />', 'a.tsx'), []);
});

test('no screen, board or piece says anything by itself', () => {
  assert.ok(screens.length > 50, 'the screens were not found');
  const found = screens.flatMap(file => sentencesIn(readFileSync(file, 'utf8'), file).map(text => `${relative(ROOT, file)}: ${text}`));
  assert.deepEqual(found, []);
});
