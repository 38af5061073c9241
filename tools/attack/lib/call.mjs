import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls the API as a client does. Always resolves to `{ status, code, message, data }`; code 0 is a
 * response without an envelope.
 */
export async function call(apiUrl, path, { body, shopper, timeoutMs = 60_000, headers } = {}) {
  const own = {
    'form-type': 'pc',
    ...(body && { 'content-type': 'application/json' }),
    ...(shopper?.token && { 'authori-zation': shopper.token }),
    ...(shopper?.ip && { 'x-forwarded-for': shopper.ip }),
    ...headers,
  };
  try {
    const response = await fetch(apiUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: own,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    try {
      return { status: response.status, ...JSON.parse(text) };
    } catch {
      return { status: response.status, code: 0, message: text.slice(0, 100) };
    }
  } catch (error) {
    return { status: 0, code: 0, message: error.name };
  }
}

/** `call` with retries on 429 and 503. */
export async function callWithRetry(apiUrl, path, options) {
  for (let tries = 1; ; tries += 1) {
    const answer = await call(apiUrl, path, options);
    const isBusy = answer.code === 503 || answer.code === 429 || answer.status === 503;
    if (!isBusy || tries === 8) return answer;
    await pause(200 * tries);
  }
}

/** Places an order: a draft, then the order itself. `next()` gives the server for each call. */
export async function placeOrder(next, shopper, goods) {
  const orderDetails = [{ ...goods, productNum: goods.quantity ?? 1 }];
  const draft = await callWithRetry(next(), '/api/front/order/pre/order', {
    shopper,
    body: { preOrderType: 'buyNow', orderDetails },
  });
  if (draft.code !== 200) return draft;
  return callWithRetry(next(), '/api/front/order/create', {
    shopper,
    body: {
      preOrderNo: draft.data.preOrderNo,
      addressId: shopper.addressId,
      payType: 'test',
      payChannel: 'pc',
      realName: 'Attack',
      phone: '1',
      email: 'a@example.com',
    },
  });
}

/** A function that returns the servers' URLs in turn. */
export function roundRobin(urls) {
  let turn = 0;
  return () => urls[turn++ % urls.length];
}
