import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A worker in a process of its own, as operators start it; it carries out jobs when this resolves. */
export async function startWorkerProcess(databaseUrl = '') {
  const child = spawn(
    process.execPath,
    ['--import=tsx', '--conditions=vermilion-source', main, 'worker'],
    {
      env: {
        PATH: process.env.PATH,
        ...{ DATABASE_URL: databaseUrl, MALL_MODE: 'trial', MALL_MIGRATE: 'off' },
        ...{ MALL_DATA_DIR: 'memory://', MALL_SEED: 'none', LOG_LEVEL: 'error' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let hasStarted = false;
  for await (const line of createInterface(child.stdout)) {
    if (line.endsWith('carrying out jobs')) hasStarted = true;
    if (hasStarted) break;
  }
  if (!hasStarted) throw new Error('The worker did not start');
  return {
    /** Ends it without a warning. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
