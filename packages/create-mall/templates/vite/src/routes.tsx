import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { api } from '../mall/api';
import { CartPage } from '../mall/cart-page';
import { loadDetail, loadFrame } from '../mall/load';
import { NotFoundPage } from '../mall/not-found-page';
import { ProfilePage } from '../mall/profile-page';
import { GoodsRoute } from './goods-route';
import { listLoader, ListRoute } from './list-route';
import { Root, RootError } from './root';

const detailLoader = async ({ params }: LoaderFunctionArgs) => {
  const goods = await loadDetail(api, Number(params.id));
  if (!goods) throw data(undefined, 404);
  return goods;
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    loader: () => loadFrame(api),
    // the frame is the same for every page
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RootError,
        children: [
          { index: true, Component: ListRoute, loader: listLoader },
          { path: 'goods/:id', Component: GoodsRoute, loader: detailLoader },
          { path: 'cart', Component: CartPage },
          { path: 'profile', Component: ProfilePage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
