import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../scripts/lib/root.mjs';
import { DATABASE_URL, query, startPostgres } from '../database.mjs';
import { migrate, scratch, startApi, startMall, startStorefront } from '../engines.mjs';
import { buildNextRelease } from '../lib/next-release.mjs';
import { connect } from '../machine.mjs';
import { send, shop, signIn } from '../shoppers.mjs';
import { openNetwork, shopperAddress } from '../topology.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const GOODS = Number(process.env.CLUSTER_GOODS || 60_000);
const READ_MS = Number(process.env.CLUSTER_READ_MS || 60_000);
const NOTICED = 3000;
/** Fewer than what fills two processors, so that what is refused is refused because of the upgrade. */
const READERS = 4;
const BAR_MS = 1000;

/** This release is replaced by the next one while shoppers read and write, and while somebody reads the tables for a minute. */
export async function upgrade() {
  const next = buildNextRelease();
  openNetwork();
  await startPostgres({ settings: ['max_wal_size=4GB', 'fsync=off'] });
  await migrate();
  fill();
  // The new goods are indexed for search before it is measured
  await migrate();
  const assetsDir = scratch();
  const storefront = { MALL_ASSETS_DIR: assetsDir };
  const parts = await startMall({ storefront: { env: storefront } });
  const accounts = await Promise.all(['ann', 'ben', 'cleo'].map(signIn));
  const { url } = parts.proxy;
  const [{ id }] = await query('select product_id as id from listing order by product_id limit 1');
  const paths = [
    '/goods/goods_search?title=teapot',
    '/fr/goods/goods_search?title=lamp',
    `/goods_detail/${id}`,
  ];
  // Code is compiled before it is measured
  await shop(url, accounts, { paths, readers: READERS }).stopAfter(8000);
  const shoppers = shop(url, accounts, { paths, readers: READERS });
  const assets = { asked: 0, missing: [] };
  const check = async (build) => {
    for (const name of readdirSync(join(build, 'apps/storefront/dist/client/assets'))) {
      if (!/\.(js|css)$/.test(name)) continue;
      assets.asked += 1;
      const { status } = await send(`${url}/assets/${name}`, { from: shopperAddress(19) });
      if (status !== 200) assets.missing.push({ status, text: name });
    }
  };
  const reader = await connect(DATABASE_URL);
  await reader.query('begin');
  await reader.query('select count(*) from product p join listing l on l.product_id = p.id');
  const began = performance.now();
  const reading = pause(READ_MS).then(() => reader.query('commit'));
  await migrate({ build: next });
  const took = (performance.now() - began) / 1000;
  await reading;
  await reader.close();
  const replace = async (machine, start, options) => {
    await parts[machine].stop();
    parts[machine] = await start(machine, { build: next, ...options });
    await pause(NOTICED);
  };
  for (const machine of ['api1', 'api2']) await replace(machine, startApi);
  await replace('storefront1', startStorefront, { env: storefront });
  await check(root);
  await check(next);
  await replace('storefront2', startStorefront, { env: storefront });
  await check(root);
  const { reads, writes, failures, slowest, slowestPath } = await shoppers.stop();
  judge(
    'upgrade',
    `${failures.length} of ${reads + writes} requests failed, ${assets.missing.length} of ${assets.asked} files of either build missing; the slowest took ${(slowest / 1000).toFixed(2)} s (${slowestPath}); the tables took ${took.toFixed(0)} s, of which somebody read them for ${READ_MS / 1000} s`,
    failures.length + assets.missing.length === 0 && slowest < BAR_MS,
    'none fails, no file is missing, the slowest takes less than 1 s',
  );
  tellFailures([...failures, ...assets.missing]);
  await Promise.all(Object.values(parts).map((part) => part.kill()));
}

/** A mall of so many goods, made by the database itself. */
function fill() {
  const cwd = join(root, 'apps/mall-api');
  const tsx = join(cwd, 'node_modules/tsx/dist/cli.mjs');
  const words = [
    '--conditions=vermilion-source',
    'src/testing/scale/main.ts',
    String(GOODS),
    '0',
    'fill',
  ];
  const env = { ...process.env, DATABASE_URL };
  execFileSync(process.execPath, [tsx, ...words], { cwd, env, stdio: 'pipe' });
}
