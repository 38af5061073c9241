import { join } from 'node:path';
import { build } from '../build.mjs';
import { main } from './cleanup.mjs';
import { runNode } from './processes.mjs';
import { root } from './root.mjs';
import { databaseSettings } from './settings.mjs';

/** Builds the server and runs one of its commands on the mall's database; ends with its exit code. */
export const databaseProgram = (...command) =>
  main(async () => {
    const env = { ...process.env, ...databaseSettings() };
    await build(['mall-api']);
    const program = join(root, 'apps', 'mall-api', 'dist', 'main.js');
    return (await runNode([program, ...command], { env, stdio: 'inherit' })).code;
  });
