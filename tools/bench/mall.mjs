import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { atEnd, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { startApi, startStorefront, trialEnv } from '../../scripts/lib/mall.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { freshDatabase, providePostgres } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { caller } from './orders.mjs';

const MALL_CHANGES_KEY = randomUUID();

/** URL of a PostgreSQL server; a `durable` one syncs every commit. */
export async function postgresForBench({ durable = false } = {}) {
  const { url, why } = await providePostgres({ durable });
  if (!url) throw new Problem(`The bench needs PostgreSQL: ${why}.`);
  return url;
}

/** The secret with which benches sign their webhooks. */
export const paymentSecret = 'known-to-the-bench';

/**
 * mall-api with the demo mall on a new database of the server at `postgresUrl`. Options as of
 * `startApi`: `cwd` runs another build.
 */
export async function startBenchedApi(postgresUrl, settings, options = {}) {
  const database = await freshDatabase(postgresUrl, 'bench');
  atEnd(database.drop);
  const env = trialEnv({
    DATABASE_URL: database.url,
    MALL_CHANGES_KEY,
    MALL_DATA_DIR: tempFolder('bench'),
    MALL_WARM_PICTURES: '0', // background rendering would be measured too
    MALL_MAX_EVENT_LOOP_DELAY: '0', // errors are fast and do not count
    LOG_LEVEL: 'warn',
    ...settings,
  });
  console.log('Starting mall-api on a fresh PostgreSQL database with the demo mall ...');
  const { url, child } = await startApi({ port: await freePort(), env, ...options });
  return { url, databaseUrl: database.url, pid: child.pid };
}

/** A storefront of the build in `folder`, of this or another checkout of the project. */
export async function startBenchedStorefront(folder, apiUrl) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = trialEnv({ MALL_STOREFRONT_URL: url, MALL_CHANGES_KEY, LOG_LEVEL: 'warn' });
  const cwd = join(folder, 'apps', 'storefront');
  const { child } = await startStorefront({ port, apiUrl, env, cwd });
  return { url, pid: child.pid };
}

/** URLs of public pages of the demo mall. */
export async function benchedPages(apiUrl) {
  const call = caller(apiUrl);
  const [{ id: category }] = await call('/api/front/product/category');
  const { list } = await call('/api/front/product/list?page=1&limit=1');
  const [{ id }] = list;
  const { productInfo } = await call(`/api/front/product/detail/${id}`);
  return {
    home: '/',
    list: `/goods/goods_search?cid=${category}`,
    goods: `/goods_detail/${id}`,
    shop: `/merchant/merchant/home?id=${productInfo.merId}`,
  };
}
