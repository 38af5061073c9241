import { sql, type Kysely, type Transaction } from 'kysely';
import { removal } from '../cart/store';
import { prepared, preparedRows } from '../db/prepared';
import { required, together } from '../db/together';
import type { Database, DeliveryMethod } from '../db/schema';
import { listed, takingAll } from '../inventory/stock-store';
import type { Language } from '../kernel/language';
import { isSessionOpen, type SessionAt } from '../kernel/open-session';
import { COD } from '../payment/on-delivery';
import { newOrderNumber } from '../order/numbers';
import type { Policy } from '../policy/policy';
import type { Draft } from './draft';
import { heldLines, ownPoints } from './draft-store';
import type { Amounts, PricedLine, PricedOrder, PricedShop } from './price';
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

/** The fields of an order besides its goods. */
export interface OrderHead {
  userId: number;
  callerHash: Buffer | null;
  preOrderNo: string;
  currency: string;
  couponIds: readonly number[];
  payType: string;
  payChannel: string;
  recipient: { realName: string; phone: string; email: string; address: string };
  mark: string;
  language: Language;
  /** notes for individual shops, by their ids */
  shopMarks: ReadonlyMap<number, string>;
  /** null for cash on delivery */
  payBefore: Date | null;
}

/** The rows of an order. */
type OrderRows = {
  buyer: [ReturnType<typeof buyerRow>];
  group: [ReturnType<typeof groupRow>];
  parts: ReturnType<typeof partRow>[];
  lines: ReturnType<typeof lineRow>[];
};

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
  head: OrderHead,
  order: Quote,
  { unpaid }: Pick<Policy, 'unpaid'>,
  now: Date,
): Promise<string> {
  const lines = order.shops.flatMap((shop) => shop.lines);
  const { ordersPerAccount, ordersPerCaller } = unpaid;
  const limits = { ordersPerAccount, ordersPerCaller, surelyAllowed: surelyAllowed(unpaid) };
  const rows = { ...rowsOf(head, order, lines, now), limits: [limits] as [typeof limits] };
  const [, [opened]] = await together(db, [
    lockOfBuyer(db, head),
    openingUsual.with(db, rows),
    // Last, since buyers of the same goods block each other from here to the commit
    takingAll.with(db, { ...listed(lines), preOrderNo: head.preOrderNo }),
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
export async function writeOrder(trx: Trx, head: OrderHead, order: Quote, now: Date) {
  const lines = order.shops.flatMap((shop) => shop.lines);
  const [opened] = await opening(trx, rowsOf(head, order, lines, now));
  if (!opened) throw new Error('An order was not written');
  return opened;
}

const rowsOf = (
  head: OrderHead,
  order: Quote,
  lines: readonly PricedLine[],
  now: Date,
): OrderRows => ({
  buyer: [buyerRow(head, lines)],
  group: [groupRow(head, order, now)],
  parts: order.shops.map((shop) => partRow(head, order, shop, now)),
  lines: lines.map(lineRow),
});

const buyerRow = ({ userId, preOrderNo, callerHash }: OrderHead, lines: readonly PricedLine[]) => ({
  userId,
  preOrderNo,
  callerHash,
  ...listed(lines),
  cartIds: lines.flatMap((line) => line.cartId ?? []),
});

const groupRow = (head: OrderHead, order: PricedOrder, now: Date) => ({
  order_no: newOrderNumber('PT', now),
  user_id: head.userId,
  caller_hash: head.callerHash,
  pre_order_no: head.preOrderNo,
  total_quantity: order.quantity,
  goods_minor: order.goodsMinor,
  freight_minor: order.freightMinor,
  coupon_minor: order.couponMinor,
  ...pointColumns(order),
  pay_minor: order.payMinor,
  currency: head.currency,
  // For clients that support one coupon per order
  user_coupon_id: head.couponIds[0] ?? null,
  pay_type: head.payType,
  pay_channel: head.payChannel,
  real_name: head.recipient.realName,
  phone: head.recipient.phone,
  email: head.recipient.email,
  address: head.recipient.address,
  mark: head.mark,
  language: head.language,
  pay_before: head.payBefore,
  created_at: now,
});

const partRow = (
  { userId, shopMarks, payType }: OrderHead,
  order: Quote,
  shop: PricedShop,
  now: Date,
) => ({
  order_no: newOrderNumber('SH', now),
  shop_id: shop.shopId,
  user_id: userId,
  total_quantity: shop.quantity,
  goods_minor: shop.goodsMinor,
  freight_minor: shop.freightMinor,
  coupon_minor: shop.couponMinor,
  ...pointColumns(shop),
  pay_minor: shop.payMinor,
  mark: shopMarks.get(shop.shopId) ?? '',
  is_cod: payType === COD,
  delivery_method: boundMethod(order, shop.shopId),
  traces: '[]',
  created_at: now,
});

const lineRow = (line: PricedLine) => ({
  shop_id: line.shopId,
  product_id: line.productId,
  sku_id: line.skuId,
  product_name: line.productName,
  sku_name: line.skuName,
  image: line.image,
  price_minor: line.priceMinor,
  quantity: line.quantity,
  freight_minor: line.freightMinor,
  coupon_minor: line.couponMinor,
  ...pointColumns(line),
  pay_minor: line.payMinor,
});

/** The delivery method that the shop is bound to; null if it may choose. */
function boundMethod({ parcels }: Quote, shopId: number): DeliveryMethod | null {
  const parcel = parcels.get(shopId);
  return parcel?.isBinding ? parcel.method : null;
}

const pointColumns = (amounts: Amounts) => ({
  general_coupon_minor: amounts.generalCouponMinor,
  points: amounts.points,
  points_minor: amounts.pointsMinor,
});
