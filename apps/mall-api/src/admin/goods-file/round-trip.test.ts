import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { createOperatorClient, type GoodsFields } from '@vermilion/api-client/operator';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { cleanText } from '../../kernel/clean-text';
import { withDatabases } from '../../testing/app';
import { OperatorScenario } from '../../testing/operator-scenario';
import { exportFile } from './export-file';
import { importFile } from './import-file';
import { readGoodsFile } from './read-goods-file';

const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.stringMatching(/^[=+@'";:>#\\ a]{1,6}$/),
  )
  .map((text) => cleanText(text))
  .filter((text) => text !== '' && !text.includes('\ufffd'));
const value = word.filter((text) => !text.includes(',')).filter(Boolean);
const picture = fc.stringMatching(/^https:\/\/cdn\.example\/[a-z]{1,5}\.webp$/);
const amount = fc.integer({ min: 1, max: 99_999 }).map((minor) => (minor / 100).toFixed(2));

/** A translation that is always the same, as it is in a mall. */
const french = (texts: Record<string, string>) => ({
  fr: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, `fr ${text}`])),
});

const option = fc.record({
  name: word,
  values: fc.uniqueArray(fc.record({ value, picture: fc.oneof(picture, fc.constant('')) }), {
    minLength: 1,
    maxLength: 2,
    selector: (one) => one.value,
  }),
});

const skuOf = (values: string[], [price, stock, weight]: [string, number, number], at: number) => ({
  values,
  price,
  stock,
  weight,
  ...(stock % 2 ? { originalPrice: (Number(price) + 1).toFixed(2), code: `S${at}` } : {}),
  ...(weight % 2 ? { barCode: `4006-${weight}`, picture: 'https://cdn.example/own.webp' } : {}),
});

const goodsFields: fc.Arbitrary<Omit<GoodsFields, 'categoryId'>> = fc
  .record({
    name: word,
    intro: fc.array(word, { maxLength: 2 }).map((lines) => lines.join('\n')),
    description: word.map((text) => `<p>${text.replaceAll(/[<>&]/g, '')}</p>`),
    keyword: fc.oneof(word, fc.constant('')),
    unit: fc.constantFrom('pcs', 'kg'),
    pictures: fc.uniqueArray(
      fc.record({ address: picture, alt: fc.oneof(word, fc.constant('')) }),
      {
        minLength: 1,
        maxLength: 3,
        selector: ({ address }) => address,
      },
    ),
    specifications: fc.array(fc.record({ name: word, value: word }), { maxLength: 3 }),
    options: fc.uniqueArray(option, { maxLength: 3, selector: ({ name }) => name }),
    postage: amount,
    virtual: fc.boolean(),
    state: fc.constantFrom('draft', 'onSale', 'offSale'),
    numbers: fc.array(fc.tuple(amount, fc.nat(100), fc.nat(9999)), {
      minLength: 27,
      maxLength: 27,
    }),
  })
  .map(({ numbers, ...goods }) => ({
    ...goods,
    translations: french({ name: goods.name, description: goods.description }),
    specifications: goods.specifications.map((one) => ({ ...one, translations: french(one) })),
    pictures: goods.pictures.map((one) =>
      one.alt ? { ...one, translations: french({ alt: one.alt }) } : one,
    ),
    options: goods.options.map((one) => ({
      ...one,
      translations: french({ name: one.name }),
      values: one.values.map((each) => ({ ...each, translations: french({ value: each.value }) })),
    })),
    skus: goods.options
      .reduce<string[][]>(
        (rows, { values }) => rows.flatMap((row) => values.map((each) => [...row, each.value])),
        [[]],
      )
      .map((values, at) => skuOf(values, numbers[at] ?? ['1.00', 0, 0], at)),
  }));

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let client: ReturnType<typeof createOperatorClient>;
  let categoryId: number;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    const { key } = await scene.key();
    const baseUrl = await scene.mall.app.listen({ port: 0, host: '127.0.0.1' });
    client = createOperatorClient({ baseUrl, key });
    ({ id: categoryId } = await scene.mall.db
      .selectFrom('category')
      .select('id')
      .executeTakeFirstOrThrow());
  });

  async function exported(shopId: number): Promise<string> {
    const target = new PassThrough();
    const file = textOf(target);
    await exportFile(client, target, { shopId, progress: () => {} });
    target.end();
    return file;
  }

  async function imported(file: string, options: { shopId?: number; byCode?: boolean } = {}) {
    const { goods } = await readGoodsFile(
      (async function* () {
        yield file;
      })(),
    );
    return importFile(client, goods, { ...options, progress: () => {} });
  }

  /** Without what another shop has of its own. */
  const withoutIds = async (file: string) => {
    const { goods } = await readGoodsFile(
      (async function* () {
        yield file;
      })(),
    );
    const all: object[] = [];
    for await (const { rows } of goods) {
      for (const { cells } of rows) {
        const { goods_id: _goods, sku_id: _sku, shop_id: _shop, ...others } = cells;
        all.push(others);
      }
    }
    return all;
  };

  it('goods that are exported, and imported into an empty shop, are the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(goodsFields, { minLength: 1, maxLength: 3 }), async (all) => {
        const [one, other] = [await scene.testMall.shop(), await scene.testMall.shop()];
        for (const [at, goods] of all.entries()) {
          const fields = { ...goods, code: `code ${at}`, categoryId, shopId: one };
          await client.createGoods(fields, { headers: { 'idempotency-key': `${one} ${at}` } });
        }
        const file = await exported(one);
        expect(await imported(file, { shopId: other, byCode: true })).toMatchObject({
          created: all.length,
          problems: [],
        });
        expect(await withoutIds(await exported(other))).toEqual(await withoutIds(file));
        for (const again of [{}, { shopId: other, byCode: true }]) {
          expect(await imported(file, again)).toMatchObject({
            created: 0,
            changed: 0,
            unchanged: all.length,
            problems: [],
          });
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});
