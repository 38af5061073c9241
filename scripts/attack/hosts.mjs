import { inWords, tally } from './lib/numbers.mjs';
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

/** A foreign name in the headers that say where a page is. */
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
      tried: answers.length,
      promised: 'never in a page, an address or a redirect',
      seen: `${repeated.length} repeat it; ${inWords(tally(answers.map(({ status }) => status)))}`,
      holds: repeated.length === 0,
    },
    {
      attack: 'a foreign page that names its own origin as the host',
      tried: 1,
      promised: 'refused before the server is asked',
      seen: String(forged.status),
      holds: [400, 403, 421].includes(forged.status),
    },
  ];
}
