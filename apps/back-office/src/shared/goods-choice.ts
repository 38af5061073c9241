import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Clients } from '../wire/clients';

const GOODS_TO_CHOOSE = 50;

type Operator = Pick<Clients, 'operator'>;

/** Goods to choose, by a part of their name. */
export const goodsToChooseQuery = ({ operator }: Operator, keyword: string) =>
  queryOptions({
    queryKey: ['work', 'goods', 'choose', keyword],
    queryFn: ({ signal }) =>
      operator.operatorGoods(
        { ...(keyword && { keyword }), page: 1, limit: GOODS_TO_CHOOSE },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** The name of goods that are chosen already. */
export const goodsNameQuery = ({ operator }: Operator, id: number) =>
  queryOptions({
    queryKey: ['work', 'goods', 'name', id],
    queryFn: async ({ signal }) => (await operator.operatorGoodsDetail({ id }, { signal })).name,
    staleTime: Infinity,
  });
