import { formatTally, tally } from './lib/numbers.mjs';
import { request, sendRaw } from './lib/raw.mjs';

export const name = 'hosts';

const pages = [
  '/',
  '/goods_detail/1',
  '/goods/goods_search?title=tea',
  '/users/order_list',
  '/en/login',
];
const headers = [
  ['Host: evil.example'],
  ['X-Forwarded-Host: evil.example'],
  ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'],
  ['Forwarded: host=evil.example'],
  ['X-Original-URL: /outbox.json', 'X-Host: evil.example'],
];

/** Another site's name in the headers that contain the host. */
export async function attack({ storefrontUrl: url }) {
  const asked = pages.flatMap((page) => headers.map((more) => request(url, `GET ${page}`, more)));
  const answers = await Promise.all(asked.map((bytes) => sendRaw(url, bytes)));
  const repeated = answers.filter(({ text }) => text.includes('evil.example'));
  const login = JSON.stringify({ email: 'ming@vermilion.example', password: 'wrong' });
  const forged = await sendRaw(
    url,
    request(url, 'POST /api/front/login/email', [
      'X-Vermilion: 1',
      'Host: evil.example',
      'Origin: http://evil.example',
      'Content-Type: application/json',
      `Content-Length: ${login.length}`,
    ]) + login,
  );
  return [
    {
      attack: 'a foreign Host or X-Forwarded-Host',
      count: answers.length,
      expected: 'never in a page, URL or redirect',
      result: `${repeated.length} contain it; ${formatTally(tally(answers.map(({ status }) => status)))}`,
      passed: repeated.length === 0,
    },
    {
      attack: 'another origin that sends its own host',
      count: 1,
      expected: 'refused by the storefront',
      result: String(forged.status),
      passed: [400, 403, 421].includes(forged.status),
    },
  ];
}
