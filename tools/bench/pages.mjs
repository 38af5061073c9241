import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { launch } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { answers } from '../../scripts/lib/wait.mjs';
import {
  benchedPages,
  postgresForBench,
  startBenchedApi,
  startBenchedStorefront,
} from './mall.mjs';
import { median } from './table.mjs';

const connections = 10;
const headers = { 'accept-encoding': 'br' };
/** Minimum rate of a cached page, as a fraction of a static file's. */
const SHARE = 1 / 3;

const setting = (name, fallback) => Number(process.env[name] || fallback);

/** Processor time of a process, in hundredths of a second; undefined except on Linux. */
function cpuMsOf(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // user and system time are fields 14 and 15; field 2, the name, may contain spaces
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Bare Node that serves a response of the compressed size of home. */
async function staticPage(storefront) {
  const page = await fetch(storefront, { headers: { 'accept-encoding': 'identity' } });
  const file = join(tempFolder('bench-static'), 'home.html.br');
  writeFileSync(file, brotliCompressSync(Buffer.from(await page.arrayBuffer())));
  const port = await freePort();
  const bare = launch(process.execPath, [join(root, 'tools', 'bench', 'static-page.mjs'), file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, { giveUp: bare.ended }))) throw new Problem('Bare Node did not start.');
  return { url, pid: bare.child.pid };
}

async function turnOf({ url, pid }, requests, duration) {
  const before = cpuMsOf(pid);
  const result = await autocannon({ url, connections, duration, headers, requests });
  const failures = result.non2xx + result.errors;
  if (failures)
    throw new Problem(
      `${url}${requests[0].path}: ${failures} failed answers, ${JSON.stringify(result.statusCodeStats)}, ${result.timeouts} too late.`,
    );
  const { total } = result.requests;
  return { rate: total / result.duration, cpuMs: (cpuMsOf(pid) - before) / total };
}

let invented = 0;
/** Requests that miss every cache: each has another value of a parameter that the page reads. */
const unseen = (path, count) =>
  Array.from({ length: count }, () => ({ path: path + (invented += 1) }));
/** The pages of which there are unlimited ones. */
const uncached = { list: '&maxPrice=9', goods: '?spec=9' };

/**
 * Rates of public pages, cached and rendered, compared with a static file from bare Node; with
 * `beside`, the folder of another build, also with its pages. Resolves to whether cached pages
 * reach their minimum.
 */
export async function benchPages(beside) {
  const seconds = setting('BENCH_SECONDS', 4);
  const rounds = setting('BENCH_ROUNDS', 3);
  const { url: apiUrl } = await startBenchedApi(await postgresForBench());
  const pages = await benchedPages(apiUrl);
  const builds = { now: await startBenchedStorefront(root, apiUrl) };
  if (beside) builds.beside = await startBenchedStorefront(beside, apiUrl);
  const bare = await staticPage(builds.now.url);
  const turns = { static: () => turnOf(bare, [{ path: '/' }], seconds) };
  for (const [page, path] of Object.entries(pages))
    for (const [build, storefront] of Object.entries(builds)) {
      turns[`${page}, kept, ${build}`] = () => turnOf(storefront, [{ path }], seconds);
      if (uncached[page])
        turns[`${page}, rendered, ${build}`] = () =>
          turnOf(storefront, unseen(path + uncached[page], 4000), seconds);
    }
  const measured = Object.fromEntries(Object.keys(turns).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round === 0 ? 'Warming up ...' : `Round ${round} of ${rounds} ...`);
    for (const [name, turn] of Object.entries(turns)) {
      const one = await turn();
      if (round > 0) measured[name].push(one);
    }
  }
  const middle = (name, key) => median(measured[name].map((one) => one[key]));
  const staticRate = middle('static', 'rate');
  console.log(
    `\nNode ${process.version}, ${connections} connections, brotli, median of ${rounds}\n`,
  );
  for (const name of Object.keys(measured)) {
    const rate = middle(name, 'rate');
    const cells = [
      name.padEnd(24),
      `${rate.toFixed(0).padStart(7)}/s`,
      `1/${(staticRate / rate).toFixed(1)} of static`.padStart(18),
      `${middle(name, 'cpuMs').toFixed(2).padStart(8)} ms of a processor`,
    ];
    console.log(cells.join(''));
  }
  return Object.keys(measured)
    .filter((name) => name.endsWith(', kept, now'))
    .every((name) => middle(name, 'rate') >= staticRate * SHARE);
}
