import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './packages.mjs';

const STYLE_IMPORT = /(?:^|[;\n])\s*(?:import|export)[^;'"]*['"][^'"]+\.css['"]/;
/** React APIs for client components only. */
const CLIENT_IMPORT =
  /import\s*\{[^}]*\b(use(State|Effect|LayoutEffect|Reducer|Ref|Context|SyncExternalStore|Transition)|createContext)\b[^}]*\}\s*from\s*['"]react['"]/;
const CLIENT = /^\s*(['"])use client\1/;

/** The entries of an unpacked package with resolved patterns: `[{ entry, files }]`. */
export function entriesOf(place, { exports }) {
  const all = filesIn(place);
  return Object.entries(exports).flatMap(([key, target]) => {
    const targets = typeof target === 'string' ? [target] : Object.values(target);
    if (!key.includes('*')) return [{ entry: key, files: targets }];
    const [before, after] = targets[0].slice(2).split('*');
    return all
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length))
      .map((part) => ({
        entry: key.replace('*', part),
        files: targets.map((path) => path.replace('*', part)),
      }));
  });
}

const read = (place, file) => readFileSync(join(place, file), 'utf8');

/** Files that use client-only React APIs without 'use client' although server components can import them. */
function clientOnServer(place, entries) {
  const seen = new Set(
    entries.flatMap(({ files }) => files.filter((file) => file.endsWith('.js'))),
  );
  const problems = [];
  for (const file of seen) {
    const text = read(place, file);
    if (CLIENT.test(text)) continue;
    if (CLIENT_IMPORT.test(text)) problems.push(`${file} needs 'use client'`);
    for (const [, path] of text.matchAll(/from\s*["'](\.[^"']+)["']/g))
      seen.add(`./${join(dirname(file), path)}`.replaceAll('\\', '/'));
  }
  return problems;
}

/** Violations of an unpacked package: entries, styles and directives. */
export function brokenRules(place, manifest) {
  const missing = (file) =>
    statSync(join(place, file), { throwIfNoEntry: false })?.size === 0 ||
    !existsSync(join(place, file));
  const entries = entriesOf(place, manifest);
  const problems = entries.flatMap(({ entry, files }) =>
    files.filter(missing).map((file) => `${entry}: ${file} is missing or empty`),
  );
  const code = filesIn(place).filter((file) => file.endsWith('.js'));
  const imports = code.filter((file) => STYLE_IMPORT.test(read(place, file)));
  problems.push(...imports.map((file) => `${file} imports a stylesheet`));
  // react-intl's context requires client components
  if (!manifest.peerDependencies?.['react-intl']) problems.push(...clientOnServer(place, entries));
  if (code.some((file) => file.endsWith('.css.js'))) problems.push('styles were left as code');
  if (JSON.stringify(manifest).match(/"(workspace|catalog|link|file):/))
    problems.push('package.json still speaks of the workspace');
  for (const file of ['README.md', 'LICENSE'])
    if (missing(file)) problems.push(`${file} is missing`);
  return problems;
}
