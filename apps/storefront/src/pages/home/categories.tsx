import { CategoryPanel } from '@vermilion/mall-components/category';
import { useMemo } from 'react';
import { toCategories } from '../../frame/header-data';
import { usePopularGoods } from '../../goods/use-popular-goods';
import { useCategories } from '../../mall/use-categories';

/** The category panel over the banner. */
export function Categories() {
  const categories = useCategories();
  return (
    <CategoryPanel
      categories={useMemo(() => toCategories(categories), [categories])}
      loadGoods={usePopularGoods()}
      placement="overlay"
    />
  );
}
