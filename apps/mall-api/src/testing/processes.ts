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

function launch(args: readonly string[], databaseUrl = '', env: Record<string, string> = {}) {
  return spawn(process.execPath, ['--import=tsx', '--conditions=vermilion-source', main, ...args], {
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
  });
}

/** Runs a command of the program as operators do; resolves to its exit code and lines, with `kill` before that. */
export function runCommand(
  args: readonly string[],
  databaseUrl?: string,
  env?: Record<string, string>,
) {
  const child = launch(args, databaseUrl, env);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, lines }));
  return { ended, kill: () => child.kill('SIGKILL') };
}

async function startProcess({ command, ready, databaseUrl, env }: ProcessOptions) {
  const child = launch([command], databaseUrl, env);
  const ended = once(child, 'exit');
  let found: RegExpExecArray | null = null;
  for await (const line of createInterface(child.stdout)) {
    found = ready.exec(line);
    if (found) break;
  }
  if (!found) throw new Error(`The process of "${command}" did not start`);
  return {
    found,
    /** Asks it to stop; resolves to its exit code. */
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0] as number | null;
    },
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
  const { found, ...process } = await startProcess({
    command: 'serve',
    ready: /listening on (http:\S+)$/,
    databaseUrl,
    env: { HOST: '127.0.0.1', MALL_API_PORT: '0', MALL_MAX_EVENT_LOOP_DELAY: '0', ...env },
  });
  return { url: found[1] ?? '', ...process };
}
