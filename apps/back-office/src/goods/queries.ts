import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GoodsState } from '@vermilion/api-client/operator';
import type { Clients } from '../wire/clients';

const GOODS_A_PAGE = 20;

export interface GoodsFilter {
  page: number;
  state?: GoodsState;
  keyword?: string;
  /** With a sku of which there are fewer units. */
  stockBelow?: number;
}

/** One page of the goods, with their skus. */
export const goodsQuery = ({ operator }: Pick<Clients, 'operator'>, filter: GoodsFilter) =>
  queryOptions({
    queryKey: ['work', 'goods', filter],
    queryFn: ({ signal }) => operator.operatorGoods({ ...filter, limit: GOODS_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
