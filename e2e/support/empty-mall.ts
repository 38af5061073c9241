import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { startApi, startStorefront } from '../../scripts/lib/mall.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startProviders } from '../start-mall.mjs';
import { openMailbox } from './mailbox';

const execute = promisify(execFile);
const programs = join(root, 'apps', 'mall-api', 'dist');
/** A second in days: nobody waits for months in a test. */
const SECOND = 1 / 86_400;

interface Row {
  id: number;
  /** Of a category: that above it. */
  parentId?: number;
}

/**
 * A real mall, made from an empty database with the programs of the README: `npm run init`, the servers, `mall-admin`.
 * Mails go to a mailbox, payments to a stand-in of Stripe.
 */
export async function openEmptyMall(operator: string) {
  const folder = tempFolder('empty-mall');
  const policy = join(folder, 'mall.json');
  const [mailbox, providers] = await Promise.all([openMailbox(), startProviders({})]);
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env: Record<string, string | undefined> = {
    ...process.env,
    ...providers.env,
    NODE_ENV: undefined,
    MALL_MODE: 'real',
    MALL_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    MALL_POLICY: policy,
    MALL_STOREFRONT_URL: url,
    MALL_SMTP_URL: mailbox.url,
    MALL_MAIL_FROM: 'mall@kiln.example',
    MALL_TRUST_PROXY: 'loopback',
    MALL_LIMIT_KEY: randomUUID() + randomUUID(),
    MALL_CHANGES_KEY: randomUUID(),
    MALL_STOP_DELAY: '0',
    LOG_LEVEL: 'warn',
  };
  const run = async (program: string, ...args: string[]) =>
    (await execute(process.execPath, [join(programs, program), ...args], { env })).stdout;
  const answers = {
    name: 'Kiln Street',
    country: 'SE',
    currency: 'SEK',
    contact: 'help@kiln.example',
    operator,
  };
  const flags = Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
  const said = await run('main.js', 'init', ...flags);
  const invitation = /http\S+\/invitation#\S+/.exec(said)?.[0] ?? '';
  const written = JSON.parse(readFileSync(policy, 'utf8'));
  writeFileSync(policy, JSON.stringify({ ...written, refund: { days: SECOND } }));
  const key = ['key', 'create', 'first', '--scopes', 'all', '--local'];
  env.MALL_ADMIN_KEY = JSON.parse(await run('mall-admin.js', '--json', ...key)).key;

  /** Runs `mall-admin`; resolves to what it prints, as JSON. */
  const admin = async <T>(...args: string[]): Promise<T> =>
    JSON.parse(await run('mall-admin.js', '--json', ...args));

  const options = { env, detached: false, command: undefined };
  const startServer = () => startApi({ ...options, port: apiPort });
  let server = await startServer();
  env.MALL_ADMIN_URL = server.url;
  const storefront = await startStorefront({ ...options, port, apiUrl: server.url });
  return {
    url,
    apiUrl: server.url,
    stripeUrl: providers.env.MALL_STRIPE_URL,
    invitation,
    mailbox,
    admin,
    /** The rows of a list of `mall-admin`. */
    async rows(...args: string[]): Promise<Row[]> {
      const data = await admin<Row[] | Record<string, Row[]>>(...args);
      return Array.isArray(data) ? data : (Object.values(data).find(Array.isArray) ?? []);
    },
    /** Stops the server for a command that needs its database, and starts it again. */
    async meanwhile(...args: string[]) {
      await server.stop();
      await run('main.js', ...args);
      server = await startServer();
    },
    file: (name: string) => join(folder, name),
    async close() {
      await storefront.stop();
      await server.stop();
      await providers.stop();
      await mailbox.close();
    },
  };
}
