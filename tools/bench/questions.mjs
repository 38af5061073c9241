import { quantile } from './table.mjs';

/** Limits of the 95th percentile, in milliseconds. */
export const wantedOf = (goods) => ({ search: goods > 100_000 ? 80 : 30, suggestions: 10 });

/**
 * Measured views: each has one or several calls for every query of its kind. Fresh ones are asked for once only, as
 * the next shopper has other words.
 */
export function questionsOf(base, { ten, tenth, two, three, typed }) {
  const word = (text) => encodeURIComponent(text);
  const list = (text) => `${base}/api/front/product/list?keyword=${word(text)}&page=1&limit=20`;
  const facets = (text) => `${base}/api/front/product/facets?keyword=${word(text)}`;
  const suggest = (text) => `${base}/api/front/search/suggest?keyword=${word(text)}`;
  const each = (words, ...calls) => words.map((text) => calls.map((call) => call(text)));
  return [
    { name: 'words of ten goods', wanted: 'search', views: each(ten, list) },
    { name: 'the same with facets', wanted: 'search', views: each(ten, list, facets) },
    { name: 'words of a tenth', wanted: 'search', views: each(tenth, list) },
    { name: 'the same with facets', wanted: 'search', views: each(tenth, list, facets) },
    { name: 'two words together', wanted: 'search', views: each(two, list), isFresh: true },
    { name: 'three words together', wanted: 'search', views: each(three, list), isFresh: true },
    { name: 'suggestions', wanted: 'suggestions', views: each(typed, suggest) },
  ];
}

/** Response times of each view with some concurrency; a view is complete when all of its calls are. */
export async function timesOf(views, atOnce, get) {
  const waiting = [...views];
  const times = [];
  const started = performance.now();
  const worker = async () => {
    for (let urls = waiting.shift(); urls; urls = waiting.shift()) {
      const since = performance.now();
      await Promise.all(urls.map(get));
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { times, rate: (times.length * 1000) / (performance.now() - started) };
}

export const HEADER = [
  ...['asked', 'state', 'at once', 'asked for', 'median ms', 'p95 ms', 'max ms', 'per s', ''],
];

/** A row of the table, and whether it is within `limit`, if there is one. */
export function rowOf({ name, state, atOnce, limit }, { times, rate }) {
  const p95 = quantile(times, 0.95);
  const holds = limit === undefined || p95 <= limit;
  const cells = [quantile(times, 0.5), p95, Math.max(...times)].map((ms) => ms.toFixed(1));
  const verdict = limit === undefined ? '' : holds ? 'holds' : `MISSED (${limit} ms)`;
  return {
    holds,
    cells: [name, state, String(atOnce), String(times.length), ...cells, rate.toFixed(0), verdict],
  };
}
