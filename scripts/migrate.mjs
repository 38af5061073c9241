// `npm run migrate`: migrates the mall's database.
import { join } from 'node:path';
import { build } from './build.mjs';
import { main } from './lib/cleanup.mjs';
import { runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { databaseSettings } from './lib/settings.mjs';

await main(async () => {
  const env = { ...process.env, ...databaseSettings() };
  await build(['mall-api']);
  const program = join(root, 'apps', 'mall-api', 'dist', 'main.js');
  return (await runNode([program, 'migrate'], { env })).code;
});
