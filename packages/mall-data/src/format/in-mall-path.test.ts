import { describe, expect, it } from 'vitest';
import { inMallPath } from './in-mall-path';

describe('a URL that may become a link', () => {
  it.each([
    ['/', '/'],
    ['/goods_list?cid=12', '/goods_list?cid=12'],
    ['/a/b#c', '/a/b#c'],
    [' /goods ', '/goods'],
  ])('is a path of this mall: %j', (url, path) => expect(inMallPath(url)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    ' ',
    'goods',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/goods\\..\\x',
    '/two words',
    'x/goods',
    'javascript:alert(1)',
  ])('is not %j', (url) => expect(inMallPath(url)).toBeUndefined());
});
