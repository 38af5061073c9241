import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const TYPES = 'dist/types';
const RELATIVE = /((?:from|import)\s*\(?\s*['"])(\.{1,2}(?:\/[^'"]*)?)(['"])/g;

/** Node's own resolution wants the whole file name where a bundler's does without. */
function withFileName(folder: string, specifier: string): string {
  if (existsSync(join(folder, `${specifier}.d.ts`))) return `${specifier}.js`;
  if (existsSync(join(folder, specifier, 'index.d.ts'))) return `${specifier}/index.js`;
  throw new Error(`declarations: ${join(folder, specifier)} has no declaration file.`);
}

/** Type declarations of every module, by the compiler itself; bundling them by entry takes gigabytes. */
export async function writeDeclarations() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  for (const name of await readdir(TYPES, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(TYPES, name);
    const text = await readFile(file, 'utf8');
    const complete = text.replace(
      RELATIVE,
      (_match, before: string, specifier: string, after: string) =>
        before + withFileName(dirname(file), specifier) + after,
    );
    if (complete !== text) await writeFile(file, complete);
  }
}
