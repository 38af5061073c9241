import { setTimeout as pause } from 'node:timers/promises';
import { call } from './lib/call.mjs';
import { browse, isServed } from './lib/connections.mjs';
import { formatTally, percentile, tally } from './lib/numbers.mjs';

export const name = 'renders';

const PAGES = 20;
const SLOWER = 8;
const LIMIT_MS = 60_000;

const median = (answers) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.5,
  );

/** One caller asks for pages that need no call to the API, at once and again and again, while another browses. */
export async function attack({ storefrontUrl: url, apiUrls }) {
  const { data } = await call(apiUrls[0], '/api/front/product/list?page=1&limit=100');
  const ids = data.list.map(({ id }) => id);
  /** Goods whose pages have not been asked for yet, and so are not cached. */
  const goods = () => ids.splice(0, PAGES).map((id) => `/goods_detail/${id}`);
  const alone = await browse(url, goods());
  const rows = [];
  for (const concurrent of [2, 66, 150]) {
    let isOver = false;
    const asked = [];
    const ask = async (person) => {
      // One connection after the other: Node accepts one in each turn of its loop
      await pause(person * 20);
      for (let turn = 0; !isOver; turn += 1) {
        const path = `/nothing-${concurrent}-${person}-${turn}`;
        const [{ status }] = await browse(url, [path], '203.0.113.62');
        asked.push(status);
        if (status !== 404) await pause(20);
      }
    };
    setTimeout(() => (isOver = true), LIMIT_MS).unref();
    const crowd = Promise.all(Array.from({ length: concurrent }, (_, person) => ask(person)));
    await pause(500 + concurrent * 20);
    const beside = await browse(url, goods());
    isOver = true;
    await crowd;
    const slower = median(beside) / Math.max(1, median(alone));
    rows.push({
      attack: `pages without a call, ${concurrent} at once by one caller, while another browses`,
      count: asked.length,
      expected: `the other's pages are served, less than ${SLOWER} times slower`,
      result: `${formatTally(tally(asked))}; the other ${formatTally(tally(beside.map(({ status }) => status)))}, median ${median(alone)} ms alone, ${median(beside)} ms beside`,
      passed: beside.every(isServed) && slower < SLOWER,
    });
  }
  return rows;
}
