import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '../mall/api';
import { ListPage } from '../mall/list-page';
import { loadList } from '../mall/load';

export const listLoader = ({ request }: LoaderFunctionArgs) =>
  loadList(api, Object.fromEntries(new URL(request.url).searchParams));

export const ListRoute = () => <ListPage {...useLoaderData<typeof listLoader>()} />;
