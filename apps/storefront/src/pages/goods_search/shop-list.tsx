import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from '@vermilion/design-system/stack';
import { FilteredList, ShopHit } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { toShopHit } from '@vermilion/mall-data/shop';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { RecommendedRow } from '../../goods/recommended-row';
import { type SearchParams, searchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Pager } from '../../shared/pager';
import { ShownShops } from '../../shop/shown-shops';
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
      <FilteredList
        groups={groups}
        chosen={chosen}
        clearHref={paths.search(wholeList(search))}
        show={<ShownShops count={shops.total} />}
      >
        {shops.list.length === 0 ? (
          <NothingFound search={search} isFiltered={chosen.length > 0} />
        ) : (
          <Stack gap="sm">
            {rowsOf(shops.list, toShopHit(mall)).map((shop) => (
              <ShopHit key={shop.id} shop={shop} />
            ))}
          </Stack>
        )}
        <Pager page={search.page} pageCount={shops.pages} hrefOf={(page) => hrefOf({ page })} />
      </FilteredList>
      {shops.list.length === 0 && <RecommendedRow bestOf={0} />}
    </>
  );
}
