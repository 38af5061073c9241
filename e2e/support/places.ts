import type { BrowserContext } from '@playwright/test';
import { callMall } from './sign-in';

interface Listed {
  list: { id: number; orderNo: string }[];
}

/** The URL of a product page. */
export async function firstGoods(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/index/product?page=1&limit=1');
  return `/goods_detail/${list[0]?.id}`;
}

/** The URL of a shop's home page. */
export async function firstShop(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/merchant/street?page=1&limit=1');
  return `/merchant/merchant/home?id=${list[0]?.id}`;
}

interface Activity {
  id: number;
  name: string;
  type: number;
}

/** The URL of an activity on the home page. */
export async function firstActivity(context: BrowserContext): Promise<string> {
  const [first] = await callMall<Activity[]>(context, '/api/front/activity/index/list');
  if (!first) throw new Error('Home shows no activity.');
  const query = new URLSearchParams({ id: String(first.id), type: String(first.type) });
  return `/goods/activity_list?${query}`;
}

/** The URL of an order in progress of the signed-in user. */
export async function shippedOrder(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/order/list?type=2&page=1&limit=1');
  return `/order/order_detail?orderNo=${list[0]?.orderNo}&orderStatus=1`;
}

/** The URL of a refund of the signed-in user. */
export async function firstRefund(context: BrowserContext): Promise<string> {
  const path = '/api/front/order/refund/list?page=1&limit=1';
  const { list } = await callMall<{ list: { refundOrderNo: string }[] }>(context, path);
  return `/order/refund_detail?orderNo=${list[0]?.refundOrderNo}`;
}

/** The checkout URL for some goods, for the signed-in user. */
export async function draft(context: BrowserContext): Promise<string> {
  return `/order/order_confirm?preOrderNo=${await draftNo(context)}`;
}

/** Places an unpaid order of some goods for the signed-in user; resolves to its number. */
export async function unpaidOrder(context: BrowserContext, pieces = 1): Promise<string> {
  const address = await callMall<{ id: number }>(context, '/api/front/address/edit', {
    realName: 'Nora Lindgren',
    email: 'nora@vermilion.example',
    phone: '701234567',
    country: 'Sweden',
    countryCode: '46',
    detail: 'Kungsgatan 12, Stockholm',
    postCode: '111 35',
  });
  const { orderNo } = await callMall<{ orderNo: string }>(context, '/api/front/order/create', {
    preOrderNo: await draftNo(context, pieces),
    payType: 'test',
    payChannel: 'pc',
    addressId: address.id,
  });
  return orderNo;
}

interface Detail {
  productValue: Record<string, { id: number; stock: number }>;
}

/** The id of a sku of some goods with more than the given stock. */
async function skuOf(context: BrowserContext, productId: number, more: number): Promise<number> {
  const path = `/api/front/product/detail/${productId}`;
  const { productValue } = await callMall<Detail>(context, path);
  const sku = Object.values(productValue).find(({ stock }) => stock > more);
  if (!sku) throw new Error(`The goods ${productId} are sold out.`);
  return sku.id;
}

/** Adds goods to the signed-in user's cart through the API. */
export async function putInCart(
  context: BrowserContext,
  productId: number,
  cartNum = 1,
): Promise<void> {
  const item = {
    productId,
    productAttrUnique: await skuOf(context, productId, cartNum + 2),
    cartNum,
  };
  await callMall(context, '/api/front/cart/save', [item]);
}

/** Creates a draft for some goods; resolves to its number. */
async function draftOfGoods(context: BrowserContext, productId: number, productNum = 1) {
  const attrValueId = await skuOf(context, productId, productNum - 1);
  const { preOrderNo } = await callMall<{ preOrderNo: string }>(
    context,
    '/api/front/order/pre/order',
    { preOrderType: 'buyNow', orderDetails: [{ productId, attrValueId, productNum }] },
  );
  return preOrderNo;
}

async function draftNo(context: BrowserContext, productNum = 1): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/index/product?page=2&limit=1');
  return draftOfGoods(context, list[0]?.id ?? 0, productNum);
}

/** The checkout URL for the first search result of a name, for the signed-in user. */
export async function draftOf(context: BrowserContext, name: string): Promise<string> {
  const path = `/api/front/product/list?keyword=${encodeURIComponent(name)}&page=1&limit=1`;
  const { list } = await callMall<Listed>(context, path);
  return `/order/order_confirm?preOrderNo=${await draftOfGoods(context, list[0]?.id ?? 0)}`;
}
