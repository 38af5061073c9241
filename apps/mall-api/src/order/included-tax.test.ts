import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { RefundScenario } from '../testing/refund-scenario';

const tax = { country: 'DE', classes: {}, rates: { SE: { standard: 10 }, DE: { standard: 19 } } };

withDatabases((openApp) => {
  describe('the tax that an order includes', () => {
    let scene: RefundScenario;
    beforeAll(async () => {
      scene = await RefundScenario.openMall(openApp, { tax });
    });

    it('is told of its lines by the country of delivery, and divided by refunds', async () => {
      const goods = await scene.testMall.goods({ priceMinor: 333 });
      const orderNo = await scene.paid(goods, 3);
      const detail = await scene.call('orderDetail', orderNo);
      expectContract('orderDetail', detail);
      // 9.99 with 10 %
      expect(detail.data).toMatchObject({
        taxPrice: '0.91',
        orderInfoList: [{ taxRate: 10, taxFee: '0.91' }],
      });
      const { masterOrderNo } = detail.data;
      expect(await scene.paymentScenario.detail(masterOrderNo)).toMatchObject({ taxPrice: '0.91' });
      await scene.givenBackTo(await scene.applied(orderNo, 1), goods.shopId);
      await scene.runJobs();
      await scene.givenBackTo(await scene.applied(orderNo), goods.shopId);
      const { refunds } = (await scene.call('orderDetail', orderNo)).data;
      expect(refunds).toMatchObject([{ taxPrice: '0.61' }, { taxPrice: '0.30' }]);
    });

    it('is that of the mall’s country for goods that are not shipped', async () => {
      const goods = await scene.testMall.goods({ priceMinor: 1190 });
      await scene.testMall.setVirtual(goods);
      const { data } = await scene.call('orderDetail', await scene.paid(goods, 1));
      expect(data).toMatchObject({ taxPrice: '1.90' });
    });

    it('is not told where the policy has no rates', async () => {
      const untaxed = await RefundScenario.openMall(openApp);
      const orderNo = await untaxed.paid(await untaxed.testMall.goods());
      const { data } = await untaxed.call('orderDetail', orderNo);
      expect(data).not.toHaveProperty('taxPrice');
      expect(data.orderInfoList[0]).not.toHaveProperty('taxFee');
    });
  });
});
