import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import type { CallOptions } from '../testing/call';
import { expectContract } from '../testing/contract-check';
import { fillLittleMall } from '../testing/little-mall';
import type { OperationId } from './handler';

const reads: [OperationId, CallOptions?][] = [
  ['loginMethodInfo'],
  ['loginPicture'],
  ['tokenExists'],
  ['homeIndex'],
  ['hotKeywords'],
  ['recommendedProducts', { query: { page: 1, limit: 13 } }],
  ['homeActivities'],
  ['activityProducts', { params: { aid: 1 } }],
  ['activityDetail', { params: { aid: 1 } }],
  ['leaderboard'],
  ['categoryTree'],
  ['productList', { query: { keyword: '', cid: '', minPrice: '', priceOrder: '' } }],
  ['productList', { query: { page: 99 } }],
  ['productDetail', { params: { id: 1 } }],
  ['productDetail', { params: { id: 2 } }],
  ['reviewSummary', { params: { id: 1 } }],
  ['reviewSummary', { params: { id: 2 } }],
  ['reviewList', { params: { id: 1 } }],
  ['shopCategoryTree', { params: { merId: 1 } }],
  ['shopProducts', { query: { merId: 1, limit: 8 } }],
  ['shopStreet'],
  ['shopSearch', { query: { keywords: '', typeId: '' } }],
  ['shopInfo', { params: { id: 1 } }],
  ['shopService', { params: { id: 1 } }],
  ['shopDetail', { params: { id: 1 } }],
  ['shopTypes'],
  ['shopCategories'],
];

describe('answers have the shape of the contract', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let token: string;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      ({ token } = await mall.signUp());
    });

    test.each(reads)('%s %j', async (id, options) => {
      expectContract(id, await mall.call(id, options));
      expectContract(id, await mall.call(id, { ...options, token }));
    });

    test.each(['userInfo', 'userMenu', 'logout'] as const)('%s', async (id) => {
      const session = await mall.signUp();
      expectContract(id, await mall.call(id, session));
    });

    test('a number that no table can hold is code 400, not an exception', async () => {
      const answer = await mall.call('productDetail', { params: { id: 99_999_999_999 } });
      expect(answer).toMatchObject({ code: 400, data: null });
      expect((await mall.call('productList', { query: { keyword: 'a\u0000b' } })).code).toBe(400);
    });
  });
});
