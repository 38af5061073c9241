import type { MallArgs } from '../generated/operations.gen';
import type { MallClient } from '../index';

/** A shopper's choices, by default the address of the examples and the test payment. */
type Choice = Partial<Omit<MallArgs['createOrder'], 'preOrderNo'>>;

/** Puts units of goods, by id, into the cart and starts an order of all that is there. */
export async function draftOf(client: MallClient, units: Record<number, number>): Promise<string> {
  const items = Object.entries(units).map(([id, cartNum]) => ({
    productId: Number(id),
    productAttrUnique: 900 + Number(id),
    cartNum,
  }));
  await client.addToCart({ items });
  const shops = await client.cartList({ isValid: true });
  const orderDetails = shops.flatMap(({ cartInfoList }) =>
    cartInfoList.map(({ id }) => ({ shoppingCartId: id })),
  );
  const { preOrderNo } = await client.createPreOrder({
    preOrderType: 'shoppingCart',
    orderDetails,
  });
  return preOrderNo;
}

/** Orders units of goods, without paying. */
export async function orderOf(
  client: MallClient,
  units: Record<number, number>,
  choice: Choice = {},
): Promise<string> {
  const preOrderNo = await draftOf(client, units);
  const order = { addressId: 601, payType: 'test', payChannel: 'pc', ...choice, preOrderNo };
  return (await client.createOrder(order)).orderNo;
}

export const pay = (client: MallClient, orderNo: string, payType = 'test') =>
  client.startPayment({ orderNo, payType, payChannel: 'pc' });

/** The orders of the shops in a master order. */
export const partsOf = async (client: MallClient, orderNo: string): Promise<string[]> =>
  (await client.masterOrderDetail({ orderNo })).orderList.map((part) => part.orderNo ?? '');
