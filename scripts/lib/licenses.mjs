import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestIn } from './packages.mjs';

/** Licences of what is shipped: each allows it to be used, changed and passed on as a part of this project. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Python-2.0', 'Unlicense', 'CC0-1.0', 'MIT AND Apache-2.0'],
  'OFL-1.1', // fonts
  'CC-BY-4.0', // data, whose author its own file names
]);

/** Packages with another licence, each with the reason why it may be shipped all the same. */
const exceptions = [
  {
    name: /^@img\/sharp-libvips-/,
    license: 'LGPL-3.0-or-later',
    why: 'a shared library, unchanged, in a package of its own that anybody can replace',
  },
  {
    name: /^@img\/sharp-(win32|wasm32)/,
    license: /^Apache-2\.0 AND LGPL-3\.0-or-later/,
    why: 'sharp with the same library beside it',
  },
];

const textOf = ({ license }) => (typeof license === 'string' ? license : license?.type);

const isLike = (pattern, text) =>
  pattern instanceof RegExp ? pattern.test(text) : pattern === text;

/** Why a package may not be shipped; undefined if it may. */
export function refusedLicense(manifest) {
  const { name, version } = manifest;
  const license = textOf(manifest)?.replace(/^\((.*)\)$/, '$1');
  if (!license) return `${name}@${version} names no licence`;
  // Of licences to choose from one is enough
  if (license.split(' OR ').some((one) => allowed.has(one))) return undefined;
  if (exceptions.some((it) => isLike(it.name, name) && isLike(it.license, license)))
    return undefined;
  return `${name}@${version} has the licence ${license}, which is not allowed`;
}

/** The folder of a package as another one finds it: in the `node_modules` of a folder above. */
function folderOf(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
    if (dirname(at) === at) return undefined;
  }
}

/**
 * The manifests of everything that packages depend on when they run, directly or not, and of themselves. An optional one may
 * be missing: it is for another system. Throws for another one that is missing.
 */
export function shippedManifests(folders) {
  const manifests = new Map();
  const visit = (folder) => {
    if (manifests.has(folder)) return;
    const manifest = manifestIn(folder);
    manifests.set(folder, manifest);
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = folderOf(name, folder);
      if (found) visit(found);
      else if (!(name in optionalDependencies))
        throw new Error(`${manifest.name} needs ${name}, which is not installed.`);
    }
  };
  folders.forEach((folder) => visit(realpathSync(folder)));
  return [...manifests.values()];
}
