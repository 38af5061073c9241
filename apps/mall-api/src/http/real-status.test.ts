import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app';
import { MallDatabase } from '../db/mall-database';
import { sign, SIGNATURE_HEADER } from '../payment/test-provider/signature';
import { type TestApp, withDatabases } from '../testing/app';

/** Routes outside of the contract, while the database is unavailable. */
withDatabases((openApp) => {
  let mall: TestApp;
  let app: TestApp['app'];
  beforeAll(async () => {
    mall = await openApp();
    const gone = () => Promise.reject(new Error('gone'));
    const pool = { connect: gone, end: () => Promise.resolve() };
    const db = new MallDatabase(pool);
    const deps = { ...mall.deps, db };
    ({ app } = await createApp({ deps, logStream: { write: () => {} } }));
  });

  const event = { id: 'e', kind: 'paid', reference: 'r', orderNo: 'PT1', currency: 'USD' };
  const payload = JSON.stringify({ ...event, amountMinor: 1 });

  it.each([
    ['GET', `/picture/upload/${'a'.repeat(32)}.png`],
    ['GET', '/outbox.json'],
    ['GET', '/outbox'],
    ['GET', '/test-pay/tp_0'],
    ['POST', '/api/pay/webhook/test'],
  ] as const)('%s %s says by its status that it failed', async (method, url) => {
    const signature = sign(mall.deps.settings.paymentSecret, payload, mall.deps.now());
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const body = method === 'POST' && { payload, headers };
    const answer = await app.inject({ method, url, ...body });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [400, 'POST', '/api/pay/webhook/test', 'application/json', 'x'.repeat(1_048_577)],
    [400, 'POST', '/test-pay/tp_0', 'text/css', 'choice=pay'],
  ] as const)('%i for %s %s', async (status, method, url, type, payload) => {
    const headers = { 'content-type': type };
    const answer = await app.inject({ method, url, headers, payload });
    expect(answer.statusCode).toBe(status);
  });
});
