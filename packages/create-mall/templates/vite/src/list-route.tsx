import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '../mall/api';
import { ListPage } from '../mall/list-page';
import { loadGoods } from '../mall/load';

export async function listLoader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { goods: await loadGoods(api, query), title: query.title };
}

export const ListRoute = () => <ListPage {...useLoaderData<typeof listLoader>()} />;
