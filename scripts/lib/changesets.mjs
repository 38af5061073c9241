import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABEL } from './changelog.mjs';
import { root } from './root.mjs';

/** The folder of the changesets. */
export const changesets = join(root, '.changeset');

const FRONT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const MAJOR = /^(\s*['"]?[^'":]+['"]?\s*:\s*)major\s*$/gm;

/**
 * A changeset for packages below 1.0, whose breaking changes are minor versions: "major" becomes "minor", and
 * paragraphs that do not say what they are "Breaking".
 */
export function majorAsMinor(text) {
  const [, front, body] = FRONT.exec(text) ?? [];
  if (!front?.match(MAJOR)) return text;
  const paragraphs = body.trim().split(/\n\s*\n/);
  const labelled = paragraphs.map((it) => (LABEL.test(it) ? it : `Breaking: ${it}`));
  return `---\n${front.replace(MAJOR, '$1minor')}\n---\n\n${labelled.join('\n\n')}\n`;
}

/** A changeset that repeats the bump of a version that is not released yet, and says nothing. */
export const repeatedBump = (names, bump) =>
  `---\n${names.map((name) => `'${name}': ${bump}`).join('\n')}\n---\n`;

/** The part of a version by which it differs from an earlier one. */
export function bumpBetween(earlier, later) {
  const [a, b] = [earlier, later].map((it) => it.split('.'));
  if (a[0] !== b[0]) return 'major';
  return a[1] === b[1] ? 'patch' : 'minor';
}

/** Rewrites the pending changesets for versions below 1.0. Returns their files. */
export function prepareChangesets() {
  const names = readdirSync(changesets).filter((it) => it.endsWith('.md') && it !== 'README.md');
  const files = names.map((name) => join(changesets, name));
  for (const file of files) writeFileSync(file, majorAsMinor(readFileSync(file, 'utf8')));
  return files;
}
