/** Licences as packages bring them: one text for all that share it, with everybody's own line of copyright. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setUp.mjs';

const FILE = /^(licen[cs]e|copying)([._-].*)?$/i;

/** All of them: some packages stand under two. */
function textsIn(folder) {
  const texts = existsSync(folder) ? readdirSync(folder).filter(name => FILE.test(name)) : [];
  return texts.length === 0 ? null : texts.map(name => readFileSync(join(folder, name), 'utf8')).join('\n\n');
}

/** Name, version, kind of licence, and its text; null: it brings none. */
export function readPackage(path) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const by = typeof author === 'string' ? author : author?.name;
  return { name, version, licence: typeof license === 'string' ? license : (license?.type ?? ''), text: textsIn(path), by };
}

/** A line that names whose it is. */
const WHOSE = /^\W*(?:Copyright\b(?! (?:notice|holder|owner|and|license|law|statement))|COPYRIGHT\b(?! (?:HOLDER|OWNER|AND|NOTICE)))/;
/** What stands above a text and says no more than its name. */
const HEADING = /^\W*(?:the )?(?:mit|isc|bsd[ -]\d-clause)(?: "?\w+"?)? licen[cs]e\b[^\n]*\n|^\W*all rights reserved\.?\n/i;

function partsOf(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  const whose = lines.filter(line => WHOSE.test(line)).map(line => line.trim());
  let body = lines
    .filter(line => !WHOSE.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  while (HEADING.test(body)) body = body.replace(HEADING, '').trim();
  return { whose, body };
}

const sameWords = text =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** What is in phones without lying in node_modules, with the text that others of the same licence bring. */
export function nativesWith(packages) {
  const natives = JSON.parse(readFileSync(join(ROOT, 'tools', 'licences', 'natives.json'), 'utf8'));
  const textsOf = licence => {
    const own = join(ROOT, 'tools', 'licences', `${licence.replaceAll(' ', '-')}.txt`);
    return existsSync(own) ? readFileSync(own, 'utf8') : textOf(licence, packages);
  };
  return natives.map(({ name, licence, copyright }) => ({
    name,
    version: null,
    licence,
    text: [...copyright, '', textsOf(licence)].join('\n'),
  }));
}

const textOf = (licence, packages) => partsOf(packages.find(each => each.licence === licence && each.text !== null)?.text ?? '').body;

/** Each text once, under it who is under it; the text that most share comes first. */
export function grouped(packages) {
  const groups = new Map();
  for (const { name, version, licence, text, by } of packages) {
    const given = text ?? `${by === undefined ? '' : `Copyright (c) ${by}\n\n`}${textOf(licence, packages)}`;
    const { whose, body } = partsOf(given);
    const key = sameWords(body);
    const group = groups.get(key) ?? { licence, text: body, packages: [] };
    group.packages.push({ name: version === null ? name : `${name} ${version}`, whose: whose.join(' ') });
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.packages.length - a.packages.length);
}
