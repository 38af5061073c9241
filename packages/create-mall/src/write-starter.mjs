// @ts-check
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('..', import.meta.url));

const ours = ['api-client', 'design-system', 'mall-components', 'mall-data'];

/** The folders of `templates` that a starter is made of; later ones add to the earlier ones. */
const parts = {
  vite: ['shared', 'vite'],
  next: ['shared', 'server', 'next'],
  'react-router': ['shared', 'server', 'react-router'],
};

/** @typedef {keyof typeof parts} Template */

export const templates = /** @type {Template[]} */ (Object.keys(parts));

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What npm accepts as the name of a package: the folder's, without what is not allowed.
 * @param {string} folder
 */
const packageName = (folder) =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'mall';

/**
 * Writes the files of a starter. The packages are those of this package's version.
 * @param {Template} template
 * @param {string} folder absolute path
 */
export function writeStarter(template, folder) {
  for (const name of parts[template]) {
    cpSync(join(own, 'templates', name), folder, { recursive: true });
  }
  // npm does not publish files of this name
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
  const { version } = readJson(join(own, 'package.json'));
  const file = join(folder, 'package.json');
  const manifest = readJson(file);
  const packages = ours.map((name) => [`@vermilion/${name}`, `^${version}`]);
  const dependencies = { ...Object.fromEntries(packages), ...manifest.dependencies };
  const written = { ...manifest, name: packageName(folder), dependencies };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}
