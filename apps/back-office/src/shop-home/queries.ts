import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MallArgs } from '@vermilion/api-client';
import type { Clients } from '../wire/clients';

type Mall = Pick<Clients, 'mall'>;
const NEWEST = 12;
const COUPONS = 10;
const WHOLE_SHOP = 1;

const shown = (language: string, signal: AbortSignal) => ({
  headers: { 'accept-language': language },
  signal,
});

const goodsQuery = ({ mall }: Mall, language: string, args: MallArgs['shopProducts']) =>
  queryOptions({
    queryKey: ['shopHome', 'goods', language, args],
    queryFn: ({ signal }) => mall.shopProducts(args, shown(language, signal)),
    placeholderData: keepPreviousData,
  });

/** Goods of a shop as its shoppers see them, in this order; those not on sale are left out. */
export const chosenQuery = (clients: Mall, language: string, shopId: number, ids: string[]) => ({
  ...goodsQuery(clients, language, {
    merId: shopId,
    ids: ids.join(),
    page: 1,
    limit: Math.max(ids.length, 1),
  }),
  enabled: ids.length > 0,
});

/** Its newest goods. */
export const newestQuery = (clients: Mall, language: string, merId: number) =>
  goodsQuery(clients, language, { merId, newOrder: 'desc', page: 1, limit: NEWEST });

/** Its own categories. */
export const categoriesQuery = ({ mall }: Mall, language: string, merId: number) =>
  queryOptions({
    queryKey: ['shopHome', 'categories', language, merId],
    queryFn: ({ signal }) => mall.shopCategoryTree({ merId }, shown(language, signal)),
  });

/** Its coupons for everything. */
export const couponsQuery = ({ mall }: Mall, language: string, merId: number) =>
  queryOptions({
    queryKey: ['shopHome', 'coupons', language, merId],
    queryFn: ({ signal }) =>
      mall.claimableCoupons(
        { useType: WHOLE_SHOP, merId, page: 1, limit: COUPONS },
        shown(language, signal),
      ),
  });
