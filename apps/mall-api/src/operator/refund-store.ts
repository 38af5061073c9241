import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database, RefundStatus } from '../db/schema';

type Db = Kysely<Database>;

export interface RefundFilter {
  /** Default: all shops. */
  shopId: number | undefined;
  status?: RefundStatus | undefined;
}

const refunds = (db: Db, { shopId, status }: RefundFilter) =>
  db
    .selectFrom('refund_order')
    .$if(shopId !== undefined, (query) =>
      query.where('refund_order.shop_id', '=', shopId as number),
    )
    .$if(status !== undefined, (query) => query.where('refund_order.status', '=', status ?? 0));

const withOrder = (db: Db, filter: RefundFilter) =>
  refunds(db, filter)
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .selectAll('refund_order')
    .select(['shop_order.order_no', 'shop_order.is_cod']);

/** One page of refunds, newest first. */
export const refundsOf = (db: Db, filter: RefundFilter, { offset, limit }: Slice) =>
  withOrder(db, filter).orderBy('refund_order.id', 'desc').offset(offset).limit(limit).execute();

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

export const countRefunds = (db: Db, filter: RefundFilter, slice: Slice) =>
  countRows(db, refunds(db, filter), slice);

export const findRefund = (
  db: Db,
  shopId: number | undefined,
  refundNo: string,
): Promise<RefundRow | undefined> =>
  withOrder(db, { shopId }).where('refund_order.refund_no', '=', refundNo).executeTakeFirst();
