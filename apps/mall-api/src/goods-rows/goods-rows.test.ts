import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';

type Call = Awaited<ReturnType<OperatorScenario['caller']>>;
type Cells = Record<string, string>;

let codes = 0;

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  let shopId: number;
  let call: Call;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    mall = scene.mall;
    shopId = await scene.testMall.shop();
    call = await scene.caller({ shopId });
  });

  const send = async (rows: Cells[], more: object = {}, as = call) => {
    const columns = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
    const body = { columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })), ...more };
    const answer = await as('importGoods', { body });
    expectContract('importGoods', answer);
    return answer.data;
  };
  /** All rows of an export, each with what it shares with the first row of its goods. */
  const exported = async (as = call): Promise<Cells[]> => {
    const rows: Cells[] = [];
    for (let after: number | null = 0; after !== null;) {
      const answer = await as('exportGoods', { query: { after, size: 3 } });
      expectContract('exportGoods', answer);
      rows.push(...answer.data.rows);
      after = answer.data.next;
    }
    return rows;
  };
  const ofCode = async (code: string): Promise<Cells[]> => {
    const rows = await exported();
    const id = rows.find((row) => row.code === code)?.goods_id;
    return rows.filter((row) => row.goods_id === id);
  };
  const refusal = (line: number, column: string, problem: string) => ({
    created: 0,
    changed: 0,
    unchanged: 0,
    problems: [{ line, column, problem }],
  });
  const one = (more: Cells = {}): Cells => ({
    code: `G${(codes += 1)}`,
    name: 'Bowl',
    category: 'Kitchen',
    state: 'onSale',
    pictures: 'https://cdn.example/a.webp',
    price: '12.50',
    stock: '5',
    ...more,
  });
  const teapot = (): [Cells, Cells] => {
    const first = one({
      name: 'Teapot',
      'name:fr': 'Théière',
      intro: 'For two\nor three',
      description: '<p>Glass</p>',
      keyword: 'tea',
      pictures: 'https://cdn.example/a.webp\nhttps://cdn.example/b.webp',
      picture_alts: 'Round\nFrom above',
      'picture_alts:fr': 'Ronde',
      specifications: 'Material: Glass\nRatio 1\\:2: yes',
      'specifications:fr': 'Matière: Verre',
      postage: '2.00',
      option1_name: 'Size',
      'option1_name:fr': 'Taille',
      option1_value: 'S',
      'option1_value:fr': 'P',
      option1_picture: 'https://cdn.example/s.webp',
      weight: '300',
      sku_code: 'T-S',
      bar_code: '40063813',
    });
    const second = { code: first.code ?? '', option1_value: 'L', price: '20.00', stock: '2' };
    return [first, { ...second, original_price: '25.00' }];
  };

  describe('rows', () => {
    it('create goods that shoppers see in their language', async () => {
      const rows = teapot();
      expect(await send(rows)).toEqual({ created: 1, changed: 0, unchanged: 0, problems: [] });
      const [stored] = await ofCode(rows[0].code ?? '');
      const { data } = await mall.call('productDetail', {
        params: { id: Number(stored?.goods_id) },
        query: { type: 'normal' },
        headers: { 'accept-language': 'fr' },
      });
      expect(JSON.stringify(data)).toMatch(/Théière.*|Taille/);
      expect(stored).toMatchObject({ ...rows[0], stock_before: '5', virtual: 'no' });
    });

    it('create many goods at once, also with the same words', async () => {
      const all = [...teapot(), ...teapot(), one()];
      expect(await send(all)).toMatchObject({ created: 3, problems: [] });
      const found = await exported();
      const codesOfAll = new Set(all.map(({ code }) => code));
      const added = found.filter(({ code }) => codesOfAll.has(code));
      expect(added).toMatchObject([
        { 'name:fr': 'Théière', 'option1_value:fr': 'P' },
        { 'name:fr': 'Théière', 'option1_value:fr': 'P' },
        { name: 'Bowl' },
      ]);
    });

    it('change nothing when they come again, or are those of an export', async () => {
      const rows = teapot();
      await send(rows);
      const stored = await ofCode(rows[0].code ?? '');
      for (const again of [rows, stored]) {
        expect(await send(again)).toEqual({ created: 0, changed: 0, unchanged: 1, problems: [] });
      }
      const [{ version }] = (await mall.db
        .selectFrom('product')
        .select('version')
        .where('id', '=', Number(stored[0]?.goods_id))
        .execute()) as [{ version: number }];
      expect(version).toBe(1);
    });

    it('change what they name, and leave the rest and other skus as they are', async () => {
      const rows = teapot();
      await send(rows);
      const before = await ofCode(rows[0].code ?? '');
      const { sku_id = '' } = before[1] ?? {};
      expect(await send([{ sku_id, price: '19', keyword: '' }])).toMatchObject({ changed: 1 });
      const [first, second] = await ofCode(rows[0].code ?? '');
      const { keyword: _keyword, ...others } = before[0] ?? {};
      expect(first).toEqual(others);
      expect(second).toEqual({ ...before[1], price: '19.00' });
    });

    it('add values to options', async () => {
      const rows = teapot();
      await send(rows);
      const added = { code: rows[0].code ?? '', option1_value: 'XL', price: '30' };
      expect(await send([added])).toMatchObject({ changed: 1, problems: [] });
      const values = (await ofCode(rows[0].code ?? '')).map((row) => row.option1_value);
      expect(values).toEqual(['S', 'L', 'XL']);
    });

    it('are applied goods by goods, within the transaction that records them', async () => {
      const [good, bad] = [one(), one({ price: '12,50' })];
      const data = await send([good, bad]);
      expect(data).toEqual({
        ...refusal(3, 'price', 'must be an amount such as 12.50'),
        created: 1,
      });
      const [stored] = await ofCode(good.code ?? '');
      const entries = (await scene.log()).filter(({ action }) => action === 'importGoods');
      expect(entries.at(-1)).toMatchObject({ subject_id: stored?.goods_id, shop_id: shopId });
      expect(await ofCode(bad.code ?? '')).toEqual([]);
    });

    it('change nothing in a dry run, which finds the same', async () => {
      const rows = [one(), one({ category: 'Attic' })];
      const dry = await send(rows, { dryRun: true });
      expect(await ofCode(rows[0]?.code ?? '')).toEqual([]);
      expect(dry).toMatchObject({ created: 1, problems: [{ line: 3, column: 'category' }] });
      expect(await send(rows)).toEqual(dry);
    });

    it('do not undo what was sold since the export', async () => {
      const row = one();
      await send([row]);
      const [stored = {}] = await ofCode(row.code ?? '');
      const goods = { shopId, productId: Number(stored.goods_id), skuId: Number(stored.sku_id) };
      await scene.refunds.paid(goods, 2);
      expect(await send([stored])).toMatchObject({ unchanged: 1, problems: [] });
      expect(await send([{ ...stored, stock: '9' }])).toEqual(
        refusal(2, 'stock', 'is 3 now, no longer 5'),
      );
      expect(await send([{ code: row.code ?? '', stock_of_new: '9' }])).toMatchObject({
        unchanged: 1,
      });
      expect(await scene.testMall.stockOf(goods)).toEqual({ stock: 3, sales: 2 });
    });

    it('create and change once when the same batch comes several times at once', async () => {
      const row = one();
      const created = await Promise.all([send([row]), send([row]), send([row])]);
      expect(created.map((data) => data.created).sort()).toEqual([0, 0, 1]);
      const [stored = {}] = await ofCode(row.code ?? '');
      const edited = [{ ...stored, stock: '8', price: '3.00' }];
      const changed = await Promise.all([send(edited), send(edited), send(edited)]);
      expect(changed.map((data) => data.changed).sort()).toEqual([0, 0, 1]);
      expect((await ofCode(row.code ?? ''))[0]).toMatchObject({ stock: '8', price: '3.00' });
    });

    it('find nothing of another shop', async () => {
      const row = one();
      await send([row]);
      const [stored = {}] = await ofCode(row.code ?? '');
      const stranger = await scene.caller({ shopId: await scene.testMall.shop() });
      const { goods_id = '', sku_id = '' } = stored;
      for (const [foreign, column, problem] of [
        [{ goods_id, price: '1' }, 'goods_id', 'there are no such goods'],
        [{ sku_id, price: '1' }, 'sku_id', 'there is no such sku'],
        [one({ shop_id: String(shopId) }), 'shop_id', 'there is no such shop'],
      ] as const) {
        expect(await send([foreign], {}, stranger)).toEqual(refusal(2, column, problem));
      }
      expect((await exported(stranger)).length).toBe(0);
      expect(await send([one()], {}, await scene.caller())).toEqual(
        refusal(2, 'shop_id', 'must not be empty'),
      );
      expect(await send([one()], { shopId }, await scene.caller())).toMatchObject({ created: 1 });
    });
  });

  describe('a category', () => {
    it('is named by its path, or by its number where the path is not clear', async () => {
      const add = async (name: string, pid: number) =>
        (
          await mall.db
            .insertInto('category')
            .values({ name, pid, level: 2 })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      const garden = await add('Garden', 0);
      const tools = await add('Tools', garden);
      const [first, second] = [await add('Pots', garden), await add('Pots', garden)];
      const rows = [
        one({ category: 'Garden > Tools' }),
        one({ category: `#${second}` }),
        one({ category: 'Garden > Pots' }),
        one({ category: 'Garden' }),
      ];
      const data = await send(rows);
      expect(data).toMatchObject({ created: 2 });
      expect(data.problems).toEqual([
        {
          line: 4,
          column: 'category',
          problem: `is the name of several: #${first}, #${second}`,
        },
        { line: 5, column: 'category', problem: 'has categories below' },
      ]);
      const stored = await exported();
      const categoryOf = ({ code }: Cells) => stored.find((row) => row.code === code)?.category;
      expect(rows.slice(0, 2).map(categoryOf)).toEqual(['Garden > Tools', `#${second}`]);
      expect(tools).toBeGreaterThan(0);
    });
  });

  it.each<[Cells, string, string]>([
    [{ name: ' ' }, 'name', 'must not be empty'],
    [{ name: 'x'.repeat(201) }, 'name', 'must have at most 200 characters'],
    [{ intro: 'a\u0000b' }, 'intro', 'contains characters that cannot be read'],
    [{ intro: 'caf\ufffd' }, 'intro', 'contains characters that cannot be read'],
    [{ state: 'perhaps' }, 'state', 'must be one of draft, scheduled, onSale, offSale'],
    [{ on_sale: 'perhaps' }, 'on_sale', 'must be yes or no'],
    [{ state: 'scheduled' }, 'on_sale_from', 'is required'],
    [{ pictures: '' }, 'pictures', 'must be at least one'],
    [
      { pictures: 'http://a.example/b.webp' },
      'pictures',
      'must be a picture of the shop, or an https address',
    ],
    [{ price: '-1' }, 'price', 'must be an amount such as 12.50'],
    [{ price: '' }, 'price', 'must be an amount such as 12.50'],
    [{ price: '0' }, 'price', 'must be above 0'],
    [{ original_price: '1.00' }, 'original_price', 'must not be lower than the price'],
    [{ original_price: 'x' }, 'original_price', 'must be an amount such as 12.50, or empty'],
    [{ stock: '1.5' }, 'stock', 'must be a number of units'],
    [{ weight: '1 kg' }, 'weight', 'must be a number of grams'],
    [{ bar_code: '12 34' }, 'bar_code', 'must be digits, letters and hyphens'],
    [{ specifications: 'Glass' }, 'specifications', 'must have "name: value" in its line 1'],
    [{ option1_value: 'S' }, 'option1_name', 'must not be empty'],
    [{ option1_name: 'Size' }, 'option1_value', 'must not be empty'],
    [{ option1_name: 'Size', option1_value: 'S,M' }, 'option1_value', 'must not contain a comma'],
    [{ guarantees: 'For ever' }, 'guarantees', 'is not known'],
    [{ shop_category: 'Mine' }, 'shop_category', 'is not known'],
    [{ code: '' }, 'code', 'must not be empty without goods_id and sku_id'],
    [{ colour: 'red' }, 'colour', 'is not a column'],
  ])('refuses %j', async (wrong, column, problem) => {
    expect(await send([one(wrong)])).toEqual(refusal(2, column, problem));
  });

  it('refuses rows of the same goods that contradict each other', async () => {
    const [first, second] = teapot();
    expect(await send([first, { ...second, name: 'Kettle' }])).toEqual(
      refusal(3, 'name', 'differs from line 2, which is of the same goods'),
    );
    expect(await send([first, { ...second, option1_value: 'S' }])).toEqual(
      refusal(3, 'sku_id', 'is the sku of line 2, too'),
    );
    await send([first, second]);
    const [stored = {}] = await ofCode(first.code ?? '');
    expect(await send([{ ...stored, stock: '6', stock_before: '' }])).toEqual(
      refusal(2, 'stock_before', 'must say what the stock was'),
    );
    expect(await send([{ ...stored, option1_value: 'M' }])).toEqual(
      refusal(2, 'option1_value', 'is "S" of this sku'),
    );
    expect(await send([{ ...stored, option1_name: 'Volume' }])).toEqual(
      refusal(2, 'option1_name', 'is "Size" of these goods'),
    );
  });
});
