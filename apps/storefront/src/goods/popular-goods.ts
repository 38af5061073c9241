import type { GoodsSummary } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { orderArgs, toGoods } from '@vermilion/mall-data/goods';
import type { AppDeps } from '../deps/deps';
import { mallOf } from '../mall/use-home-mall';

/** The `limit` bestsellers of a category, best first. */
export async function popularGoods(
  app: Pick<AppDeps, 'queries' | 'queryClient' | 'utcOffset'>,
  cid: number,
  limit: number,
): Promise<GoodsSummary[]> {
  const page = { cid, page: 1, limit, ...orderArgs('sales') };
  const options = { ...app.queries.productList(page), meta: { quiet: true } };
  return rowsOf((await app.queryClient.fetchQuery(options)).list, toGoods(mallOf(app)));
}
