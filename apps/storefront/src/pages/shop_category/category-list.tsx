import { useQuery } from '@tanstack/react-query';
import { ShopCategories } from '@vermilion/mall-components/shop';
import { useApp } from '../../deps/app-context';
import { paths } from '../../page-params/paths';
import { toCategories } from './categories';
import { categoriesQuery } from './loader';

/** The shop's own categories. */
export function Categories({ id, current }: { id: number; current: number | undefined }) {
  const tree = useQuery(categoriesQuery(useApp(), id)).data ?? [];
  return (
    <ShopCategories
      categories={toCategories(id, tree)}
      allHref={paths.shopGoods(id)}
      currentId={current}
    />
  );
}
