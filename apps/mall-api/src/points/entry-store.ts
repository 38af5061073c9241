import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database, PointKind } from '../db/schema';

type Db = Kysely<Database>;

/** The filter of a list of entries. */
export type EntryFilter = 'all' | 'earned' | 'spent';

/** The entries shown to a person: a release changes no total, and is shown with the earned points. */
export type ShownKind = Exclude<PointKind, 'released'>;

const earnedKinds: readonly ShownKind[] = ['opening', 'earned', 'clawedBack', 'kept'];
const spentKinds: readonly ShownKind[] = ['spent', 'returned', 'refunded', 'keptSpent'];
const kindsOf: Record<EntryFilter, readonly ShownKind[]> = {
  all: [...earnedKinds, ...spentKinds],
  earned: earnedKinds,
  spent: spentKinds,
};

const ofUser = (db: Db, userId: number, filter: EntryFilter) =>
  db
    .selectFrom('point_entry')
    .where('point_entry.user_id', '=', userId)
    .where('point_entry.kind', 'in', kindsOf[filter]);

/** One page of a person's entries, newest first. */
export const entriesOf = (db: Db, userId: number, filter: EntryFilter, { offset, limit }: Slice) =>
  ofUser(db, userId, filter)
    .leftJoin('order_group', 'order_group.id', 'point_entry.group_id')
    .leftJoin('shop_order', (join) =>
      join
        .onRef('shop_order.id', '=', 'point_entry.shop_order_id')
        .on('shop_order.is_deleted', '=', false),
    )
    .leftJoin('refund_order', 'refund_order.id', 'point_entry.refund_id')
    .leftJoin('point_earning', (join) =>
      join
        .onRef('point_earning.shop_order_id', '=', 'point_entry.shop_order_id')
        .on('point_earning.is_released', '=', false)
        .on('point_earning.points', '>', 0),
    )
    .select([
      'point_entry.id',
      'point_entry.points',
      'point_entry.points_frozen as frozen',
      'point_entry.created_at as createdAt',
      'order_group.order_no as masterOrderNo',
      'shop_order.order_no as shopOrderNo',
      'refund_order.refund_no as refundNo',
      'order_group.id as groupId',
      'shop_order.id as shopOrderId',
      'refund_order.shop_order_id as refundedOrderId',
      'point_earning.frozen_until as frozenUntil',
    ])
    .select((eb) => eb.ref('point_entry.kind').$castTo<ShownKind>().as('kind'))
    .orderBy('point_entry.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

export const countEntries = (db: Db, userId: number, filter: EntryFilter, slice: Slice) =>
  countRows(db, ofUser(db, userId, filter), slice);
