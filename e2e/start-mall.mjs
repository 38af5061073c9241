// Starts the built mall for tests: free ports, a database of its own, nothing left behind.
// By hand: node e2e/start-mall.mjs
import { tempFolder, main } from '../scripts/lib/cleanup.mjs';
import { isMain } from '../scripts/lib/is-main.mjs';
import { startApi, startStorefront } from '../scripts/lib/mall.mjs';
import { freePort } from '../scripts/lib/ports.mjs';

/**
 * Starts server and storefront on free ports of the loopback interface. The data are in a temp folder;
 * with a `databaseUrl` (an empty PostgreSQL database) the database is there.
 * Resolves to `{ url, apiUrl, close }`.
 */
export async function startMall({ databaseUrl, ...options } = {}) {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    MALL_DATA_DIR: tempFolder('mall'),
    DATABASE_URL: databaseUrl ?? '',
    MALL_WARM_PICTURES: '0',
    LOG_LEVEL: 'warn',
  };
  if (!databaseUrl) delete env.DATABASE_URL;
  const port = await freePort();
  const api = await startApi({
    port: await freePort(),
    env: { ...env, MALL_STOREFRONT_URL: `http://127.0.0.1:${port}` },
    ...options,
  });
  const storefront = await startStorefront({ port, apiUrl: api.url, env, ...options });
  const close = async () => {
    await storefront.stop();
    await api.stop();
  };
  return { url: storefront.url, apiUrl: api.url, close };
}

if (isMain(import.meta.url)) {
  await main(
    async () => {
      const mall = await startMall({ databaseUrl: process.env.E2E_DATABASE_URL });
      console.log(`${mall.url} (server: ${mall.apiUrl})`);
      await new Promise(() => setInterval(() => {}, 60_000));
    },
    () => 0,
  );
}
