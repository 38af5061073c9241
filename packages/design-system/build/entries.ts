import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const isClientModule = (file: string) => /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8'));

/**
 * Every module with 'use client' as an entry that is not exported: esbuild puts modules that the same entries use
 * into one chunk, and a server component cannot call a function of a chunk with 'use client'.
 */
export const clientModulesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|sample)\./.test(name))
      .map((name) => [`client/${name.replace(/\.tsx?$/, '')}`, join(folder, name)] as const)
      .filter(([, file]) => isClientModule(file)),
  );
