import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

interface ProcessOptions {
  /** The command's arguments after the program. */
  command: 'serve' | 'worker';
  /** Matches the line logged when it is ready. */
  ready: RegExp;
  databaseUrl: string | undefined;
  env?: Record<string, string>;
}

async function startProcess({ command, ready, databaseUrl = '', env }: ProcessOptions) {
  const child = spawn(
    process.execPath,
    ['--import=tsx', '--conditions=vermilion-source', main, command],
    {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        MALL_MODE: 'trial',
        MALL_MIGRATE: 'off',
        MALL_DATA_DIR: 'memory://',
        MALL_SEED: 'none',
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let found: RegExpExecArray | null = null;
  for await (const line of createInterface(child.stdout)) {
    found = ready.exec(line);
    if (found) break;
  }
  if (!found) throw new Error(`The process of "${command}" did not start`);
  return {
    found,
    /** Kills it without warning. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A worker in its own process, as operators run it; resolves when it runs jobs. */
export const startWorkerProcess = (databaseUrl?: string) =>
  startProcess({ command: 'worker', ready: /carrying out jobs$/, databaseUrl });

/** A server in its own process, with `env` as settings; resolves when it responds at `url`. */
export async function startServerProcess(databaseUrl?: string, env?: Record<string, string>) {
  const { found, kill } = await startProcess({
    command: 'serve',
    ready: /listening on (http:\S+)$/,
    databaseUrl,
    env: { HOST: '127.0.0.1', MALL_API_PORT: '0', MALL_MAX_EVENT_LOOP_DELAY: '0', ...env },
  });
  return { url: found[1] ?? '', kill };
}
