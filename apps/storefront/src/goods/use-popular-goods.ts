import type { LoadCategoryGoods } from '@vermilion/mall-components/category';
import { useCallback } from 'react';
import { useApp } from '../deps/app-context';

/** Loads the bestsellers of a category when its panel is open. */
export function usePopularGoods(): LoadCategoryGoods {
  const app = useApp();
  return useCallback(
    async ({ id }, limit) => (await import('./popular-goods')).popularGoods(app, Number(id), limit),
    [app],
  );
}
