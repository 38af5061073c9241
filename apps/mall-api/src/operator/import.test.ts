import { beforeAll, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { columns } from './import-rules';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let call: Call;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
    call = await scene.caller();
  });

  const send = (rows: object[], more: object = {}, as = call) =>
    as('importGoods', {
      body: { columns, rows: rows.map((row, at) => ({ line: at + 2, ...row })), ...more },
    });
  /** The rows of an export as import input. */
  const exported = async (shopId: number) => {
    const answer = await call('exportGoods', { query: { shopId } });
    expectContract('exportGoods', answer);
    return answer.data.rows.map(({ skuId, stock, onSale, ...row }: Record<string, unknown>) => ({
      ...row,
      skuId: String(skuId),
      onSale: onSale ? 'yes' : 'no',
      stock: String(stock),
      stockBefore: String(stock),
      goodsId: undefined,
      shopId: undefined,
      sku: undefined,
    }));
  };

  it('exports in batches that end, without goods of others', async () => {
    const { shopId, productId } = await scene.goods();
    for (const name of ['b', 'c', 'd']) await scene.testMall.sku(productId, name, 500, 1);
    await scene.goods();
    const ofShop = await scene.caller({ shopId });
    const sizes: number[] = [];
    const lefts: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { data } = await ofShop('exportGoods', { query: { after, size: 3 } });
      sizes.push(data.rows.length);
      lefts.push(data.left);
      after = data.next;
    }
    expect([sizes, lefts]).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });

  it('changes what a row says, once, and says what it cannot do, line by line', async () => {
    const goods = await scene.goods({ stock: 5 });
    const other = await scene.testMall.sku(goods.productId, 'blue', 2000, 1);
    const foreign = await scene.goods();
    const [row, blue] = await exported(goods.shopId);
    const ofShop = await scene.caller({ shopId: goods.shopId });
    const edited = { goodsName: 'Kettle', keyword: 'tea "pot"', price: '9.5', originalPrice: '12' };
    const rows = [
      { ...row, ...edited, stock: '7' },
      { ...blue, goodsName: 'Cattle', skuId: String(other) },
      { ...blue, skuId: String(foreign.skuId) },
      { ...row },
      { ...blue, skuId: '' },
      { ...blue, skuId: '1e3' },
    ];
    const dry = await send(rows, { dryRun: true }, ofShop);
    expect((await exported(goods.shopId))[0]).toEqual(row);
    const answer = await send(rows, {}, ofShop);
    expectContract('importGoods', answer);
    expect(dry.data).toEqual(answer.data);
    expect(answer.data).toEqual({
      changed: 1,
      unchanged: 0,
      problems: [
        {
          line: 3,
          column: 'goodsName',
          problem: 'differs from line 2, which is of the same goods',
        },
        { line: 4, column: 'skuId', problem: 'there is no such sku' },
        { line: 5, column: 'skuId', problem: 'is the sku of line 2, too' },
        ...[6, 7].map((line) => ({ line, column: 'skuId', problem: 'there is no such sku' })),
      ],
    });
    expect((await exported(goods.shopId))[0]).toMatchObject({
      ...edited,
      price: '9.50',
      originalPrice: '12.00',
      stock: '7',
    });
    const entries = async () =>
      (await scene.log())
        .filter(({ action }) => action === 'importGoods')
        .map(({ subject_type, subject_id }) => `${subject_type} ${subject_id}`);
    expect(await entries()).toEqual([`sku ${goods.skuId}`, `goods ${goods.productId}`]);
    expect((await send(rows, {}, ofShop)).data).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await entries()).toHaveLength(2);
  });

  it('does not undo what was sold since the export', async () => {
    const goods = await scene.goods({ stock: 5 });
    const rows = await exported(goods.shopId);
    await scene.refunds.paid(goods, 2);
    expect((await send(rows)).data).toEqual({ changed: 0, unchanged: 1, problems: [] });
    const more = await send(rows.map((row: object) => ({ ...row, stock: '9' })));
    expect(more.data.problems).toEqual([
      { line: 2, column: 'stock', problem: 'is 3 now, no longer 5' },
    ]);
    expect(await scene.testMall.stockOf(goods)).toEqual({ stock: 3, sales: 2 });
  });

  it('puts no goods on sale without a picture and a price', async () => {
    const goods = await scene.goods();
    const change = { is_on_sale: false, image: '' };
    await mall.db.updateTable('product').set(change).where('id', '=', goods.productId).execute();
    const [row] = await exported(goods.shopId);
    const { data } = await send([{ ...row, onSale: 'yes', price: '0' }]);
    expect(data).toMatchObject({
      changed: 0,
      problems: [
        { column: 'onSale', problem: 'needs a picture of the goods' },
        { column: 'onSale', problem: 'needs a price above 0' },
      ],
    });
  });

  it('leaves what the columns do not name, and empties what they name', async () => {
    const goods = await scene.goods();
    const [row] = await exported(goods.shopId);
    const { skuId } = row;
    await send([{ skuId, keyword: 'tea', intro: 'Warm' }], { columns: ['keyword', 'intro'] });
    await send([{ skuId, intro: '' }], { columns: ['intro'] });
    expect((await exported(goods.shopId))[0]).toEqual({ ...row, keyword: 'tea', intro: '' });
  });

  it.each([
    [{ goodsName: ' ' }, 'goodsName', 'must not be empty'],
    [{ goodsName: 'x'.repeat(201) }, 'goodsName', 'must have at most 200 characters'],
    [{ intro: 'a\u0000b' }, 'intro', 'contains characters that cannot be read'],
    [{ intro: 'caf\ufffd' }, 'intro', 'contains characters that cannot be read'],
    [{ goodsName: '\u200b' }, 'goodsName', 'must not be empty'],
    [{ onSale: 'perhaps' }, 'onSale', 'must be yes or no'],
    [{ price: '-1' }, 'price', 'must be an amount such as 12.50'],
    [{ price: '12,50' }, 'price', 'must be an amount such as 12.50'],
    [{ price: '' }, 'price', 'must be an amount such as 12.50'],
    [{ originalPrice: '1.00' }, 'originalPrice', 'must not be lower than the price'],
    [{ originalPrice: 'x' }, 'originalPrice', 'must be an amount such as 12.50, or empty'],
    [{ stock: '1.5' }, 'stock', 'must be a number of units'],
    [{ stock: '3', stockBefore: '' }, 'stockBefore', 'must say what the stock was'],
    [{ stock: '3', stockBefore: 'x' }, 'stockBefore', 'must be a number of units'],
  ])('refuses %j', async (wrong, column, problem) => {
    const goods = await scene.goods();
    const rows = await exported(goods.shopId);
    const { data } = await send([{ ...rows[0], ...wrong }]);
    expect(data).toEqual({ changed: 0, unchanged: 0, problems: [{ line: 2, column, problem }] });
    expect(await exported(goods.shopId)).toEqual(rows);
  });

  it('changes something once when the same batch comes several times at once', async () => {
    const goods = await scene.goods({ stock: 5 });
    const [row] = await exported(goods.shopId);
    const rows = [{ ...row, stock: '8', price: '3.00' }];
    const answers = await Promise.all([send(rows), send(rows), send(rows)]);
    const changed = answers.map(({ data }) => data.changed);
    expect(changed.sort()).toEqual([0, 0, 1]);
    expect(await scene.testMall.stockOf(goods)).toMatchObject({ stock: 8 });
    const { price_minor } = await mall.db
      .selectFrom('product')
      .select('price_minor')
      .where('id', '=', goods.productId)
      .executeTakeFirstOrThrow();
    expect(price_minor).toBe(300);
  });
});
