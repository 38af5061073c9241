import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLocalKey } from '../operator/local-key';
import { checkLedger } from '../payout/check-ledger';
import { withDatabases } from '../testing/app';
import { ApplicationScenario } from '../testing/application-scenario';
import { noLocalWork } from '../testing/no-local-work';
import { OperatorScenario } from '../testing/operator-scenario';
import { zipOf } from '../testing/zip-of';
import { runAdmin } from './program';

const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Splits a command line, removing quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let url: string;
  let key: string;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, {
      cashOnDelivery: { offered: true, maxMinor: null },
    });
    url = await scene.mall.app.listen({ port: 0, host: '127.0.0.1' });
    ({ key } = await scene.key());
  });

  async function admin(line: string, env: Record<string, string> = {}) {
    const out: string[] = [];
    const notes: string[] = [];
    const code = await runAdmin(
      wordsOf(line),
      {
        env: { MALL_ADMIN_URL: url, MALL_ADMIN_KEY: key, ...env },
        console: {
          log: (text) => void out.push(text),
          error: (text) => void notes.push(text),
        },
      },
      {
        ...noLocalWork,
        localKeys: (wanted) => makeLocalKey(scene.mall.deps, wanted),
        checkLedger: () => checkLedger(scene.mall.deps),
        examine: async () => [],
        moveMedia: async () => ({ copied: 0, present: 0, deleted: 0 }),
      },
    );
    return { code, out: out.join('\n'), notes: notes.join('\n') };
  }
  const json = async (line: string) => JSON.parse((await admin(`--json ${line}`)).out);

  it('makes the first key in the database, and others with it', async () => {
    const first = JSON.parse(
      (await admin('--json key create owner --scopes all --local', { MALL_ADMIN_KEY: '' })).out,
    );
    const made = await admin('key create Reader --scopes orders:read', {
      MALL_ADMIN_KEY: first.key,
    });
    expect(made.out).toMatch(/vmo_[0-9a-f]{48}/);
    expect((await admin('log', { MALL_ADMIN_KEY: first.key })).out).toContain('createOperatorKey');
    expect(await admin(`key revoke ${first.id}`)).toMatchObject({ code: 0 });
    expect(await admin('key self', { MALL_ADMIN_KEY: first.key })).toMatchObject({ code: 4 });
  });

  it('ships, decides and replies', async () => {
    const goods = await scene.goods();
    const orderNo = await scene.refunds.paid(goods);
    const refundNo = await scene.refunds.applied(await scene.refunds.paid(goods));
    const reviewId = await scene.review(goods);
    expect((await admin('order list --state toShip')).out).toContain(orderNo);
    expect((await admin(`order show ${orderNo}`)).out).toMatch(/refundedQuantity.*\n.*Teapot/);
    const ship = `order ship ${orderNo} --company "Swallow Post" --waybill VM1`;
    expect(await admin(ship)).toMatchObject({ code: 0 });
    expect(await admin(ship)).toMatchObject({ code: 1, notes: expect.stringContaining('shipped') });
    expect(await admin(`order trace ${orderNo} "2026-03-01 10:00:00" Sorted`)).toMatchObject({
      code: 0,
    });
    expect((await json('refund list --status 0')).list).toMatchObject([{ refundNo }]);
    expect((await admin('refund list --status 0')).out).toMatch(
      /goods.*\n.* 2 × Teapot \d+ \(red\)/,
    );
    expect(await admin(`refund refuse ${refundNo} "Used goods"`)).toMatchObject({ code: 0 });
    expect((await json('review list --no-replied')).list).toMatchObject([{ id: reviewId }]);
    expect(await admin(`review reply ${reviewId} "Thank you!"`)).toMatchObject({ code: 0 });
    expect((await json('review list --replied')).list).toMatchObject([{ reply: 'Thank you!' }]);
  });

  it('lists what happened to payments at their providers', async () => {
    await scene.note(await scene.refunds.paid(await scene.goods()), 'tp_listed');
    const { out } = await admin('payment notes --kind refunded');
    expect(out).toMatch(/reason.*\n.* test +refunded +1\.00 +USD +fraudulent/);
    expect((await json('payment notes --kind disputed')).list).toEqual([]);
    expect((await admin('payment notes --kind other')).code).toBe(2);
  });

  it('approves and refuses those who want to open a shop', async () => {
    const applicants = await ApplicationScenario.fill(scene.mall);
    const [ann, ben] = [await scene.mall.signUp(), await scene.mall.signUp()];
    const [first, second] = [await applicants.applied(ann), await applicants.applied(ben)];
    expect((await json('application list --status 1')).list).toMatchObject([
      { id: first, email: ann.email },
      { id: second, email: ben.email },
    ]);
    const approved = await admin(`application approve ${first}`);
    expect(approved).toMatchObject({ code: 0, out: expect.stringMatching(/shop \d+ is open/) });
    expect(await admin(`application approve ${first}`)).toMatchObject({ out: approved.out });
    expect(await admin(`application refuse ${first} "Too late"`)).toMatchObject({ code: 1 });
    expect(await admin(`application refuse ${second} "The licence is old."`)).toMatchObject({
      code: 0,
    });
    expect((await applicants.list(ben))[0].denialReason).toBe('The licence is old.');
    const log = (await json('log')).list.filter(
      ({ subjectType }: { subjectType: string }) => subjectType === 'application',
    );
    expect(log.map(({ action, result }: Record<string, string>) => [action, result])).toEqual([
      ['refuseApplication', 'done'],
      ['refuseApplication', 'refused'],
      ['approveApplication', 'done'],
    ]);
  });

  it('says how shops deliver, and what became of orders that are paid on delivery', async () => {
    const { testMall, shopper } = scene;
    const goods = await scene.goods();
    const { shopId, productId } = goods;
    const placed = async (more: object) =>
      testMall.shopOrderNo(await testMall.order(shopper, goods, 1, more));
    const methods = '--methods shopCourier,courier --shop-courier-freight 2.00';
    expect(await admin(`shop delivery ${shopId} ${methods}`)).toMatchObject({ code: 0 });
    const orderNo = await placed({ payType: 'cod' });
    expect((await admin(`order delivered ${orderNo}`)).code).toBe(1);
    await admin(`order ship ${orderNo} --courier Ivo --phone "+1 555 0121"`);
    expect(await json(`order show ${orderNo}`)).toMatchObject({ collect: '14.50' });
    expect(await admin(`order delivered ${orderNo}`)).toMatchObject({ code: 0 });
    expect(await json(`order show ${orderNo}`)).toMatchObject({ state: 'toReview' });
    const refundNo = await scene.refunds.applied(orderNo);
    expect((await admin(`refund paid ${refundNo}`)).code).toBe(1);
    await admin(`refund accept ${refundNo}`);
    await scene.refunds.sendBack(refundNo);
    await admin(`refund arrived ${refundNo}`);
    expect(await admin(`refund paid ${refundNo}`)).toMatchObject({ code: 0 });
    const cancelled = await placed({ payType: 'cod' });
    expect(await admin(`order cancel ${cancelled}`)).toMatchObject({ code: 0 });
    await admin(`goods virtual ${productId}`);
    const voucher = await scene.refunds.paid(goods, 1, { addressId: null });
    expect((await admin(`order ship ${voucher} --courier Ivo`)).code).toBe(1);
    expect(await admin(`order ship ${voucher} --text "Code 42"`)).toMatchObject({ code: 0 });
    expect(await admin(`goods shipped ${productId}`)).toMatchObject({ code: 0 });
  });

  it('sets stock and prices, and takes what is wrong as such', async () => {
    const { skuId, productId, shopId } = await scene.goods({ stock: 5 });
    expect(await json(`sku set-stock ${skuId} 8 --was 5`)).toMatchObject({ stock: 8 });
    expect((await admin(`sku set-stock ${skuId} 9 --was 5`)).code).toBe(1);
    await admin(`sku add-stock ${skuId} 2 --note n1`);
    expect(await json(`sku add-stock ${skuId} 2 --note n1`)).toMatchObject({ stock: 10 });
    expect(await json(`sku add-stock ${skuId} -- -3`)).toMatchObject({ stock: 7 });
    expect(await json(`sku set-price ${skuId} 9.00 --was 12.50`)).toMatchObject({ price: '9.00' });
    await admin(`goods off-sale ${productId}`);
    await admin(`shop close ${shopId}`);
    expect((await admin(`goods list --no-on-sale --shop-id ${shopId}`)).out).toContain('7');
    for (const wrong of ['sku set-stock one 2 --was 1', 'sku set-stock 1 2', 'fly', 'order ship']) {
      expect((await admin(wrong)).code).toBe(2);
    }
    expect((await admin('order list', { MALL_ADMIN_KEY: '' })).code).toBe(2);
    expect((await admin('order list', { MALL_ADMIN_URL: 'http://127.0.0.1:1' })).code).toBe(3);
    expect((await admin('order list', { MALL_ADMIN_KEY: 'vmo_1' })).code).toBe(4);
  });

  describe('goods import', () => {
    const path = (name: string) => join(folder, `${scene.mall.url ? 'pg' : 'embedded'}-${name}`);
    const csv = (name: string, ...rows: readonly string[]) => {
      writeFileSync(path(name), rows.join('\n'));
      return path(name);
    };

    it('creates goods, and takes their export without a change', async () => {
      const { shopId } = await scene.goods();
      const name = '=HYPERLINK(""http://x""), \'quoted""; 茶 – last';
      const file = csv(
        'new.csv',
        'code;name;keyword;category;pictures;state;price;stock',
        `odd;"${name}";+1;Kitchen;https://cdn.example/a.webp;onSale;12.50;3`,
      );
      const created = await admin(`goods import ${file} --shop-id ${shopId}`);
      expect(created).toMatchObject({
        code: 0,
        out: expect.stringContaining('created: 1'),
        notes: expect.stringContaining('1 rows, created: 1'),
      });
      const all = path('all.csv');
      const written = await admin(`goods export ${all} --shop-id ${shopId}`);
      expect(written).toMatchObject({ code: 0, notes: expect.stringMatching(/\d+ of \d+ skus/) });
      expect((await admin(`goods export ${all}`)).code).toBe(2);
      for (const again of [`${file} --shop-id ${shopId}`, all]) {
        expect(await json(`goods import ${again}`)).toMatchObject({
          created: 0,
          changed: 0,
          problems: [],
        });
      }
      const stored = await scene.mall.db
        .selectFrom('product')
        .select(['name', 'keyword'])
        .where('shop_id', '=', shopId)
        .where('code', '=', 'odd')
        .execute();
      expect(stored).toEqual([{ name: name.replaceAll('""', '"'), keyword: '+1' }]);
    });

    it('writes what it refuses, with the reasons, into a file to correct', async () => {
      const shopId = await scene.testMall.shop();
      const header = 'code,name,category,pictures,state,option1_name,option1_value,price,stock';
      const file = csv(
        'mixed.csv',
        header,
        'm1,Cup,Kitchen,https://cdn.example/a.webp,onSale,,,2.00,1',
        'm2,Pot,Kitchen,https://cdn.example/a.webp,onSale,Size,S,2.00,1',
        'm2,,,,,,L,much,1',
      );
      const dry = await admin(`goods import ${file} --shop-id ${shopId} --dry-run`);
      const problem = /^4 +price +must be an amount such as 12.50$/m;
      expect(dry).toMatchObject({ code: 1, out: expect.stringMatching(problem) });
      const refused = path('refused.csv');
      const line = `goods import ${file} --shop-id ${shopId} --refused ${refused}`;
      expect(await admin(line)).toMatchObject({
        code: 1,
        out: expect.stringContaining('created: 1, changed: 0, as they were: 0, refused: 1.'),
      });
      const text = readFileSync(refused, 'utf8');
      expect(text.split('\n')).toMatchObject([
        expect.stringContaining('"stock","reason"'),
        expect.stringMatching(/^"m2","Pot",.*"1",$/),
        expect.stringContaining('"price must be an amount such as 12.50"'),
        '',
      ]);
      writeFileSync(refused, text.replace('much', '3.00'));
      expect(await json(`goods import ${refused} --shop-id ${shopId}`)).toMatchObject({
        created: 1,
        problems: [],
      });
      expect((await admin(line)).code).toBe(2);
    });

    it('goes on with a line', async () => {
      const shopId = await scene.testMall.shop();
      const file = csv(
        'long.csv',
        'code,name,category,price',
        ...['l1', 'l2', 'l3'].map((code) => `${code},Cup,Kitchen,2.00`),
      );
      expect(await json(`goods import ${file} --shop-id ${shopId} --from 3`)).toMatchObject({
        created: 2,
      });
    });

    it('uploads pictures of a zip once', async () => {
      const shopId = await scene.testMall.shop();
      const file = csv(
        'pictures.csv',
        'code,name,category,pictures,price',
        'p1,Cup,Kitchen,cup.png,2.00',
        'p2,Cup,Kitchen,cup.png,2.00',
        'p3,Cup,Kitchen,pot.png,2.00',
      );
      const zip = path('pictures.zip');
      writeFileSync(zip, await zipOf('photos/cup.png', await picture()));
      const line = `goods import ${file} --shop-id ${shopId} --pictures ${zip}`;
      expect(await json(line)).toMatchObject({
        created: 2,
        problems: [{ line: 4, column: 'pictures', problem: 'pot.png is not in the zip' }],
      });
      expect(await json(line)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
      const stored = await scene.mall.db
        .selectFrom('product')
        .select('image')
        .where('shop_id', '=', shopId)
        .execute();
      expect(new Set(stored.map(({ image }) => image)).size).toBe(1);
      const image = await scene.mall.app.inject(stored[0]?.image ?? '');
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    });
  });
});

describe('mall-admin init', () => {
  it('passes the answers on, and tells a program the link alone', async () => {
    const out: string[] = [];
    const said: string[][] = [];
    const words = ['--json', 'init', '--name', 'Kiln Street', '--zone=-03:30'];
    const console = { log: (text: string) => void out.push(text), error: () => {} };
    const init = async (args: readonly string[], say: (text: string) => void) => {
      said.push([...args]);
      say('filled in');
      return 'https://kiln.example/back-office/invitation#1';
    };
    expect(await runAdmin(words, { env: {}, console }, { ...noLocalWork, init })).toBe(0);
    expect(said).toEqual([['--name=Kiln Street', '--zone=-03:30']]);
    expect(out).toEqual(['{"link":"https://kiln.example/back-office/invitation#1"}']);
  });
});

describe('docs/operating.md', () => {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const examples = page.split('\n').filter((line) => line.startsWith('mall-admin '));

  it.each(examples)('%s', async (example) => {
    const file = join(folder, 'goods.csv');
    if (example.includes('import')) writeFileSync(file, 'sku_id,price\n1,2.00\n');
    else rmSync(file, { force: true });
    const words = wordsOf(example.replace('goods.csv', file)).slice(1);
    const env = { MALL_ADMIN_URL: 'http://127.0.0.1:1', MALL_ADMIN_KEY: 'vmo_1', EDITOR: 'vi' };
    const silent = { log: () => {}, error: () => {} };
    const isLocal =
      words.includes('--local') || words.includes('reconcile') || words[0] === 'media';
    const local = isLocal
      ? {
          ...noLocalWork,
          localKeys: async () => ({ id: 1, key: 'vmo_1' }),
          checkLedger: async () => ({ agrees: true, found: 0, differences: [] }),
          reconcile: async () => ({
            compared: 0,
            rows: [],
            sums: [],
            notListed: [],
            isSettled: true,
          }),
          moveMedia: async () => ({ copied: 0, present: 0, deleted: 0 }),
        }
      : noLocalWork;
    // every command is valid and only fails because there is no server
    expect(await runAdmin(words, { env, console: silent }, local)).toBe(isLocal ? 0 : 3);
  });
});
