import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

/** The folders of published packages, in dependency order. */
export const published = ['design-system', 'mall-components', 'api-client', 'mall-data'];

/** Those with a generated reference. */
export const documented = published;

/** The folders of all packages and apps, relative to the root. */
export const workspaceFolders = () =>
  ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );

export const packageFolder = (name) => join(root, 'packages', name);

/** The parsed `package.json` of a folder. */
export const manifestIn = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of all packages on the registry: the published ones, and the commands that have no API. */
export const released = readdirSync(join(root, 'packages')).filter(
  (name) => !manifestIn(packageFolder(name)).private,
);

/** All files of a folder, relative to it, with slashes. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));

/**
 * The exports of the built package, for `publishConfig.exports`. The workspace has `./*`; the
 * published package lists each entry, so that internal chunks cannot be imported, editors complete
 * names, and tools check every entry.
 */
export function publicExports(folder) {
  const { exports } = manifestIn(folder);
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) throw new Problem(`${folder} is not built: run its script "build".`);
  const entries = filesIn(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length))
    .filter((name) => existsSync(join(folder, 'src', name, 'index.ts')))
    .sort();
  const named = ([key, target]) => {
    if (typeof target === 'string') return [[key, target]];
    const { types, default: code } = target;
    if (!key.includes('*')) return [[key, { types, default: code }]];
    return entries.map((name) => [
      key.replace('*', name),
      { types: types.replace('*', name), default: code.replace('*', name) },
    ]);
  };
  return Object.fromEntries(Object.entries(exports).flatMap(named));
}
