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
    for (const _ of [1, 2, 3]) {
      const goods = await scene.goods();
      await scene.review(goods);
      await scene.refunds.applied(await scene.refunds.paid(goods));
    }
    // Entries of the audit log
    for (const { id } of (await call('operatorReviews')).data.list) {
      await call('replyToReview', { params: { id }, body: { text: 'Thank you' } });
    }
  });

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
