import type { Database } from '@vermilion/mall-api';
import type { Kysely } from 'kysely';
import { DEMO_STAFF } from './accounts';
import { insertAll } from './insert';
import { SHOPS } from './shops';

/** Seeded shops are numbered in their order. */
const idOf = (key: string | null) =>
  key === null ? null : SHOPS.findIndex((shop) => shop.key === key) + 1;

/** The accounts of an owner of a shop and of the mall. */
export async function seedStaff(tx: Kysely<Database>, password: string, now: Date): Promise<void> {
  await insertAll(
    tx,
    'user_account',
    DEMO_STAFF.map(({ id, email, nickname }) => ({
      id,
      kind: 'email' as const,
      email,
      nickname,
      password_hash: password,
    })),
  );
  await insertAll(
    tx,
    'staff',
    DEMO_STAFF.map(({ id, shop }) => ({
      user_id: id,
      shop_id: idOf(shop),
      roles: ['owner'],
      created_at: now,
      removed_at: null,
    })),
  );
}
