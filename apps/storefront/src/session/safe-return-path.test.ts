import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/users/order_list?orderStatus=1',
    '/goods_detail/12',
    '/goods/goods_search?title=%E8%8C%B6',
  ])('follows %s', (path) => expect(safeReturnPath(path)).toBe(path));

  it.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    '/a\nSet-Cookie: x=1',
    '/a%0d%0aSet-Cookie:%20x=1',
    '/../etc',
    '/a/../b',
    '/a b',
    '/<script>',
    '/login',
    '/login?x=1',
    '/api/front/login/logout',
    '/x@evil.example',
    `/${'a'.repeat(2000)}`,
  ])('does not follow %j', (path) => expect(safeReturnPath(path)).toBeUndefined());

  it('whatever it answers stays in this mall', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const path = safeReturnPath(`/${tail}`);
        if (path === undefined) return;
        const url = new URL(path, 'https://mall.example');
        expect(url.origin).toBe('https://mall.example');
        expect(url.pathname + url.search).toBe(path);
      }),
      { numRuns: 500 },
    );
  });
});
