// `npm run bench -- search`: searches of generated goods, on a private or an existing PostgreSQL.
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { startApi, trialEnv } from '../../scripts/lib/mall.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { makePostgres } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startBare } from './bare.mjs';
import { HEADER, questionsOf, rowOf, timesOf, wantedOf } from './questions.mjs';
import { columns } from './table.mjs';

const api = join(root, 'apps', 'mall-api');
const tsx = join(api, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const rounds = Number(process.env.BENCH_ROUNDS || 3);

/** Runs a program of src/testing/goods on a database; resolves to its output. */
async function program(name, url, args) {
  const env = { ...process.env, DATABASE_URL: url };
  const file = join('src', 'testing', 'goods', name);
  const made = await run(process.execPath, [tsx, '--conditions=vermilion-source', file, ...args], {
    cwd: api,
    env,
    quiet: true,
  });
  if (made.code !== 0) throw new Problem(`${name} failed: ${made.output.slice(-2000)}`);
  return made.output;
}

const lastLine = (text) => JSON.parse(text.trim().split('\n').at(-1));

/** A PostgreSQL with durable writes and a quarter of a small machine's memory. */
async function ownPostgres() {
  const settings = [
    'shared_buffers=2GB',
    'work_mem=16MB',
    'max_wal_size=4GB',
    'random_page_cost=1.1',
  ];
  const server = await makePostgres({ durable: true, install: true, settings });
  if (server.why) throw new Problem(`The bench needs PostgreSQL: ${server.why}.`);
  await server.start();
  const restart = async () => {
    await server.stop();
    await server.start();
  };
  return { url: server.url, restart };
}

const startMall = async (url) =>
  startApi({
    port: await freePort(),
    env: trialEnv({
      DATABASE_URL: url,
      MALL_SEED: 'none',
      MALL_DATA_DIR: tempFolder('bench-search'),
      MALL_JOBS: '0', // background jobs would be measured too
      MALL_MAX_EVENT_LOOP_DELAY: '0', // errors are fast and do not count
      LOG_LEVEL: 'warn',
    }),
  });

const agent = new Agent({ keepAlive: true, maxSockets: 40 });

const get = (url) =>
  new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () =>
        text.includes('"code":200')
          ? resolve(text)
          : reject(new Problem(`${url}: ${text.slice(0, 200)}`)),
      );
    })
      .on('error', reject)
      .end();
  });

/** Fills a database, or uses an existing one; prints time and index size. */
async function fill(url, goods, isFilled) {
  if (!isFilled) console.log(`Filling a PostgreSQL with ${goods} goods in six languages ...`);
  const args = [String(goods), ...(isFilled ? ['filled'] : [])];
  const { took, sizes, words } = lastLine(await program('main.ts', url, args));
  const [fill, analysis, indexes] = took ? [took.fill, took.analysis, took.indexes] : [];
  if (took) console.log(`goods ${fill} s, entries ${analysis} s, indexes ${indexes} s`);
  console.log(sizes.map(({ name, megabytes }) => `${name} ${megabytes} MB`).join(', '));
  return words;
}

/** Resolves to whether all limits are met. */
export async function benchSearch({ goods, explain, filled }) {
  const postgres = filled ? { url: filled, restart: async () => {} } : await ownPostgres();
  const words = await fill(postgres.url, goods, Boolean(filled));
  const limits = wantedOf(goods);
  const rows = [];
  const measure = async ({ name, wanted, views }, state, atOnce) =>
    rows.push(
      rowOf({ name, state, atOnce, limit: limits[wanted] }, await timesOf(views, atOnce, get)),
    );
  const bare = await startBare();
  const still = { name: 'static', views: Array.from({ length: 2000 }, () => [`${bare}/static`]) };
  for (const atOnce of [1, 10]) {
    await timesOf(still.views, atOnce, get);
    await measure(still, '', atOnce);
  }
  // A new server and database, and queries that nobody has made.
  const asNew = async (place, work) => {
    await postgres.restart();
    const mall = await startMall(postgres.url);
    await work(questionsOf(mall.url, words)[place]);
    await mall.stop();
  };
  for (const [place, { isFresh }] of questionsOf('', words).entries()) {
    await asNew(place, async (question) => {
      await measure(question, 'cold', 1);
      if (isFresh) return;
      const views = Array.from({ length: rounds }, () => question.views).flat();
      for (const atOnce of [1, 10]) await measure({ ...question, views }, 'warm', atOnce);
    });
    if (isFresh) await asNew(place, (question) => measure(question, 'cold', 10));
  }
  console.log(`\nNode ${process.version}, ${goods} goods\n`);
  console.log(columns([HEADER, ...rows.map(({ cells }) => cells)], [0, 1, 8]));
  console.log(await program(join('relevance', 'main.ts'), postgres.url, [String(goods)]));
  if (explain) console.log(await program('explain.ts', postgres.url, words.explained));
  return rows.every(({ holds }) => holds);
}
