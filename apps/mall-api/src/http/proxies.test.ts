import { proxyTrust } from '@vermilion/settings';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { limitCallers } from './load-limits';
import { refuseUnknownProxies } from './proxies';
import { createServer } from './server';

const MOST = 5;

/** A server with one call, whose operator has configured these proxies. */
async function openBehind(configured: readonly string[] | undefined, isTrial = false) {
  const logs: string[] = [];
  const trustProxy = proxyTrust(configured, isTrial);
  const logStream = { write: (line: string) => void logs.push(line) };
  const app = createServer({ logLevel: 'info', largestFile: 1000, trustProxy, logStream });
  onTestFinished(() => app.close());
  await app.register(async (api) => {
    refuseUnknownProxies(api, trustProxy);
    await limitCallers(api, { ...defaultPolicy.load, perCallerMinute: MOST }, trustProxy);
    api.get('/', () => ({ code: 200, message: 'success' }));
  });
  return { app, logs };
}

/** Asks over a connection from `peer`, on behalf of `visitor`; resolves to the envelope. */
const ask = async (app: FastifyInstance, remoteAddress: string, visitor?: string) => {
  const headers: Record<string, string> = visitor ? { 'x-forwarded-for': visitor } : {};
  const response = await app.inject({ url: '/', remoteAddress, headers });
  return response.json<{ code: number; message: string }>();
};
const codes = async (count: number, ...args: Parameters<typeof ask>) => {
  const found: number[] = [];
  for (let asked = 0; asked < count; asked += 1) found.push((await ask(...args)).code);
  return found;
};

describe('a storefront on another machine', () => {
  describe.each([
    ['IPv4', '10.0.0.5', '203.0.113.7', '203.0.113.8'],
    ['IPv4 over an IPv6 socket', '::ffff:10.0.0.5', '::ffff:203.0.113.7', '203.0.113.8'],
    ['IPv6', 'fd00::5', '2001:db8:1::7', '2001:db8:2::8'],
  ])('by %s', (_, storefront, busy, other) => {
    test('has one visitor refused who asks without end, and nobody else', async () => {
      const { app } = await openBehind(['10.0.0.5', 'fd00::/8']);
      const refused = [...Array<number>(MOST).fill(200), 429];
      expect(await codes(MOST + 1, app, storefront, busy)).toEqual(refused);
      expect((await ask(app, storefront, other)).code).toBe(200);
    });

    test('asks for what all its visitors share as often as it needs', async () => {
      const { app } = await openBehind(['10.0.0.5', 'fd00::/8']);
      expect(await codes(MOST * 2, app, storefront)).toEqual(Array(MOST * 2).fill(200));
    });
  });

  test('is refused with the setting that is missing, and the operator is told once', async () => {
    const { app, logs } = await openBehind(undefined);
    for (const peer of ['10.0.0.5', '127.0.0.1', 'fd00::5']) {
      expect(await ask(app, peer, '203.0.113.7')).toMatchObject({
        code: 403,
        message: expect.stringContaining('MALL_TRUST_PROXY'),
      });
    }
    const told = logs.filter((line) => line.includes('MALL_TRUST_PROXY'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('forwarded by 10.0.0.5');
    expect((await ask(app, '203.0.113.7')).code, 'a client without a proxy').toBe(200);
  });
});

describe('callers of whom no proxy is believed', () => {
  test('count by their connection, also on this machine', async () => {
    const { app } = await openBehind([]);
    expect(await codes(MOST + 1, app, '127.0.0.1', '203.0.113.7')).toContain(429);
    expect((await ask(app, '127.0.0.1', '203.0.113.8')).code).toBe(429);
    expect((await ask(app, '127.0.0.2')).code).toBe(200);
  });

  test('are not named in the log, because they may be visitors', async () => {
    const { app, logs } = await openBehind(['10.0.0.5']);
    expect((await ask(app, '198.51.100.9', '203.0.113.7')).code).toBe(403);
    expect(logs.join('\n')).toContain('MALL_TRUST_PROXY');
    expect(logs.join('\n')).not.toMatch(/198\.51\.100\.9|203\.0\.113\.7/);
  });

  test('are let in to a mall to try out', async () => {
    const { app } = await openBehind(undefined, true);
    expect((await ask(app, '10.0.0.5', '203.0.113.7')).code).toBe(200);
    expect(await codes(MOST * 2, app, '127.0.0.1')).toEqual(Array(MOST * 2).fill(200));
  });
});
