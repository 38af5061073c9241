import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path';
import { hostilePaths } from './testing/hostile-paths';

const mall = 'https://mall.example';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/users/order_list?orderStatus=1',
    '/goods_detail/12',
    '/goods/goods_search?title=%E8%8C%B6',
    '/goods/goods_search?title=a%2Fb',
  ])('follows %s', (path) => expect(safeReturnPath(path)).toBe(path));

  it.each(hostilePaths.map((path) => [JSON.stringify(path.slice(0, 60)), path]))(
    'does not follow %s',
    (_shown, path) => expect(safeReturnPath(path)).toBeUndefined(),
  );

  it('follows as many characters as a path may have, and none more', () => {
    const longest = `/${'a'.repeat(1023)}`;
    expect(safeReturnPath(longest)).toBe(longest);
    expect(safeReturnPath(`${longest}a`)).toBeUndefined();
  });

  it('follows pages whose path only holds the name of one that is passed through', () => {
    expect(safeReturnPath('/goods/login')).toBe('/goods/login');
    expect(safeReturnPath('/users/api/x')).toBe('/users/api/x');
    expect(safeReturnPath('/loginhelp')).toBe('/loginhelp');
  });

  it.each([undefined, null])('does not follow %s', (path) =>
    expect(safeReturnPath(path)).toBeUndefined(),
  );

  const staysHere = (value: string) => {
    const path = safeReturnPath(value);
    if (path === undefined) return;
    expect(new URL(path, mall).href).toBe(mall + path);
  };

  it('whatever it answers stays in this mall', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (tail) => staysHere(`/${tail}`)));
    // From the very characters that make a URL dangerous
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '@',
      ':',
      '?',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => staysHere(`/${parts.join('')}`)),
      { numRuns: 2000 },
    );
  });
});
