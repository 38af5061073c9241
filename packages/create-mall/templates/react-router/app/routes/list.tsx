import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListPage } from '../../mall/list-page';
import { loadList } from '../../mall/load';
import { serverApi } from '../../mall/server';
import { localeFor } from '../locale-for';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadList(serverApi(localeFor(request)), Object.fromEntries(new URL(request.url).searchParams));

export default function List() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
