import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TextKind } from '../db/schema/translation';
import type { OperationId } from '../http/handler';
import type { Language } from '../kernel/language';
import { indexChanges } from '../search/indexer';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { fillLittleMall } from '../testing/little-mall';
import { translationsCommand } from './command';
import { changeTranslations } from './store';

const SPANISH: [TextKind, string, string][] = [
  ['category', 'Kitchen', 'Cocina'],
  ['category', 'Cups', 'Tazas'],
  ['trade', 'Home', 'Hogar'],
  ['shop_type', 'Flagship', 'Tienda oficial'],
  ['shop_type_info', 'Of a brand', 'De una marca'],
  ['shop_intro', 'Fired twice', 'Cocido dos veces'],
  ['banner', 'Spring', 'Primavera'],
  ['activity', 'Tiles', 'Azulejos'],
  ['activity_deck', 'Hand-painted', 'Pintados a mano'],
  ['guarantee', 'Returns', 'Devoluciones'],
  ['guarantee_text', '30 days', '30 días'],
  ['hot_keyword', 'tea', 'té'],
  ['unit', 'pcs', 'ud.'],
  ['specification', 'Size', 'Talla'],
  ['coupon', 'Welcome', 'Bienvenida'],
  ['agreement', '<p>Be kind</p><script>no()</script>', '<p>Con respeto</p>'],
  ['goods', 'Red kite', 'Cometa roja'],
];

describe('what the mall says in data', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let token: string;
    beforeAll(async () => {
      mall = await openApp();
      const { db } = mall;
      await fillLittleMall(db);
      await db.updateTable('shop').set({ intro: 'Fired twice' }).where('id', '=', 1).execute();
      await db.updateTable('banner').set({ name: 'Spring' }).where('slot', '=', 'main').execute();
      await db.updateTable('activity').set({ instruction: 'Hand-painted' }).execute();
      await db
        .insertInto('coupon')
        .values({ name: 'Welcome', use_type: 3, money_minor: 500, min_minor: 0, day: 9 })
        .execute();
      ({ token } = await mall.signUp());
      await mall.call('claimCoupon', { token, body: { couponId: 1 } });
      await changeTranslations(
        db,
        SPANISH.map(([kind, source, text]) => ({ kind, source, text, language: 'es' })),
      );
      await indexChanges(db);
    });

    const ask = (id: OperationId, language?: string, params = {}) =>
      mall.call(id, {
        token,
        params,
        ...(id === 'myCoupons' && { query: { type: 'usable' } }),
        ...(language && { headers: { 'accept-language': language } }),
      });
    const said = async (id: OperationId, language?: string, params = {}) =>
      JSON.stringify((await ask(id, language, params)).data);

    test.each<[OperationId, string[], string[], object?]>([
      ['categoryTree', ['Cocina'], ['Kitchen']],
      ['shopCategoryTree', ['Tazas'], ['"Cups"'], { merId: 1 }],
      ['shopCategories', ['Hogar'], ['Home']],
      ['shopTypes', ['Tienda oficial', 'De una marca'], ['Flagship', 'Of a brand']],
      ['shopInfo', ['Cocido dos veces'], ['Fired twice'], { id: 1 }],
      ['homeIndex', ['Primavera'], ['Spring']],
      ['homeActivities', ['Azulejos', 'Pintados a mano'], ['Tiles', 'Hand-painted']],
      ['activityDetail', ['Azulejos', 'Pintados a mano'], ['Tiles', 'Hand-painted'], { aid: 1 }],
      ['activityProducts', ['Cometa roja'], ['Red kite'], { aid: 1 }],
      ['productList', ['Cometa roja', 'ud.'], ['Red kite', 'pcs']],
      ['shopStreet', ['Cometa roja', 'ud.'], ['Red kite', 'pcs']],
      ['leaderboard', ['Cometa roja'], ['Red kite']],
      ['hotKeywords', ['té'], ['tea']],
      ['loginMethodInfo', ['<p>Con respeto</p>"'], ['Be kind']],
      ['claimableCoupons', ['Bienvenida'], ['Welcome']],
      ['myCoupons', ['Bienvenida'], ['Welcome']],
      [
        'productDetail',
        ['Devoluciones', '30 días', '"attrName":"Talla"', '{\\"Talla\\":\\"S\\"}', 'ud.'],
        ['Returns', '30 days', 'Size', 'pcs'],
        { id: 1 },
      ],
    ])('%s answers in the language of the request', async (id, spanish, own, params) => {
      for (const language of [undefined, 'en', 'fr', 'de']) {
        const text = await said(id, language, params);
        own.forEach((word) => expect(text).toContain(word));
        spanish.forEach((word) => expect(text).not.toContain(word));
      }
      const answer = await ask(id, 'es-MX,en;q=0.5', params);
      expectContract(id, answer);
      const text = JSON.stringify(answer.data);
      spanish.forEach((word) => expect(text).toContain(word));
      own.forEach((word) => expect(text).not.toContain(word));
    });

    const namesOfSizes = async (large: string) => {
      const sizes = { kind: 'specification_value', language: 'es' } as const;
      await changeTranslations(mall.db, [
        { ...sizes, source: 'S', text: 'Pequeña' },
        { ...sizes, source: 'L', text: large },
      ]);
      const { productAttr, productValue } = (await ask('productDetail', 'es', { id: 1 })).data;
      return { values: productAttr[0].attrValues, keys: Object.keys(productValue), productValue };
    };

    test('values of a specification are translated, and their skus found by them', async () => {
      const { values, keys, productValue } = await namesOfSizes('Grande');
      expect(values).toBe('Pequeña,Grande');
      expect(keys).toEqual(['Pequeña', 'Grande']);
      expect(productValue.Grande).toMatchObject({
        sku: 'Grande',
        attrValue: '{"Talla":"Grande"}',
      });
      const own = (await ask('productDetail', undefined, { id: 1 })).data;
      expect(own.productAttr[0].attrValues).toBe('S,L');
      expect(Object.keys(own.productValue)).toEqual(['S', 'L']);
    });

    test.each(['Pequeña', 'Grande, ancha'])(
      'values stay as the shop wrote them where skus could not be told apart: %s',
      async (large) => {
        expect(await namesOfSizes(large)).toMatchObject({ values: 'S,L', keys: ['S', 'L'] });
      },
    );

    test('goods keep the name that their shop gave them beside the translated one', async () => {
      const one = (await ask('productDetail', 'es', { id: 5 })).data.productInfo;
      expect(one).toMatchObject({ storeName: 'Cometa roja', ownName: 'Red kite' });
      expect((await ask('productDetail', 'fr', { id: 5 })).data.productInfo).toMatchObject({
        storeName: 'Red kite',
        ownName: null,
      });
    });

    test('an answer says in which language it is, and that caches must tell them apart', async () => {
      const url = '/api/front/product/category';
      for (const [header, language] of [
        ['es', 'es'],
        ['lao', 'lo'],
        ['de', 'en'],
      ]) {
        const headers = { 'accept-language': header };
        const { headers: answer } = await mall.app.inject({ url, headers });
        expect(answer).toMatchObject({ 'content-language': language, vary: 'Accept-Language' });
      }
      const { headers } = await mall.app.inject({ url });
      expect(headers['content-language']).toBe('en');
    });

    test('goods and categories are found by the words of every language', async () => {
      const found = async (keyword: string) =>
        (await mall.call('searchSuggestions', { query: { keyword } })).data;
      expect((await found('cocina')).categories).toEqual([{ id: 1, name: 'Kitchen' }]);
      expect((await found('cometa')).goods).toMatchObject([{ storeName: 'Red kite' }]);
      const { list } = (await mall.call('productList', { query: { keyword: 'cocina' } })).data;
      expect(list.map(({ storeName }: { storeName: string }) => storeName)).toContain(
        'Red Mug 100%',
      );
    });

    test('a text that is changed is shown as it is until somebody translates it again', async () => {
      const rename = (name: string) =>
        mall.db.updateTable('category').set({ name }).where('id', '=', 1).execute();
      await rename('Kitchens');
      mall.deps.cache.clear();
      expect(await said('categoryTree', 'es')).toContain('Kitchens');
      await rename('Kitchen');
      mall.deps.cache.clear();
    });

    test('a page costs as many statements in a language as without', async () => {
      for (const language of ['en', 'es'] as const) {
        await ask('productDetail', language, { id: 1 });
        expect(
          await mall.countStatements(() => ask('productDetail', language, { id: 1 })),
        ).toBeLessThanOrEqual(2);
      }
    });
  });
});

describe('the owner’s command', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    const folder = mkdtempSync(join(tmpdir(), 'translations-'));
    const path = (name: string) => join(folder, `${Math.random()}-${name}`);
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });
    const run = async (args: string[], own: Language = 'en') => {
      const printed: string[] = [];
      await translationsCommand({ db: mall.db, own }, args, (text) => printed.push(text));
      return printed;
    };
    const importing = (content: string) => {
      const file = path('in.csv');
      writeFileSync(file, content);
      return run(['import', file]);
    };
    const trees = async (language: string) => {
      mall.deps.cache.clear();
      const headers = { 'accept-language': language };
      const { data } = await mall.call('categoryTree', { headers });
      return data.map(({ name }: { name: string }) => name);
    };

    test('texts go out, are translated, and come back', async () => {
      const file = path('out.csv');
      await run(['export', file]);
      const content = readFileSync(file, 'utf8');
      expect(content.split('\n')[0]).toBe('\uFEFF"kind","text","en","zh-CN","es","fr","th","lo"');
      expect(content).toContain('"category","Kitchen",,,,,,');
      expect(await run(['missing'])).toContain(
        'unit: of 1 texts lack zh-CN 1, es 1, fr 1, th 1, lo 1',
      );
      await importing(
        content.replace(
          '"category","Kitchen",,,',
          '"category","Kitchen",,"厨房","Cocina, comedor"',
        ),
      );
      expect(await trees('zh-CN')).toEqual(['Toys', '厨房']);
      expect(await trees('es')).toEqual(['Toys', 'Cocina, comedor']);
    });

    test('a file changes the languages that it has, and an empty cell takes one away', async () => {
      await importing('kind,text,es\ncategory,Kitchen,\ncategory,Toys,Juguetes\n');
      expect(await trees('es')).toEqual(['Juguetes', 'Kitchen']);
      expect(await trees('zh-CN')).toEqual(['Toys', '厨房']);
    });

    test('an export holds no formula, and an import takes what it exports', async () => {
      await mall.db
        .updateTable('category')
        .set({ name: '=1+1' })
        .where('name', '=', 'Toys')
        .execute();
      const file = path('formula.csv');
      await run(['export', file]);
      const content = readFileSync(file, 'utf8');
      expect(content).toContain(`"category","'=1+1"`);
      await importing(content.replace(`"'=1+1",,,`, `"'=1+1",,,"'=2+2"`));
      expect(await trees('es')).toContain('=2+2');
      await mall.db
        .updateTable('category')
        .set({ name: 'Toys' })
        .where('name', '=', '=1+1')
        .execute();
    });

    test('a file of a spreadsheet is read as the options say, or refused with its line', async () => {
      const file = path('latin.csv');
      writeFileSync(file, Buffer.from('kind;text;fr\ncategory;Kitchen;Café\n', 'latin1'));
      await expect(run(['import', file])).rejects.toThrow('Line 2 is not UTF-8');
      const asLatin = ['import', file, '--encoding', 'latin1'];
      await expect(run([...asLatin, '--delimiter', ','])).rejects.toThrow('--delimiter ";"');
      await run(asLatin);
      expect(await trees('fr')).toContain('Café');
      await expect(importing('kind,text,fr\ncategory,Toys,5" toys')).rejects.toThrow('line 2');
      await expect(importing('kind,text,fr\ncategory,Toys,Caf\ufffd')).rejects.toThrow('Line 2');
    });

    test('of two rows for one text the last one counts', async () => {
      await importing('kind,text,fr\ncategory,Toys,Jeux\ncategory,Toys,Jouets\n');
      expect(await trees('fr')).toContain('Jouets');
    });

    test.each([
      ['text,es\nToys,Juguetes\n', 'The column "kind" is missing.'],
      ['kind,text,de\ncategory,Toys,Spielzeug\n', '"de" is not a column.'],
      ['kind,text,es\nfood,Toys,Juguetes\n', 'Line 2: "food" is not a kind.'],
      ['kind,text,es\ncategory,Toys\n', 'Invalid Record Length'],
    ])('%j is refused with a sentence', async (content, sentence) => {
      await expect(importing(content)).rejects.toThrow(sentence);
    });

    test('what is no command, no file or a file already is refused with a sentence', async () => {
      await expect(run([])).rejects.toThrow('Write one of');
      await expect(run(['import', path('none.csv')])).rejects.toThrow('cannot be used');
      const file = path('twice.csv');
      await run(['export', file]);
      await expect(run(['export', file])).rejects.toThrow('cannot be used');
    });
  });
});
