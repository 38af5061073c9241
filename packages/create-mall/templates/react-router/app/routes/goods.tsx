import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GoodsPage } from '../../mall/goods-page';
import { loadDetail } from '../../mall/load';
import { serverApi } from '../../mall/server';
import { localeFor } from '../locale-for';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const goods = await loadDetail(serverApi(localeFor(request)), Number(params.id));
  if (!goods) throw data(undefined, 404);
  return goods;
}

/** Other goods begin with their own choice. */
export default function Goods() {
  const goods = useLoaderData<typeof loader>();
  return <GoodsPage key={goods.id} goods={goods} />;
}
