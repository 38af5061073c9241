import { call } from './lib/call.mjs';
import { memory } from './lib/memory.mjs';
import { formatTally, tally } from './lib/numbers.mjs';

export const name = 'pictures';

const GROWTH_MB = 150;

/** Concurrent requests for large images that are not cached. */
export async function attack({ storefrontUrl, apiUrls, servers }) {
  const { data } = await call(apiUrls[0], '/api/front/product/list?page=1&limit=50');
  const names = data.list.map(({ image }) => new URL(image, apiUrls[0]).pathname);
  const before = memory(servers[0]);
  const began = Date.now();
  const answers = await Promise.all(
    names.slice(0, 40).map(async (path) => {
      const response = await fetch(storefrontUrl + path.replace('.webp', '@1600.avif'));
      await response.arrayBuffer();
      return { status: response.status, retry: response.headers.get('retry-after') };
    }),
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  const after = memory(servers[0]);
  const page = await fetch(`${storefrontUrl}/`);
  await page.arrayBuffer();
  const polite = answers.every(({ status, retry }) => status === 200 || (status === 503 && retry));
  return [
    {
      attack: 'concurrent requests for uncached images of 1600 px',
      count: answers.length,
      expected: 'rendered, or 503 with Retry-After, within 20 s; pages are served',
      result: `${formatTally(tally(answers.map(({ status }) => status)))} in ${seconds} s; page ${page.status}`,
      passed: polite && seconds <= 20 && page.status === 200,
    },
    {
      attack: 'memory of the server afterwards',
      count: 1,
      expected: `grown by less than ${GROWTH_MB} MB`,
      result: `${before} MB before, ${after} MB after`,
      passed: after - before < GROWTH_MB,
    },
  ];
}
