import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Functions whose first argument is a title: `it('…')`, `test.each(…)('…')`, `describe.skipIf(…)('…')`. */
const TITLED = new Set(['it', 'test', 'describe']);

function rootName(callee) {
  let node = callee;
  while (!ts.isIdentifier(node)) {
    if (!ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node)) return undefined;
    node = node.expression;
  }
  return node.text;
}

/** The tag at the end of a title, of `e2e/support/repetition.ts`. */
const TAG = /\$\{repeats\([^}]*\)\}$/;

/** Titles of a test file as written, with `%s` and `${…}`, without tags. */
export function titlesIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const titles = new Set();
  const visit = (node) => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title && TITLED.has(rootName(node.expression))) {
      if (ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (ts.isTemplateExpression(title))
        titles.add(title.getText(source).slice(1, -1).replace(TAG, ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const PROOF = /\[[^\]]+\]\(\.\.\/([^)]+)\)((?:,? “[^”]+”)*)/g;

/** All tests in the map: `[name](../path) “title”, “another”`. A link without titles is the whole file. */
export const proofsIn = (map) =>
  [...map.matchAll(PROOF)].map(([, file, titles]) => ({
    file,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title),
  }));

/** Rows of the map's tables, without headers. */
export const rowsIn = (map) =>
  map.split('\n').filter((line, at, lines) => {
    const isBelow = /^\|[\s|:-]+$/;
    return line.startsWith('|') && !isBelow.test(line) && !isBelow.test(lines[at + 1] ?? '');
  });

/** Tests of the map that do not exist, one message each. */
export function wrongProofs(map, root) {
  const known = new Map();
  return proofsIn(map).flatMap(({ file, titles }) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${file} does not exist`];
    if (!known.has(file)) known.set(file, titlesIn(readFileSync(path, 'utf8'), file));
    return titles
      .filter((title) => !known.get(file).has(title))
      .map((title) => `${file} has no test “${title}”`);
  });
}
