import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListPage } from '../../mall/list-page';
import { loadGoods } from '../../mall/load';
import { serverApi } from '../../mall/server';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { goods: await loadGoods(serverApi, query), title: query.title };
}

export default function List() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
