import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;

describe('why goods are found in this order', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let call: Call;
    const ids: Record<'en' | 'es', number> = { en: 0, es: 0 };
    beforeAll(async () => {
      const scene = await OperatorScenario.openMall(openApp);
      mall = scene.mall;
      call = await scene.caller();
      for (const [language, name] of [
        ['en', 'The fine Turbo teapot'],
        ['es', 'Tetera Turbo roja de hierro'],
      ] as const) {
        const { productId } = await scene.goods({ stock: 5 });
        const change = mall.db.updateTable('product').set({ name, intro: '', content: '' });
        await change.where('id', '=', productId).execute();
        ids[language] = productId;
      }
      await mall.deps.search.indexChanges();
    });
    const explain = async (language: string) => {
      const answer = await call('explainSearch', { query: { keyword: 'turbo', language } });
      expectContract('explainSearch', answer);
      return answer.data.hits as {
        id: number;
        score: number;
        points: { for: string; points: number }[];
      }[];
    };

    it('is told by points, which add up; those of a shopper’s language go first', async () => {
      for (const language of ['en', 'es'] as const) {
        const [first, second] = await explain(language);
        expect(first?.id).toBe(ids[language]);
        const reasons = first?.points.map((one) => one.for);
        expect(reasons).toEqual(expect.arrayContaining(['word 1: turbo', 'language', 'inStock']));
        expect(second?.points.map((one) => one.for)).not.toContain('language');
        const sum = first?.points.reduce((all, { points }) => all + points, 0);
        expect(first?.score).toBeCloseTo(sum ?? 0, 3);
      }
    });

    it('is the order that shoppers see, and the same each time', async () => {
      const seen = async () => {
        const headers = { 'accept-language': 'es' };
        const { data } = await mall.call('productList', { query: { keyword: 'turbo' }, headers });
        return data.list.map(({ id }: { id: number }) => id);
      };
      const explained = (await explain('es')).map(({ id }) => id);
      expect(await seen()).toEqual(explained);
      expect(await seen()).toEqual(explained);
    });

    it('is for keys alone', async () => {
      const answer = await mall.call('explainSearch', { query: { keyword: 'turbo' } });
      expect(answer).toMatchObject({ code: 401, data: null });
    });
  });
});
