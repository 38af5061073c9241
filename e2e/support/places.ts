import type { BrowserContext } from '@playwright/test';
import { callMall } from './sign-in';

interface Listed {
  list: { id: number; orderNo: string }[];
}

/** The page of some goods. */
export async function firstGoods(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/index/product?page=1&limit=1');
  return `/goods_detail/${list[0]?.id}`;
}

/** The home page of a shop. */
export async function firstShop(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/merchant/street?page=1&limit=1');
  return `/merchant/merchant/home?id=${list[0]?.id}`;
}

/** The page of an order that is under way; for who is signed in and has one. */
export async function shippedOrder(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/order/list?type=2&page=1&limit=1');
  return `/order/order_detail?orderNo=${list[0]?.orderNo}&orderStatus=1`;
}

/** The checkout of some goods; for who is signed in. */
export async function draft(context: BrowserContext): Promise<string> {
  return `/order/order_confirm?preOrderNo=${await draftNo(context)}`;
}

/** Orders some goods and leaves them unpaid, for who is signed in. Answers with the order's number. */
export async function unpaidOrder(context: BrowserContext): Promise<string> {
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
    preOrderNo: await draftNo(context),
    payType: 'test',
    payChannel: 'pc',
    addressId: address.id,
  });
  return orderNo;
}

async function draftNo(context: BrowserContext): Promise<string> {
  const { list } = await callMall<Listed>(context, '/api/front/index/product?page=2&limit=1');
  const id = list[0]?.id;
  const { productValue } = await callMall<{
    productValue: Record<string, { id: number; stock: number }>;
  }>(context, `/api/front/product/detail/${id}`);
  const sku = Object.values(productValue).find(({ stock }) => stock > 0);
  const { preOrderNo } = await callMall<{ preOrderNo: string }>(
    context,
    '/api/front/order/pre/order',
    {
      preOrderType: 'buyNow',
      orderDetails: [{ productId: id, attrValueId: sku?.id, productNum: 1 }],
    },
  );
  return preOrderNo;
}
