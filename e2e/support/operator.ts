import { expect, request, type BrowserContext } from '@playwright/test';
import { callMall } from './sign-in';

/** Ships all orders that wait for it, as their shops do; for who is signed in. */
export async function shipOrders(context: BrowserContext): Promise<void> {
  const path = '/api/front/order/list?type=1&page=1&limit=20';
  const { list } = await callMall<{ list: { orderNo: string }[] }>(context, path);
  const operator = await request.newContext({
    baseURL: process.env.E2E_API_URL,
    extraHTTPHeaders: { authorization: `Bearer ${process.env.E2E_OPERATOR_KEY}` },
  });
  for (const { orderNo } of list) {
    const data = { company: 'Swallow Post', waybillNo: `VM${orderNo}` };
    const response = await operator.post(`/api/operator/order/ship/${orderNo}`, { data });
    expect((await response.json()).code, 'shipped').toBe(200);
  }
  await operator.dispose();
}
