import { beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../jobs/enqueue';
import { addKey } from '../operator/key-store';
import { addMember } from '../staff/store';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { tellOfCoupons } from './coupon-job';
import { stopUrl } from './stop';

const boss = 'boss@mall.example';
const shopMail = 'kiln@shop.example';
const DAY = 86_400_000;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let shopId: number;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall((more) =>
      openApp({ ...more, settings: { ...more?.settings, operatorMail: boss } }),
    );
    mall = scene.mall;
    ({ shopId } = await scene.goods());
    await mall.db.updateTable('shop').set({ email: shopMail }).where('id', '=', shopId).execute();
  });

  /** The names of the events of mails since the last time, with whom they went to. */
  let seen = 0;
  async function mailed(event: string) {
    // The database's clock may be a little ahead
    mall.advance(1000);
    await runDueJobs(mall.deps);
    const news = mall.mails.slice(seen).filter(({ id }) => id?.startsWith(`${event}.`));
    seen = mall.mails.length;
    return news;
  }
  const recipients = async (event: string) =>
    (await mailed(event)).map(({ to }) => to).toSorted((a, b) => a.localeCompare(b));
  const sale = async () => scene.refunds.paid(await scene.goods({ shopId }));

  /** A person who works for the shop or the mall, with an open session. */
  async function worker(roles: string[], place: number | null = shopId, email?: string) {
    const account = await mall.signUp(email);
    const member = { userId: account.id, shopId: place, roles };
    const staffId = await addMember(mall.db, member, mall.deps.now());
    // The second factor of the mall's people is tested in staff.test.ts
    const session = { staffId, endsAt: new Date(mall.deps.now().getTime() + DAY) };
    const named = { name: 'Session', scopes: [], shopId: place, session };
    const { key } = await addKey(mall.db, named, mall.deps.now());
    return { ...account, staffId, key };
  }
  const leave = (staffId: number) =>
    mall.db
      .updateTable('staff')
      .set({ removed_at: mall.deps.now() })
      .where('id', '=', staffId)
      .execute();

  describe('people who work for a shop', () => {
    it('are told what their roles are about, each once, beside the address of the shop', async () => {
      const orders = await worker(['orders'], shopId, 'orders@kiln.example');
      const goods = await worker(['goods'], shopId, 'goods@kiln.example');
      const other = await worker(['owner'], await scene.testMall.shop(), 'other@shop.example');
      await sale();
      expect(await recipients('saleMade')).toEqual([shopMail, orders.email]);
      await leave(orders.staffId);
      await sale();
      expect(await recipients('saleMade')).toEqual([shopMail]);
      await Promise.all([leave(goods.staffId), leave(other.staffId)]);
    });

    it('are told once when the address of the shop is their own', async () => {
      const owner = await worker(['owner'], shopId, shopMail);
      await sale();
      expect(await recipients('saleMade')).toEqual([shopMail]);
      await leave(owner.staffId);
    });

    it('choose among their topics; what the shop has to know goes to its address', async () => {
      const { key, staffId, email } = await worker(['orders'], shopId, 'chooser@kiln.example');
      const set = (topic: string, isOn: boolean) =>
        mall.call('setStaffMail', { key, body: { topic, isOn } });
      const read = await mall.call('staffMails', { key });
      expectContract('staffMails', read);
      expect(read.data).toEqual({
        email,
        topics: ['sales', 'refunds', 'reviews'].map((topic) => ({ topic, isOn: true })),
      });
      expectContract('setStaffMail', await set('sales', false));
      await set('sales', false);
      await set('refunds', false);
      const orderNo = await sale();
      expect(await recipients('saleMade')).toEqual([shopMail]);
      await scene.refunds.applied(orderNo);
      expect(await recipients('refundRequested')).toEqual([shopMail]);
      await set('sales', true);
      await sale();
      expect(await recipients('saleMade')).toEqual([email, shopMail]);
      expect(await set('payouts', false)).toMatchObject({ code: 500, reason: 'not-found' });
      expect((await set('weather', false)).code).toBe(400);
      await leave(staffId);
    });

    it('need a session: programs have no mails', async () => {
      const { key } = await scene.key();
      expect(await mall.call('staffMails', { key })).toMatchObject({ reason: 'not-found' });
      const body = { topic: 'sales', isOn: false };
      expect(await mall.call('setStaffMail', { key, body })).toMatchObject({ reason: 'not-found' });
      expect((await mall.call('staffMails', { token: scene.shopper.token })).code).toBe(401);
    });
  });

  describe('people who run the mall', () => {
    it('are told of failed jobs as owners, beside the address of the settings', async () => {
      const owner = await worker(['owner'], null, 'owner@mall.example');
      const content = await worker(['content'], null, 'content@mall.example');
      await enqueue(mall.deps, { name: 'broken' }, {});
      await mall.db
        .updateTable('job')
        .set({ state: 'dead' })
        .where('name', '=', 'broken')
        .execute();
      expect(await recipients('jobFailed')).toEqual([boss, owner.email]);
      await Promise.all([leave(owner.staffId), leave(content.staffId)]);
    });
  });

  describe('a shopper', () => {
    /** A coupon of the shopper that ends in some days. */
    async function coupon(days: number) {
      const time = mall.deps.now().getTime();
      const coupon = await mall.db
        .insertInto('coupon')
        .values({ shop_id: shopId, name: 'Spring', use_type: 1, money_minor: 500 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await mall.db
        .insertInto('user_coupon')
        .values({
          user_id: scene.shopper.id,
          coupon_id: coupon.id,
          start_at: new Date(time - 9 * DAY),
          end_at: new Date(time + days * DAY),
          created_at: new Date(time - 9 * DAY),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }
    /** What is mailed when two processes look at once. */
    const look = async () => {
      await Promise.all([tellOfCoupons.run(mall.deps), tellOfCoupons.run(mall.deps)]);
      return mailed('couponExpiring');
    };
    const set = (topic: string, isOn: boolean) =>
      mall.call('setMailTopic', { token: scene.shopper.token, body: { topic, isOn } });

    it('is told once of a coupon that runs out, and can stop such mails', async () => {
      await coupon(9);
      expect(await look()).toEqual([]);
      await coupon(2);
      expect(await look()).toMatchObject([
        { subject: expect.stringContaining('5.00'), stopUrl: expect.stringContaining('/coupons/') },
      ]);
      expect(await look()).toEqual([]);
    });

    it('is not told of one that is used', async () => {
      const id = await coupon(2);
      await mall.db
        .updateTable('user_coupon')
        .set({ status: 'used' })
        .where('id', '=', id)
        .execute();
      expect(await look()).toEqual([]);
    });

    it('chooses by topic, for the own account alone', async () => {
      const { token } = scene.shopper;
      const read = await mall.call('mailSettings', { token });
      expectContract('mailSettings', read);
      expect(read.data.topics).toEqual([
        { topic: 'reviews', isOn: true },
        { topic: 'coupons', isOn: true },
        { topic: 'backInStock', isOn: true },
      ]);
      expectContract('setMailTopic', await set('coupons', false));
      await coupon(2);
      expect(await look()).toEqual([]);
      const other = await mall.signUp();
      const theirs = await mall.call('mailSettings', { token: other.token });
      expect(theirs.data.topics).toContainEqual({ topic: 'coupons', isOn: true });
      await set('coupons', true);
      await coupon(2);
      expect(await look()).toHaveLength(1);
      expect((await set('sales', false)).code).toBe(400);
      expect((await mall.call('mailSettings', {})).code).toBe(401);
    });

    it('stops a topic by the link of a mail, which the settings show', async () => {
      await coupon(2);
      const [mail] = await look();
      const url = new URL(mail?.stopUrl ?? '').pathname;
      await mall.app.inject({ method: 'POST', url });
      const { data } = await mall.call('mailSettings', { token: scene.shopper.token });
      expect(data.topics).toContainEqual({ topic: 'coupons', isOn: false });
      await mall.app.inject({ method: 'POST', url: `${url}?undo` });
      await coupon(2);
      expect(await look()).toHaveLength(1);
    });
  });

  describe('the link that stops mails', () => {
    const post = (url: string, type: string, payload: string) =>
      mall.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

    it('asks first, stops this topic for this address alone, and takes it back', async () => {
      const url = new URL(stopUrl(mall.deps, { reader: shopMail, topic: 'sales' })).pathname;
      const asked = await mall.app.inject({ url });
      expect(asked.body).toContain('Stop these mails?');
      await sale();
      expect(await recipients('saleMade')).toEqual([shopMail]);
      const form = 'application/x-www-form-urlencoded';
      const stopped = await post(url, form, 'List-Unsubscribe=One-Click');
      expect([stopped.statusCode, stopped.body]).toEqual([
        200,
        expect.stringContaining('You will get no more of these mails'),
      ]);
      const orderNo = await sale();
      expect(await recipients('saleMade')).toEqual([]);
      await scene.refunds.applied(orderNo);
      expect(await recipients('refundRequested')).toEqual([shopMail]);
      const undone = await post(`${url}?undo`, form, '');
      expect(undone.body).toContain('You get these mails again');
      await sale();
      expect(await recipients('saleMade')).toEqual([shopMail]);
    });

    it('takes the form of a mail program in either type', async () => {
      const url = new URL(stopUrl(mall.deps, { reader: 'a@b.example', topic: 'sales' })).pathname;
      const parts =
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
      const answer = await post(url, 'multipart/form-data; boundary=x', `${parts}\r\n--x--\r\n`);
      expect(answer.statusCode).toBe(200);
    });

    it('speaks the language of the reader', async () => {
      const url = new URL(stopUrl(mall.deps, { reader: shopMail, topic: 'stock' })).pathname;
      const headers = { 'accept-language': 'th' };
      const { body } = await mall.app.inject({ url, headers });
      expect(body).toContain('lang="th"');
      expect(body).toContain('สต็อกใกล้หมด');
    });

    it('is refused when it was made up, or is for another topic', async () => {
      const url = new URL(stopUrl(mall.deps, { reader: shopMail, topic: 'sales' })).pathname;
      for (const path of [url.replace('/sales/', '/stock/'), `${url}x`, '/mails/stop/sales/a.b']) {
        const answer = await mall.app.inject({ method: 'POST', url: path });
        expect(answer.statusCode).toBe(404);
      }
    });
  });
});
