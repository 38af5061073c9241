import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, manifestIn, packageFolder } from '../packages.mjs';
import { root } from '../root.mjs';
import { indexOf, pageFile, pageOf } from './page.mjs';

/** Written by hand, beside the generated pages. */
export const handwritten = ['server-components.md'];

/** The compiler names modules of types by their place on this machine; a page names them from the repository's root. */
const fromRoot = (text) => text.replaceAll(`"${root.replaceAll('\\', '/')}/`, '"');

/** Whether the documentation of the entry's component says that it is experimental. */
function isExperimental(folder, { key }) {
  const docs = join(folder, 'src', key, `${key}.docs.ts`);
  return existsSync(docs) && /^ {2}experimental: true,$/m.test(readFileSync(docs, 'utf8'));
}

/** The generated files of a package: `{ path, text }`, with its guides and the index for language models. */
export function referenceFiles(name, entries, guides) {
  const folder = packageFolder(name);
  return [
    ...guides.map(({ file, text }) => ({ path: join(folder, 'docs', file), text })),
    ...entries.map((entry) => ({
      path: join(folder, 'docs', pageFile(entry.key)),
      text: fromRoot(pageOf({ ...entry, experimental: isExperimental(folder, entry) })),
    })),
    { path: join(folder, 'llms.txt'), text: indexOf(manifestIn(folder), entries, guides) },
  ];
}

/** Pages of entries that no longer exist. */
export function leftOver(name, files) {
  const folder = join(packageFolder(name), 'docs');
  const known = new Set(files.map(({ path }) => path));
  return filesIn(folder)
    .filter((file) => file.endsWith('.md') && !handwritten.includes(file))
    .map((file) => join(folder, file))
    .filter((path) => !known.has(path));
}
