import type { GoodsRow } from '@vermilion/api-client/operator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError } from '../csv/csv-error';
import { type CsvSource, goodsWriter, readBatches, toRecord } from './goods-file';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^['=+\-@\t\r\n",;a ]{0,8}$/),
);
const goodsRow: fc.Arbitrary<GoodsRow> = fc.record({
  skuId: fc.nat(),
  goodsId: fc.nat(3),
  shopId: fc.nat(),
  sku: text,
  goodsName: text,
  keyword: text,
  intro: text,
  onSale: fc.boolean(),
  stock: fc.nat(),
  price: fc.constant('12.50'),
  originalPrice: fc.constantFrom(null, '15.00'),
});

async function written(rows: readonly GoodsRow[]): Promise<string> {
  const csv = goodsWriter();
  rows.forEach((row) => csv.write(toRecord(row)));
  csv.end();
  return (await csv.toArray()).join('');
}

async function read(file: string, options = {}): Promise<CsvSource[]> {
  const parts = async function* () {
    // split anywhere, also within a character
    const bytes = Buffer.from(file);
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  };
  const batches: CsvSource[] = [];
  for await (const batch of readBatches(parts(), options)) batches.push(batch);
  return batches;
}

describe('the file of goods', () => {
  it('keeps every text, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(goodsRow, { minLength: 1, maxLength: 20 }), async (rows) => {
        const batches = await read(await written(rows), { size: 3 });
        const back = batches.flatMap((batch) => batch.rows);
        expect(back.map(({ row, goodsId }) => ({ ...row, line: undefined, goodsId }))).toEqual(
          rows.map((row) => ({
            line: undefined,
            skuId: String(row.skuId),
            goodsId: String(row.goodsId),
            goodsName: row.goodsName,
            keyword: row.keyword,
            intro: row.intro,
            onSale: row.onSale ? 'yes' : 'no',
            price: row.price,
            originalPrice: row.originalPrice ?? '',
            stock: String(row.stock),
            stockBefore: String(row.stock),
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each(['\n', '\r\n'])(
    'knows the first line of each row, with %j between lines',
    async (end) => {
      const file = ['sku_id,intro', '1,"two', 'lines"', '2,one', '3,x'].join(end);
      const [batch] = await read(file);
      expect(batch?.columns).toEqual(['intro']);
      expect(batch?.rows.map(({ row }) => [row.line, row.intro])).toEqual([
        ...[
          [2, `two${end}lines`],
          [4, 'one'],
          [5, 'x'],
        ],
      ]);
    },
  );

  it('keeps rows of the same goods together', async () => {
    const rows = [1, 1, 2, 2, 2, 2, 3].map((goods, at) => `${at},${goods}`);
    const batches = await read(`sku_id,goods_id\n${rows.join('\n')}`, { size: 3 });
    expect(batches.map((batch) => batch.rows.length)).toEqual([6, 1]);
  });

  it.each([
    ['', 'empty'],
    ['sku_id,colour\n1,red', 'not a column'],
    ['sku_id,price,price\n1,2,3', 'twice'],
    ['price\n1', 'missing'],
    ['sku_id,price\n1,2,3', 'line 2'],
    ['sku_id,intro\n1,ok\n2,"open', 'line 3 has a stray quote'],
    ['sku_id,intro\n1,5" plate', 'line 2 has a stray quote'],
    ['sku_id;price\n1;2', '--delimiter ";"'],
    ['sku_id\tprice\n1\t2', "--delimiter $'\\t'"],
    ['sku_id,price\n1,"12,50"', 'Line 2: "12,50" has a decimal comma. Use --decimal-comma.'],
  ])('refuses %j', async (file, why) => {
    const error: unknown = await read(file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CsvError);
    expect(String(error)).toContain(why);
  });

  it('reads prices with decimal commas when told so', async () => {
    const file = 'sku_id;price;original_price\n1;12,50;1250\n2;12.50;';
    const [batch] = await read(file, { delimiter: ';', decimalComma: true });
    expect(batch?.rows.map(({ row }) => [row.price, row.originalPrice])).toEqual([
      ['12.50', '1250'],
      ['12.50', ''],
    ]);
  });
});
