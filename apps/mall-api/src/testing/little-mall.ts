import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { indexChanges } from '../search/indexer';

type Db = Kysely<Database>;

type Goods = Partial<Insertable<Database['product']>> & { stock?: number; sales?: number };

/** Goods with one sku, which has the stock and the sales. */
export async function addProduct(db: Db, { stock = 12, sales = 0, ...product }: Goods) {
  const { id, ...shown } = await db
    .insertInto('product')
    .values({
      shop_id: 1,
      category_id: 1,
      name: 'Mug',
      image: '/picture/mug.webp',
      slider: JSON.stringify(['/picture/mug.webp', '/picture/mug2.webp']),
      price_minor: 1250,
      old_price_minor: null,
      ...product,
    })
    .returning(['id', 'price_minor', 'old_price_minor', 'image'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sku')
    .values({ ...shown, product_id: id, name: 'S', attributes: '{"Size":"S"}', stock, sales })
    .execute();
  return id;
}

/** Two shops, categories in three levels, a handful of goods, and all content of the home page. */
export async function fillLittleMall(db: Db): Promise<void> {
  await db
    .insertInto('shop_type')
    .values([
      { name: 'Flagship', info: 'Of a brand' },
      { name: 'Bazaar', info: '' },
    ])
    .execute();
  await db.insertInto('shop_category').values({ name: 'Home', handling_fee: 5 }).execute();
  const look = {
    type_id: 1,
    category_id: 1,
    avatar: '/picture/a.webp',
    back_image: '/picture/b.webp',
  };
  await db
    .insertInto('shop')
    .values([
      {
        ...look,
        name: 'Kiln & Co',
        is_self: true,
        star_level: 4,
        service_value: 'hi@kiln.example',
      },
      { ...look, name: '茶舍', type_id: 2, is_recommended: true, keywords: 'tea 100%' },
      { ...look, name: 'Closed', is_open: false },
    ])
    .execute();
  await db
    .insertInto('category')
    .values([
      { id: 1, pid: 0, name: 'Kitchen', icon: '/picture/k.webp', level: 1 },
      { id: 2, pid: 1, name: 'Tea', icon: null, level: 2 },
      { id: 3, pid: 2, name: 'Pots', icon: null, level: 3 },
      { id: 4, pid: 0, name: 'Toys', icon: null, level: 1, sort: 9 },
      { id: 5, pid: 0, name: 'Hidden', icon: null, level: 1, is_shown: false },
    ])
    .execute();
  await db
    .insertInto('shop_goods_category')
    .values([
      { id: 1, shop_id: 1, name: 'Cups', level: 1 },
      { id: 2, shop_id: 1, pid: 1, name: 'Big cups', level: 2 },
    ])
    .execute();
  await fillShelves(db);
  await fillHome(db);
  await indexChanges(db);
}

async function fillShelves(db: Db): Promise<void> {
  await db.insertInto('guarantee').values({ name: 'Returns', content: '30 days' }).execute();
  const mug = await addProduct(db, {
    name: 'Red Mug 100%',
    keyword: 'cup,coffee',
    content: '<p>Holds <b>tea</b></p><img src="/picture/mug.webp" alt="">',
    old_price_minor: 1500,
    guarantee_ids: [1],
    shop_goods_category_id: 2,
    sales: 5,
    rank: 3,
  });
  await addProduct(db, {
    name: '手工陶瓷茶具',
    shop_id: 2,
    category_id: 3,
    price_minor: 9900,
    rank: 2,
    sales: 8,
  });
  await addProduct(db, {
    name: 'กาน้ำชาเซรามิก',
    shop_id: 2,
    category_id: 2,
    price_minor: 4500,
    ficti: 90,
  });
  await addProduct(db, { name: 'Plain_mug', category_id: 4, price_minor: 300, stock: 0 });
  await addProduct(db, { name: 'Red kite', category_id: 4, price_minor: 1250, rank: 1 });
  await addProduct(db, { name: 'Removed mug', is_removed: true });
  await addProduct(db, { name: 'Mug off sale', is_on_sale: false });
  await addProduct(db, { name: 'Mug of a closed shop', shop_id: 3 });
  const attr = { product_id: mug, name: 'Size', options: ['S', 'L'] };
  await db.insertInto('product_attr').values(attr).execute();
  await db
    .insertInto('sku')
    .values({
      product_id: mug,
      name: 'L',
      attributes: '{"Size":"L"}',
      image: '/picture/mug.webp',
      price_minor: 1250,
      old_price_minor: 1500,
      stock: 0,
      sort: 1,
    })
    .execute();
  const review = {
    product_id: mug,
    quality: 5,
    service: 5,
    comment: 'Good',
    avatar: null,
    reply: null,
  };
  await db
    .insertInto('review')
    .values([
      { ...review, nickname: 'Ann Lee', star: 5, pictures: '["/picture/r.webp"]', reply: 'Thanks' },
      { ...review, nickname: '小明', star: 4, pictures: '[]' },
      { ...review, nickname: 'Bo', star: 3, pictures: '[]' },
      { ...review, nickname: 'X', star: 1, pictures: '[]' },
      { ...review, nickname: 'Hidden', star: 1, pictures: '[]', is_shown: false },
    ])
    .execute();
}

async function fillHome(db: Db): Promise<void> {
  await db
    .insertInto('banner')
    .values([
      { slot: 'main', picture: '/picture/main.webp' },
      { slot: 'strip', picture: 'https://cdn.example/strip.webp' },
    ])
    .execute();
  await db
    .insertInto('hot_keyword')
    .values([{ title: 'mug' }, { title: 'tea', sort: 5 }])
    .execute();
  await db.insertInto('setting').values({ name: 'logo', value: '"/picture/logo.webp"' }).execute();
  const text = '<p>Be kind</p><script>no()</script>';
  await db
    .insertInto('agreement_version')
    .values({ kind: 'registration', number: 1, text, effective_from: new Date(0) })
    .execute();
  const activity = { banner: '["/picture/a.webp"]', type: 2 as const };
  await db
    .insertInto('activity')
    .values([
      { ...activity, name: 'Tiles' },
      { ...activity, name: 'Empty', type: 1 },
      { ...activity, name: 'Over', type: 3, is_open: false },
    ])
    .execute();
  await db
    .insertInto('activity_product')
    .values(
      [1, 2, 3, 5, 6].map((id, place) => ({
        activity_id: 1,
        product_id: id,
        picture: `/picture/p${id}.webp`,
        sort: 9 - place,
      })),
    )
    .execute();
}
