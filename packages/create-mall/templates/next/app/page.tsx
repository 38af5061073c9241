import { ListPage } from '../mall/list-page';
import { loadGoods } from '../mall/load';
import { serverApi } from '../mall/server';

interface PageProps {
  searchParams: Promise<{ title?: string; category?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const query = await searchParams;
  return <ListPage goods={await loadGoods(serverApi, query)} title={query.title} />;
}
