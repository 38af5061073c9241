import { exampleData } from '../generated/examples.gen';
import type { CartRow, PreOrderShop } from '../generated/models.gen';
import { byShop, rowOf } from './goods';
import { totalOf } from './money';
import { notFound, Refusal } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';

function draftOf({ drafts }: MockState, preOrderNo: string): CartRow[] {
  const rows = drafts.get(preOrderNo);
  if (!rows) throw new Refusal(500, 'Please start again from your cart.', 'draft-expired');
  return rows;
}

const toShop = ({ rows, ...shop }: ReturnType<typeof byShop>[number]): PreOrderShop => ({
  ...shop,
  orderInfoList: rows.map((row) => ({
    productId: row.productId,
    productName: row.storeName,
    image: row.image,
    sku: row.suk ?? '',
    price: row.price ?? '0.00',
    payNum: row.cartNum,
    ...(row.attrId && { attrValueId: row.attrId }),
  })),
});

/** Delivery is free, and neither coupons nor points are used. */
const priceOf = (rows: readonly CartRow[]) => ({
  proTotalFee: totalOf(rows),
  freightFee: '0.00',
  couponFee: '0.00',
  payFee: totalOf(rows),
  orderList: byShop(rows).map(toShop),
});

const orderWith = ({ orders }: MockState, orderNo: string) => {
  const order = orders.find((one) => one.orderNo === orderNo);
  if (!order) throw notFound();
  return order;
};

/** From the cart, or goods bought at once, to a paid order. */
export const checkoutResolvers: Resolvers = {
  createPreOrder(state, { preOrderType, orderDetails }) {
    const rows = orderDetails.map((one) => {
      if (preOrderType === 'buyNow') {
        return rowOf(0, one.productId ?? 0, one.attrValueId ?? 0, one.productNum ?? 1);
      }
      const row = state.cart.find(({ id }) => id === one.shoppingCartId);
      if (!row) throw notFound();
      return row;
    });
    const preOrderNo = `PRE${state.nextId()}`;
    state.drafts.set(preOrderNo, rows);
    return { preOrderNo };
  },
  loadPreOrder(state, { preOrderNo }) {
    const rows = draftOf(state, preOrderNo);
    return { ...exampleData.loadPreOrder, orderProNum: rows.length, ...priceOf(rows) };
  },
  computePrice: (state, { preOrderNo }) => ({
    ...exampleData.computePrice,
    ...priceOf(draftOf(state, preOrderNo)),
  }),
  createOrder(state, { preOrderNo }) {
    const lines = draftOf(state, preOrderNo);
    const orderNo = `PT${preOrderNo.slice('PRE'.length)}`;
    if (!state.orders.some((one) => one.orderNo === orderNo)) {
      state.orders.unshift({ orderNo, lines, isPaid: false });
      state.cart = state.cart.filter((row) => !lines.includes(row));
    }
    return { orderNo };
  },
  startPayment(state, { orderNo, payType }) {
    const order = orderWith(state, orderNo);
    if (order.isPaid) throw new Refusal(500, 'This order has already been paid.', 'already-done');
    order.isPaid = true;
    return { ...exampleData.startPayment, orderNo, payType };
  },
  masterOrderDetail(state, { orderNo }) {
    const example = exampleData.masterOrderDetail;
    if (orderNo === example.orderNo) return example;
    const { lines, isPaid } = orderWith(state, orderNo);
    const total = totalOf(lines);
    const price = { proTotalPrice: total, payPostage: '0.00', payPrice: total };
    const paid = { paid: isPaid, payState: isPaid ? ('paid' as const) : ('none' as const) };
    return { ...example, orderNo, ...price, ...paid, totalNum: lines.length };
  },
};
