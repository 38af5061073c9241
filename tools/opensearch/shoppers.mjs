import { setTimeout as pause } from 'node:timers/promises';

const WORDS = ['mug', 'lamp', 'tea', 'chair', 'shoes', 'teapto', 'knife', 'linen', 'book', 'bag'];

const nameOf = (error) => error.cause?.code ?? error.name;

/** Shoppers who search until they are told to stop; `stop()` resolves to the counts of their answers. */
export function startSearching(url, { many = 4 } = {}) {
  const counts = { answered: 0, empty: 0, failed: 0, slowest: 0, failures: new Map() };
  let isOver = false;
  async function search(word, page) {
    const began = performance.now();
    const query = new URLSearchParams({ keyword: word, page: String(page), limit: '10' });
    const signal = AbortSignal.timeout(10_000);
    try {
      const response = await fetch(`${url}/api/front/product/list?${query}`, { signal });
      const { code, data } = await response.json();
      if (code !== 200) throw Object.assign(new Error(), { name: `code ${code}` });
      counts[data.total > 0 ? 'answered' : 'empty'] += 1;
    } catch (error) {
      counts.failed += 1;
      const name = nameOf(error);
      counts.failures.set(name, (counts.failures.get(name) ?? 0) + 1);
    }
    counts.slowest = Math.max(counts.slowest, performance.now() - began);
  }
  const shopper = async (first) => {
    for (let turn = first; !isOver; turn += 1) {
      await search(WORDS[turn % WORDS.length], 1 + (turn % 2));
      await pause(20);
    }
  };
  const running = Promise.all(Array.from({ length: many }, (_, first) => shopper(first)));
  return {
    counts,
    async stop() {
      isOver = true;
      await running;
      return counts;
    },
  };
}
