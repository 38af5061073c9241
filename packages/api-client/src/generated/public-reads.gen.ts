// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

import type { OperationRow } from '../operation';

/** What can be read without a session. */
export const publicReads: Record<string, OperationRow> = {
  loginMethodInfo: ['GET', '/api/front/login/method/info', 'none'],
  loginPicture: ['GET', '/api/pc/login/getLoginPic', 'none'],
  homeIndex: ['GET', '/api/pc/home/index', 'none'],
  hotKeywords: ['GET', '/api/front/search/keyword', 'none'],
  searchSuggestions: ['GET', '/api/front/search/suggest', 'none'],
  recommendedProducts: ['GET', '/api/front/index/product', 'none'],
  homeActivities: ['GET', '/api/front/activity/index/list', 'none'],
  activityProducts: ['GET', '/api/front/activity/list/{aid}', 'none'],
  activityDetail: ['GET', '/api/pc/activity/detail/{aid}', 'none'],
  leaderboard: ['GET', '/api/front/product/leaderboard', 'none'],
  categoryTree: ['GET', '/api/front/product/category', 'none'],
  productList: ['GET', '/api/front/product/list', 'none'],
  productFacets: ['GET', '/api/front/product/facets', 'none'],
  productDetail: ['GET', '/api/front/product/detail/{id}', 'optional'],
  reviewSummary: ['GET', '/api/front/product/reply/config/{id}', 'none'],
  reviewList: ['GET', '/api/front/product/reply/list/{id}', 'none'],
  reviewDetail: ['GET', '/api/front/product/reply/detail/{id}', 'none'],
  shopCategoryTree: ['GET', '/api/front/product/merchant/{merId}/category/list', 'none'],
  shopProducts: ['GET', '/api/front/product/merchant/pro/list', 'none'],
  shopStreet: ['GET', '/api/front/merchant/street', 'none'],
  shopSearch: ['GET', '/api/front/merchant/search/list', 'none'],
  shopInfo: ['GET', '/api/front/merchant/index/info/{id}', 'optional'],
  shopService: ['GET', '/api/front/merchant/customer/service/info/{id}', 'none'],
  shopDetail: ['GET', '/api/front/merchant/detail/{id}', 'none'],
  shopTypes: ['GET', '/api/front/merchant/all/type/list', 'none'],
  shopCategories: ['GET', '/api/front/merchant/all/category/list', 'none'],
  settlementAgreement: ['GET', '/api/front/merchant/settled/agreement', 'none'],
  claimableCoupons: ['GET', '/api/front/coupons', 'optional'],
  visitorMasterOrderDetail: ['GET', '/api/front/order/visitor/master/detail', 'none'],
  visitorOrderDetail: ['GET', '/api/front/order/visitor/detail', 'none'],
  visitorOrderReceipt: ['GET', '/api/front/order/visitor/receipt', 'none'],
  payMethods: ['GET', '/api/front/pay/method', 'none'],
};
