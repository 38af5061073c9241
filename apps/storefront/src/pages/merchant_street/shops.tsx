import { useSuspenseQuery } from '@tanstack/react-query';
import { ShopTiles } from '@vermilion/mall-components/shop';
import { rowsOf } from '@vermilion/mall-data/format';
import { toTile } from '@vermilion/mall-data/shop';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paths } from '../../page-params/paths';
import { Pager } from '../../shared/pager';
import { Finder } from '../../shop/finder';
import { streetQuery } from './loader';

/** One page of the list of all shops. */
export function Shops({ page }: { page: number }) {
  const mall = useMallFormat();
  const shops = useSuspenseQuery(streetQuery(useApp(), page)).data;
  return (
    <Finder query="">
      <ShopTiles shops={rowsOf(shops.list, toTile(mall))} />
      <Pager page={page} pageCount={shops.pages} hrefOf={paths.shopStreet} />
    </Finder>
  );
}
