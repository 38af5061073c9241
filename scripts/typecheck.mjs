// Type checks of every workspace and the root. Usage: node scripts/typecheck.mjs [folder ...]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { workspaceFolders } from './lib/packages.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** The folders with a tsconfig.json. */
function projects() {
  const all = [...workspaceFolders(), 'scripts', 'tools', 'e2e', '.storybook'];
  return all.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** Checks the projects one after the other: the compiler uses all processors. Resolves to `{ passed, failed }` and prints errors. */
export async function typecheck(folders = projects()) {
  let passed = 0;
  for (const folder of folders) {
    const { code, output } = await runNode([compiler, '-p', folder], { quiet: true });
    console.log(code === 0 ? `  ${folder}: types hold` : `  ${folder}:\n${output.trimEnd()}`);
    if (code === 0) passed++;
  }
  return { passed, failed: folders.length - passed };
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const given = process.argv.slice(2);
    return (await typecheck(given.length ? given : undefined)).failed ? 1 : 0;
  });
}
