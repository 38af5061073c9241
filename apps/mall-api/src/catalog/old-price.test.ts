import { beforeAll, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import type { CallOptions } from '../testing/call';
import { fillLittleMall } from '../testing/little-mall';

interface Priced {
  price: string;
  otPrice: string | null;
}

/** Everything in a response that has a price and an old price. */
function pricedIn(data: unknown): Priced[] {
  if (typeof data !== 'object' || data === null) return [];
  const nested = Object.values(data).flatMap(pricedIn);
  return 'price' in data && 'otPrice' in data ? [data as Priced, ...nested] : nested;
}

withDatabases((openApp) => {
  let mall: TestApp;
  let token: string;
  beforeAll(async () => {
    mall = await openApp();
    await fillLittleMall(mall.db);
    token = (await mall.signUp()).token;
    for (const id of [1, 2]) await mall.call('collectProduct', { token, body: { id } });
  });

  test.each<[Parameters<TestApp['call']>[0], CallOptions]>([
    ['recommendedProducts', {}],
    ['homeActivities', {}],
    ['activityProducts', { params: { aid: 1 } }],
    ['leaderboard', {}],
    ['productList', {}],
    ['shopProducts', { query: { merId: 2 } }],
    ['shopStreet', {}],
    ['collectedProducts', {}],
    ['productDetail', { params: { id: 2 } }],
  ])('%s sends the price as old price of goods that have none', async (operation, options) => {
    const { data } = await mall.call(operation, { token, ...options });
    const goods = pricedIn(data);
    const isReduced = ({ price, otPrice }: Priced) => Number(otPrice) > Number(price);
    const others = goods.filter((one) => !isReduced(one));
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ otPrice }) => otPrice)).toEqual(others.map(({ price }) => price));
  });
});
