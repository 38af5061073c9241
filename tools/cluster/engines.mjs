import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { findBinaries, unprivileged } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { addressOf, onMachine } from './topology.mjs';

const require = createRequire(join(root, 'apps', 'mall-api', 'package.json'));
export const DATABASE_URL = `postgres://postgres@${addressOf('database')}:5432/mall`;

/** Starts a program on a machine. `stop` asks it to stop, `kill` does not; both resolve when it has ended. */
function start(machine, command, { env, log = [] } = {}) {
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
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    /** Stops it in its tracks: connections stay open, and nothing is answered. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  };
}

async function until(what, isThere, part) {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (await isThere().catch(() => false)) return;
    await pause(100);
  }
  throw new Problem(`${what} did not start:\n${part.log.join('').slice(-2000)}`);
}

const isReady = async (url) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })).status === 200;

/** Runs a statement over a connection of its own. */
export async function query(text, values = [], url = DATABASE_URL) {
  const client = new (require('pg').Client)({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** An empty PostgreSQL on the database's machine. */
export async function startPostgres() {
  const bin = findBinaries();
  if (!bin) throw new Problem('The trials need PostgreSQL: apt-get install postgresql');
  const folder = tempFolder('cluster-database');
  // The trials run as root
  const { uid, gid } = unprivileged();
  chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const own = { uid, gid, stdio: 'pipe' };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    own,
  );
  writeFileSync(join(data, 'pg_hba.conf'), 'host all all 0.0.0.0/0 trust\nlocal all all trust\n');
  const options = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=*',
    '-c',
    'max_connections=100',
  ];
  const user = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const server = start('database', [...user, join(bin, 'postgres'), ...options]);
  const admin = DATABASE_URL.replace(/mall$/, 'postgres');
  await until(
    'PostgreSQL',
    async () => (await query('select 1 as one', [], admin)).length === 1,
    server,
  );
  await query('create database mall', [], admin);
  const signal = (name) => () => {
    // The processes of its connections are its children
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    for (const pid of [server.pid, ...children.split(' ').filter(Boolean)]) {
      try {
        process.kill(Number(pid), name);
      } catch {
        // Its connection has ended
      }
    }
  };
  return { ...server, freeze: signal('SIGSTOP'), thaw: signal('SIGCONT') };
}

/** The settings of a real mall, whatever this process was started with. */
const inherited = { ...process.env };
delete inherited.NODE_ENV;
delete inherited.MALL_MODE;
const shared = (proxies) => ({
  ...inherited,
  MALL_STOREFRONT_URL: `http://${addressOf('proxy')}:8080`,
  MALL_TRUST_PROXY: proxies,
  MALL_CHANGES_KEY: 'of this trial',
  MALL_LIMIT_KEY: 'of this trial',
  LOG_LEVEL: 'warn',
});
const scratch = () => tempFolder('cluster');

/** Runs `migrate` of a build. */
export async function migrate(build = root) {
  const env = { ...shared('none'), DATABASE_URL, MALL_DATA_DIR: scratch() };
  const one = start(
    'api1',
    [process.execPath, join(build, 'apps/mall-api/dist/main.js'), 'migrate'],
    { env },
  );
  const [code] = await one.ended;
  if (code !== 0) throw new Problem(`migrate failed:\n${one.log.join('')}`);
  return one.log;
}

/** A server on its machine, of a build of the project; `env` are further settings. */
export async function startApi(machine, { build = root, env = {}, isAwaited = true } = {}) {
  const trusted = ['proxy', 'storefront1', 'storefront2'].map(addressOf).join();
  const part = start(machine, [process.execPath, join(build, 'apps/mall-api/dist/main.js')], {
    env: {
      ...shared(trusted),
      HOST: addressOf(machine),
      DATABASE_URL,
      MALL_DATA_DIR: scratch(),
      MALL_WARM_PICTURES: 'off',
      ...env,
    },
  });
  const url = `http://${addressOf(machine)}:4000`;
  if (isAwaited) await until(machine, () => isReady(url), part);
  return { ...part, url };
}

/** A storefront on its machine; `apiBase` is where it asks, by default the proxy. */
export async function startStorefront(machine, { build = root, apiBase, env = {} } = {}) {
  const part = start(machine, [process.execPath, join(build, 'apps/storefront/server/main.mjs')], {
    env: {
      ...shared(apiBase ? 'none' : addressOf('proxy')),
      HOST: addressOf(machine),
      PORT: '3000',
      MALL_API_BASE: apiBase ?? `http://${addressOf('proxy')}:4000`,
      ...env,
      ...(apiBase && { MALL_STOREFRONT_URL: `http://${addressOf(machine)}:3000` }),
    },
  });
  const url = `http://${addressOf(machine)}:3000`;
  await until(machine, () => isReady(url), part);
  return { ...part, url };
}

/** What each kind of proxy is started with; all read the examples in `deploy/`. */
const proxies = {
  haproxy: (file) => ['haproxy', '-db', '-f', file],
  nginx: (file) => ['nginx', '-c', file, '-g', 'daemon off;'],
  caddy: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
};
const examples = { haproxy: 'haproxy.cfg', nginx: 'nginx.conf', caddy: 'Caddyfile' };

/** A proxy with the example's file, in front of two storefronts and two servers. */
export async function startProxy(kind) {
  const file = join(scratch(), examples[kind]);
  writeFileSync(file, readFileSync(join(root, 'deploy', examples[kind]), 'utf8'));
  chmodSync(file, 0o644);
  mkdirSync('/tmp/mall-nginx-body', { recursive: true });
  const part = start('proxy', proxies[kind](file), { env: { ...process.env, HOME: scratch() } });
  const url = `http://${addressOf('proxy')}:8080`;
  await until(kind, async () => (await fetch(url)).status > 0, part);
  return { ...part, url };
}
