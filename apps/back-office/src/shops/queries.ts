import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

type Calls = Pick<Clients, 'operator'>;
const SHOPS_A_PAGE = 20;

export interface ShopFilter {
  page: number;
  /** Part of its name. */
  name: string;
}

/** One page of the shops. */
export const shopsQuery = ({ operator }: Calls, { page, name }: ShopFilter) =>
  queryOptions({
    queryKey: ['work', 'shops', { page, name }],
    queryFn: ({ signal }) =>
      operator.operatorShops({ page, limit: SHOPS_A_PAGE, name: name || undefined }, { signal }),
    placeholderData: keepPreviousData,
  });

/** All about a shop. */
export const shopQuery = ({ operator }: Calls, id: number) =>
  queryOptions({
    queryKey: ['work', 'shop', id],
    queryFn: ({ signal }) => operator.operatorShop({ id }, { signal }),
  });

/** What the mall owes a shop. */
export const balanceQuery = ({ operator }: Calls, shopId: number) =>
  queryOptions({
    queryKey: ['work', 'balance', shopId],
    queryFn: ({ signal }) => operator.shopBalance({ shopId }, { signal }),
  });
