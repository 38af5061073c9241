import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shipOrder } from '../fulfilment/ship';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { PaymentScenario } from '../testing/payment-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { sampleAddress } from '../testing/sample-address';
import type { OrderLink } from './link';

const HOUR = 3_600_000;
const email = 'Nora@example.com';
const parcel = { company: 'Swallow Post', companyCode: 'SP', waybillNo: 'W1' };

withDatabases((openApp) => {
  let paymentScenario: PaymentScenario;
  let mall: TestApp;
  const last = () => mall.mails.at(-1);

  /** A visitor who has paid; returns the link of the mail. */
  async function paid(address = email): Promise<OrderLink> {
    const { data } = await mall.call('registerVisitor', { body: { email: address } });
    const saved = await mall.call('saveAddress', { token: data.token, body: sampleAddress });
    paymentScenario.shopper = { id: data.uid, token: data.token, addressId: saved.data.id };
    const orderNo = await paymentScenario.order();
    await paymentScenario.deliver(await paymentScenario.event(orderNo));
    await runDueJobs(mall.deps);
    const mail = mall.mails.findLast(({ id }) => id?.startsWith('orderPaid.'));
    const url = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(mail?.to).toBe(address.toLowerCase());
    expect(url.pathname).toBe('/order/visitor');
    return { orderNo, identity: url.searchParams.get('identity') ?? '' };
  }

  const askCode = (link: OrderLink, ip?: string) =>
    mall.call('sendVisitorOrderCode', { body: link, ...(ip && { ip }) });
  const open = (link: OrderLink, captcha: string) =>
    mall.call('openVisitorOrder', { body: { ...link, captcha } });
  async function code(link: OrderLink): Promise<string> {
    expectContract('sendVisitorOrderCode', await askCode(link));
    await runDueJobs(mall.deps);
    return last()?.code ?? '';
  }
  async function access(link: OrderLink): Promise<string> {
    const opened = await open(link, await code(link));
    expectContract('openVisitorOrder', opened);
    return opened.data.access;
  }
  const master = (query: OrderLink, given: string) =>
    mall.call('visitorMasterOrderDetail', {
      query: { ...query },
      headers: { 'order-access': given },
    });
  const part = (query: OrderLink, given: string) =>
    mall.call('visitorOrderDetail', { query: { ...query }, headers: { 'order-access': given } });
  const keep = (body: OrderLink, given: string, token?: string) =>
    mall.call('keepVisitorOrder', {
      body,
      headers: { 'order-access': given },
      ...(token && { token }),
    });

  beforeAll(async () => {
    paymentScenario = await PaymentScenario.openMall(openApp);
    mall = paymentScenario.mall;
  });
  // past the windows of all rate limits
  beforeEach(() => mall.advance(2 * HOUR));

  describe('the look-up', () => {
    it('shows an order with its shops and its parcel to who has the link and the code', async () => {
      const link = await paid();
      const orderNo = await paymentScenario.testMall.shopOrderNo(link.orderNo);
      const { shop_id: shopId } = await mall.db
        .selectFrom('shop_order')
        .select('shop_id')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow();
      await shipOrder(mall.deps, { shopId, orderNo }, parcel);
      await runDueJobs(mall.deps);
      expect(last()?.text).toContain(`identity=${link.identity}`);
      const given = await access(link);
      const seen = await master(link, given);
      expectContract('visitorMasterOrderDetail', seen);
      expect(seen.data.orderList).toMatchObject([{ orderNo, status: 1 }]);
      const detail = await part({ orderNo, identity: link.identity }, given);
      expectContract('visitorOrderDetail', detail);
      expect(detail.data.express).toMatchObject({ expNo: 'W1' });
      const receipt = (access: string) =>
        mall.call('visitorOrderReceipt', {
          query: { orderNo, identity: link.identity },
          headers: { 'order-access': access },
        });
      expectContract('visitorOrderReceipt', await receipt(given));
      expect((await receipt('guessed')).message).toMatch(/another code/);
    });

    it('mails nothing of it to people with an account', async () => {
      paymentScenario.shopper = await paymentScenario.testMall.shopper();
      const before = mall.mails.length;
      await paymentScenario.deliver(await paymentScenario.event(await paymentScenario.order()));
      await runDueJobs(mall.deps);
      const news = mall.mails.slice(before);
      expect(news.filter(({ text }) => text.includes('/order/visitor'))).toEqual([]);
    });

    it('takes a code once, and five tries of it', async () => {
      const link = await paid();
      const digits = await code(link);
      const wrong = digits === '000000' ? '000001' : '000000';
      expect((await open(link, wrong)).code).toBe(500);
      expect((await open(link, digits)).code).toBe(200);
      expect(await open(link, digits)).toMatchObject({ code: 500, reason: 'wrong-code' });
      mall.advance(2 * HOUR);
      const again = await code(link);
      for (let tries = 0; tries < 5; tries += 1)
        await open(link, again === wrong ? '000002' : wrong);
      expect(await open(link, again)).toMatchObject({ reason: 'wrong-code' });
    });

    it('ends: the code after minutes, the access after some more, the link after weeks', async () => {
      const link = await paid();
      const digits = await code(link);
      mall.advance(11 * 60_000);
      expect(await open(link, digits)).toMatchObject({ reason: 'wrong-code' });
      const given = await access(link);
      mall.advance(31 * 60_000);
      expect(await master(link, given)).toMatchObject({ code: 500, reason: 'look-up-over' });
      mall.advance(90 * 24 * HOUR);
      expect(await askCode(link)).toMatchObject({ code: 500, reason: 'link-expired' });
      expect(await open(link, '123456')).toMatchObject({ reason: 'link-expired' });
    });

    it('limits codes for a link and for a caller, and tries', async () => {
      const link = await paid();
      expect((await askCode(link)).code).toBe(200);
      expect(await askCode(link)).toMatchObject({ reason: 'too-many-tries' });
      const forged = { ...link, identity: `${link.identity}x` };
      // knowing only the order number does not lock out the owner
      for (let asked = 0; asked < 3; asked += 1) await askCode(forged);
      mall.advance(61_000);
      expect((await askCode(link)).code).toBe(200);
      const ip = '203.0.113.9';
      const others = (at: number) => ({ orderNo: `PT${at}`, identity: link.identity });
      for (let at = 0; at < 60; at += 1) expect((await askCode(others(at), ip)).code).toBe(200);
      expect(await askCode(others(60), ip)).toMatchObject({ reason: 'too-many-tries' });
      for (let at = 0; at < 25; at += 1) await open(link, '000000');
      expect(await open(link, '000000')).toMatchObject({ reason: 'too-many-tries' });
    });

    it('answers alike, after the same statements, whether there is such an order', async () => {
      const link = await paid();
      const kinds: Record<string, OrderLink> = {
        right: link,
        unknown: { orderNo: 'PT260101AAAAAAAAAAAA', identity: link.identity },
        forged: { ...link, identity: `${link.identity.slice(0, -2)}xy` },
      };
      const answers = new Map<string, unknown>();
      const wrong = async (kind: OrderLink) => {
        const asked = { answer: {}, statements: 0 };
        asked.statements = await mall.countStatements(async () => {
          asked.answer = await askCode(kind);
        });
        await runDueJobs(mall.deps);
        const digits = last()?.code === '000000' ? '000001' : '000000';
        const tried = { answer: {}, statements: 0 };
        tried.statements = await mall.countStatements(async () => {
          tried.answer = await open(kind, digits);
        });
        return { asked, tried };
      };
      for (const [name, kind] of Object.entries(kinds)) answers.set(name, await wrong(kind));
      expect(answers.get('unknown')).toEqual(answers.get('right'));
      expect(answers.get('forged')).toEqual(answers.get('right'));
      expect(answers.get('right')).toMatchObject({ tried: { answer: { reason: 'wrong-code' } } });
    });

    it('never opens with anything of another order', async () => {
      const links = [await paid(), await paid('other@example.com')];
      const accesses = [await access(links[0] as OrderLink), await access(links[1] as OrderLink)];
      const orders = await Promise.all(
        links.map(async ({ orderNo }) => [
          orderNo,
          await paymentScenario.testMall.shopOrderNo(orderNo),
        ]),
      );
      const either = fc.integer({ min: 0, max: 1 });
      const mangled = (text: string) =>
        fc.oneof(
          { weight: 4, arbitrary: fc.constant(text) },
          fc.nat(text.length - 1).map((at) => text.slice(0, at) + '~' + text.slice(at + 1)),
          fc.constant(text.toUpperCase()),
        );
      const pieces = fc.tuple(either, either, either, fc.boolean()).chain(([no, by, key, isPart]) =>
        fc.record({
          isOne: fc.constant(no === by && by === key),
          isPart: fc.constant(isPart),
          orderNo: fc.constant(orders[no]?.[isPart ? 1 : 0] ?? ''),
          identity: mangled(links[by]?.identity ?? ''),
          access: mangled(accesses[key] ?? ''),
        }),
      );
      await fc.assert(
        fc.asyncProperty(pieces, async ({ isOne, isPart, orderNo, identity, access: given }) => {
          const answer = await (isPart ? part : master)({ orderNo, identity }, given);
          const isWhole =
            links.some((link) => link.identity === identity) && accesses.includes(given);
          const shown = isOne && isWhole;
          expect(answer.code).toBe(shown ? 200 : 500);
          expect(answer).toMatchObject(
            shown ? { data: { orderNo } } : { data: null, reason: 'look-up-over' },
          );
        }),
        { numRuns: 60 },
      );
    });

    it('keeps no code and no address in the queue or the log', async () => {
      const link = await paid('quiet@example.com');
      const digits = await code(link);
      const jobs = JSON.stringify(await mall.db.selectFrom('job').select('data').execute());
      for (const secret of [digits, 'quiet@example.com', link.identity]) {
        expect(jobs).not.toContain(`"${secret}`);
        expect(mall.logs.join('')).not.toContain(secret);
      }
    });
  });

  describe('keeping the order', () => {
    it('moves the visit to the account with its address, once', async () => {
      const link = await paid('keep@example.com');
      const visit = paymentScenario.shopper;
      const second = await paymentScenario.order();
      const given = await access(link);
      const account = await mall.signUp('keep@example.com');
      const mine = (orderNo: string) =>
        mall.call('masterOrderDetail', { token: account.token, params: { orderNo } });
      expect((await mine(link.orderNo)).code).toBe(500);
      expectContract('keepVisitorOrder', await keep(link, given, account.token));
      expect((await mine(link.orderNo)).data).toMatchObject({ orderNo: link.orderNo });
      expect((await mine(second)).code).toBe(200);
      expect(await mall.call('orderData', { token: visit.token })).toMatchObject({ code: 401 });
      expect((await keep(link, given, account.token)).code).toBe(200);
      // from now on the order belongs to the account
      expect(await master(link, given)).toMatchObject({ reason: 'look-up-over' });
      const third = await mall.signUp('third@example.com');
      expect(await keep(link, given, third.token)).toMatchObject({ reason: 'look-up-over' });
    });

    it('leaves it to nobody else', async () => {
      const link = await paid('mine@example.com');
      const given = await access(link);
      const stranger = await mall.signUp('stranger@example.com');
      const same = await mall.signUp('mine@example.com');
      const visit = paymentScenario.shopper.token;
      expect(await keep(link, given)).toMatchObject({ code: 401 });
      expect(await keep(link, given, stranger.token)).toMatchObject({ reason: 'other-email' });
      expect(await keep(link, given, visit)).toMatchObject({ reason: 'other-email' });
      expect(await keep(link, 'no access', same.token)).toMatchObject({ reason: 'look-up-over' });
      expect((await master(link, given)).code).toBe(200);
    });
  });
});
