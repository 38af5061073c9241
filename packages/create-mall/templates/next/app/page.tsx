import { ListPage } from '../mall/list-page';
import { loadList } from '../mall/load';
import { serverApi } from '../mall/server';
import { requestLocale } from './request-locale';

interface PageProps {
  searchParams: Promise<{ title?: string; category?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const list = await loadList(serverApi(await requestLocale()), await searchParams);
  return <ListPage {...list} />;
}
