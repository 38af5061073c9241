import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every folder with an `index.ts` is an entry and a subpath of the package: `button`, `brands/vermilion`. */
export function entriesIn(folder: string, prefix = ''): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((it) =>
    it.isDirectory(),
  )) {
    const inner = join(folder, name);
    const index = join(inner, 'index.ts');
    if (existsSync(index)) entries[prefix + name] = index;
    Object.assign(entries, entriesIn(inner, `${prefix}${name}/`));
  }
  return entries;
}
