import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { api } from '../mall/api';
import { loadDetail } from '../mall/load';
import { NotFoundPage } from '../mall/not-found-page';
import { GoodsRoute } from './goods-route';
import { listLoader, ListRoute } from './list-route';
import { chooseLanguage } from './locale';
import { Root, RootError, rootLoader } from './root';

const detailLoader = async ({ params }: LoaderFunctionArgs) => {
  const goods = await loadDetail(api, Number(params.id));
  if (!goods) throw data(undefined, 404);
  return goods;
};

// Loaded when they are first opened
const cartPage = async () => ({ Component: (await import('../mall/cart-page')).CartPage });
const profilePage = async () => ({ Component: (await import('../mall/profile-page')).ProfilePage });
const termsPage = async () => ({ Component: (await import('../mall/legal-pages')).TermsPage });
const privacyPage = async () => ({ Component: (await import('../mall/legal-pages')).PrivacyPage });

export const routes: RouteObject[] = [
  {
    path: 'language/:tag',
    loader: ({ params }) => chooseLanguage(params.tag),
    HydrateFallback: () => null,
    element: null,
  },
  {
    Component: Root,
    loader: rootLoader,
    // the frame is the same for every page
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RootError,
        children: [
          { index: true, Component: ListRoute, loader: listLoader },
          { path: 'goods/:id', Component: GoodsRoute, loader: detailLoader },
          { path: 'cart', lazy: cartPage },
          { path: 'profile', lazy: profilePage },
          { path: 'terms', lazy: termsPage },
          { path: 'privacy', lazy: privacyPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
