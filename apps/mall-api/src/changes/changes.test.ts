import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { OperatorScenario } from '../testing/operator-scenario';
import { type Changes, forgetChanges, readChanges } from './store';

const KEY = 'known to storefront and server';
const options = { settings: { changesKey: KEY } };

/** Polls the change feed of a mall like a storefront. */
async function follow(mall: TestApp) {
  const read = async (since?: string, key = KEY) => {
    const query = new URLSearchParams(since === undefined ? {} : { since });
    const response = await mall.app.inject({
      url: `/internal/changes?${query}`,
      headers: { authorization: `Bearer ${key}` },
    });
    return { status: response.statusCode, ...response.json<Changes>() };
  };
  let { position } = await read();
  const next = async () => {
    const changes = await read(position);
    position = changes.position;
    return changes;
  };
  return { read, next, position: () => position };
}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall((more) => openApp({ ...more, ...options }));
    mall = scene.mall;
  });

  describe('the change feed', () => {
    it('says once which goods and which lists a new price changes', async () => {
      const call = await scene.caller();
      const { skuId, productId, shopId } = await scene.goods({ priceMinor: 1400 });
      const other = await scene.goods();
      const { next } = await follow(mall);
      const body = { price: '12.50', expected: '14.00' };
      expect(await call('setPrice', { params: { id: skuId }, body })).toMatchObject({ code: 200 });
      const { changed, counted, everything } = await next();
      expect(changed).toEqual(
        expect.arrayContaining([`goods:${productId}`, 'prices:0', `shop-prices:${shopId}`]),
      );
      expect(changed).not.toContain(`goods:${other.productId}`);
      expect(changed.filter((tag) => /list/.test(tag))).toEqual([]);
      expect([counted, everything]).toEqual([[], false]);
      expect(await next()).toMatchObject({ changed: [], counted: [], everything: false });
    });

    it('tells figures from what is different', async () => {
      const { productId, skuId } = await scene.goods({ stock: 2 });
      const { next } = await follow(mall);
      const setStock = (stock: number) =>
        mall.db.updateTable('sku').set({ stock }).where('id', '=', skuId).execute();
      await setStock(1);
      expect(await next()).toMatchObject({ changed: [], counted: [`goods:${productId}`] });
      await setStock(0);
      expect(await next()).toMatchObject({ changed: [`goods:${productId}`], counted: [] });
    });

    it.each<[string, (shopId: number) => Promise<unknown>, string[], string[]]>([
      [
        'a banner',
        () => mall.db.insertInto('banner').values({ slot: 'main', picture: '/a' }).execute(),
        ['content'],
        [],
      ],
      [
        'a translation of a unit',
        () =>
          mall.db
            .insertInto('translation')
            .values({ kind: 'unit', source: 'pcs', language: 'fr', text: 'pièces' })
            .execute(),
        ['content'],
        [],
      ],
      [
        'a category',
        () => mall.db.insertInto('category').values({ name: 'Tea', level: 1 }).execute(),
        ['content'],
        [],
      ],
      [
        'an activity',
        () =>
          mall.db
            .insertInto('activity')
            .values({ name: 'Spring', type: 1, banner: '[]' })
            .execute(),
        ['activities'],
        [],
      ],
      ['a coupon', () => scene.testMall.coupon({ moneyMinor: 100, total: 5 }), ['coupons'], []],
      [
        'a claimed coupon',
        () => mall.db.updateTable('coupon').set({ last_total: 4 }).execute(),
        [],
        ['coupons'],
      ],
      [
        'the words of a shop',
        (id) => mall.db.updateTable('shop').set({ intro: 'Old' }).where('id', '=', id).execute(),
        ['shops', 'shop:ID'],
        [],
      ],
      [
        'followers of a shop',
        (id) =>
          mall.db.updateTable('shop').set({ collect_count: 9 }).where('id', '=', id).execute(),
        [],
        ['shop:ID'],
      ],
    ])('tells of %s', async (_, change, changed, counted) => {
      const { shopId } = await scene.goods();
      const { next } = await follow(mall);
      await change(shopId);
      const message = await next();
      const ids = (tags: string[]) => tags.map((tag) => tag.replace('ID', String(shopId))).sort();
      expect([message.changed.sort(), message.counted.sort()]).toEqual([
        ids(changed),
        ids(counted),
      ]);
    });

    it('tells nothing of what was rolled back', async () => {
      const { next } = await follow(mall);
      const failing = mall.db.transaction().execute(async (trx) => {
        await trx.updateTable('product').set({ name: 'Never' }).execute();
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await next()).toMatchObject({ changed: [], everything: false });
    });

    it('says "everything" when a transaction changes more than is worth telling apart', async () => {
      const { productId } = await scene.goods();
      const { next } = await follow(mall);
      const noted = () => sql<{ n: number }>`select count(*) as n from change`.execute(mall.db);
      const before = (await noted()).rows[0]?.n ?? 0;
      await mall.db.transaction().execute(async (trx) => {
        await sql`insert into product_attr (product_id, name, options)
          select ${productId}, 'Colour', '{}' from generate_series(1, 3)`.execute(trx);
        await sql`insert into product (shop_id, category_id, name, image, price_minor)
          select shop_id, category_id, 'Copy ' || n, image, 100 from product, generate_series(1, 700) n
          where id = ${productId}`.execute(trx);
        await sql`update product set intro = 'New'`.execute(trx);
        await sql`update product set intro = 'Newer'`.execute(trx);
      });
      expect(await next()).toMatchObject({ everything: true, changed: [] });
      expect(((await noted()).rows[0]?.n ?? 0) - before).toBeLessThan(100);
    });

    it('forgets, and says "everything" to who comes too late', async () => {
      const { skuId } = await scene.goods();
      const feed = await follow(mall);
      const reprice = (price: number) =>
        mall.db.updateTable('sku').set({ price_minor: price }).where('id', '=', skuId).execute();
      const left = async () => (await sql`select from change`.execute(mall.db)).rows.length;
      await reprice(900);
      await forgetChanges(mall.db);
      expect(await left()).toBeGreaterThan(0);
      await forgetChanges(mall.db);
      expect(await left()).toBe(0);
      expect(await feed.read(feed.position())).toMatchObject({ everything: true });
      const { next } = await follow(mall);
      expect(await next()).toMatchObject({ everything: false });
    });

    it('writes "everything" once a transaction while more changes than can be kept', async () => {
      const { skuId, productId } = await scene.goods();
      const { next } = await follow(mall);
      const reprice = (price: number) =>
        mall.db.updateTable('sku').set({ price_minor: price }).where('id', '=', skuId).execute();
      await sql`select setval('change_count', 100000)`.execute(mall.db);
      await reprice(800);
      const { rows } = await sql`
        select tag from change where xid = (select max(xid) from change)`.execute(mall.db);
      expect(rows).toEqual([{ tag: 'everything' }]);
      expect(await next()).toMatchObject({ everything: true });
      await forgetChanges(mall.db);
      await next();
      await reprice(700);
      const { everything, changed } = await next();
      expect([everything, changed.includes(`goods:${productId}`)]).toEqual([false, true]);
    });

    it.each(['', 'x', '1:1:', '1.5-5/1:1:1,', `1.5-5/1:2:${'1,'.repeat(9000)}1`])(
      'says "everything" at the position %j',
      async (position) => {
        expect(await readChanges(mall.db, position)).toMatchObject({
          everything: true,
          position: expect.stringMatching(/\/\d+:\d+:/),
        });
      },
    );

    it.each([
      ['of another run of the database server', (own: string) => own.replace(/^\d/, '9')],
      ['of another database', (own: string) => own.replace('/', '1/')],
      ['of the future', (own: string) => own.replace(/\/.*/, '/999999999:999999999:')],
    ])('says "everything" at a position %s', async (_, changedTo) => {
      const { position } = await follow(mall);
      expect(await readChanges(mall.db, changedTo(position()))).toMatchObject({ everything: true });
      expect(await readChanges(mall.db, position())).toMatchObject({ everything: false });
    });

    it('is for who holds its key, and does not exist without one', async () => {
      const { read } = await follow(mall);
      expect(await read(undefined, 'guessed')).toMatchObject({ status: 401, data: null });
      const closed = await openApp();
      expect(await (await follow(closed)).read()).toMatchObject({ status: 404, code: 404 });
    });

    it('lets this process answer anew what another one has changed', async () => {
      const titles = async () =>
        (await mall.call('hotKeywords')).data.map((row: { title: string }) => row.title);
      const { next } = await follow(mall);
      await titles();
      await mall.db.insertInto('hot_keyword').values({ title: 'gongfu' }).execute();
      expect(await titles()).not.toContain('gongfu');
      await next();
      expect(await titles()).toContain('gongfu');
    });
  });
});

withPostgres((openApp) => {
  let scene: OperatorScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall((more) => openApp({ ...more, ...options }));
    mall = scene.mall;
  });

  /** A separate connection. */
  async function connect() {
    const client = new pg.Client({ connectionString: mall.url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  it('misses nothing of transactions that end in another order than they began', async () => {
    const goods = [await scene.goods(), await scene.goods()];
    const clients = await Promise.all(
      goods.map(async ({ productId }, turn) => {
        const client = await connect();
        await client.query('begin');
        await client.query(`update product set keyword = 'turn ${turn}' where id = ${productId}`);
        return client;
      }),
    );
    const { next } = await follow(mall);
    const tagOf = (turn: number) => `goods:${goods[turn]?.productId}`;
    await clients[1]?.query('commit');
    expect(await next()).toMatchObject({ changed: [tagOf(1)] });
    expect(await next()).toMatchObject({ changed: [] });
    await clients[0]?.query('commit');
    expect(await next()).toMatchObject({ changed: [tagOf(0)] });
    expect(await next()).toMatchObject({ changed: [] });
  });

  it('forgets beside a transaction that runs for hours, and knows what that changes', async () => {
    const [slow, quick] = [await scene.goods(), await scene.goods()];
    const reader = await follow(mall);
    const client = await connect();
    await client.query('begin');
    await client.query(`update product set keyword = 'slow' where id = ${slow.productId}`);
    await mall.db
      .updateTable('product')
      .set({ keyword: 'quick' })
      .where('id', '=', quick.productId)
      .execute();
    expect(await reader.next()).toMatchObject({ changed: [`goods:${quick.productId}`] });
    await forgetChanges(mall.db);
    await reader.next();
    await forgetChanges(mall.db);
    expect((await sql`select from change`.execute(mall.db)).rows).toHaveLength(0);
    expect(await reader.next()).toMatchObject({ everything: false, changed: [] });
    await client.query('commit');
    expect(await reader.next()).toMatchObject({ changed: [`goods:${slow.productId}`] });
  });

  it('writes the tags of an import in time, also after a single change', async () => {
    const { skuId, productId } = await scene.goods();
    const client = await connect();
    await client.query(`insert into sku (product_id, name, image, price_minor, stock)
      select product_id, 'Size ' || n, image, 100, 1 from sku, generate_series(1, 10000) n
      where id = ${skuId}`);
    const reprice = (where: string) =>
      client.query(`update sku set price_minor = price_minor + 1 where ${where}`);
    await reprice(`id = ${skuId}`);
    await client.query(`set statement_timeout = '5s'`);
    expect((await reprice(`product_id = ${productId}`)).rowCount).toBe(10_001);
  });
});
