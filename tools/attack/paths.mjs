import { call } from './lib/call.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { request, sendRaw } from './lib/raw.mjs';
import { makeShoppers } from './lib/shoppers.mjs';

export const name = 'paths';

const traversals = [
  '/picture/../outbox.json',
  '/picture/..%2foutbox.json',
  '/picture/%2e%2e/outbox.json',
  '/picture/..%5coutbox.json',
  '/picture/%252e%252e/outbox.json',
  '/picture/./../stats.json',
  '/picture//../outbox',
  '/picture/upload/../../outbox.json',
  '/api/../outbox.json',
  '/api/front/%2e%2e/%2e%2e/outbox.json',
  '/api/front/..;/..;/outbox.json',
  '/api%2f..%2foutbox.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/outbox.json',
  '/test-pay/x',
];

const malformed = (url) => [
  request(url, 'GET http://127.0.0.1/'),
  request(url, 'GET http://evil.example/login'),
  request(url, 'GET *'),
  request(url, 'OPTIONS *'),
  request(url, 'GET /%00'),
  request(url, 'GET /%'),
  request(url, 'GET /%c0%ae%c0%ae/'),
  request(url, 'GET /', ['Host: mall:99999']),
  request(url, 'GET /', ['Host: mall:0x50']),
  request(url, 'GET /', ['Host: a b']),
  request(url, 'GET /', ['Host: a.example', 'Host: b.example']),
  `GET / HTTP/1.1\r\nConnection: close\r\n\r\n`,
];

const other = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
const foreign = Object.entries(other).map(([key, value]) => `${key}: ${value}`);
const encodedCalls = [
  '%6cogout',
  'l%6fgout',
  '%6c%6f%67%6f%75%74',
  'logout%3f',
  'logout/',
  '/logout',
];

/** Path traversal, encodings that evade rules, and malformed targets. */
export async function attack(mall) {
  const url = mall.storefrontUrl;
  const ask = (path, headers) => sendRaw(url, request(url, `GET ${path}`, headers));
  const traversed = await Promise.all(traversals.map((path) => ask(path)));
  const leaks = traversed.filter(({ text }) =>
    /"recipient"|"subject"|"statements"|"devDep/.test(text),
  );
  const refused = await Promise.all(malformed(url).map((bytes) => sendRaw(url, bytes)));
  const [shopper] = await makeShoppers(mall, 1);
  const session = [`Cookie: mall_session.1=${shopper.token}`, ...foreign];
  await Promise.all(encodedCalls.map((path) => ask(`/api/front/login/${path}`, session)));
  const still = await call(mall.apiUrls[0], '/api/front/user/info', { shopper });
  const visitor = JSON.stringify({ email: 'v@example.com', phone: '', countryCode: '+86' });
  const signIns = await Promise.all(
    ['register/%76isitor', 'register%2fvisitor', '%72egister/visitor'].map((path) =>
      sendRaw(
        url,
        request(url, `POST /api/front/login/${path}`, [
          'X-Vermilion: 1',
          `Origin: ${url}`,
          'Content-Type: application/json',
          `Content-Length: ${visitor.length}`,
        ]) + visitor,
      ),
    ),
  );
  const tokens = signIns.filter(({ text }) => /"token":"[^"]/.test(text));
  return [
    {
      attack: 'path traversal through the proxy, over raw sockets',
      count: traversals.length,
      expected: 'no data of internal endpoints',
      result: `${leaks.length} leaks; ${formatTally(tally(traversed.map(({ status }) => status)))}`,
      passed: leaks.length === 0,
    },
    {
      attack: 'malformed targets and hosts',
      count: refused.length,
      expected: '4xx',
      result: formatTally(tally(refused.map(({ status }) => status))),
      passed: refused.every(({ status }) => status >= 400 && status < 500),
    },
    {
      attack: 'encoded sign-out from another origin',
      count: encodedCalls.length,
      expected: 'the session stays valid',
      result: still.code === 200 ? 'valid' : `it ended (${still.code})`,
      passed: still.code === 200,
    },
    {
      attack: 'encoded sign-in, to obtain the token',
      count: signIns.length,
      expected: 'no token in the response',
      result: `${tokens.length} tokens; ${formatTally(tally(signIns.map(({ status }) => status)))}`,
      passed: tokens.length === 0,
    },
  ];
}
