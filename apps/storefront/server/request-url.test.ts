import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCall } from './calls';
import { parseRequestUrl } from './request-url';

describe('the target of a request', () => {
  it.each([
    ['/', '/', ''],
    ['/goods_detail/5?sku=1&x=%2f', '/goods_detail/5', '?sku=1&x=%2f'],
    ['/api/front/login/%6cogout', '/api/front/login/logout', ''],
    ['//api///front/x/', '/api/front/x/', ''],
    ['/a%20b/%E8%8C%B6', '/a%20b/%E8%8C%B6', ''],
    ['/100%25', '/100%25', ''],
  ])('%s is read once', (target, pathname, search) => {
    expect(parseRequestUrl(target)).toMatchObject({ pathname, search });
  });

  it.each([
    undefined,
    '',
    '*',
    'x',
    'http://localhost/',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a/.',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/a%00',
    '/a%0d%0a',
    '/a%7f',
    '/%256cogout',
    '/%25%32%65',
    '/%',
    '/%ff',
    '/a#b',
    '/é',
    '/a b',
  ])('%s is refused', (target) => {
    expect(parseRequestUrl(target)).toBeUndefined();
  });

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const url = parseRequestUrl(path || '/');
        fc.pre(url !== undefined);
        expect(parseRequestUrl(url?.pathname)).toMatchObject({
          segments: url?.segments,
          pathname: url?.pathname,
        });
      }),
    );
  });
});

describe('the calls of the contract', () => {
  const call = (method: string, path: string) =>
    findCall(method, parseRequestUrl(path)?.segments ?? []);

  it('are found by method and path, with whatever stands for a parameter', () => {
    expect(call('GET', '/api/front/product/detail/7')).toEqual({
      id: 'productDetail',
      isWrite: false,
      needsSession: false,
    });
    expect(call('POST', '/api/front/cart/save').id).toBe('addToCart');
  });

  it('change something by POST or when the contract says so', () => {
    expect(call('GET', '/api/front/login/%6cogout')).toMatchObject({ id: 'logout', isWrite: true });
    expect(call('POST', '/api/front/cart/num').isWrite).toBe(true);
    expect(call('GET', '/api/front/cart/list').isWrite).toBe(false);
  });

  it.each(['/api/front/login/logout;a', '/api/front/login/LOGOUT', '/api/front/login/logout.json'])(
    '%s is unknown, and held to all rules',
    (path) => {
      expect(call('GET', path)).toEqual({ id: undefined, isWrite: true });
    },
  );
});
