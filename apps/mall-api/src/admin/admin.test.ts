import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLocalKey } from '../operator/local-key';
import { checkLedger } from '../payout/check-ledger';
import { withDatabases } from '../testing/app';
import { ApplicationScenario } from '../testing/application-scenario';
import { OperatorScenario } from '../testing/operator-scenario';
import { runAdmin } from './program';

const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Splits a command line, removing quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const never = () => Promise.reject(new Error('not expected'));

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
        localKeys: (wanted) => makeLocalKey(scene.mall.deps, wanted),
        checkLedger: () => checkLedger(scene.mall.deps),
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

  it('exports what an import takes without a change, and says what is wrong by its line', async () => {
    const goods = await scene.goods();
    const name = '=HYPERLINK("http://x"),\r\n\'quoted"; 茶 – last';
    const odd = { name, keyword: '+1', intro: "'=1\n-2" };
    await scene.mall.db.updateTable('product').set(odd).where('id', '=', goods.productId).execute();
    const file = join(folder, `goods-${scene.mall.url ? 'pg' : 'embedded'}.csv`);
    const written = await admin(`goods export ${file}`);
    expect(written).toMatchObject({ code: 0, notes: expect.stringMatching(/\d+ of \d+ skus/) });
    expect((await admin(`goods export ${file}`)).code).toBe(2);
    const unchanged = await json(`goods import ${file}`);
    expect(unchanged).toMatchObject({ changed: 0, problems: [] });
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('"12.50"', '"11.00"').replace('"yes"', '"perhaps"'));
    const dry = await admin(`goods import ${file} --dry-run`);
    expect(dry).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^2 +onSale +must be yes or no$/m),
    });
    expect((await json(`goods import ${file}`)).changed).toBeGreaterThan(0);
    expect((await json(`goods import ${file}`)).changed).toBe(0);
    const row = scene.mall.db
      .selectFrom('product')
      .select(['name', 'keyword', 'intro', 'price_minor']);
    expect(await row.where('id', '=', goods.productId).executeTakeFirst()).toEqual({
      ...odd,
      price_minor: 1100,
    });
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
    const isLocal = words.includes('--local');
    const local = isLocal
      ? {
          localKeys: async () => ({ id: 1, key: 'vmo_1' }),
          checkLedger: async () => ({ agrees: true, differences: [] }),
        }
      : { localKeys: never, checkLedger: never };
    // every command is valid and only fails because there is no server
    expect(await runAdmin(words, { env, console: silent }, local)).toBe(isLocal ? 0 : 3);
  });
});
