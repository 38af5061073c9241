import { type BrowserContext, expect, request } from '@playwright/test';
import { callMall } from './sign-in';

const operatorRequest = () =>
  request.newContext({
    baseURL: process.env.E2E_API_URL,
    extraHTTPHeaders: { authorization: `Bearer ${process.env.E2E_OPERATOR_KEY}` },
  });

/** Calls the operator API. */
async function operate(path: string, data: object = {}): Promise<void> {
  const operator = await operatorRequest();
  const response = await operator.post(`/api/operator/${path}`, { data });
  expect((await response.json()).code, path).toBe(200);
  await operator.dispose();
}

/** The id of an application to open a shop, by e-mail address. */
async function applicationOf(email: string): Promise<number> {
  const operator = await operatorRequest();
  const response = await operator.get('/api/operator/application/list?status=1&limit=100');
  const { data } = await response.json();
  await operator.dispose();
  const found = data.list.find((one: { email: string }) => one.email === email);
  expect(found, 'the application awaits its review').toBeDefined();
  return found.id;
}

export const approveApplication = async (email: string): Promise<void> =>
  operate(`application/approve/${await applicationOf(email)}`);

export const refuseApplication = async (email: string, reason: string): Promise<void> =>
  operate(`application/refuse/${await applicationOf(email)}`, { reason });

interface OpenReport {
  id: number;
  version: number;
  subject: string;
  subjectId: number;
  reason: string;
  text: string;
}

/** The newest reports that wait for a decision. */
export async function openReports(): Promise<OpenReport[]> {
  const operator = await operatorRequest();
  const response = await operator.get('/api/operator/report/list?status=open&limit=100');
  const { data } = await response.json();
  await operator.dispose();
  return data.list;
}

export const decideReport = (
  { id, version }: Pick<OpenReport, 'id' | 'version'>,
  outcome: 'dismissed' | 'upheld',
): Promise<void> => operate(`report/decide/${id}`, { version, outcome, note: 'Seen.' });

/** Ships an order: by a courier company, by the shop itself, or as text. */
type Sending =
  | { company: string; waybillNo: string }
  | { courier: string; courierPhone: string }
  | { text: string };

export const shipOrder = (orderNo: string, sending: Sending): Promise<void> =>
  operate(`order/ship/${orderNo}`, sending);

/** Reports an order as delivered and paid in cash. */
export const deliverOrder = (orderNo: string): Promise<void> =>
  operate(`order/delivered/${orderNo}`);

/** The numbers of the signed-in user's orders to ship, newest first. */
export async function ordersToShip(context: BrowserContext): Promise<string[]> {
  const path = '/api/front/order/list?type=1&page=1&limit=20';
  const { list } = await callMall<{ list: { orderNo: string }[] }>(context, path);
  return list.map(({ orderNo }) => orderNo);
}

/** Ships all orders of the signed-in user. */
export async function shipOrders(context: BrowserContext): Promise<void> {
  for (const orderNo of await ordersToShip(context))
    await shipOrder(orderNo, { company: 'Swallow Post', waybillNo: `VM${orderNo}` });
}

/** Changes the price of a sku; the returned function restores it. */
export async function setPrice(skuId: number, expected: string, price: string) {
  await operate(`sku/price/${skuId}`, { price, expected });
  return () => operate(`sku/price/${skuId}`, { price: expected, expected: price });
}

/** Ends what is quoted to shoppers of a sku. */
export const endQuotes = (skuId: number): Promise<void> => operate(`sku/endQuotes/${skuId}`);
