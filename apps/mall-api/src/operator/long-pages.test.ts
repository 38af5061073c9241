import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../http/handler';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
    for (const n of [1, 2, 3]) {
      const goods = await scene.goods();
      await scene.review(goods);
      const orderNo = await scene.refunds.paid(goods);
      await scene.refunds.applied(orderNo);
      await scene.note(orderNo, `tp_${n}`);
      for (const [at, shopId] of [goods.shopId, null].entries()) {
        await scene.picture(shopId, `${n}${at}`.padEnd(32, 'a'));
      }
      await scene.testMall.coupon({ moneyMinor: 100 });
      await applyAndWork(n);
      await scene.key();
      await scene.jobs();
    }
    // Entries of the audit log
    for (const { id } of (await call('operatorReviews')).data.list) {
      await call('replyToReview', { params: { id }, body: { text: 'Thank you' } });
    }
  });

  /** An account that applies for a shop, and works for the mall. */
  async function applyAndWork(n: number) {
    const { db, deps } = scene.mall;
    const { id } = await scene.testMall.shopper();
    const application = {
      user_id: id,
      name: `Shop ${n}`,
      real_name: 'Any Body',
      email: 'any@example.com',
      category_id: 1,
      type_id: 1,
      handling_fee: 5,
      address: 'Street 1',
      pictures: '[]',
      language: 'en',
      created_at: deps.now(),
      // The first and the last were sent at the same time, after the second
      sent_at: new Date(deps.now().getTime() + (n === 2 ? 0 : 1000)),
    } as const;
    await db.insertInto('merchant_application').values(application).execute();
    const reported = { user_id: id, subject: 'shop', subject_id: 1, reason: 'other' } as const;
    await db
      .insertInto('report')
      .values({ ...reported, text: '', created_at: deps.now() })
      .execute();
    const member = { user_id: id, roles: ['orders'], created_at: deps.now() };
    await db.insertInto('staff').values(member).execute();
  }

  const rowsOf = async (list: OperationId, query: Record<string, number>) => {
    const answer = await call(list, { query });
    expectContract(list, answer);
    return answer.data as { list: object[]; next: number | null; total: number };
  };

  describe.each([
    'operatorOrders',
    'operatorGoods',
    'operatorRefunds',
    'operatorReviews',
    'auditLog',
    'operatorShops',
    'operatorCoupons',
    'operatorKeys',
    'deadJobs',
    'operatorApplications',
    'operatorReports',
    'operatorPaymentNotes',
    'operatorPictures',
    'mallPictures',
    'staffMembers',
  ] as const)('%s', (list) => {
    it('is read to its end behind the last row of each page', async () => {
      const all = await rowsOf(list, { limit: 100 });
      expect(all.list.length).toBeGreaterThan(2);
      expect(all.next).toBe(null);
      const walked: object[] = [];
      let next: number | null | undefined;
      do {
        const page = await rowsOf(list, { limit: 2, ...(next ? { after: next } : {}) });
        expect(page.list.length).toBeLessThanOrEqual(2);
        expect(page.total).toBe(all.total);
        walked.push(...page.list);
        next = page.next;
      } while (next !== null);
      expect(walked).toEqual(all.list);
    });

    it('is read by numbers of pages as before', async () => {
      const all = await rowsOf(list, { limit: 100 });
      const second = await rowsOf(list, { limit: 2, page: 2 });
      expect(second.list).toEqual(all.list.slice(2, 4));
    });
  });
});
