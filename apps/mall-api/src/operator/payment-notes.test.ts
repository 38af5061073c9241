import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
  });

  it('tells the mall of each, newest first, and a shop of those of its own orders', async () => {
    const goods = await scene.goods();
    await scene.note(await scene.refunds.paid(goods), 'tp_own');
    const { testMall, shopper } = scene;
    const draft = await testMall.cartDraft(shopper, [goods, await scene.goods()]);
    const { orderNo } = (await testMall.create(shopper, draft)).data;
    const parts = await mall.db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select('shop_order.order_no as partNo')
      .where('order_group.order_no', '=', orderNo)
      .execute();
    await scene.note(parts[0]?.partNo ?? '', 'tp_shared');
    const notes = async (shopId: number | null, query = {}) => {
      const call = await scene.caller({ shopId, scopes: ['orders:read'] });
      const answer = await call('operatorPaymentNotes', { query });
      expectContract('operatorPaymentNotes', answer);
      return answer.data;
    };
    expect(await notes(null)).toMatchObject({
      total: 2,
      list: [
        { reference: 'tp_shared', orderNo },
        {
          reference: 'tp_own',
          kind: 'refunded',
          amount: '1.00',
          currency: 'USD',
          reason: 'fraudulent',
        },
      ],
    });
    expect(await notes(goods.shopId)).toMatchObject({ list: [{ reference: 'tp_own' }] });
    expect(await notes(null, { shopId: goods.shopId, limit: 1 })).toMatchObject({ total: 1 });
    expect(await notes(null, { kind: 'disputed' })).toMatchObject({ total: 0, list: [] });
  });
});
