import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd, tempFolder } from '../../../scripts/lib/cleanup.mjs';
import { startApi, startStorefront, trialEnv } from '../../../scripts/lib/mall.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { freshDatabase, providePostgres } from '../../../scripts/lib/postgres.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';

const SERVERS = 3;

/** Writes a policy file for MALL_POLICY. */
function policyFile(policy) {
  const file = join(tempFolder('attack'), 'policy.json');
  writeFileSync(file, JSON.stringify(policy));
  return file;
}

/**
 * Starts the attacked mall: servers on one PostgreSQL, and a storefront for the first. An attack with its
 * own `policy` gets no storefront. Resolves to `{ storefrontUrl, apiUrls, databaseUrl, servers,
 * storefront,
 * restart }`; `servers[n]` and `storefront` have the `child` process, `restart(n)` restarts a server on its port.
 */
export async function startAttackedMall({ count = SERVERS, policy } = {}) {
  const { url, why } = await providePostgres();
  if (!url) throw new Problem(`The attacks need PostgreSQL: ${why}.`);
  const database = await freshDatabase(url, 'attack');
  atEnd(database.drop);
  const storefrontPort = await freePort();
  const storefrontUrl = `http://127.0.0.1:${storefrontPort}`;
  const env = trialEnv({
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    MALL_STOREFRONT_URL: storefrontUrl,
    MALL_TEST_PAYMENT_SECRET: 'known-to-the-attacks',
    MALL_WARM_PICTURES: '0',
    // Other loopback addresses are those of strangers, who may also be named by what this one forwards
    MALL_TRUST_PROXY: '127.0.0.1',
    ...(policy && { MALL_POLICY: policyFile(policy) }),
  });
  const pictures = Array.from({ length: count }, () => tempFolder('attack'));
  const ports = [];
  for (let n = 0; n < count; n += 1) ports.push(await freePort());
  const start = (n) => startApi({ port: ports[n], env: { ...env, MALL_DATA_DIR: pictures[n] } });
  const servers = [];
  // sequentially: the first one migrates
  for (let n = 0; n < count; n += 1) servers.push(await start(n));
  const apiUrls = servers.map((server) => server.url);
  const storefront = policy
    ? undefined
    : await startStorefront({ port: storefrontPort, apiUrl: apiUrls[0], env });
  return {
    storefrontUrl,
    storefront,
    apiUrls,
    servers,
    databaseUrl: database.url,
    paymentSecret: env.MALL_TEST_PAYMENT_SECRET,
    async restart(n) {
      await servers[n].stop();
      servers[n] = await start(n);
    },
  };
}
