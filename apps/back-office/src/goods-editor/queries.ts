import { queryOptions } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

type Operator = Pick<Clients, 'operator'>;

/** Goods with everything that is edited. */
export const goodsDetailQuery = ({ operator }: Operator, id: number) =>
  queryOptions({
    queryKey: ['work', 'goodsDetail', id],
    queryFn: ({ signal }) => operator.operatorGoodsDetail({ id }, { signal }),
    // What is edited is read afresh, and never replaced while somebody types
    staleTime: Infinity,
    gcTime: 0,
  });

/** A category that goods can be in, with its path: `Kitchen › Tea › Teapots`. */
export interface CategoryChoice {
  value: string;
  label: string;
}

/** The categories without others below, by path. */
export function choicesOf(categories: readonly OperatorCategory[]): CategoryChoice[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const pathOf = ({ name, parentId }: OperatorCategory): string => {
    const parent = byId.get(parentId);
    return parent ? `${pathOf(parent)} › ${name}` : name;
  };
  return categories
    .filter(({ id }) => !parents.has(id))
    .map((category) => ({ value: String(category.id), label: pathOf(category) }));
}

export const categoriesQuery = ({ operator }: Operator) =>
  queryOptions({
    queryKey: ['work', 'categories'],
    queryFn: ({ signal }) => operator.operatorCategories({}, { signal }),
  });

/** The own categories of a shop. */
export const shopCategoriesQuery = ({ operator }: Operator, shopId: number | undefined) =>
  queryOptions({
    queryKey: ['work', 'shopCategories', shopId],
    queryFn: ({ signal }) => operator.operatorShopCategories({ shopId }, { signal }),
    enabled: shopId !== undefined,
  });

export const guaranteesQuery = ({ operator }: Operator) =>
  queryOptions({
    queryKey: ['work', 'guarantees'],
    queryFn: ({ signal }) => operator.operatorGuarantees({}, { signal }),
  });

/** The shops that the mall's staff may create goods for. */
export const shopsQuery = ({ operator }: Operator) =>
  queryOptions({
    queryKey: ['work', 'shops', 'all'],
    queryFn: ({ signal }) => operator.operatorShops({ page: 1, limit: 100 }, { signal }),
  });
