import type { GoodsSort } from '@vermilion/mall-components/goods';

/** An order of goods as the API is asked: by one thing at a time. */
export const orderArgs = (sort: GoodsSort) =>
  ({
    salesOrder: sort === 'sales' ? 'desc' : undefined,
    priceOrder: sort === 'priceUp' ? 'asc' : sort === 'priceDown' ? 'desc' : undefined,
    newOrder: sort === 'new' ? 'desc' : undefined,
  }) as const;
