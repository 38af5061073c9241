import type { GoodsSort } from '@vermilion/mall-components/goods';

/** The sort parameters of the API, which sorts by one field at a time. */
export const orderArgs = (sort: GoodsSort) =>
  ({
    salesOrder: sort === 'sales' ? 'desc' : undefined,
    priceOrder: sort === 'priceUp' ? 'asc' : sort === 'priceDown' ? 'desc' : undefined,
    newOrder: sort === 'new' ? 'desc' : undefined,
  }) as const;
