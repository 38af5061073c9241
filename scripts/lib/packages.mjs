import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

/** The folders under `packages` that are published, each after those it needs. */
export const published = ['design-system', 'mall-components', 'api-client'];

/** The folders of all packages and apps, by their paths from the root. */
export const workspaceFolders = () =>
  ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );

export const packageFolder = (name) => join(root, 'packages', name);

/** What `package.json` in a folder says. */
export const manifestIn = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every file under a folder, by its path from there, with slashes. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));

/**
 * What the built package offers by name, for `publishConfig.exports`. Where the workspace says `./*`, the
 * published package names each entry: the build's inner chunks cannot be imported, editors can complete
 * the names, and the tools that check packages see every one of them.
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
