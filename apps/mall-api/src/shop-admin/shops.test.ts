import { beforeAll, describe, expect, it } from 'vitest';
import { wireTime } from '../http/wire-time';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

const HOUR = 3_600_000;
let names = 0;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = await scene.caller();
  });

  /** A shop with goods, and calls with its key. */
  const shop = async () => {
    const goods = await scene.goods();
    const params = { id: goods.shopId };
    const call = await scene.caller({ shopId: goods.shopId });
    const save = (body: object) => call('saveShop', { params, body });
    const detail = async () => (await call('operatorShop', { params })).data;
    return { goods, params, call, save, detail };
  };
  const profile = () => ({
    name: `Kiln ${(names += 1)}`,
    intro: 'Fired twice',
    keywords: 'stoneware',
    avatar: 'https://cdn.example/a.png',
    backImage: 'https://cdn.example/b.jpg',
    pcBanner: ['https://cdn.example/c.jpg'],
    openingHours: [{ days: [1, 5], opens: '18:00', closes: '02:00' }],
    realName: 'Kiln Ltd',
    email: 'hello@kiln.example',
    phone: '+44 20 7946 0018',
    address: 'Bristol',
    qualification: ['https://cdn.example/d.jpg'],
    serviceType: 'H5',
    serviceValue: 'https://chat.kiln.example',
  });
  const at = (milliseconds: number) =>
    wireTime(scene.mall.deps.policy, new Date(scene.mall.deps.now().getTime() + milliseconds));

  describe('the profile of a shop', () => {
    it('is what its shoppers read, in their language', async () => {
      const { params, call, save } = await shop();
      expectContract('operatorShop', await call('operatorShop', { params }));
      const translations = { fr: { intro: 'Cuit deux fois' } };
      const sent = profile();
      const answer = await save({ version: 1, ...sent, translations });
      expectContract('saveShop', answer);
      expect(answer.data).toMatchObject({ ...sent, translations, version: 2 });
      const headers = { 'accept-language': 'fr' };
      const info = await scene.mall.call('shopInfo', { params, headers });
      expectContract('shopInfo', info);
      expect(info.data).toMatchObject({
        name: sent.name,
        intro: 'Cuit deux fois',
        avatar: sent.avatar,
        serviceLink: sent.serviceValue,
        pcBanner: JSON.stringify([{ sattDir: 'https://cdn.example/c.jpg' }]),
        openingHours: sent.openingHours,
      });
      const { data } = await scene.mall.call('shopDetail', { params });
      expect(data).toMatchObject({ realName: 'Kiln Ltd', email: sent.email, phone: sent.phone });
    });

    it('has pictures of its own or by https, and keeps those it has', async () => {
      const { goods, save } = await shop();
      const name = 'c'.repeat(32);
      await scene.picture(goods.shopId, name);
      const avatar = `https://mall.example/picture/${name}.webp`;
      const saved = await save({ version: 1, ...profile(), avatar });
      expect(saved.data.avatar).toBe(`/picture/${name}.webp`);
      const other = await shop();
      const foreign = await other.save({ version: 1, ...profile(), pcBanner: [saved.data.avatar] });
      expect(foreign).toMatchObject({ code: 400, reason: 'invalid-value', field: 'pcBanner.0' });
      const paper = { qualification: JSON.stringify(['/upload/paper.webp']) };
      const { db } = scene.mall;
      await db.updateTable('shop').set(paper).where('id', '=', other.goods.shopId).execute();
      const sent = { version: 1, ...profile(), qualification: ['/upload/paper.webp'] };
      expect((await other.save(sent)).data.qualification).toEqual(['/upload/paper.webp']);
    });

    it('has a name of its own, in capitals or not', async () => {
      const [one, other] = [await shop(), await shop()];
      const sent = profile();
      await one.save({ version: 1, ...sent });
      const taken = await other.save({ version: 1, ...sent, name: sent.name.toUpperCase() });
      expect(taken).toMatchObject({ code: 500, reason: 'shop-name-taken', field: 'name' });
      expect((await one.save({ version: 2, ...sent })).code).toBe(200);
    });

    it('keeps one of two changes that are made at once, and tells the other the current one', async () => {
      const { save, detail } = await shop();
      const answers = await Promise.all(
        [profile(), profile()].map((sent) => save({ version: 1, ...sent })),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
      const [kept, stale] = answers.toSorted((a, b) => a.code - b.code);
      expect(stale).toMatchObject({ reason: 'stale', data: { name: kept?.data.name, version: 2 } });
      expect(await detail()).toEqual(kept?.data);
    });

    it.each([
      ['avatar', { avatar: 'javascript:alert(1)' }],
      ['backImage', { backImage: '//elsewhere.example/b.jpg' }],
      ['pcBanner.1', { pcBanner: ['https://cdn.example/a.jpg', 'http://plain.example/a.jpg'] }],
      ['openingHours.0.closes', { openingHours: [{ days: [1], opens: '09:00', closes: '25:00' }] }],
      [
        'openingHours.0.days',
        { openingHours: [{ days: [1, 1], opens: '09:00', closes: '10:00' }] },
      ],
      ['email', { email: 'nobody' }],
      ['phone', { phone: 'call me' }],
      ['serviceValue', { serviceType: 'H5', serviceValue: 'http://plain.example' }],
      ['name', { name: ' ' }],
    ])('tells that %s is against a rule', async (field, change) => {
      const { save, detail } = await shop();
      const answer = await save({ version: 1, ...profile(), ...change });
      expect(answer).toMatchObject({ code: 400, field });
      expect(await detail()).toMatchObject({ version: 1 });
    });
  });

  describe('the class of a shop', () => {
    it('is decided by the mall, and not by the shop', async () => {
      const { params, call, detail } = await shop();
      const body = { version: 1, typeId: 1, categoryId: 1, isSelf: true, sort: 5 };
      expect(await call('classifyShop', { params, body })).toMatchObject({ reason: 'not-found' });
      const wrong = { ...body, typeId: 99 };
      expect(await mall('classifyShop', { params, body: wrong })).toMatchObject({
        reason: 'invalid-value',
        field: 'typeId',
      });
      expectContract('classifyShop', await mall('classifyShop', { params, body }));
      expect(await detail()).toMatchObject({ isSelf: true, sort: 5, isRecommended: false });
      expect((await scene.mall.call('shopInfo', { params })).data).toMatchObject({ isSelf: true });
    });
  });

  describe('a holiday of a shop', () => {
    const holiday = () => ({
      from: at(-HOUR),
      until: at(HOUR),
      text: 'At the sea',
      translations: { es: { text: 'En el mar' } },
    });

    it('is told on its page and on its goods', async () => {
      const { params, call, goods } = await shop();
      const sent = holiday();
      const { from, until } = sent;
      const answer = await call('setShopHoliday', {
        params,
        body: { version: 1, holiday: sent },
      });
      expectContract('setShopHoliday', answer);
      const headers = { 'accept-language': 'es' };
      const told = { from, until, text: 'En el mar' };
      expect((await scene.mall.call('shopInfo', { params, headers })).data.holiday).toEqual(told);
      const page = await scene.mall.call('productDetail', {
        params: { id: goods.productId },
        headers,
      });
      expectContract('productDetail', page);
      expect(page.data.merchantInfo.holiday).toEqual(told);
    });

    it('keeps goods from being ordered, also those in a cart or a draft, until its end', async () => {
      const { params, call, goods } = await shop();
      const { testMall } = scene;
      const shopper = await testMall.shopper();
      const draft = await testMall.draft(shopper, goods);
      const { token } = shopper;
      const item = { productId: goods.productId, productAttrUnique: goods.skuId, cartNum: 1 };
      await scene.mall.call('addToCart', { token, body: [item] });
      const start = { ...holiday(), from: at(HOUR), until: at(3 * HOUR) };
      await call('setShopHoliday', { params, body: { version: 1, holiday: start } });
      const validRows = async () =>
        (await scene.mall.call('cartList', { token, query: { isValid: true } })).data.length;
      expect(await validRows()).toBe(1);
      await scene.mall.db
        .updateTable('shop')
        .set({ holiday_from: new Date(scene.mall.deps.now().getTime() - HOUR) })
        .where('id', '=', goods.shopId)
        .execute();
      expect(await validRows()).toBe(0);
      const rows = await scene.mall.call('cartList', { token, query: { isValid: false } });
      expect(rows.data[0].cartInfoList[0].invalidReason).toBe('shopClosed');
      expect((await testMall.create(shopper, draft)).reason).toBe('out-of-stock');
      await expect(testMall.draft(shopper, goods)).rejects.toThrow('no longer on sale');
      await scene.mall.db
        .updateTable('shop')
        .set({ holiday_until: scene.mall.deps.now() })
        .where('id', '=', goods.shopId)
        .execute();
      expect(await validRows()).toBe(1);
      expect((await testMall.create(shopper, draft)).code).toBe(200);
      expect((await scene.mall.call('shopInfo', { params })).data.holiday).toBeUndefined();
    });

    it('can be called off, and must end after it begins and after now', async () => {
      const { params, call, detail } = await shop();
      const set = (body: object) => call('setShopHoliday', { params, body });
      const wrong = { ...holiday(), until: at(-2 * HOUR) };
      expect(await set({ version: 1, holiday: wrong })).toMatchObject({ field: 'holiday.until' });
      const past = { from: at(-2 * HOUR), until: at(-HOUR) };
      expect(await set({ version: 1, holiday: past })).toMatchObject({ field: 'holiday.until' });
      const noTime = { ...holiday(), from: '2026-02-31 00:00:00' };
      expect(await set({ version: 1, holiday: noTime })).toMatchObject({ field: 'holiday.from' });
      await set({ version: 1, holiday: holiday() });
      expect((await detail()).holiday).toMatchObject({ text: 'At the sea' });
      await set({ version: 2 });
      expect((await detail()).holiday).toBeNull();
    });
  });

  describe('a suspended shop', () => {
    it('is hidden, reads why, cannot open itself, and is as before when it is resumed', async () => {
      const { params, call, detail, goods } = await shop();
      const reason = 'The licence has expired.';
      expect((await mall('suspendShop', { params, body: { reason } })).code).toBe(200);
      const page = { params: { id: goods.productId } };
      expect((await scene.mall.call('shopInfo', { params })).reason).toBe('not-found');
      expect((await scene.mall.call('productDetail', page)).reason).toBe('not-found');
      expect(await detail()).toMatchObject({ open: false, suspension: { reason } });
      for (const open of [true, false])
        expect(await call('setShopOpen', { params, body: { open } })).toMatchObject({
          reason: 'wrong-state',
        });
      expect(await call('resumeShop', { params })).toMatchObject({ reason: 'not-found' });
      await mall('suspendShop', { params, body: { reason: 'No licence' } });
      expect((await detail()).suspension.reason).toBe('No licence');
      await mall('resumeShop', { params });
      expect(await detail()).toMatchObject({ open: true, suspension: null });
      expect((await scene.mall.call('productDetail', page)).code).toBe(200);
      const done = (await scene.log()).filter(
        ({ subject_type: type, subject_id: id, result }) =>
          type === 'shop' && id === String(params.id) && result === 'done',
      );
      expect(done.map(({ action }) => action)).toEqual([
        'suspendShop',
        'suspendShop',
        'resumeShop',
      ]);
    });

    it('stays closed when it was closed before', async () => {
      const { params, call, detail } = await shop();
      await call('setShopOpen', { params, body: { open: false } });
      await mall('suspendShop', { params, body: { reason: 'Papers' } });
      await mall('resumeShop', { params });
      expect(await detail()).toMatchObject({ open: false, suspension: null });
    });
  });

  describe('the home of a shop', () => {
    it('has the sections that the shop chose, without goods that are gone', async () => {
      const { params, call, goods } = await shop();
      const other = await scene.goods({ shopId: goods.shopId });
      const translations = { th: { title: 'บนโต๊ะ' } };
      const productIds = [other.productId, goods.productId];
      const sections = [
        { kind: 'goods', title: 'Tables', productIds, translations },
        { kind: 'coupons' },
      ];
      const answer = await call('saveShopLayout', { params, body: { version: 1, sections } });
      expectContract('saveShopLayout', answer);
      expect(answer.data.layout[0]).toEqual(sections[0]);
      const headers = { 'accept-language': 'th' };
      const layout = async () =>
        (await scene.mall.call('shopInfo', { params, headers })).data.layout as unknown;
      const coupons = { kind: 'coupons', title: '', productIds: [] };
      expect(await layout()).toEqual([{ kind: 'goods', title: 'บนโต๊ะ', productIds }, coupons]);
      const onSale = (productId: number) =>
        call('setGoodsOnSale', { params: { id: productId }, body: { onSale: false } });
      await onSale(other.productId);
      expect(await layout()).toMatchObject([{ productIds: [goods.productId] }, coupons]);
      await onSale(goods.productId);
      expect(await layout()).toEqual([coupons]);
    });

    it('has goods of its own only', async () => {
      const { params, call, goods } = await shop();
      const foreign = await scene.goods();
      const save = (section: object) =>
        call('saveShopLayout', { params, body: { version: 1, sections: [section] } });
      const productIds = [goods.productId, foreign.productId];
      expect(await save({ kind: 'goods', productIds })).toMatchObject({
        reason: 'invalid-value',
        field: 'sections.0.productIds.1',
      });
      expect(await save({ kind: 'goods' })).toMatchObject({ field: 'sections.0.productIds' });
      expect(await save({ kind: 'new', productIds: [goods.productId] })).toMatchObject({
        field: 'sections.0.productIds',
      });
    });
  });
});
