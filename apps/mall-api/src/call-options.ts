import type { ContractRoutes } from './http/routes';
import { requireRoomOfMall, requireRoomOfShop } from './media/handlers';
import { requireRoomForUpload } from './upload/handlers';

/** Public reads whose response is cached for some seconds. */
export const cached: ContractRoutes['cached'] = {
  categoryTree: 30,
  homeActivities: 15,
  homeIndex: 30,
  hotKeywords: 30,
  leaderboard: 30,
  loginMethodInfo: 30,
  loginPicture: 30,
  productFacets: 15,
  searchSuggestions: 15,
  shopCategories: 30,
  shopCategoryTree: 30,
  shopTypes: 30,
  sitemapParts: 600,
};

/** Calls with limited concurrency per process, by the limiter they share (see `load` in policy/policy.ts). */
export const limited: ContractRoutes['limited'] = {
  productList: 'heavyReads',
  productFacets: 'heavyReads',
  recommendedProducts: 'heavyReads',
  similarProducts: 'heavyReads',
  activityProducts: 'heavyReads',
  shopProducts: 'heavyReads',
  reviewList: 'heavyReads',
  shopStreet: 'heavyReads',
  shopSearch: 'heavyReads',
  searchSuggestions: 'heavyReads',
  sitemapPart: 'heavyReads',
  createPreOrder: 'drafts',
  uploadImage: 'uploads',
  uploadPicture: 'uploads',
  uploadMallPicture: 'uploads',
  orderReceipt: 'receipts',
  visitorOrderReceipt: 'receipts',
};

/** Checks before a body is read. */
export const preconditions: ContractRoutes['preconditions'] = {
  uploadImage: requireRoomForUpload,
  uploadPicture: requireRoomOfShop,
  uploadMallPicture: requireRoomOfMall,
};

/**
 * Calls that accept a session lookup from some seconds ago; all others query it. Those that move money check
 * again together with their data (`isSessionOpen`).
 */
export const withCachedSession: ContractRoutes['withCachedSession'] = new Set([
  'addToCart',
  'cartCount',
  'cartList',
  'computePrice',
  'couponOptions',
  'createOrder',
  'createPreOrder',
  'loadPreOrder',
  'startPayment',
]);

/** Calls by GET that write too: they store what a later call checks, end a session, or extend a draft. */
export const writing: ContractRoutes['writing'] = new Set([
  'graphicCaptcha',
  'loadPreOrder',
  'logout',
  'operatorShopper',
  'oauthRequest',
  'twitterRequestToken',
  'workCaptcha',
]);

/** Calls that show visitors what is the same for everybody; they may be answered by replicas. */
export const ofCatalogue: ContractRoutes['ofCatalogue'] = new Set([
  'activityDetail',
  'activityProducts',
  'categoryTree',
  'homeActivities',
  'homeIndex',
  'hotKeywords',
  'leaderboard',
  'productDetail',
  'productFacets',
  'productList',
  'recommendedProducts',
  'reviewDetail',
  'reviewList',
  'reviewSummary',
  'searchSuggestions',
  'shopCategories',
  'shopCategoryTree',
  'shopDetail',
  'shopInfo',
  'shopProducts',
  'shopSearch',
  'shopStreet',
  'shopTypes',
  'similarProducts',
  'sitemapPart',
  'sitemapParts',
]);
