import { type Kysely, sql } from 'kysely';

/** An index for each list besides goods: it selects and orders the rows. */
const INDEXES = [
  `create index shop_order_state on shop_order (user_id, refund_status, status, id desc)
    where is_paid and not is_deleted`,
  `create index review_group on review (product_id,
    (case when star >= 4 then 1 when star = 3 then 2 else 3 end), created_at desc, id desc)
    where is_shown`,
  `create index review_star on review (product_id, star) where is_shown`,
  `create index coupon_worth on coupon (money_minor desc, id) where is_open`,
  `create index user_coupon_end on user_coupon (user_id, end_at, id)`,
  `create index shop_recommended on shop (is_recommended desc, sort desc, id desc) where is_open`,
  `create index shop_stars on shop (star_level desc, sort desc, id desc) where is_open`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(index).execute(db);
}
