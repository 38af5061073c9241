import { useQuery } from '@tanstack/react-query';
import { ShopCategories } from '@vermilion/mall-components/shop';
import { useApp } from '../deps/app-context';
import { paths } from '../page-params/paths';
import { toCategories } from './own-categories';
import { ownCategoriesQuery } from './queries';

/** The shop's own categories. */
export function Categories({ id, current }: { id: number; current?: number | undefined }) {
  const tree = useQuery(ownCategoriesQuery(useApp(), id)).data ?? [];
  return (
    <ShopCategories
      categories={toCategories(id, tree)}
      allHref={paths.shopGoods(id)}
      currentId={current}
    />
  );
}
