import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, PointKind } from '../db/schema';
import { canSpend, effectOf, type PointsBalance, type PointsChange } from './rules';

/**
 * The points ledger. Append-only; each entry changes the person's balances in the same transaction, so that
 * the entries always add up to them. A subject has at most one entry of each kind, which makes all operations
 * idempotent.
 * | Points are earned when an order is completed and stay frozen until it can no longer be refunded; then a
 * job releases them. A refund takes back what its money had earned: from the frozen points, or after their
 * release from the spendable ones. These may become negative by that, but never by spending, which requires a
 * sufficient balance.
 */
type Trx = Transaction<Database>;

/** The subject of an entry. */
type Reference = { group_id: number } | { shop_order_id: number } | { refund_id: number };

interface Entry {
  userId: number;
  kind: PointKind;
  change: PointsChange;
  reference: Reference;
}

/** Adds an entry and updates the balances. False when there already is one of its kind. */
export async function enter(
  trx: Trx,
  { userId, kind, change, reference }: Entry,
  now: Date,
): Promise<boolean> {
  const { free, frozen, earned, spent } = effectOf(kind, change);
  if (free === 0 && frozen === 0) return false;
  const none = { group_id: null, shop_order_id: null, refund_id: null };
  const entered = await trx
    .insertInto('point_entry')
    .values({
      user_id: userId,
      kind,
      points: free,
      points_frozen: frozen,
      ...none,
      ...reference,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!entered) return false;
  await trx
    .updateTable('user_account')
    .set({
      points: sql`points + ${free}`,
      points_frozen: sql`points_frozen + ${frozen}`,
      points_earned: sql`points_earned + ${earned}`,
      points_spent: sql`points_spent + ${spent}`,
    })
    .where('id', '=', userId)
    .execute();
  return true;
}

const ofUser = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('user_account')
    .select([
      'points as free',
      'points_frozen as frozen',
      'points_earned as earned',
      'points_spent as spent',
    ])
    .where('id', '=', userId);

/** A person's balance. */
export const pointsBalance = (db: Kysely<Database>, userId: number): Promise<PointsBalance> =>
  ofUser(db, userId).executeTakeFirstOrThrow();

/** The same, locked: concurrent changes wait. */
export const lockBalance = (trx: Trx, userId: number): Promise<PointsBalance> =>
  ofUser(trx, userId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** What was spent on a person's order; the entry is a visitor's if the order was kept in an account since. */
const spentOn = (trx: Trx, userId: number, groupId: number) =>
  trx
    .selectFrom('point_entry')
    .innerJoin('order_group', 'order_group.id', 'point_entry.group_id')
    .select('point_entry.points')
    .where('kind', '=', 'spent')
    .where('group_id', '=', groupId)
    .where('order_group.user_id', '=', userId)
    .executeTakeFirst();

/**
 * Spends points on a master order that has been written. False when the balance is insufficient; true when
 * they were already spent on it.
 */
export async function spendPoints(
  trx: Trx,
  { userId, groupId, points }: { userId: number; groupId: number; points: number },
  now: Date,
): Promise<boolean> {
  checkPoints(points);
  if (points === 0) return true;
  const balance = await lockBalance(trx, userId);
  if (await spentOn(trx, userId, groupId)) return true;
  if (!canSpend(balance, points)) return false;
  const change = { free: -points, frozen: 0 };
  return enter(trx, { userId, kind: 'spent', change, reference: { group_id: groupId } }, now);
}

/** Returns all points spent on a cancelled master order. */
export async function returnPoints(
  trx: Trx,
  { userId, groupId }: { userId: number; groupId: number },
  now: Date,
): Promise<void> {
  const spent = await spentOn(trx, userId, groupId);
  if (!spent) return;
  const change = { free: -spent.points, frozen: 0 };
  await enter(trx, { userId, kind: 'returned', change, reference: { group_id: groupId } }, now);
}

/** Returns the points spent on a shop's part of a master order when only that part is cancelled. */
export async function returnPointsOfPart(
  trx: Trx,
  { userId, shopOrderId, points }: { userId: number; shopOrderId: number; points: number },
  now: Date,
): Promise<void> {
  checkPoints(points);
  const change = { free: points, frozen: 0 };
  const reference = { shop_order_id: shopOrderId };
  await enter(trx, { userId, kind: 'returned', change, reference }, now);
}

/** Returns the points of a refund. */
export async function refundPoints(
  trx: Trx,
  { userId, refundId, points }: { userId: number; refundId: number; points: number },
  now: Date,
): Promise<void> {
  checkPoints(points);
  const change = { free: points, frozen: 0 };
  await enter(trx, { userId, kind: 'refunded', change, reference: { refund_id: refundId } }, now);
}

function checkPoints(points: number): void {
  if (!Number.isSafeInteger(points) || points < 0) {
    throw new RangeError(`${points} is no number of points.`);
  }
}
