import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptInstall, canApt } from './apt.mjs';
import { tempFolder } from './cleanup.mjs';
import { firstProgram, onPath, versionsUnder } from './find-program.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { launch, run } from './processes.mjs';
import { root } from './root.mjs';

const require = createRequire(join(root, 'apps', 'mall-api', 'package.json'));

/** The folder of initdb and postgres: on the PATH, or in the usual places. */
export function findBinaries() {
  const places = [
    ...versionsUnder('/usr/lib/postgresql', 'bin'),
    ...versionsUnder('/usr', 'bin', /^pgsql-/),
    ...versionsUnder('/opt/homebrew/opt', 'bin', /^postgresql/),
    ...versionsUnder('/usr/local/opt', 'bin', /^postgresql/),
    ...versionsUnder('/Applications/Postgres.app/Contents/Versions', 'bin'),
  ];
  const initdb = onPath(['initdb']) ?? firstProgram(places.map((place) => join(place, 'initdb')));
  // A link to it may stand alone
  return initdb && dirname(realpathSync(initdb));
}

async function installBinaries() {
  if (!canApt()) return undefined;
  // Debian would create and start a cluster on installation: only the programs are needed
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  return (await aptInstall('postgresql')) ? findBinaries() : undefined;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such user: try the next
    }
  }
  throw new Problem('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody".');
}

async function canConnect(url) {
  const client = await connect(url).catch(() => undefined);
  await client?.end();
  return client !== undefined;
}

async function connect(url) {
  const { Client } = require('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // a lost connection is reported by the next query
  await client.connect();
  return client;
}

/**
 * A private PostgreSQL in a temporary folder, not started: `{ url, pid, start, stop }`, or `{ why }` if
 * unavailable. It ends with this process. `durable` enables fsync; without it is faster but not
 * crash-safe. `settings` are lines of its configuration.
 */
export async function makePostgres({ durable = false, install = false, settings: own = [] } = {}) {
  const bin = findBinaries() ?? (install ? await installBinaries() : undefined);
  if (!bin) {
    return { why: 'no PostgreSQL was found: install it, or name one in TEST_DATABASE_URL' };
  }
  const identity = unprivileged();
  const folder = tempFolder('postgres');
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const init = ['-D', data, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`];
  const quiet = { quiet: true, cwd: folder, ...identity };
  const made = await run(join(bin, 'initdb'), [...init, '--no-sync'], quiet);
  if (made.code !== 0) return { why: `initdb failed: ${made.output.trim().split('\n').at(-1)}` };
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
    ...own,
  ].flatMap((setting) => ['-c', setting]);
  const url = `postgres://mall@127.0.0.1:${port}/postgres`;
  let server;
  return {
    url,
    /** of its main process, once it runs */
    pid: () => server.child.pid,
    async start() {
      server = launch(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        stdio: 'ignore',
        cwd: folder,
        // fast shutdown: closes client connections
        endWith: 'SIGINT',
        ...identity,
      });
      const until = Date.now() + 30_000;
      while (server.child.exitCode === null && Date.now() < until) {
        if (await canConnect(url)) return;
        await pause(100);
      }
      throw new Problem('The private PostgreSQL server did not start.');
    },
    stop: () => server.stop(),
  };
}

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL, or a private one. Resolves to `{ url }`, or to `{ why
 * }` if unavailable.
 */
export async function providePostgres({ durable = false } = {}) {
  const configured = process.env.TEST_DATABASE_URL;
  if (configured) {
    if (await canConnect(configured)) return { url: configured };
    throw new Problem('No PostgreSQL answers at TEST_DATABASE_URL.');
  }
  const { why, url, start } = await makePostgres({ durable, install: true });
  if (why) return { why };
  try {
    await start();
    return { url };
  } catch (error) {
    return { why: error.message };
  }
}

/** Creates an empty database on the given server; resolves to its URL and a function that drops it. */
export async function freshDatabase(url, purpose) {
  const name = `vermilion_${purpose}_${process.pid}_${Date.now().toString(36)}`;
  const tell = async (statement) => {
    const client = await connect(url);
    await client.query(statement).finally(() => client.end());
  };
  await tell(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => tell(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
