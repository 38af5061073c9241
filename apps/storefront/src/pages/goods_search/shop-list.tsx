import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from '@vermilion/design-system/stack';
import { ListFilters, ShopHit } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { toShopHit } from '@vermilion/mall-data/shop';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { type SearchParams, searchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Pager } from '../../shared/pager';
import { useShopFilters } from '../../shop/use-shop-filters';
import { Kinds } from './kinds';
import { shopsQuery } from './loader';
import { NothingFound } from './nothing-found';
import { wholeList } from './use-filters';

/** Shops by keyword, type and category. */
export function ShopList() {
  const mall = useMallFormat();
  const search = usePageParams(searchParams);
  const app = useApp();
  const shops = useSuspenseQuery(shopsQuery(app, search)).data;
  const hrefOf = (change: Partial<SearchParams>) => paths.search({ ...search, page: 1, ...change });
  const { groups, chosen } = useShopFilters(search, hrefOf);
  return (
    <>
      <Kinds search={search} goods={undefined} shops={shops.total} />
      <ListFilters groups={groups} chosen={chosen} clearHref={paths.search(wholeList(search))} />
      {shops.list.length === 0 ? (
        <NothingFound />
      ) : (
        <Stack gap="sm">
          {rowsOf(shops.list, toShopHit(mall)).map((shop) => (
            <ShopHit key={shop.id} shop={shop} />
          ))}
        </Stack>
      )}
      <Pager page={search.page} pageCount={shops.pages} hrefOf={(page) => hrefOf({ page })} />
    </>
  );
}
