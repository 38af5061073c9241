import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { query } from './database.mjs';
import { shopperAddress } from './topology.mjs';

const PATIENCE_MS = 60_000;
/** Milliseconds between two requests of one shopper, who has a limit. */
const THINKS_MS = 100;

/** Sends a request as a shopper with an address of this machine; resolves to its outcome, and never rejects. */
export function send(url, { agent, from, method = 'GET', headers = {}, body } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (outcome) => resolve({ ...outcome, ms: performance.now() - began });
    const options = { agent, localAddress: from, method, headers, timeout: PATIENCE_MS };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', (error) => done({ status: 0, text: String(error) }));
      response.on('end', () =>
        done({ status: response.statusCode, text, headers: response.headers }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
    sent.on('error', (error) => done({ status: 0, text: String(error) }));
    sent.end(body);
  });
}

/** Whether a call of the API was carried out. */
export const isDone = ({ status, text }) => status === 200 && text.startsWith('{"code":200');

/** What a page of a shopper sends with its calls. */
export const sessionHeaders = (origin, token) => ({
  origin,
  host: new URL(origin).host,
  'x-vermilion': '1',
  cookie: `mall_session.${createHash('sha256').update(token).digest('hex').slice(0, 16)}=${token}`,
});

/** Calls as a page does; with a body, it is a write. */
export const call = (url, { agent, from, headers, body }) =>
  send(url, {
    agent,
    from,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

/** An account with a session, which needs no mail. */
export async function signIn(name) {
  const token = randomBytes(16).toString('hex');
  const [{ id }] = await query(
    `insert into user_account (kind, email, nickname) values ('email', $1, $2) returning id`,
    [`${name}@shopper.example`, name],
  );
  await query(
    `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), id],
  );
  return { id, token };
}

const READS = ['/', '/fr', '/api/front/search/keyword', '/api/pc/home/index'];

/**
 * Shoppers who read and write through a proxy until they are told to stop. Connections are kept, as browsers do; nothing is
 * asked twice. `ended` resolves to what was answered.
 */
export function shop(url, accounts, { readers = 8, paths = [] } = {}) {
  const places = [...READS, ...paths];
  const seen = { reads: 0, writes: 0, failures: [], slowest: 0, slowestPath: '' };
  let isOver = false;
  const judge = (kind, path, outcome, isFine) => {
    seen[kind] += 1;
    if (outcome.ms > seen.slowest) Object.assign(seen, { slowest: outcome.ms, slowestPath: path });
    if (!isFine)
      seen.failures.push({
        kind,
        path,
        at: new Date().toISOString(),
        ms: Math.round(outcome.ms),
        status: outcome.status,
        text: outcome.text.slice(0, 120),
      });
  };
  const reader = async (_, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = at; !isOver; turn += 1) {
      const path = places[turn % places.length];
      const outcome = await send(url + path, { agent, from: shopperAddress(at) });
      judge(
        'reads',
        path,
        outcome,
        path.startsWith('/api') ? isDone(outcome) : outcome.status === 200,
      );
      await pause(THINKS_MS);
    }
    agent.destroy();
  };
  const writer = async ({ token }, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const path = '/api/front/user/edit';
    for (let turn = 0; !isOver; turn += 1) {
      const body = { nickname: `shopper ${at} ${turn}` };
      const from = shopperAddress(readers + at);
      // As the client of pages does where a write may be sent again
      const key = randomBytes(16).toString('hex');
      const headers = { ...sessionHeaders(url, token), 'idempotency-key': key };
      const outcome = await call(url + path, { agent, from, headers, body });
      judge('writes', path, outcome, isDone(outcome));
      await pause(THINKS_MS);
    }
    agent.destroy();
  };
  const working = Promise.all([
    ...Array.from({ length: readers }, reader),
    ...accounts.map(writer),
  ]);
  const stop = async () => {
    isOver = true;
    await working;
    return seen;
  };
  return { seen, stop, stopAfter: (ms) => pause(ms).then(stop) };
}
