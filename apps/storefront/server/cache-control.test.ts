import { describe, expect, it } from 'vitest';
import { cacheControl } from './cache-control';

describe('what a browser may keep', () => {
  it.each(['/', '/goods_detail/5?sku=2', '/lao/goods/top_one', '/loginhelp', '/goods/order'])(
    "a guest's public page %s comes back with the back button",
    (url) => expect(cacheControl(url, false)).toBe('private, no-cache'),
  );

  it.each(['/login', '/users/order_list', '/order/order_confirm?preOrderNo=1', '/fr/users/x'])(
    'the personal page %s is not kept',
    (url) => expect(cacheControl(url, false)).toBe('private, no-store'),
  );

  it('nothing is kept of somebody signed in', () => {
    expect(cacheControl('/', true)).toBe('private, no-store');
  });
});
