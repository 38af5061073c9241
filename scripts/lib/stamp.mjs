import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const ignored = /(^|\/)(node_modules|dist|\.cache)$|\.(test|stories)\.tsx?$/;

/** All files under the given paths (from the root), sorted, without tests and stories. */
export function filesUnder(paths, base = root) {
  const found = [];
  const visit = (path) => {
    const full = join(base, path);
    if (ignored.test(path) || !existsSync(full)) return;
    if (!statSync(full).isDirectory()) found.push(path);
    else for (const name of readdirSync(full)) visit(join(path, name).replaceAll('\\', '/'));
  };
  paths.forEach(visit);
  return found.sort();
}

/** A hash of names and contents. */
export function fingerprint(paths, base = root) {
  const hash = createHash('sha256').update(process.version);
  for (const file of filesUnder(paths, base)) {
    hash.update(`\0${file}\0`).update(readFileSync(join(base, file)));
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(root, 'node_modules', '.cache', 'vermilion', `${name}.stamp`);

/** Whether a build was recorded for these contents. */
export function isFresh(name, print) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

/** Records a build for these contents. */
export function recordFresh(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
