import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import jscodeshift from 'jscodeshift';
import { upgrade as to02 } from './0.2/index.mjs';

/** The versions that code can be upgraded to. */
export const versions = { 0.2: to02 };

/** In TypeScript without JSX, `<T>x` is a cast. */
const parserOf = (file) => (/^\.[cm]?ts$/.test(extname(file)) ? 'ts' : 'tsx');

/**
 * Upgrades the text of a file. Returns its new text, which is the given one where nothing changed, and notes for a
 * person: `{ text, notes: [{ line, message }] }`. Throws where the file cannot be parsed.
 */
export function upgradeText(version, file, text) {
  if (!text.includes('@vermilion/')) return { text, notes: [] };
  const j = jscodeshift.withParser(parserOf(file));
  const root = j(text);
  const notes = [];
  versions[version](j, root, (message, line) => notes.push({ line, message }));
  return { text: root.toSource({ quote: quoteOf(text) }), notes };
}

const quoteOf = (text) =>
  (text.match(/from '/g) ?? []).length >= (text.match(/from "/g) ?? []).length
    ? 'single'
    : 'double';

const isSource = (name) => /\.[cm]?[jt]sx?$/.test(name) && !name.endsWith('.d.ts');
const isSkipped = (name) => name === 'node_modules' || name === 'dist' || name.startsWith('.');

/** The source files of a folder, or the file itself. */
export function sourcesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isSkipped(name))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return sourcesIn(inner);
      return isSource(entry.name) ? [inner] : [];
    });
}

/**
 * Upgrades files and folders in place; with `dry` nothing is written. Tells each change, note and failure to `print`.
 * Returns the numbers of changed files, notes and failures.
 */
export function upgradeFiles(version, paths, { dry = false, print = console.log } = {}) {
  const counts = { changed: 0, notes: 0, failed: 0 };
  for (const file of paths.flatMap(sourcesIn)) {
    const before = readFileSync(file, 'utf8');
    try {
      const { text, notes } = upgradeText(version, file, before);
      if (text !== before) {
        counts.changed += 1;
        print(`${dry ? 'would change' : 'changed'} ${file}`);
        if (!dry) writeFileSync(file, text);
      }
      counts.notes += notes.length;
      notes.forEach(({ line, message }) => print(`  by hand ${file}:${line} ${message}`));
    } catch (error) {
      counts.failed += 1;
      print(`failed ${file}: ${error.message}`);
    }
  }
  return counts;
}
