import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '../../scripts/lib/cleanup.mjs';
import { unprivileged } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { onMachine } from './topology.mjs';

const { Client } = createRequire(join(root, 'apps', 'mall-api', 'package.json'))('pg');

/** Starts a program on a machine. `stop` asks it to stop, `kill` does not; both resolve when it has ended. */
export function start(machine, command, { env, log = [] } = {}) {
  const [program, ...args] = [...onMachine(machine), ...command];
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => log.push(String(part)));
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  atEnd(() => end('SIGKILL'));
  return {
    log,
    pid: child.pid,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    /** Stops it in its tracks: connections stay open, and nothing is answered. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  };
}

/** The trials run as root, which PostgreSQL and what belongs to it refuse: these words run a program as its user. */
export function asDatabaseUser() {
  const { uid, gid } = unprivileged();
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
}

/** Waits until a part is there; says what it printed when it is not. */
export async function until(what, isThere, part) {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (await isThere().catch(() => false)) return;
    await pause(100);
  }
  throw new Problem(`${what} did not start:\n${part.log.join('').slice(-2000)}`);
}

/** Opens a connection of its own; `close` ends it. */
export async function connect(url) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {}); // the next statement tells
  await client.connect();
  return {
    query: async (text, values = []) => (await client.query(text, values)).rows,
    close: () => client.end(),
  };
}

/** Runs a statement over a connection of its own. */
export async function queryAt(url, text, values = []) {
  const { query, close } = await connect(url);
  return query(text, values).finally(close);
}
