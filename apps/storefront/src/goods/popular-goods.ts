import type { GoodsSummary } from '@vermilion/mall-components/goods';
import type { AppDeps } from '../app/deps';
import { toGoods } from '../data/goods';
import { orderArgs } from '../data/goods-order';
import { rowsOf } from '../data/rows';

/** The `limit` bestsellers of a category, best first. */
export async function popularGoods(
  { queries, queryClient }: Pick<AppDeps, 'queries' | 'queryClient'>,
  cid: number,
  limit: number,
): Promise<GoodsSummary[]> {
  const page = { cid, page: 1, limit, ...orderArgs('sales') };
  const options = { ...queries.productList(page), meta: { quiet: true } };
  return rowsOf((await queryClient.fetchQuery(options)).list, toGoods);
}
