import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { ApplicationScenario } from '../testing/application-scenario';
import { OperatorScenario } from '../testing/operator-scenario';

const parcel = { company: 'Swallow Post', waybillNo: 'VM1' };

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  describe('the reason of an operator’s call that is refused', () => {
    it('tells a wrong delivery from an order that cannot be shipped', async () => {
      const params = { orderNo: await scene.refunds.paid(await scene.goods()) };
      const asText = await call('shipOrder', { params, body: { text: 'A code' } });
      expect(asText).toMatchObject({ code: 500, reason: 'delivery-not-offered' });
      await call('shipOrder', { params, body: parcel });
      for (const answer of [
        await call('shipOrder', { params, body: parcel }),
        await call('beginOrder', { params }),
        await call('callOffOrder', { params }),
      ]) {
        expect(answer).toMatchObject({ code: 500, reason: 'wrong-state' });
      }
    });

    it('is that everything was refunded, when there is nothing to ship', async () => {
      const orderNo = await scene.refunds.paid(await scene.goods());
      const refundNo = await scene.refunds.applied(orderNo);
      await call('acceptRefund', { params: { refundNo } });
      await scene.refunds.runJobs();
      const params = { orderNo };
      const shipped = await call('shipOrder', { params, body: parcel });
      expect(shipped).toMatchObject({ code: 500, reason: 'refund-done' });
      expect(await call('beginOrder', { params })).toMatchObject({ reason: 'refund-done' });
    });

    it('is that a coupon has ended', async () => {
      const id = await scene.testMall.coupon({ moneyMinor: 100 });
      await scene.mall.db
        .updateTable('coupon')
        .set({ is_open: false })
        .where('id', '=', id)
        .execute();
      const body = { accountId: scene.shopper.id };
      const answer = await call('grantCoupon', { params: { id }, body });
      expect(answer).toMatchObject({ code: 500, reason: 'coupon-expired' });
    });

    it('tells an application that is decided from a name or address that a shop has', async () => {
      const applicants = await ApplicationScenario.fill(scene.mall);
      const [ann, ben] = [await scene.mall.signUp(), await scene.mall.signUp()];
      const first = await applicants.applied(ann, { name: 'Quay' });
      const sameAddress = await applicants.applied(ann, { name: 'Pier' });
      const sameName = await applicants.applied(ben, { name: 'Quay' });
      const decide = (operation: 'approveApplication' | 'refuseApplication', id: number) =>
        call(operation, { params: { id }, body: { reason: 'The licence is old.' } });
      await decide('approveApplication', first);
      expect([
        (await decide('approveApplication', sameName)).reason,
        (await decide('approveApplication', sameAddress)).reason,
        (await decide('refuseApplication', first)).reason,
      ]).toEqual(['shop-name-taken', 'shop-email-taken', 'wrong-state']);
      await decide('refuseApplication', sameName);
      expect((await decide('approveApplication', sameName)).reason).toBe('wrong-state');
    });
  });
});
