import type { GoodsSummary } from '@vermilion/mall-components/goods';
import type { AppDeps } from '../deps/deps';
import { mallFormatOf } from '../mall/use-home-format';
import { orderArgs } from '../wire/goods-order';
import { rowsOf } from '../wire/rows';
import { toGoods } from './goods';

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
