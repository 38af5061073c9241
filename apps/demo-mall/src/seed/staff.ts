import type { Database } from '@vermilion/mall-api';
import type { Kysely } from 'kysely';
import { DEMO_STAFF } from './accounts';
import { insertAll } from './insert';

/** A shop in which there is something to do. */
const shopWithWork = (tx: Kysely<Database>) =>
  tx
    .selectFrom('shop_order')
    .select('shop_id')
    .where('status', '=', 'toShip')
    .where('refund_status', '=', 'none')
    .orderBy('id')
    .executeTakeFirstOrThrow();

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
  const { shop_id: shop } = await shopWithWork(tx);
  await insertAll(
    tx,
    'staff',
    DEMO_STAFF.map(({ id, worksFor }) => ({
      user_id: id,
      shop_id: worksFor === 'shop' ? shop : null,
      roles: ['owner'],
      created_at: now,
      removed_at: null,
    })),
  );
}
