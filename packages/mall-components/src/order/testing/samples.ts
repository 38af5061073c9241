import type { OrderDetail } from '../detail-types';
import type { OrderLine, OrderShop, OrderShopLines } from '../line-types';
import type { ShopOrder, UnpaidOrder } from '../list-types';
import type { OrderState } from '../state-types';
import { samplePicture, type SampleShape } from './sample-picture';

const line = (
  id: number,
  name: string,
  shape: SampleShape,
  priceMinor: number,
  more: Partial<OrderLine> = {},
): OrderLine => ({
  id,
  name,
  href: `/goods_detail/${id}`,
  imageSrc: samplePicture(shape, (id * 67) % 360),
  priceMinor,
  quantity: 1,
  ...more,
});

export const sampleLines = {
  mug: line(1, 'Stoneware mug with speckled glaze', 'mug', 1450, {
    specification: 'Oat, 350 ml',
    quantity: 2,
  }),
  lamp: line(
    2,
    'Reading lamp in brushed brass with a stepless dimmer, warm light and a weighted foot that does not tip',
    'lamp',
    12900,
    { specification: 'Brass, EU plug' },
  ),
  bag: line(3, '手工植鞣牛皮托特包', 'bag', 28800, { specification: '焦糖色' }),
  shoe: line(4, 'รองเท้าผ้าใบทอมือ', 'shoe', 4950, { quantity: 3 }),
};

export const sampleShops = {
  home: { id: 11, name: 'Hearth & Clay', href: '/merchant/merchant/home?id=11' },
  leather: { id: 12, name: '山木皮具', href: '/merchant/merchant/home?id=12' },
} satisfies Record<string, OrderShop>;

const home: OrderShopLines = {
  ...sampleShops.home,
  lines: [sampleLines.mug, sampleLines.lamp],
  arrival: { from: '2026-11-21', until: '2026-11-25' },
};
/** The lines of a paid sample order, with the shares of each line. */
export const samplePricedShop: OrderShopLines = {
  ...sampleShops.home,
  lines: [
    {
      ...sampleLines.mug,
      shares: { couponMinor: 184, pointsMinor: 0, freightMinor: 300, payMinor: 3016 },
    },
    {
      ...sampleLines.lamp,
      shares: { couponMinor: 816, pointsMinor: 0, freightMinor: 350, payMinor: 12434 },
    },
  ],
};
const leather: OrderShopLines = {
  ...sampleShops.leather,
  lines: [sampleLines.bag],
  arrival: { from: '2026-11-24', until: '2026-12-02' },
};

export const sampleUnpaidOrder: UnpaidOrder = {
  kind: 'unpaid',
  orderNo: 'PT2026112108140001',
  href: '/order/order_detail?orderNo=PT2026112108140001&orderStatus=0',
  shops: [home, leather],
  quantity: 4,
  payMinor: 44600,
};

const isSent = (state: OrderState) =>
  state === 'toReceive' || state === 'toReview' || state === 'completed';

const isReceived = (state: OrderState) => state === 'toReview' || state === 'completed';
const sampleArrival = { from: '2026-11-21', until: '2026-11-25' };

export const sampleShopOrder = (state: OrderState, more: Partial<ShopOrder> = {}): ShopOrder => ({
  kind: 'shop',
  reviewHref: state === 'toReview' ? '/users/evaluation_list' : undefined,
  orderNo: `SH20261119102233${state.length}`,
  href: `/order/order_detail?orderNo=SH20261119102233${state.length}`,
  shop: sampleShops.home,
  state,
  lines: [sampleLines.mug, sampleLines.lamp],
  quantity: 3,
  payMinor: 15800,
  isCancellable: state === 'toShip',
  logisticsHref: isSent(state) ? '/order/order_detail#logistics' : undefined,
  refundHref: '/users/refund_confirm',
  createdAt: new Date('2026-11-19T10:22:00Z'),
  arrival: sampleArrival,
  receivedAt: isReceived(state) ? new Date('2026-11-21T09:32:00Z') : undefined,
  ...more,
});

/** A sample order in the given state. */
export function sampleOrder(state: OrderState, more: Partial<OrderDetail> = {}): OrderDetail {
  const paid = state !== 'unpaid' && state !== 'cancelled';
  const sent = paid && state !== 'toShip';
  return {
    orderNo: paid ? 'SH2026111910223304' : 'PT2026112108140001',
    state,
    shops: paid ? [home] : [home, leather],
    recipient: {
      name: 'Nora Lindgren',
      phone: '+46 701234567',
      email: 'nora.lindgren@example.com',
      address: 'Kungsgatan 12, 4th floor, Stockholm',
    },
    createdAt: new Date('2026-11-19T10:22:00Z'),
    paidAt: paid ? new Date('2026-11-19T10:24:00Z') : undefined,
    paymentMethod: paid ? 'Bank card' : undefined,
    note: paid ? 'Please leave it with the neighbour on the ground floor.' : undefined,
    logistics: sent
      ? {
          courier: 'Northern Post',
          waybill: 'NP884201739SE',
          traces: [
            { at: new Date('2026-11-19T16:05:00Z'), text: 'Collected from the shop' },
            { at: new Date('2026-11-20T04:41:00Z'), text: 'Arrived at the sorting centre, Malmö' },
            { at: new Date('2026-11-20T22:10:00Z'), text: 'On the way to Stockholm' },
            ...(state === 'toReceive'
              ? []
              : [{ at: new Date('2026-11-21T09:32:00Z'), text: 'Handed over to the recipient' }]),
          ],
        }
      : undefined,
    arrival: paid ? sampleArrival : undefined,
    receivedAt: isReceived(state) ? new Date('2026-11-21T09:32:00Z') : undefined,
    quantity: paid ? 3 : 4,
    goodsMinor: paid ? 15800 : 44600,
    couponMinor: 1000,
    pointsMinor: 0,
    freightMinor: 650,
    payMinor: (paid ? 15800 : 44600) - 1000 + 650,
    ...more,
  };
}
