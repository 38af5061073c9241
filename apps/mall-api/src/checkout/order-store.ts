import { sql, type Kysely, type Transaction } from 'kysely';
import { removal } from '../cart/store';
import { prepared, preparedRows } from '../db/prepared';
import { required, together } from '../db/together';
import type { Database } from '../db/schema';
import { listed, takingAll } from '../inventory/stock-store';
import { isSessionOpen, type SessionAt } from '../kernel/open-session';
import type { Policy } from '../policy/policy';
import type { Draft } from './draft';
import { heldLines, ownPoints } from './draft-store';
import { orderLinesOf, orderRowsOf, type OrderHeader, type OrderRows } from './order-rows';
import type { Quote } from './quote';
import { isWithinLimits, lockOfBuyer, reservationsOf, surelyAllowed } from './unpaid-limits';

type Trx = Transaction<Database>;

interface LookForOrder extends SessionAt {
  userId: number;
  preOrderNo: string;
  addressId: number;
}

/** Draft, address, an order previously made from the draft, and whether the session is open, in one query. */
export const readDraftForOrder = prepared((db, look: LookForOrder) =>
  db
    .selectFrom('pre_order')
    .leftJoin('order_group', 'order_group.pre_order_no', 'pre_order.no')
    .leftJoin('user_address as address', (join) =>
      join
        .onRef('address.user_id', '=', 'pre_order.user_id')
        .on('address.id', '=', look.addressId)
        .on('address.is_deleted', '=', false),
    )
    .select([
      sql<Draft>`pre_order.draft`.as('draft'),
      'pre_order.expires_at as expiresAt',
      'order_group.order_no as orderNo',
      'address.id as addressId',
      'address.real_name as realName',
      'address.phone',
      'address.country_code as dialCode',
      'address.email',
      'address.detail',
      'address.post_code as postCode',
      'address.country',
      heldLines.as('heldLines'),
      ownPoints.as('points'),
      sql<string | null>`
        (select email from user_account where user_account.id = pre_order.user_id)`.as(
        'accountEmail',
      ),
    ])
    .select(isSessionOpen(look).as('isSignedIn'))
    .where('pre_order.no', '=', look.preOrderNo)
    .where('pre_order.user_id', '=', look.userId),
);

/** The number of the order made from a person's draft, if any. */
export async function findOrderOfDraft(
  db: Kysely<Database>,
  userId: number,
  preOrderNo: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_group')
    .select('order_no')
    .where('pre_order_no', '=', preOrderNo)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.order_no;
}

const written = (db: Kysely<Database>, { buyer: [buyer], group, parts, lines }: OrderRows) =>
  db
    .with('opened', (query) =>
      query.insertInto('order_group').values(group).returning(['id', 'order_no as orderNo']),
    )
    .with('part', (query) => {
      const group_id = query.selectFrom('opened').select('id');
      const rows = parts.map((row) => ({ ...row, group_id }));
      return query.insertInto('shop_order').values(rows).returning(['id', 'shop_id']);
    })
    .with('line', (query) => {
      const idOf = (shopId: number) =>
        query.selectFrom('part').select('id').where('shop_id', '=', shopId);
      const rows = lines.map(({ shop_id, ...row }) => ({ ...row, shop_order_id: idOf(shop_id) }));
      return query.insertInto('order_line').values(rows);
    })
    .with('emptied', () => removal(db, buyer.userId, buyer.cartIds))
    .selectFrom('opened')
    .select(['id', 'orderNo']);

const opening = preparedRows((db, rows: OrderRows) =>
  written(db, rows).select(reservationsOf(rows.buyer[0]).as('reserved')),
);

type UsualRows = OrderRows & { limits: [{ surelyAllowed: number } & Limits] };
type Limits = Pick<Policy['unpaid'], 'ordersPerAccount' | 'ordersPerCaller'>;

const openingUsual = preparedRows((db, rows: UsualRows) => {
  const [limits] = rows.limits;
  const isUsual = isWithinLimits({ ...rows.buyer[0], ...limits }, limits.surelyAllowed);
  return written(db, rows).select(required(isUsual).as('isUsual'));
});

/**
 * Writes a usual order and takes its stock, in one round trip; returns the order's number. Fails with an "unmet" error,
 * and writes nothing, if it exceeds a limit or the stock.
 */
export async function writeUsualOrder(
  db: Kysely<Database>,
  header: OrderHeader,
  order: Quote,
  { unpaid }: Pick<Policy, 'unpaid'>,
  now: Date,
): Promise<string> {
  const { ordersPerAccount, ordersPerCaller } = unpaid;
  const limits = { ordersPerAccount, ordersPerCaller, surelyAllowed: surelyAllowed(unpaid) };
  const rows = { ...orderRowsOf(header, order, now), limits: [limits] as [typeof limits] };
  const [, [opened]] = await together(db, [
    lockOfBuyer(db, header),
    openingUsual.with(db, rows),
    // Last, since buyers of the same goods block each other from here to the commit
    takingAll.with(db, { ...listed(orderLinesOf(order)), preOrderNo: header.preOrderNo }),
  ]);
  if (!opened) throw new Error('An order was not written');
  return opened.orderNo;
}

/**
 * Writes the master order, each shop's part and the lines, and removes the goods from the cart. The draft's
 * number is unique among orders: a concurrent creation from the same draft waits here until the first one
 * commits, and then fails. Also returns what unpaid orders of the buyer reserved before; the caller holds
 * `lockBuyer`.
 */
export async function writeOrder(trx: Trx, header: OrderHeader, order: Quote, now: Date) {
  const [opened] = await opening(trx, orderRowsOf(header, order, now));
  if (!opened) throw new Error('An order was not written');
  return opened;
}
