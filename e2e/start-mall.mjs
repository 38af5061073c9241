// Starts the built mall for tests: free ports, a private database, cleaned up at the end. Manually:
// node e2e/start-mall.mjs
import { mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { main, tempFolder } from '../scripts/lib/cleanup.mjs';
import { isMain } from '../scripts/lib/is-main.mjs';
import { startApi, startStorefront, trialEnv } from '../scripts/lib/mall.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { Problem } from '../scripts/lib/problem.mjs';
import { launch, runNode } from '../scripts/lib/processes.mjs';
import { root } from '../scripts/lib/root.mjs';

const standIns = 'apps/mall-api/src/testing/loopback-providers.ts';

/** Starts fakes of Twitter, Google, Facebook and Stripe; resolves to their settings. */
export async function startProviders(options) {
  const args = ['--import=tsx', '--conditions=vermilion-source', standIns, '0'];
  const { child, ended, stop } = launch(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    new Promise((resolve) => lines.once('line', resolve)),
    ended.then(() => undefined),
  ]);
  if (!line)
    throw new Problem('The stand-ins for those who sign people in elsewhere did not start.');
  return { env: JSON.parse(line).env, stop };
}

/**
 * Migrates the database and creates an operator key for shipping and applications, before the
 * server locks the database.
 */
async function operatorKey(env) {
  const inServer = (program, ...args) =>
    runNode([join(root, 'apps', 'mall-api', 'dist', program), ...args], { env, quiet: true });
  await inServer('main.js', 'migrate');
  const scopes =
    'orders:ship,applications:read,applications:decide,reports:read,reports:decide,goods:read,goods:write';
  const key = ['key', 'create', 'walks', '--scopes', scopes, '--local'];
  const { code, output } = await inServer('mall-admin.js', '--json', ...key);
  if (code !== 0) throw new Problem(`No key for an operator could be made:\n${output.trim()}`);
  return JSON.parse(output).key;
}

/** Of all malls of all runs: drawing them takes longer than most tests, and their folder is named after how they are drawn. */
const pictures = join(root, 'node_modules', '.cache', 'vermilion', 'pictures');

/** A folder for the data of a mall, with the pictures that are drawn already. */
function dataFolder() {
  const folder = tempFolder('mall');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'pictures'), 'junction');
  return folder;
}

/** A policy file with what differs from the demo's policy. */
function policyFile(policy) {
  const file = join(tempFolder('policy'), 'policy.json');
  writeFileSync(file, JSON.stringify(policy));
  return file;
}

/**
 * Starts server and storefront on free loopback ports. The data are in a temporary folder, or with
 * `databaseUrl` in an empty PostgreSQL database. With a `logFile` all output, including every
 * request, is written there. `policy` differs from the demo's policy. `withOperator` creates an operator key. `hostname` is how
 * browsers reach it. Resolves to `{ url, apiUrl, stripeUrl, operatorKey, changesKey, close }`.
 */
export async function startMall({
  databaseUrl,
  logFile,
  policy,
  withOperator,
  hostname,
  ...options
} = {}) {
  const providers = await startProviders(options);
  const log = logFile && openSync(logFile, 'a');
  const stdioOptions = log ? { stdio: ['ignore', log, log], ...options } : options;
  const port = await freePort();
  const url = `http://${hostname ?? '127.0.0.1'}:${port}`;
  const env = trialEnv({
    ...providers.env,
    HOST: '127.0.0.1',
    MALL_DATA_DIR: dataFolder(),
    DATABASE_URL: databaseUrl ?? '',
    MALL_WARM_PICTURES: '0',
    LOG_LEVEL: log ? 'info' : 'warn',
    MALL_STOREFRONT_URL: url,
    ...(policy && { MALL_POLICY: policyFile(policy) }),
  });
  const key = withOperator ? await operatorKey(env) : undefined;
  const api = await startApi({ port: await freePort(), env, ...stdioOptions });
  const storefront = await startStorefront({ port, apiUrl: api.url, env, ...stdioOptions });
  const close = async () => {
    await storefront.stop();
    await api.stop();
    await providers.stop();
  };
  const stripeUrl = providers.env.MALL_STRIPE_URL;
  const changesKey = env.MALL_CHANGES_KEY;
  return { url, apiUrl: api.url, stripeUrl, operatorKey: key, changesKey, close };
}

if (isMain(import.meta.url)) {
  await main(
    async () => {
      const mall = await startMall({
        databaseUrl: process.env.E2E_DATABASE_URL,
        withOperator: true,
      });
      console.log(`${mall.url} (server: ${mall.apiUrl}, key of an operator: ${mall.operatorKey})`);
      await new Promise(() => setInterval(() => {}, 60_000));
    },
    () => 0,
  );
}
