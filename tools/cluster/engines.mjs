import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { DATABASE_URL } from './database.mjs';
import { start, until } from './machine.mjs';
import { addressOf } from './topology.mjs';

const isReady = async (url) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })).status === 200;

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
export const scratch = () => tempFolder('cluster');

/** The server's program: only that of a trial mall has demo goods. */
const programOf = (build, env = {}) =>
  join(build, 'apps', env.MALL_MODE === 'trial' ? 'demo-mall' : 'mall-api', 'dist', 'main.js');

/** Runs a command of the server, such as `migrate`. */
export async function runCommand(name, { build = root, env: own } = {}) {
  const env = { ...shared('none'), DATABASE_URL, MALL_DATA_DIR: scratch(), ...own };
  const one = start('api1', [process.execPath, programOf(build, own), name], { env });
  const [code] = await one.ended;
  return { code, output: one.log.join('') };
}

/** Runs `migrate` of a build. */
export async function migrate(options) {
  const { code, output } = await runCommand('migrate', options);
  if (code !== 0) throw new Problem(`migrate failed:\n${output}`);
  return output;
}

/** A server on its machine, of a build of the project; `env` are further settings, `before` words before the command. */
export async function startApi(
  machine,
  { build = root, env = {}, before = [], isAwaited = true } = {},
) {
  const trusted = ['proxy', 'storefront1', 'storefront2'].map(addressOf).join();
  const part = start(machine, [...before, process.execPath, programOf(build, env)], {
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
export async function startStorefront(
  machine,
  { build = root, apiBase, env = {}, before = [] } = {},
) {
  const program = join(build, 'apps/storefront/server/main.mjs');
  const part = start(machine, [...before, process.execPath, program], {
    env: {
      ...shared(apiBase ? 'none' : addressOf('proxy')),
      HOST: addressOf(machine),
      PORT: '3000',
      MALL_API_BASE: apiBase ?? `http://${addressOf('proxy')}:4000`,
      ...(apiBase && { MALL_STOREFRONT_URL: `http://${addressOf(machine)}:3000` }),
      ...env,
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
  const run = (...more) =>
    start('proxy', [...proxies[kind](file), ...more], { env: { ...process.env, HOME: scratch() } });
  let part = run();
  const url = `http://${addressOf('proxy')}:8080`;
  await until(kind, async () => (await fetch(url)).status > 0, part);
  return {
    ...part,
    url,
    kill: () => part.kill(),
    /** HAProxy: another process takes over; the first one ends when its connections have. */
    reload: () => void (part = run('-sf', String(part.pid))),
  };
}

/**
 * Two servers, two storefronts, and HAProxy in front of both; `before` gives words before the command of a machine, `envOf`
 * its settings.
 */
export async function startMall({ api, storefront, before = () => {}, envOf = () => {} } = {}) {
  const parts = {};
  const both = (one, two, work) =>
    Promise.all([one, two].map(async (name) => (parts[name] = await work(name))));
  await both('api1', 'api2', (machine) =>
    startApi(machine, { before: before(machine), env: envOf(machine), ...api }),
  );
  parts.proxy = await startProxy('haproxy');
  await both('storefront1', 'storefront2', (machine) =>
    startStorefront(machine, { before: before(machine), env: envOf(machine), ...storefront }),
  );
  return parts;
}
