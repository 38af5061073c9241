import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { addProduct, fillLittleMall } from '../testing/little-mall';

interface Named {
  id: number;
  name?: string;
  storeName?: string;
}

describe('suggestions while a shopper types', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    const suggest = (keyword: string, more = {}, headers = {}) =>
      mall.call('searchSuggestions', { query: { keyword, ...more }, headers });
    const names = (rows: Named[]) => rows.map(({ name, storeName }) => name ?? storeName);

    test('goods, shops and categories whose names begin so, with what is shown of them', async () => {
      const answer = await suggest('kil');
      expectContract('searchSuggestions', answer);
      expect(names(answer.data.shops)).toEqual(['Kiln & Co']);
      expect(names((await suggest('red k')).data.goods)).toEqual(['Red kite']);
      const [tea] = (await suggest('茶')).data.goods;
      expect(tea).toMatchObject({
        id: expect.any(Number),
        price: expect.stringMatching(/^\d+\.\d\d$/),
      });
    });

    test('goods that are what was typed come first, then those with the word, then with a longer one', async () => {
      await addProduct(mall.db, { name: 'Oxford brogue', sales: 900 });
      await addProduct(mall.db, { name: 'Oxf cloth', sales: 20 });
      await addProduct(mall.db, { name: 'Woven oxf', sales: 1 });
      await mall.deps.search.indexChanges();
      const { data } = await suggest('oxf');
      expect(names(data.goods)).toEqual(['Woven oxf', 'Oxf cloth', 'Oxford brogue']);
    });

    test('typed accents count: in French, tea is not the English article', async () => {
      const name = 'Leaves in a tin';
      const text = 'Sachet de thé vert';
      const translation = { kind: 'goods', source: name, language: 'fr', text } as const;
      await mall.db.insertInto('translation').values(translation).execute();
      await addProduct(mall.db, { name });
      await addProduct(mall.db, { name: 'The orchard, a puzzle', sales: 900, rank: 9 });
      await mall.deps.search.indexChanges();
      const first = async (keyword: string, language: string) => {
        const { data } = await suggest(keyword, {}, { 'accept-language': language });
        return names(data.goods)[0];
      };
      expect(await first('thé', 'fr')).toBe(text);
      expect(await first('THÉ', 'fr')).toBe(text);
      // The article itself is not indexed; names that start with it are found by their other words
      expect(await first('the orch', 'en')).toBe('The orchard, a puzzle');
    });

    test('of equal matches those in the shopper’s language come first', async () => {
      await addProduct(mall.db, { name: 'Kimono de seda para niños', sales: 900, rank: 9 });
      await addProduct(mall.db, { name: 'Kimono en soie pour les hommes' });
      await mall.deps.search.indexChanges();
      const goods = async (language: string) =>
        names((await suggest('kimo', {}, { 'accept-language': language })).data.goods);
      expect(await goods('fr')).toEqual([
        'Kimono en soie pour les hommes',
        'Kimono de seda para niños',
      ]);
      expect(await goods('es')).toEqual([
        'Kimono de seda para niños',
        'Kimono en soie pour les hommes',
      ]);
    });

    test('names in another language are suggested only when none in the shopper’s reads so', async () => {
      const name = 'Herb scissors, zigzag';
      const text = 'Ciseaux zestons';
      const translation = { kind: 'goods', source: name, language: 'fr', text } as const;
      await mall.db.insertInto('translation').values(translation).execute();
      await addProduct(mall.db, { name, sales: 900, rank: 9 });
      await mall.deps.search.indexChanges();
      const goods = async (keyword: string, language: string) =>
        names((await suggest(keyword, {}, { 'accept-language': language })).data.goods);
      expect(await goods('zesto', 'en')).toEqual([name]);
      await addProduct(mall.db, { name: 'Zester of steel' });
      await mall.deps.search.indexChanges();
      expect(await goods('zest', 'en')).toEqual(['Zester of steel']);
      expect(await goods('zest', 'fr')).toEqual(expect.arrayContaining([text]));
    });

    test('searches that complete the last word are words of names that are shown', async () => {
      await addProduct(mall.db, { name: 'Quilted lampshade' });
      await mall.deps.search.indexChanges();
      const { data } = await suggest('quil');
      expect(data.words).toEqual(['quilted']);
      expect((await suggest('Quilted la')).data.words).toEqual(['quilted lampshade']);
      expect((await suggest('taza')).data.words).toEqual([]);
    });

    test('synonyms are suggested when nothing has the word itself', async () => {
      const [mug] = names((await suggest('taza')).data.goods);
      expect(mug).toMatch(/mug/i);
    });

    test('a word with a wrong letter finds what was meant, and says so', async () => {
      const { data } = await suggest('kiet');
      expect(data.didYouMean).toBe('kite');
      expect(names(data.goods)).toEqual(['Red kite']);
    });

    test('no more of each kind than asked for', async () => {
      expect((await suggest('red', { limit: 1 })).data.goods).toHaveLength(1);
      expect((await suggest('red', { limit: 11 })).code).toBe(400);
    });

    test.each(['', ' ', 'x'.repeat(101)])('%j is refused or finds nothing', async (keyword) => {
      const { code, data } = await suggest(keyword);
      if (code === 200) expect(data).toEqual({ words: [], goods: [], shops: [], categories: [] });
      else expect(code).toBe(400);
    });

    test.each([`'`, '\\', '%', ':*', '|', '&', '!', '<->', '()', `a' | 'b`, '\u0000'])(
      'takes %j for what it is',
      async (keyword) => expect([200, 400]).toContain((await suggest(keyword)).code),
    );

    test('asks the database five times at most, and not at all for the same letters again', async () => {
      await suggest('red');
      expect(await mall.countStatements(() => suggest('re'))).toBeLessThanOrEqual(5);
      expect(await mall.countStatements(() => suggest('re'))).toBe(0);
      expect(await mall.countStatements(() => suggest('re', { limit: 1 }))).toBeGreaterThan(0);
    });
  });
});
