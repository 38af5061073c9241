// `npm run scale [-- GOODS ORDERS [office|facets]]`: fills a PostgreSQL with a large mall (a million of each by
// default) and prints the cost of each list. Uses a temporary database on the server of
// TEST_DATABASE_URL; for the facets an embedded one, too. `SCALE_DATABASE_URL` names a persistent one, which is filled if empty.
import { join } from 'node:path';
import { atEnd, main } from '../../scripts/lib/cleanup.mjs';
import { freshDatabase, providePostgres } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';

const api = join(root, 'apps', 'mall-api');
const tsx = join(api, 'node_modules', 'tsx', 'dist', 'cli.mjs');

async function ownDatabase() {
  const { url, why } = await providePostgres();
  if (!url) throw new Problem(`The measurement needs PostgreSQL: ${why}.`);
  const database = await freshDatabase(url, 'scale');
  atEnd(database.drop);
  return database.url;
}

async function measure(program, url, ...args) {
  const env = { ...process.env, DATABASE_URL: url };
  const file = `src/testing/scale/${program}.ts`;
  const command = [tsx, '--conditions=vermilion-source', file, ...args];
  const { code } = await run(process.execPath, command, { cwd: api, env });
  return code;
}

await main(async () => {
  const [goods = '1000000', orders = goods, part = 'all'] = process.argv.slice(2);
  const url = process.env.SCALE_DATABASE_URL ?? (await ownDatabase());
  if (part !== 'facets') return measure('main', url, goods, orders, part);
  // on the embedded database, too
  return (await measure('facets', url, goods)) || measure('facets', '', goods);
});
