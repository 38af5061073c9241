import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { insertAll } from './insert';
import { buildMall } from './mall';
import { SHOP_TYPES, TRADES } from './shops';

/** What the seeding needs from its caller. */
export interface SeedOptions {
  /** told in plain words what is going on */
  progress(text: string): void;
  /** the day from which "three days ago" counts; today by default */
  now?: Date;
  passwordHash(plain: string): Promise<string>;
}

/** Fills an empty mall, in one transaction. The caller has made sure that it is empty. */
export async function seedDemo(db: Kysely<Database>, options: SeedOptions): Promise<void> {
  const { progress, now = new Date(), passwordHash } = options;
  const mall = buildMall(now);
  const { categories, products } = mall.catalogue;
  const password = await passwordHash(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    progress(`Opening ${mall.shops.length} shops`);
    await insertAll(
      tx,
      'shop_type',
      SHOP_TYPES.map((type, sort) => ({ ...type, id: sort + 1, sort })),
    );
    await insertAll(
      tx,
      'shop_category',
      TRADES.map(({ name, fee }, sort) => ({ id: sort + 1, name, handling_fee: fee, sort })),
    );
    await insertAll(tx, 'shop', mall.shops);
    await insertAll(tx, 'category', categories);
    progress(`Filling the shelves with ${products.length} goods`);
    await insertAll(
      tx,
      'product',
      products.map((product) => product.row),
    );
    await insertAll(
      tx,
      'product_attr',
      products.flatMap((product) => product.attrs),
    );
    await insertAll(
      tx,
      'sku',
      products.flatMap((product) => product.skus),
    );
    progress('Opening the accounts to look around with');
    await insertAll(
      tx,
      'user_account',
      DEMO_ACCOUNTS.map(({ id, email, nickname, points }) => ({
        id,
        kind: 'email' as const,
        email,
        nickname,
        points,
        password_hash: password,
      })),
    );
  });
}
