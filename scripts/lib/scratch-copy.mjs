import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from './cleanup.mjs';
import { workspaceFolders } from './packages.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

const own = '@vermilion';

/** Links installed packages into `to`; workspace packages link to the copy. */
function linkModules(from, to, copy) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== own) symlinkSync(join(from, name), join(to, name));
  }
  if (!existsSync(join(from, own))) return;
  mkdirSync(join(to, own));
  for (const name of readdirSync(join(from, own))) {
    const workspace = workspaceFolders().find((folder) => folder.endsWith(`/${name}`));
    symlinkSync(join(copy, workspace), join(to, own, name));
  }
}

/** A copy of the working tree, including changes, in a temporary folder. */
export async function scratchCopy() {
  const copy = tempFolder('scratch');
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { output } = await run('git', args, { quiet: true });
  for (const file of output.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const folder of ['.', ...workspaceFolders()]) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules)) linkModules(modules, join(copy, folder, 'node_modules'), copy);
  }
  return copy;
}
