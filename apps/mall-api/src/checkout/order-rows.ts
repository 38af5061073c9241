import type { DeliveryMethod } from '../db/schema';
import type { Language } from '../kernel/language';
import { commissionShares } from '../ledger/rules';
import { sumOf } from '../money/allocate';
import { newOrderNumber } from '../order/numbers';
import { noPromise } from '../order/promise';
import { COD } from '../payment/on-delivery';
import type { Policy } from '../policy/policy';
import { taxOf } from '../tax/rules';
import type { PromisedArrival } from './arrivals';
import type { Amounts, PricedLine, PricedOrder, PricedShop } from './price';
import type { Quote } from './quote';

/** The fields of an order besides its goods. */
export interface OrderHeader {
  userId: number;
  callerHash: Buffer | null;
  preOrderNo: string;
  currency: string;
  couponIds: readonly number[];
  payType: string;
  payChannel: string;
  /** ISO code of the country of delivery; undefined when nothing is shipped */
  country: string | undefined;
  recipient: { realName: string; phone: string; email: string; address: string };
  mark: string;
  language: Language;
  /** notes for individual shops, by their ids */
  shopMarks: ReadonlyMap<number, string>;
  /** null for cash on delivery */
  payBefore: Date | null;
  /** when the goods of shops arrive, by their ids */
  arrivals: ReadonlyMap<number, PromisedArrival>;
}

/** The mall's commission on a shop's part. */
type Commission = { commission_percent: number; commission_minor: number };

/** A line's share of the commission, and the tax that it includes. */
type LineShares = { commission_minor: number; tax_rate: number | null; tax_minor: number };

/** The rows of an order. */
export type OrderRows = {
  buyer: [{ userId: number; cartIds: number[] }];
  group: [ReturnType<typeof groupRow>];
  parts: (ReturnType<typeof partRow> & Commission)[];
  lines: (ReturnType<typeof lineRow> & LineShares)[];
};

/** The lines of all shops' parts. */
export const orderLinesOf = (order: PricedOrder) => order.shops.flatMap((shop) => shop.lines);

/** What the mall takes of an order, and tells of its tax. */
export interface OrderTerms {
  /** commission of each shop, in percent */
  percents: ReadonlyMap<number, number>;
  tax: Policy['tax'];
}

export function orderRowsOf(
  header: OrderHeader,
  order: Quote,
  { percents, tax }: OrderTerms,
  now: Date,
): OrderRows {
  const lines = orderLinesOf(order);
  const shops = order.shops.map((shop) => {
    const percent = percents.get(shop.shopId) ?? 0;
    return { shop, percent, commissions: commissionShares(shop.lines, percent) };
  });
  return {
    buyer: [{ userId: header.userId, cartIds: lines.flatMap((line) => line.cartId ?? []) }],
    group: [groupRow(header, order, now)],
    parts: shops.map(({ shop, percent, commissions }) => ({
      ...partRow(header, order, shop, now),
      commission_percent: percent,
      commission_minor: sumOf(commissions, (one) => one),
    })),
    lines: shops.flatMap(({ shop, commissions }) =>
      shop.lines.map((line, index) => {
        const included = taxOf(line, header.country, tax);
        return {
          ...lineRow(line),
          commission_minor: commissions[index] ?? 0,
          tax_rate: included?.rate ?? null,
          tax_minor: included?.taxMinor ?? 0,
        };
      }),
    ),
  };
}

const groupRow = (header: OrderHeader, order: PricedOrder, now: Date) => ({
  order_no: newOrderNumber('PT', now),
  user_id: header.userId,
  caller_hash: header.callerHash,
  pre_order_no: header.preOrderNo,
  total_quantity: order.quantity,
  goods_minor: order.goodsMinor,
  freight_minor: order.freightMinor,
  coupon_minor: order.couponMinor,
  ...pointColumns(order),
  pay_minor: order.payMinor,
  currency: header.currency,
  // For clients that support one coupon per order
  user_coupon_id: header.couponIds[0] ?? null,
  pay_type: header.payType,
  pay_channel: header.payChannel,
  real_name: header.recipient.realName,
  phone: header.recipient.phone,
  email: header.recipient.email,
  address: header.recipient.address,
  mark: header.mark,
  language: header.language,
  pay_before: header.payBefore,
  created_at: now,
});

const partRow = (
  { userId, shopMarks, payType, arrivals }: OrderHeader,
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
  ...promiseColumns(arrivals.get(shop.shopId)),
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

const promiseColumns = (arrival: PromisedArrival | undefined) =>
  arrival
    ? {
        ship_by: arrival.shipBy,
        arrives_from: arrival.from,
        arrives_until: arrival.until,
        arrival_terms: JSON.stringify(arrival.terms),
        arrival_holds_until: arrival.holdsUntil,
      }
    : noPromise;

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
