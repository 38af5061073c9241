import { type Kysely, sql } from 'kysely';
import { removal } from '../cart/store';
import { prepared, preparedRows } from '../db/prepared';
import type { Database } from '../db/schema';
import { isSessionOpen, type SessionAt } from '../kernel/open-session';
import type { Draft } from './draft';
import { heldLines, ownPoints } from './draft-store';
import type { OrderRows } from './order-rows';

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

/**
 * Writes the master order, each shop's part and the lines, and removes the goods from the cart. The draft's
 * number is unique among orders: a concurrent creation from the same draft waits here until the first one
 * commits, and then fails.
 */
export const writeOrder = preparedRows(written);
