import { describe, expect, it } from 'vitest';
import { isPersonal } from './cache-control';

describe('whose a page is', () => {
  it.each(['/', '/goods_detail/5?sku=2', '/lao/goods/top_one', '/loginhelp', '/goods/order'])(
    '%s is everybody’s',
    (url) => expect(isPersonal(url)).toBe(false),
  );

  it.each(['/login', '/users/order_list', '/order/order_confirm?preOrderNo=1', '/fr/users/x'])(
    '%s is of one visitor',
    (url) => expect(isPersonal(url)).toBe(true),
  );
});
