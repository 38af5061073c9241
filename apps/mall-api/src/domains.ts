import { accountAdminHandlers } from './account-admin/handlers';
import { addressHandlers } from './address/handlers';
import { authHandlers } from './auth/handlers';
import { authJobs } from './auth/jobs';
import { captchaHandlers } from './captcha/handlers';
import { cartHandlers } from './cart/handlers';
import { cartJobs } from './cart/jobs';
import { laterHandlers } from './cart/later-handlers';
import { catalogHandlers } from './catalog/handlers';
import { catalogJobs } from './catalog/jobs';
import { changeJobs } from './changes/jobs';
import { changeRoutes } from './changes/routes';
import { estimateHandlers } from './checkout/estimate-handlers';
import { checkoutHandlers } from './checkout/handlers';
import { checkoutJobs } from './checkout/jobs';
import { collectionHandlers } from './collection/handlers';
import { collectionJobs } from './collection/jobs';
import { followHandlers } from './collection/shop-handlers';
import { contentHandlers } from './content/handlers';
import { contentAdminHandlers } from './content-admin/handlers';
import { couponHandlers } from './coupon/handlers';
import { couponAdminHandlers } from './coupon-admin/handlers';
import { fulfilmentJobs } from './fulfilment/jobs';
import { goodsAdminHandlers } from './goods-admin/handlers';
import { goodsAdminJobs } from './goods-admin/jobs';
import { goodsRowsHandlers } from './goods-rows/handlers';
import type { Handlers, Routes } from './http/handler';
import type { ContractRoutes } from './http/routes';
import { jobAdminHandlers } from './job-admin/handlers';
import { queueJobs } from './jobs/cleanup';
import type { AnyJob } from './jobs/job';
import { mediaHandlers, requireRoomOfMall, requireRoomOfShop } from './media/handlers';
import { mediaJobs } from './media/jobs';
import { mediaRoutes } from './media/routes';
import { noticeJobs } from './notices/jobs';
import { noticeRoutes } from './notices/routes';
import { mailSettingHandlers } from './notices/setting-handlers';
import { operatorHandlers } from './operator/handlers';
import { orderHandlers } from './order/handlers';
import { orderJobs } from './order/jobs';
import { outboxJobs } from './outbox/jobs';
import { outboxRoutes } from './outbox/routes';
import { paymentHandlers } from './payment/handlers';
import { paymentJobs } from './payment/jobs';
import { paymentRoutes } from './payment/routes';
import { payoutJobs } from './payout/jobs';
import { moneyHandlers } from './payout/money-handlers';
import { payoutHandlers } from './payout/payout-handlers';
import { pointsHandlers } from './points/handlers';
import { pointsJobs } from './points/jobs';
import { receiptHandlers } from './receipt/handlers';
import { cancelHandlers } from './refund/cancel-handlers';
import { refundHandlers } from './refund/handlers';
import { refundJobs } from './refund/jobs';
import { reviewHandlers } from './review/handlers';
import { searchJobs } from './search/jobs';
import { settlementHandlers } from './settlement/handlers';
import { applicationHandlers } from './settlement/operator-handlers';
import { shopHandlers } from './shop/handlers';
import { shopAdminHandlers } from './shop-admin/handlers';
import { sitemapHandlers } from './sitemap/handlers';
import { socialHandlers } from './social/handlers';
import { staffHandlers } from './staff/handlers';
import { stockWatchHandlers } from './stock-watch/handlers';
import { requireRoomForUpload, uploadHandlers } from './upload/handlers';
import { uploadRoutes } from './upload/routes';
import { userHandlers } from './user/handlers';
import { passwordHandlers } from './user/password-handlers';
import { visitorHandlers } from './visitor/handlers';
import { visitorJobs } from './visitor/jobs';

/** Every call of the contract. A new domain adds its line; a test reports calls without a handler. */
export const handlers: Partial<Handlers> = {
  ...authHandlers,
  ...captchaHandlers,
  ...socialHandlers,
  ...stockWatchHandlers,
  ...userHandlers,
  ...passwordHandlers,
  ...uploadHandlers,
  ...contentHandlers,
  ...catalogHandlers,
  ...shopHandlers,
  ...sitemapHandlers,
  ...settlementHandlers,
  ...addressHandlers,
  ...cartHandlers,
  ...laterHandlers,
  ...collectionHandlers,
  ...followHandlers,
  ...couponHandlers,
  ...checkoutHandlers,
  ...estimateHandlers,
  ...orderHandlers,
  ...receiptHandlers,
  ...mailSettingHandlers,
  ...paymentHandlers,
  ...reviewHandlers,
  ...refundHandlers,
  ...cancelHandlers,
  ...pointsHandlers,
  ...visitorHandlers,
  ...operatorHandlers,
  ...moneyHandlers,
  ...payoutHandlers,
  ...applicationHandlers,
  ...contentAdminHandlers,
  ...staffHandlers,
  ...goodsAdminHandlers,
  ...goodsRowsHandlers,
  ...shopAdminHandlers,
  ...couponAdminHandlers,
  ...accountAdminHandlers,
  ...jobAdminHandlers,
  ...mediaHandlers,
};

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

/** Routes outside the contract. */
export const routes: readonly Routes[] = [
  changeRoutes,
  mediaRoutes,
  noticeRoutes,
  outboxRoutes,
  paymentRoutes,
  uploadRoutes,
];

/** Jobs of all domains. */
export const jobs: readonly AnyJob[] = [
  ...authJobs,
  ...catalogJobs,
  ...searchJobs,
  ...changeJobs,
  ...cartJobs,
  ...collectionJobs,
  ...checkoutJobs,
  ...orderJobs,
  ...visitorJobs,
  ...fulfilmentJobs,
  ...paymentJobs,
  ...refundJobs,
  ...pointsJobs,
  ...payoutJobs,
  ...goodsAdminJobs,
  ...mediaJobs,
  ...outboxJobs,
  ...noticeJobs,
  ...queueJobs,
];
