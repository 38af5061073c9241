// `npm run chromatic`: sends the stories to Chromatic for visual review. All it needs is a token.
import { join } from 'node:path';
import { main, tempFolder } from './lib/cleanup.mjs';
import { Problem } from './lib/problem.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const tool = (...path) => join(root, 'node_modules', ...path);

await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log('No visual review: CHROMATIC_PROJECT_TOKEN is not set. Nothing was sent.');
    return 0;
  }
  const folder = tempFolder('chromatic');
  const storybook = tool('storybook', 'dist', 'bin', 'dispatcher.js');
  const built = await runNode([storybook, 'build', '--quiet', '-o', folder]);
  if (built.code !== 0) throw new Problem('The storybook could not be built: see above.');
  const cli = tool('chromatic', 'dist', 'bin.cjs');
  const { code } = await runNode([cli, '--storybook-build-dir', folder, ...process.argv.slice(2)]);
  return code;
});
