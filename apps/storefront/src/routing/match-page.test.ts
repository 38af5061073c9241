import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { patterns } from '../page-params/paths';
import { matchPage } from './match-page';

const routes = Object.entries(patterns).map(([id, path]) => ({ id, path }));

// The server uses the router's own matching, so both must find the same page
it.each([
  '/',
  '',
  '//',
  '/login',
  '/login/',
  '/LOGIN',
  '/login/more',
  '/goods_detail',
  '/goods_detail/',
  '/goods_detail/7',
  '/goods_detail/7/',
  '/goods_detail/7/8',
  '/goods_detail/a%2Fb',
  '/goods_detail/%E8%8C%B6',
  '/goods_detail/%',
  '/goods%5Fdetail/7',
  '/goods/goods_search',
  '/middlewares/privacy_agreement',
  '/middlewares/callback_twitter',
  '/middlewares',
  '/merchant/merchant/home',
  '/users/order_list',
  '/.env',
  '/nowhere',
])('finds the page that the server finds at %s', (path) => {
  const found = matchPage(routes, path);
  const [expected] = matchRoutes(routes, path || '/') ?? [];
  expect([found?.route.id, found?.params]).toEqual([expected?.route.id, expected?.params]);
});
