import { describe, expect, it } from 'vitest';
import { pageLink } from './use-page-link';

describe('pageLink', () => {
  it('keeps what was searched for unless the code would be too fine to read', () => {
    expect(pageLink('https://mall.example', '/th/goods/goods_search', '?title=mug')).toBe(
      'https://mall.example/th/goods/goods_search?title=mug',
    );
    expect(
      pageLink('https://mall.example', '/goods/goods_search', `?title=${'mug'.repeat(80)}`),
    ).toBe('https://mall.example/goods/goods_search');
  });
});
