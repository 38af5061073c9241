import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { sendPicture } from '../testing/send-picture';
import { deleteUnused, mediaJobs } from './jobs';
import { ownPictures } from './own-pictures';
import { addressColumns, textColumns } from './uses';

const DAY = 86_400_000;

/** Columns that are named like those with pictures and hold none of operators. */
const OTHERS = [
  // Uploads of shoppers
  'review.avatar',
  'review.pictures',
  'refund_order.pictures',
  'merchant_application.pictures',
  'user_account.avatar',
  // Words about pictures, and no picture at all
  'product.picture_alts',
  'second_factor.recovery_hashes',
];

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let call: Awaited<ReturnType<OperatorScenario['caller']>>;
  let goods: Awaited<ReturnType<OperatorScenario['goods']>>;
  let names = 0;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    call = await scene.caller();
    goods = await scene.goods();
  });

  async function picture(shopId: number | null = goods.shopId) {
    const name = String((names += 1)).padStart(32, '0');
    const id = await scene.picture(shopId, name);
    return { id, name, address: `/picture/${name}.webp` };
  }
  const remove = (id: number) => call('deletePicture', { params: { id } });
  const isThere = async (id: number) => {
    const rows = await scene.mall.db
      .selectFrom('picture')
      .select('id')
      .where('id', '=', id)
      .execute();
    return rows.length === 1;
  };
  /** Runs the daily check after some days. */
  const afterDays = async (days: number) => {
    scene.mall.advance(days * DAY);
    await deleteUnused(scene.mall.deps);
  };

  describe('uses of pictures', () => {
    it('cover every column that is named like one with pictures', async () => {
      const { rows } = await sql<{ column: string }>`
        select table_name || '.' || column_name as column from information_schema.columns
        where table_schema = 'public' and column_name ~
          '(image|picture|avatar|icon|banner|slider|logo|cover|photo|qualification|instruction)'
          and table_name <> 'picture'`.execute(scene.mall.db);
      const known = [addressColumns, textColumns].flatMap((columns) =>
        Object.entries<readonly string[]>(columns).flatMap(([table, list]) =>
          list.map((name) => `${table}.${name}`),
        ),
      );
      const unknown = rows.map(({ column }) => column).filter((name) => !known.includes(name));
      expect(unknown.toSorted()).toEqual(OTHERS.toSorted());
    });

    const table = (sets: object) =>
      Object.entries(sets).flatMap(([name, list]) =>
        (list as string[]).map((column) => [name, column] as const),
      );

    it.each(
      table({
        product: ['image', 'slider', 'content'],
        sku: ['image'],
        shop: [
          'avatar',
          'back_image',
          'street_back_image',
          'pc_back_image',
          'pc_banner',
          'qualification',
        ],
      }),
    )('keep the picture of %s.%s until another one is there', async (name, column) => {
      const { id, address } = await picture();
      const isJson = ['slider', 'pc_banner', 'qualification'].includes(column);
      const value = isJson
        ? JSON.stringify([address])
        : column === 'content'
          ? `<p><img src="https://mall.example${address}"></p>`
          : address;
      const set = (to: string) =>
        sql`update ${sql.table(name)} set ${sql.ref(column)} = ${to}`.execute(scene.mall.db);
      await set(value);
      expect(await remove(id)).toMatchObject({ code: 500, reason: 'in-use' });
      await set(isJson ? '[]' : '');
      expectContract('deletePicture', await remove(id));
      expect(await isThere(id)).toBe(false);
    });

    it('are those of pages of the mall and of orders, too', async () => {
      const { db } = scene.mall;
      const [banner, setting, bought, free] = [
        await picture(),
        await picture(),
        await picture(),
        await picture(),
      ];
      await db.insertInto('banner').values({ slot: 'main', picture: banner.address }).execute();
      await db
        .insertInto('setting')
        .values({ name: 'logo', value: JSON.stringify(setting.address) })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ value: JSON.stringify(setting.address) }),
        )
        .execute();
      await scene.refunds.paid(goods);
      await db.updateTable('order_line').set({ image: bought.address }).execute();
      for (const { id } of [banner, setting, bought])
        expect(await remove(id)).toMatchObject({ reason: 'in-use' });
      expect((await remove(free.id)).code).toBe(200);
    });
  });

  describe('a picture that nothing refers to', () => {
    it('is listed with the day, and deleted 30 days later', async () => {
      const { id, address } = await picture();
      const { db } = scene.mall;
      await db.updateTable('product').set({ image: address }).execute();
      await afterDays(40);
      const unusedOf = async () =>
        (await call('operatorPictures', { query: { unused: true } })).data.list as {
          id: number;
          unusedSince: string;
        }[];
      const isListed = async () => (await unusedOf()).some((row) => row.id === id);
      expect(await isListed()).toBe(false);
      await db.updateTable('product').set({ image: '' }).execute();
      await afterDays(1);
      expect(await isListed()).toBe(true);
      await afterDays(29);
      expect(await isThere(id)).toBe(true);
      await afterDays(2);
      expect(await isThere(id)).toBe(false);
    });

    it('is kept when something refers to it again before that', async () => {
      const { id, address } = await picture();
      const { db } = scene.mall;
      await afterDays(1);
      await afterDays(29);
      await db.updateTable('product').set({ image: address }).execute();
      await afterDays(10);
      expect(await isThere(id)).toBe(true);
      await db.updateTable('product').set({ image: '' }).execute();
      await afterDays(1);
      await afterDays(20);
      expect(await isThere(id)).toBe(true);
    });

    it('leaves no file behind, also when the store is down for a while', async () => {
      const { key } = await scene.key({ shopId: goods.shopId });
      const bytes = await sharp({
        create: { width: 200, height: 100, channels: 3, background: 'red' },
      })
        .jpeg()
        .toBuffer();
      const path = '/api/operator/picture/upload';
      const { data } = await sendPicture(scene.mall, path, bytes, { key });
      await scene.mall.app.inject(data.url.replace('.webp', '@96.avif'));
      const files = async () => {
        const rows = await scene.mall.db.selectFrom('picture_file').select('key').execute();
        return rows.filter((row) => data.url.includes(row.key.slice(0, 32)));
      };
      expect(await files()).toHaveLength(2);
      await remove(data.id);
      expect((await scene.mall.app.inject(data.url)).statusCode).toBe(404);
      await runDueJobs(scene.mall.deps, mediaJobs);
      expect(await files()).toEqual([]);
    });
  });

  describe('addresses that an operator gives', () => {
    it('are stored as paths when the pictures are the shop’s own', async () => {
      const { db } = scene.mall;
      const [own, foreign, ofMall] = [
        await picture(),
        await picture(await scene.testMall.shop()),
        await picture(null),
      ];
      const given = [
        `https://cdn.example${own.address}`,
        own.address,
        foreign.address,
        ofMall.address,
        'https://evil.example/x.png',
        'javascript:alert(1)',
        `/picture/${'f'.repeat(32)}.webp`,
      ];
      expect(await ownPictures(db, goods.shopId, given)).toEqual([
        own.address,
        own.address,
        ...Array(5).fill(undefined),
      ]);
      expect(await ownPictures(db, null, given)).toEqual([
        own.address,
        own.address,
        foreign.address,
        ofMall.address,
        ...Array(3).fill(undefined),
      ]);
    });

    it('may be what the thing has already', async () => {
      const seeded = '/picture/0123456789abcdef.webp';
      const given = [`https://mall.example${seeded}`, seeded, '/picture/fedcba9876543210.webp'];
      expect(await ownPictures(scene.mall.db, goods.shopId, given, [seeded])).toEqual([
        seeded,
        seeded,
        undefined,
      ]);
    });
  });
});
