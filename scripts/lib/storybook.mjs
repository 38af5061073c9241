import { join } from 'node:path';
import { build } from '../build.mjs';
import { tempFolder } from './cleanup.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './processes.mjs';
import { root } from './root.mjs';

/** Builds the Storybook into a folder; prints the output only on failure. */
export async function buildStorybook(folder) {
  // the back office's stories read its compiled messages
  await build(['messages']);
  const cli = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const { code, output } = await runNode([cli, 'build', '--quiet', '-o', folder], { quiet: true });
  if (code !== 0) throw new Problem(`${output.trimEnd()}\nThe Storybook could not be built.`);
  return folder;
}

let built;

/** The Storybook, built once per process. */
export const builtStorybook = () => (built ??= buildStorybook(tempFolder('storybook')));
