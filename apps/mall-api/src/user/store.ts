import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A person with the counts of the account page. */
export function findUserInfo(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('user_account as u')
    .select(({ selectFrom, fn }) => [
      'u.nickname',
      'u.avatar',
      'u.phone',
      'u.email',
      'u.kind',
      'u.points',
      'u.experience',
      selectFrom('user_coupon as c')
        .select(fn.countAll<number>().as('n'))
        .whereRef('c.user_id', '=', 'u.id')
        .where('c.status', '=', 'unused')
        .as('coupons'),
      selectFrom('collect_product as p')
        .select(fn.countAll<number>().as('n'))
        .innerJoin('product', 'product.id', 'p.product_id')
        .whereRef('p.user_id', '=', 'u.id')
        .where('p.removed_at', 'is', null)
        .where('product.is_removed', '=', false)
        .as('collected'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
