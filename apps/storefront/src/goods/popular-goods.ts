import type { GoodsSummary } from '@vermilion/mall-components/goods';
import type { AppDeps } from '../app/deps';
import { toGoods } from '../data/goods';
import { orderArgs } from '../data/goods-order';
import { rowsOf } from '../data/rows';
import { mallFormatOf } from '../frame/use-home-format';

/** The `limit` bestsellers of a category, best first. */
export async function popularGoods(
  app: Pick<AppDeps, 'queries' | 'queryClient' | 'utcOffset'>,
  cid: number,
  limit: number,
): Promise<GoodsSummary[]> {
  const page = { cid, page: 1, limit, ...orderArgs('sales') };
  const options = { ...app.queries.productList(page), meta: { quiet: true } };
  return rowsOf((await app.queryClient.fetchQuery(options)).list, toGoods(mallFormatOf(app)));
}
