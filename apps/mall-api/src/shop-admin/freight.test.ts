import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

const rule = {
  by: 'piece',
  zones: [
    {
      countries: ['SE', 'NO'],
      baseUnits: 1,
      base: '4.50',
      furtherUnits: 2,
      further: '1.00',
      freeFrom: '100.00',
      days: { from: 2, to: 4 },
    },
    { countries: ['US'], baseUnits: 1, base: '12.50', furtherUnits: 1, further: '4.00' },
  ],
};

withDatabases((openApp) => {
  let scene: OperatorScenario;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
  });

  const shop = async () => {
    const goods = await scene.goods();
    const params = { id: goods.shopId };
    const call = await scene.caller({ shopId: goods.shopId });
    const save = (body: object) => call('saveShopFreight', { params, body });
    const quote = (country: string, quantity = 1, more: object = {}) =>
      call('quoteShopFreight', {
        params,
        body: { country, lines: [{ skuId: goods.skuId, quantity }], ...more },
      });
    return { goods, params, call, save, quote };
  };

  describe('the freight of a shop', () => {
    it('is what its shoppers pay, and the preview tells it before', async () => {
      const { goods, params, call, save, quote } = await shop();
      const before = await quote('SE', 3, { rule });
      expectContract('quoteShopFreight', before);
      expect(before.data).toEqual({
        methods: [{ method: 'courier', freight: '5.50' }],
        days: { from: 2, to: 4 },
        arrival: { from: expect.any(String), until: expect.any(String) },
      });
      const saved = await save({ version: 1, rule });
      expectContract('saveShopFreight', saved);
      expect(saved.data).toMatchObject({ version: 2, rule });
      expect((await call('shopFreight', { params })).data).toEqual(saved.data);
      expect((await quote('SE', 3)).data).toEqual(before.data);
      const shopper = await scene.testMall.shopper();
      const no = await scene.testMall.draft(shopper, goods, 3);
      const { data } = await scene.mall.call('loadPreOrder', {
        token: shopper.token,
        params: { preOrderNo: no },
        query: { addressId: shopper.addressId },
      });
      expect(data.freightFee).toBe('5.50');
      const page = await scene.mall.call('productDetail', { params: { id: goods.productId } });
      expect(page.data.deliveryZones[0]).toMatchObject({
        countries: ['SE', 'NO'],
        freightFee: '4.50',
        freeFrom: '100.00',
      });
    });

    it('is free from a value, none for other countries, and by every way of delivery', async () => {
      const { params, call, save, quote } = await shop();
      await save({ version: 1, rule });
      expect((await quote('NO', 8)).data.methods).toEqual([{ method: 'courier', freight: '0.00' }]);
      expect(await quote('FR')).toMatchObject({ code: 500, reason: 'not-delivered' });
      expect((await quote('US')).data.days).toBeNull();
      const body = { methods: ['shopCourier', 'courier'], shopCourierFreight: '2.00' };
      await call('setShopDelivery', { params, body });
      expect((await quote('US')).data.methods).toEqual([
        { method: 'shopCourier', freight: '2.00' },
        { method: 'courier', freight: '12.50' },
      ]);
      await save({ version: 2 });
      expect((await call('shopFreight', { params })).data.rule).toBeNull();
      expect((await quote('FR')).code).toBe(200);
    });

    it('is nothing for goods that are not shipped', async () => {
      const { goods, save, quote } = await shop();
      await save({ version: 1, rule });
      await scene.testMall.setVirtual(goods);
      expect((await quote('FR')).data).toEqual({
        methods: [{ method: 'virtual', freight: '0.00' }],
        days: null,
      });
    });

    it('is refused with the field that is wrong, and to who has read an older version', async () => {
      const { save, quote } = await shop();
      const [near] = rule.zones;
      const zones = (...more: object[]) => ({ version: 1, rule: { ...rule, zones: more } });
      expect(await save(zones(near as object, { ...near, countries: ['SE'] }))).toMatchObject({
        reason: 'invalid-value',
        field: 'rule.zones.1.countries.0',
      });
      expect(await save(zones({ ...near, base: '4.505' }))).toMatchObject({
        field: 'rule.zones.0.base',
      });
      expect(await save(zones({ ...near, days: { from: 3, to: 2 } }))).toMatchObject({
        field: 'rule.zones.0.days.to',
      });
      expect(await quote('XQ')).toMatchObject({ field: 'country' });
      expect(await save({ version: 9, rule })).toMatchObject({
        reason: 'stale',
        data: { version: 1, rule: null },
      });
    });

    it('is quoted for SKUs of the shop only', async () => {
      const [one, other] = [await shop(), await shop()];
      const { skuId } = other.goods;
      expect(await one.quote('SE', 1, { lines: [{ skuId, quantity: 1 }] })).toMatchObject({
        reason: 'invalid-value',
        field: 'lines.0.skuId',
      });
    });
  });
});
