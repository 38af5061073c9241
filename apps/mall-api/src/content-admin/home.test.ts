import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { checkAddress } from './address-rules';

let names = 0;
const named = () => ({ 'idempotency-key': `home ${(names += 1)}` });
const picture = '/picture/a.webp';
interface Shown {
  id: number;
  name: string;
}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
  });

  const createBanner = async (fields: object = {}) => {
    const body = { slot: 'main', picture, ...fields };
    const answer = await call('createBanner', { body, headers: named() });
    expectContract('createBanner', answer);
    return answer.data.id as number;
  };
  const home = async (language = 'en') =>
    (await scene.mall.call('homeIndex', { headers: { 'accept-language': language } })).data;
  const shown = async (slot = 'banner') =>
    ((await home())[slot] as Shown[]).map(({ name }) => name).filter(Boolean);
  const preview = async (at: string, language = 'en') => {
    const answer = await call('previewHome', { query: { at, language } });
    expectContract('previewHome', answer);
    return answer.data as { index: { banner: Shown[] }; activities: Shown[] };
  };

  describe('a banner', () => {
    it('is shown at once, in the language of the shopper, where its slot is', async () => {
      const body = { slot: 'strip', picture, name: 'Tea week', link: '/activity/1' };
      const headers = named();
      const request = { body: { ...body, translations: { fr: { name: 'Thés' } } }, headers };
      const { id } = (await call('createBanner', request)).data;
      expect((await call('createBanner', request)).data.id).toBe(id);
      expectContract('operatorBanners', await call('operatorBanners'));
      expect((await home('fr')).bastBanner).toMatchObject([{ name: 'Thés', url: '/activity/1' }]);
      const changed = { ...body, name: 'Teas', version: 1 };
      expectContract('saveBanner', await call('saveBanner', { params: { id }, body: changed }));
      expect(await shown('bastBanner')).toEqual(['Teas']);
      const stale = await call('saveBanner', { params: { id }, body: changed });
      expect(stale).toMatchObject({ reason: 'stale', data: { name: 'Teas', version: 2 } });
      const removal = { params: { id }, body: { version: 2 } };
      expectContract('deleteBanner', await call('deleteBanner', removal));
      expect(await shown('bastBanner')).toEqual([]);
    });

    it('keeps one of two changes that are made at once', async () => {
      const id = await createBanner({ slot: 'strip' });
      const answers = await Promise.all(
        ['A', 'B'].map((name) =>
          call('saveBanner', {
            params: { id },
            body: { slot: 'strip', picture, name, version: 1 },
          }),
        ),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    });

    it('appears and ends by itself, as the preview tells before', async () => {
      await createBanner({ name: 'Past', untilTime: '2001-01-01 00:00:00' });
      await createBanner({ name: 'Present', fromTime: '2001-01-01 00:00:00' });
      const future = { fromTime: '2099-03-01 00:00:00', untilTime: '2099-03-02 00:00:00' };
      await createBanner({ name: 'Future', ...future, translations: { fr: { name: 'Futur' } } });
      expect(await shown()).toEqual(['Present']);
      const at = async (time: string, language?: string) =>
        (await preview(time, language)).index.banner.map(({ name }) => name);
      expect(await at('2099-02-28 23:59:59')).toEqual(['Present']);
      expect(await at('2099-03-01 00:00:00', 'fr')).toEqual(['Present', 'Futur']);
      expect(await at('2099-03-02 00:00:00')).toEqual(['Present']);
      const never = await call('previewHome', { query: { at: '2099-02-31 00:00:00' } });
      expect(never).toMatchObject({ code: 400, field: 'at' });
    });

    it('is arranged among all of its slot', async () => {
      const all = ((await call('operatorBanners')).data as (Shown & { slot: string })[])
        .filter(({ slot }) => slot === 'main')
        .map(({ id }) => id);
      const ids = [await createBanner({ name: 'Last' }), ...all];
      const ordered = await call('orderBanners', { body: { slot: 'main', ids } });
      expectContract('orderBanners', ordered);
      expect((await shown())[0]).toBe('Last');
      for (const wrong of [all, [...ids, ids[0]], [...all, 999_999]])
        expect(await call('orderBanners', { body: { slot: 'main', ids: wrong } })).toMatchObject({
          code: 400,
          field: 'ids',
        });
    });

    it.each([
      ['link', { link: 'javascript:alert(1)' }],
      ['link', { link: 'http://mall.example' }],
      ['link', { link: '//elsewhere.example' }],
      ['link', { link: '/\\elsewhere.example' }],
      ['picture', { picture: 'data:image/png;base64,AA' }],
      ['fromTime', { fromTime: 'tomorrow' }],
      ['untilTime', { fromTime: '2026-03-02 00:00:00', untilTime: '2026-03-02 00:00:00' }],
    ])('is refused with a wrong %s: %j', async (field, wrong) => {
      const body = { slot: 'main', picture, ...wrong };
      const answer = await call('createBanner', { body, headers: named() });
      expect(answer).toMatchObject({ code: 400, reason: 'invalid-value', field });
    });
  });

  describe('an activity', () => {
    const create = async (fields: object) => {
      const body = { type: 1, goods: [], ...fields };
      const answer = await call('createActivity', { body, headers: named() });
      expectContract('createActivity', answer);
      return answer.data.id as number;
    };
    const onHome = async (language = 'en') => {
      const headers = { 'accept-language': language };
      const { data } = await scene.mall.call('homeActivities', { headers });
      return data as (Shown & { productList: { proId: number }[] })[];
    };

    it('is shown with its goods in their order, until it ends', async () => {
      const goods = [];
      for (let count = 0; count < 3; count += 1) {
        const { productId } = await scene.goods();
        goods.unshift({ goodsId: productId, picture });
      }
      const name = 'Spring';
      const id = await create({ name, goods, translations: { fr: { name: 'Printemps' } } });
      const ids = goods.map(({ goodsId }) => goodsId);
      const [activity] = await onHome('fr');
      expect(activity?.name).toBe('Printemps');
      expect(activity?.productList.map(({ proId }) => proId)).toEqual(ids);
      expectContract('operatorActivities', await call('operatorActivities'));
      expectContract('operatorActivity', await call('operatorActivity', { params: { id } }));
      const endTime = '2099-03-01 00:00:00';
      const body = { name, type: 2, goods: goods.slice(1), endTime, version: 1 };
      expectContract('saveActivity', await call('saveActivity', { params: { id }, body }));
      expect((await onHome())[0]?.productList.map(({ proId }) => proId)).toEqual(ids.slice(1));
      expect((await preview(endTime)).activities).toEqual([]);
      const stale = await call('saveActivity', { params: { id }, body: { ...body, goods: [] } });
      expect(stale).toMatchObject({ reason: 'stale', data: { goods: [{}, {}] } });
      const removed = await call('deleteActivity', { params: { id }, body: { version: 2 } });
      expectContract('deleteActivity', removed);
      expect(await onHome()).toEqual([]);
      expect(await call('operatorActivity', { params: { id } })).toMatchObject({
        reason: 'not-found',
      });
    });

    it('is arranged among all others', async () => {
      const goods = [{ goodsId: (await scene.goods()).productId, picture }];
      const ids = [await create({ name: 'One', goods }), await create({ name: 'Two', goods })];
      expect((await onHome()).map(({ name }) => name)).toEqual(['One', 'Two']);
      const ordered = await call('orderActivities', { body: { ids: ids.toReversed() } });
      expectContract('orderActivities', ordered);
      expect((await onHome()).map(({ name }) => name)).toEqual(['Two', 'One']);
    });

    it('tells the place of goods that do not exist or come twice', async () => {
      const known = { goodsId: (await scene.goods()).productId, picture };
      const unknown = { goodsId: 999_999, picture };
      for (const second of [unknown, known]) {
        const body = { name: 'A', type: 1, goods: [known, second] };
        const answer = await call('createActivity', { body, headers: named() });
        expect(answer).toMatchObject({ code: 400, field: 'goods.1.goodsId' });
      }
    });
  });
});

describe('an address of a banner', () => {
  it.each(['/', '/activity/3?from=home#top', 'https://mall.example/tea', '/搜索'])(
    'may be %s',
    (text) => {
      expect(checkAddress('link', text)).toBe(text);
    },
  );
  it.each(['tea', '/\t/elsewhere.example', ' javascript:alert(1)', 'https:tea', 'ftp://a.example'])(
    'may not be %j',
    (text) => {
      expect(() => checkAddress('link', text)).toThrow('must be a path');
    },
  );
});
