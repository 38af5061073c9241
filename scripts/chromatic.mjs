// `npm run chromatic`: uploads the stories to Chromatic for visual review. Needs a token only.
import { join } from 'node:path';
import { main } from './lib/cleanup.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { builtStorybook } from './lib/storybook.mjs';

await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log('No visual review: CHROMATIC_PROJECT_TOKEN is not set. Nothing was sent.');
    return 0;
  }
  const folder = await builtStorybook();
  const cli = join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
  // chromatic.config.json: fails until a person has accepted every change
  const { code } = await runNode([cli, '--storybook-build-dir', folder, ...process.argv.slice(2)]);
  return code;
});
