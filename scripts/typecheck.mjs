// Type checks of every workspace and the root. Usage: node scripts/typecheck.mjs [folder ...]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './lib/cleanup.mjs';
import { inTurn } from './lib/in-turn.mjs';
import { isMain } from './lib/is-main.mjs';
import { workspaceFolders } from './lib/packages.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const checker = join(root, 'scripts', 'lib', 'check-types.mjs');

/** The folders with a tsconfig.json. */
function projects() {
  const all = [...workspaceFolders(), 'scripts', 'tools', 'e2e', '.storybook'];
  return all.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/**
 * Checks the projects, two at a time, each file in the project that it belongs to. Resolves to `{ passed, failed }` and
 * prints errors.
 */
export async function typecheck(folders = projects()) {
  const results = await inTurn(folders, 2, async (folder) => {
    const others = folders.filter((other) => other !== folder);
    const { code, output } = await runNode([checker, folder, ...others], { quiet: true });
    console.log(code === 0 ? `  ${folder}: types hold` : `  ${folder}:\n${output.trimEnd()}`);
    return code === 0;
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const given = process.argv.slice(2);
    return (await typecheck(given.length ? given : undefined)).failed ? 1 : 0;
  });
}
