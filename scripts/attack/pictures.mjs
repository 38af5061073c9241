import { readFileSync } from 'node:fs';
import { call } from './lib/call.mjs';
import { inWords, tally } from './lib/numbers.mjs';

export const name = 'pictures';

const GROWTH_MB = 150;

/** Memory of a process in MB where the system tells it (Linux), else 0. */
function memory({ child }) {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
  } catch {
    return 0;
  }
}

/** Many large pictures that nobody has drawn yet, at once. */
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
      attack: 'cold pictures of 1600 px at once',
      tried: answers.length,
      promised: 'drawn, or 503 with Retry-After, within 20 s; the page is served',
      seen: `${inWords(tally(answers.map(({ status }) => status)))} in ${seconds} s; page ${page.status}`,
      holds: polite && seconds <= 20 && page.status === 200,
    },
    {
      attack: 'memory of the server after them',
      tried: 1,
      promised: `grown by less than ${GROWTH_MB} MB`,
      seen: `${before} MB before, ${after} MB after`,
      holds: after - before < GROWTH_MB,
    },
  ];
}
