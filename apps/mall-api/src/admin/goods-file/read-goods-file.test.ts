import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError } from '../../csv/csv-error';
import { csvWriter } from '../../csv/write';
import type { FileGoods } from './file-goods';
import { type GoodsFormat, readGoodsFile } from './read-goods-file';

async function read(file: string, format: GoodsFormat = {}): Promise<FileGoods[]> {
  const parts = async function* () {
    // split anywhere, also within a character
    const bytes = Buffer.from(file);
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  };
  const all: FileGoods[] = [];
  for await (const one of (await readGoodsFile(parts(), format)).goods) all.push(one);
  return all;
}

const rowsOf = async (file: string, format: GoodsFormat = {}) =>
  (await read(file, format)).map(({ rows }) => rows.map(({ cells }) => cells));

const lines = (...rows: readonly string[]) => rows.join('\n');

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^['=+\-@\t\r\n",;a ]{0,8}$/),
);

describe('a file of goods', () => {
  it('keeps every text, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (texts) => {
        const csv = csvWriter(['sku_id', 'name', 'name:fr']);
        texts.forEach((row, at) => csv.write([String(at), ...row]));
        csv.end();
        const goods = await rowsOf((await csv.toArray()).join(''));
        expect(goods.flat().map(({ name, 'name:fr': french }) => [name, french])).toEqual(texts);
      }),
      { numRuns: 60 },
    );
  });

  it.each([',', ';', '\t'])('finds %j between its cells by its header', async (delimiter) => {
    const file = [
      ['sku_id', '"name:fr"', 'intro'].join(delimiter),
      ['1', '"a;b,c\td"', 'x'].join(delimiter),
    ].join('\r\n');
    expect(await rowsOf(file)).toEqual([[{ sku_id: '1', 'name:fr': 'a;b,c\td', intro: 'x' }]]);
  });

  it.each(['\n', '\r\n'])('knows the line of each row, with %j between lines', async (end) => {
    const file = ['sku_id,intro', '1,"two', 'lines"', '2,one'].join(end);
    const found = (await read(`\ufeff${file}`)).flatMap(({ rows }) => rows);
    expect(found.map(({ line, cells }) => [line, cells.intro])).toEqual([
      [2, `two${end}lines`],
      [4, 'one'],
    ]);
  });

  it('has adjacent rows of the same goods together, and what they share once', async () => {
    const file = lines('goods_id,code,name,price', '1,,Cup,1', '1,,Cup,2', ',c,Pot,3', ',c,Pan,4');
    expect(await rowsOf(file)).toEqual([
      [
        { goods_id: '1', code: '', name: 'Cup', price: '1' },
        { goods_id: '1', code: '', price: '2' },
      ],
      [
        { goods_id: '', code: 'c', name: 'Pot', price: '3' },
        { goods_id: '', code: 'c', name: 'Pan', price: '4' },
      ],
    ]);
  });

  it('may have the columns of earlier exports', async () => {
    const file = lines('sku_id,sku,goods_name,on_sale', '1,S,Cup,yes');
    expect(await rowsOf(file)).toEqual([[{ sku_id: '1', name: 'Cup', on_sale: 'yes' }]]);
  });

  it.each([
    ['', 'empty'],
    ['sku_id,colour\n1,red', 'not a column'],
    ['sku_id,price,price\n1,2,3', 'twice'],
    ['price\n1', 'missing'],
    ['sku_id,price\n1,2,3', 'line 2'],
    ['sku_id,intro\n1,ok\n2,"open', 'line 3 has a stray quote'],
    ['sku_id,price\n1,"12,50"', 'Line 2: "12,50" has a decimal comma. Use --decimal-comma.'],
  ])('is refused: %j', async (file, why) => {
    const error: unknown = await read(file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CsvError);
    expect(String(error)).toContain(why);
  });

  it('has prices with decimal commas when told so', async () => {
    const file = lines('sku_id;price;original_price', '1;12,50;1250', '2;12.50;');
    expect((await rowsOf(file, { decimalComma: true })).flat()).toMatchObject([
      { price: '12.50', original_price: '1250' },
      { price: '12.50' },
    ]);
  });
});

describe('an export of Shopify', () => {
  it('has options in the rows of a handle, and pictures in rows of their own', async () => {
    const file = lines(
      'Handle,Title,Body (HTML),Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Position,Image Alt Text,Status,category',
      `moss-cup,Moss cup,<p>Clay</p>,"cup, clay",TRUE,Size,Small,MC-S,250,7,9.00,12.00,TRUE,'4006,https://cdn.example/2.png,2,Side,active,Kitchen`,
      'moss-cup,,,,,,Large,MC-L,400,3,14.00,0.00,TRUE,,https://cdn.example/1.png,1,Front,,',
      'moss-cup,,,,,,,,,,,,,,https://cdn.example/3.png,3,,,',
      'ebook,Brewing,,,FALSE,Title,Default Title,,0,0,5.00,,FALSE,,,,,draft,Kitchen',
    );
    const [cup, book] = await read(file);
    expect(cup?.records.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(cup?.rows).toMatchObject([
      {
        line: 2,
        cells: {
          code: 'moss-cup',
          name: 'Moss cup',
          description: '<p>Clay</p>',
          keyword: 'cup, clay',
          state: 'onSale',
          category: 'Kitchen',
          pictures:
            'https://cdn.example/1.png\nhttps://cdn.example/2.png\nhttps://cdn.example/3.png',
          picture_alts: 'Front\nSide\n',
          option1_name: 'Size',
          option1_value: 'Small',
          price: '9.00',
          original_price: '12.00',
          stock_of_new: '7',
          weight: '250',
          sku_code: 'MC-S',
          bar_code: '4006',
          virtual: 'no',
        },
      },
      { line: 3, cells: { code: 'moss-cup', option1_value: 'Large', original_price: '' } },
    ]);
    expect(book?.rows).toMatchObject([
      { cells: { option1_name: '', option1_value: '', state: 'draft', virtual: 'yes' } },
    ]);
  });
});

describe('an export of WooCommerce', () => {
  it('has variations that name their parent, wherever they stand', async () => {
    const file = lines(
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      String.raw`5,variable,MUG,,Fern mug,1,<p>Light</p>,"<p>One</p>\n<p>Two</p>",,,,,"Kitchen > Mugs, Gifts",mug,"https://cdn.example/a.jpg, https://cdn.example/b.jpg",,Colour,"Green, White",Material,Clay`,
      '6,"simple, virtual",PDF,,Guide,-1,,,,,,4,Books,,,,Pages,12,,',
      '7,variation,MUG-G,4007,Fern mug - Green,1,,,8,0.35,8,10,,,https://cdn.example/g.jpg,MUG,Colour,Green,,',
      '8,variation,MUG-W,,Fern mug - White,1,,,2,0.35,,10,,,,id:5,Colour,White,,',
      '9,grouped,SET,,Set,1,,,,,,,,,,,,,,',
    );
    const [mug, guide, set] = await read(file);
    expect(mug?.records.map(({ line }) => line)).toEqual([2, 4, 5]);
    const skus = mug?.rows ?? [];
    expect(skus[0]?.cells).toMatchObject({
      code: 'MUG',
      name: 'Fern mug',
      state: 'onSale',
      description: '<p>Light</p>\n<p>One</p>\n<p>Two</p>',
      category: 'Kitchen > Mugs',
      keyword: 'mug',
      pictures: 'https://cdn.example/a.jpg\nhttps://cdn.example/b.jpg',
      option1_name: 'Colour',
      specifications: 'Material: Clay',
      virtual: 'no',
    });
    expect(skus.map(({ cells }) => cells)).toMatchObject([
      {
        option1_value: 'Green',
        price: '8',
        original_price: '10',
        stock_of_new: '8',
        weight: '350',
        sku_code: 'MUG-G',
        bar_code: '4007',
        sku_picture: 'https://cdn.example/g.jpg',
      },
      { option1_value: 'White', price: '10', original_price: '', sku_picture: '' },
    ]);
    expect(guide?.rows).toMatchObject([
      { cells: { code: 'PDF', state: 'draft', virtual: 'yes', specifications: 'Pages: 12' } },
    ]);
    expect(set).toMatchObject({ rows: [], problem: { line: 6, column: 'Type' } });
  });
});
