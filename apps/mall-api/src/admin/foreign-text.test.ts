import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLocalWork } from '../testing/no-local-work';
import { runAdmin } from './program';

/** Clears the screen, colours it, rings, turns the line around, and adds a line of its own. */
const HOSTILE = 'Pot\u001b[2J\u009b31m\u0007\u202e\r\nDone.';
const row = {
  id: 7,
  score: 1,
  quantity: 1,
  orderNo: HOSTILE,
  refundNo: HOSTILE,
  name: HOSTILE,
  goodsName: HOSTILE,
  sku: HOSTILE,
  comment: HOSTILE,
  reason: HOSTILE,
  explanation: HOSTILE,
  realName: HOSTILE,
  email: HOSTILE,
  shopName: HOSTILE,
  keyName: HOSTILE,
  scopes: [HOSTILE],
};

/** A server whose every answer holds hostile texts. */
const server = createServer((request, response) => {
  const isRefused = request.method === 'POST';
  const list = [{ ...row, lines: [row], skus: [row] }];
  const hits = [{ ...row, points: [{ for: HOSTILE, points: 1 }] }];
  const batches = { entries: [row], payouts: [row], next: 8 };
  const data = { ...row, ...batches, list, hits, lines: [row], total: 2, pages: 2, pageNum: 1 };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: isRefused ? 500 : 200, message: HOSTILE, data }));
});

let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function run(line: string) {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const env = { MALL_ADMIN_URL: url, MALL_ADMIN_KEY: 'vmo_1' };
  const console = { log: write, error: write };
  await runAdmin(line.split(' '), { env, console }, noLocalWork);
  return written.join('\n');
}

describe('texts of shoppers neither control the terminal nor look like lines of the program', () => {
  it.each([
    ...['order list', 'order show SH1', 'refund list', 'review list', 'application list'],
    ...[
      'goods list',
      'goods search pot',
      'shop list',
      'coupon list',
      'key list',
      'key self',
      'log',
      'money entries',
      'payout list',
    ],
  ])('%s', async (command) => {
    const text = await run(command);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(text).not.toMatch(/^Done\./m);
    expect(text).toContain('Pot [2J 31m Done.');
    const json = await run(`--json ${command}`);
    expect(json).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(json).toContain('\\u001b[2J\\u009b31m');
  });

  it('refusals of the server', async () => {
    const text = await run('review reply 7 Thanks');
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(text).toContain('Pot');
  });
});
