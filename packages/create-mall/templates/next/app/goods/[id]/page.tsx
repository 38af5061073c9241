import { notFound } from 'next/navigation';
import { GoodsPage } from '../../../mall/goods-page';
import { loadDetail } from '../../../mall/load';
import { serverApi } from '../../../mall/server';
import { requestLocale } from '../../request-locale';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const goods = await loadDetail(serverApi(await requestLocale()), Number(id));
  if (!goods) notFound();
  return <GoodsPage goods={goods} />;
}
