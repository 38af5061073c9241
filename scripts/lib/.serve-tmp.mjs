import { writeFileSync } from 'node:fs';
import { main, atEnd } from './cleanup.mjs';
import { postgresForBench, startBenchedApi, startBenchedStorefront, benchedPages } from './bench-mall.mjs';
await main(async () => {
  const { url } = await startBenchedApi(await postgresForBench({}), {});
  const a = await startBenchedStorefront('/work/main', url), b = await startBenchedStorefront('/tmp/old', url);
  const pages = await benchedPages(url);
  writeFileSync('/tmp/serve.json', JSON.stringify({ api: url, now: a.url, old: b.url, pages }));
  await new Promise((r) => { process.once('SIGTERM', r); });
  return 0;
});
