import { useLoaderData } from 'react-router';
import { GoodsPage } from '../mall/goods-page';
import type { GoodsDetail } from '../mall/load';

/** Other goods begin with their own choice. */
export function GoodsRoute() {
  const goods = useLoaderData<GoodsDetail>();
  return <GoodsPage key={goods.id} goods={goods} />;
}
