import { type OperationId, publicReads } from '@vermilion/api-client';
import contract from '@vermilion/api-client/contract/openapi.json';
import { describe, expect, it } from 'vitest';
import { findCall } from '../calls';
import { dataShape, resolved, type Schema, schemaName } from '../response-shape';
import { subjects } from './answer-subjects';
import { tagsOf } from './call-tags';

const tags = (path: string, data: unknown = {}) => {
  const url = new URL(path, 'http://api');
  const segments = url.pathname.split('/').filter(Boolean);
  return tagsOf(findCall('GET', segments).id, url.searchParams, segments, data);
};

describe('tagsOf', () => {
  it.each<[string, unknown, string[]]>([
    ['/api/pc/home/index', {}, ['content']],
    ['/api/front/product/list?cid=12', { list: [{ id: 7 }] }, ['list:12', 'goods:7']],
    ['/api/front/product/list?cid=12&priceOrder=asc', {}, ['list:12', 'prices:12']],
    ['/api/front/product/list?keyword=tea&salesOrder=desc', {}, ['list:0', 'sales:0', 'search']],
    ['/api/front/product/list?merId=3&isReduced=true', {}, ['shop-list:3', 'shop-prices:3']],
    ['/api/front/product/merchant/pro/list?merId=3&cid=9', {}, ['shop-list:3']],
    ['/api/front/product/merchant/3/category/list', [], ['shop:3']],
    [
      '/api/front/product/detail/25',
      { productInfo: { id: 25, merId: 3 }, merchantInfo: { proList: [{ id: 26 }] } },
      ['goods:25', 'shop:3', 'shop-list:3', 'goods:26'],
    ],
    [
      '/api/front/merchant/street',
      { list: [{ id: 3, proList: [{ id: 26 }] }] },
      ['shops', 'shop:3', 'shop-list:3', 'goods:26'],
    ],
    [
      '/api/front/activity/index/list',
      [{ id: 1, productList: [{ proId: 26 }] }],
      ['activities', 'goods:26'],
    ],
    ['/api/front/coupons?productId=25&merId=3', {}, ['coupons']],
  ])('%s', (path, data, expected) => {
    expect([...new Set(tags(path, data))]).toEqual(expected);
  });

  it('knows no tags of a call that is not in the contract, or personal', () => {
    expect([tags('/api/front/unknown'), tags('/api/front/cart/list')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  const untold = [
    // Used by scripts, crawlers or for a visitor's own order, never by a cached page
    ...['loginPicture', 'mallPolicy', 'searchSuggestions', 'sitemapParts', 'sitemapPart'],
    ...['visitorMasterOrderDetail', 'visitorOrderDetail', 'visitorOrderReceipt'],
  ];
  const kept = (Object.keys(publicReads) as OperationId[]).filter((id) => !untold.includes(id));

  it.each(kept)('%s has tags', (id) => {
    const path = publicReads[id]?.[1].replaceAll(/\{\w+\}/g, '1') ?? '';
    expect(tags(path)).toBeDefined();
  });

  /** The shared schemas in the response of a call. */
  function* schemasIn(unresolved: Schema, seen = new Set<string>()): Generator<string> {
    const name = schemaName(unresolved);
    if (seen.has(name)) return;
    if (name) {
      seen.add(name);
      yield name;
    }
    const { items, properties = {} } = resolved(unresolved);
    for (const part of [...(items ? [items] : []), ...Object.values(properties)])
      yield* schemasIn(part, seen);
  }

  it.each(kept)('goods in the answer of %s are found', (id) => {
    const shared = contract.components.schemas as Record<string, { properties?: object }>;
    const priced = [...schemasIn(dataShape(id) ?? {})].filter((name) =>
      Object.hasOwn(shared[name]?.properties ?? {}, 'price'),
    );
    expect(priced.filter((name) => !Object.hasOwn(subjects, name))).toEqual([]);
  });
});
