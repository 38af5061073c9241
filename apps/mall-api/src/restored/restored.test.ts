import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import { enqueue } from '../jobs/enqueue';
import type { Deps } from '../kernel/context';
import { openMall } from '../open-mall';
import { refundPayment } from '../payment/refund-payment';
import { startMall, startWorker } from '../start';
import { type TestApp, withPostgres } from '../testing/app';
import { OperatorScenario } from '../testing/operator-scenario';
import { releaseCopy, waitingIn } from './release';

/** Everybody outside: a mail server, payment providers, a search engine. It counts who calls. */
async function openOutside() {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { at, server, calls: () => calls };
}

withPostgres((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let outside: Awaited<ReturnType<typeof openOutside>>;
  let refund: number;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    ({ mall } = scene);
    outside = await openOutside();
    const goods = await scene.goods();
    await scene.refunds.paid(goods, 2);
    const { id } = await mall.db
      .insertInto('payment_refund')
      .values({
        key: 'of a copy',
        provider: 'stripe',
        reference: 'pi_1',
        order_no: 'PT1',
        amount_minor: 100,
        currency: 'USD',
        reason: 'unclaimed',
        created_at: mall.deps.now(),
        updated_at: mall.deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    refund = id;
    await enqueue(mall.deps, refundPayment, { refund });
  });
  afterAll(() => outside.server.close());

  const settingsOf = (isRestored: boolean) => ({
    ...readSettings({
      MALL_LIMIT_KEY: 'of this test',
      DATABASE_URL: mall.url,
      MALL_API_PORT: '0',
      MALL_SMTP_URL: `smtp://${outside.at}`,
      MALL_SEARCH_URL: `http://${outside.at}`,
      MALL_STRIPE_SECRET_KEY: 'sk_test_x',
      MALL_STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      MALL_STRIPE_WEBHOOK_SECRETS: 'whsec_x',
      MALL_RESTORED: isRestored ? 'on' : 'off',
      MALL_STOP_DELAY: '0',
      LOG_LEVEL: 'silent',
    }),
  });
  const waiting = () =>
    mall.db
      .selectFrom('job')
      .select(['name', 'attempts'])
      .where('every_seconds', 'is', null)
      .where('state', '=', 'waiting')
      .execute();

  describe('a restored copy', () => {
    it('sends nothing, calls nobody and runs no job, whatever is due or asked for', async () => {
      const before = await waiting();
      expect(before.map(({ name }) => name)).toContain('mail: an event');
      const server = await startMall(settingsOf(true), () => {});
      const post = (path: string, body: object) =>
        fetch(server.address + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const methods = await (await fetch(`${server.address}/api/pay/config`)).json();
      expect(JSON.stringify(methods)).not.toMatch(/"\w+(Status|Switch)":true/);
      const hook = await post('/api/pay/webhook/stripe', { id: 'evt_1' });
      expect(hook.status).toBe(503);
      await fetch(`${server.address}/api/front/product/list?keyword=teapot`);
      await server.stop();
      expect(await waiting()).toEqual(before);
      expect(outside.calls()).toBe(0);
    });

    it('takes no orders, and cannot mail or text', async () => {
      const { deps, close, app } = await openMall(settingsOf(true), () => {});
      const to = { to: 'a@example.com', language: 'en', subject: '', text: '' } as const;
      await expect(deps.mail.send(to)).rejects.toThrow('sends nothing');
      await expect(deps.sms.send({ to: '+46123', text: '' })).rejects.toThrow('sends nothing');
      await expect(
        refundPayment.run({ ...deps, ...withProvider(deps) }, { refund }),
      ).rejects.toThrow('not open');
      await app.close();
      await close();
      const restored = { ...mall.deps.settings, isRestored: true };
      const goods = await scene.goods();
      const draft = await scene.testMall.draft(scene.shopper, goods);
      const { settings } = mall.deps;
      Object.assign(settings, restored);
      for (const payType of ['test', 'cod'])
        expect(await scene.testMall.create(scene.shopper, draft, { payType })).toMatchObject({
          code: 500,
          message: 'This payment method is not available. Please choose another one.',
        });
      Object.assign(settings, { isRestored: false });
      expect(outside.calls()).toBe(0);
    });

    it('starts no worker, and no server that would send', async () => {
      await expect(startWorker(settingsOf(true), () => {})).rejects.toThrow(StartupError);
      await expect(startMall(settingsOf(false), () => {})).rejects.toThrow(/restored release/);
    });

    it('is the mall once it is released, without the mails that the mall has sent', async () => {
      const own = scene.refunds;
      await own.paid(await scene.goods(), 1);
      const { olderMails, newerMails, others } = await waitingIn(mall.db);
      expect([olderMails > 0, newerMails > 0]).toEqual([true, true]);
      expect(others).toContainEqual({ name: 'give a payment back', count: 1 });
      await releaseCopy(mall.deps, 'drop');
      const names = (await waiting()).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('mail:'))).toHaveLength(newerMails);
      expect(names).toContain('give a payment back');
      await expect(releaseCopy(mall.deps, 'send')).rejects.toThrow(StartupError);
      const called = once(outside.server, 'connection');
      const server = await startMall(settingsOf(false), () => {});
      await called;
      await server.stop();
    });
  });
});

/** A provider that would be called where the copy did not keep it from that. */
const withProvider = ({ providers }: Deps) => ({
  providers: [
    ...(providers ?? []),
    {
      name: 'stripe',
      start: () => Promise.reject(new Error('called')),
      cancel: () => Promise.reject(new Error('called')),
      refund: () => Promise.reject(new Error('called')),
      lookUp: () => Promise.reject(new Error('called')),
      verify: () => ({ id: '', kind: 'other' as const }),
    },
  ],
});
