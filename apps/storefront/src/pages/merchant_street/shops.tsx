import { useSuspenseQuery } from '@tanstack/react-query';
import { ShopTiles } from '@vermilion/mall-components/shop';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-format-context';
import { paths } from '../../page-params/paths';
import { Pager } from '../../shared/pager';
import { toTile } from '../../shop/shops';
import { rowsOf } from '../../wire/rows';
import { streetQuery } from './loader';

/** One page of the list of all shops. */
export function Shops({ page }: { page: number }) {
  const mall = useMallFormat();
  const shops = useSuspenseQuery(streetQuery(useApp(), page)).data;
  return (
    <>
      <ShopTiles shops={rowsOf(shops.list, toTile(mall))} />
      <Pager page={page} pageCount={shops.pages} hrefOf={paths.shopStreet} />
    </>
  );
}
