import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeOperatorKeys } from './lib/operator.mjs';
import { makeShoppers } from './lib/shoppers.mjs';

export const name = 'fuzz';

const ROUNDS = 60;
const values = [
  ...[null, '', 0, -1, 1, 1.5, 1e308, 2 ** 53, 2_147_483_648, '9'.repeat(400), 'a'.repeat(70_000)],
  ...["' or 1=1 --", '\u0000', '\ud800', '../../etc/passwd', '<script>', '{{7*7}}', '%00', '%s%n'],
  ...[[], {}, [[]], { $gt: '' }, { __proto__: { x: 1 } }, true, '0x10', 'NaN', '1e9', '٣', ' 1 '],
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
];
const brokenBodies = [
  '{',
  '[1,',
  '--x\r\nContent-Disposition: form-data\r\n\r\n',
  '--x--',
  '\ufeff{}',
  '"',
];

/** A seeded pseudo-random number generator. */
function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function fields(schema = {}) {
  return Object.keys(schema.properties ?? schema.items?.properties ?? {});
}

/** The calls of a contract: the shoppers' or the operators'. */
function callsOf(contract) {
  const file = join(root, 'packages', 'api-client', 'contract', contract);
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      query: (operation.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map((one) => one.name),
      body: fields(Object.values(operation.requestBody?.content ?? {})[0]?.schema),
    })),
  );
}

/** Every call of both contracts with unexpected values, bodies and types. */
export async function attack(mall) {
  const [shopper] = await makeShoppers(mall, 1);
  const keys = await makeOperatorKeys(mall, ROUNDS);
  const shoppers = callsOf('openapi.json').filter(({ path }) => !path.endsWith('/logout'));
  // A revoked key would leave the other calls untried
  const operators = callsOf('operator.json').filter(({ path }) => !path.includes('/key/revoke'));
  return [
    await fuzz(mall, 'every call', shoppers, () => ({ 'authori-zation': shopper.token })),
    await fuzz(mall, 'every call of operators', operators, (round) => ({
      authorization: `Bearer ${keys[round]}`,
    })),
  ];
}

/** `credentialsOf(round)` are the headers of a round. */
async function fuzz(mall, name, all, credentialsOf) {
  const pick = generator(20_26);
  const any = (list) => list[pick(list.length)];
  const text = (value) => encodeURIComponent(String(value).toWellFormed?.() ?? '').slice(0, 2000);
  const results = [];
  const send = async ({ path, method, query, body }, round) => {
    const search = query.map((key) => `${key}=${text(any(values))}`).join('&');
    const target = path.replace(/\{\w+\}/g, () => text(any(values)) || '-');
    const json = JSON.stringify(Object.fromEntries(body.map((key) => [key, any(values)])));
    const init = {
      method,
      headers: { ...credentialsOf(round), 'x-forwarded-for': `192.0.2.${round + 1}` },
      signal: AbortSignal.timeout(30_000),
    };
    if (method === 'POST') {
      const type = any(types);
      if (type) init.headers['content-type'] = type;
      init.body = pick(3) ? json : any(brokenBodies);
    }
    const response = await fetch(`${any(mall.apiUrls)}${target}?${search}`, init);
    const answer = await response.json().catch(() => ({ code: 'no envelope' }));
    const label = answer.message === 'System exception' ? 'system exception' : answer.code;
    results.push({ label, status: response.status, call: `${method} ${path}` });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      all.map((one) =>
        send(one, round).catch((error) => {
          results.push({ label: error.name, status: 0, call: `${one.method} ${one.path}` });
        }),
      ),
    );
  }
  const alive = await Promise.all(
    mall.apiUrls.map(async (url) => (await fetch(`${url}/healthz`)).status),
  );
  const bad = results.filter(
    ({ label, status }) =>
      label === 'system exception' || typeof label === 'string' || status >= 500,
  );
  const named = Object.keys(tally(bad.map(({ call, label }) => `${call}: ${label}`))).slice(0, 5);
  return {
    attack: `fuzzing of ${name}: parameters and bodies`,
    count: results.length,
    expected: 'an envelope, never "system exception", no process exits',
    result: [formatTally(tally(results.map(({ label }) => label))), ...named].join('; '),
    passed: bad.length === 0 && alive.every((status) => status === 200),
  };
}
