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
import { jobAdminHandlers } from './job-admin/handlers';
import { queueJobs } from './jobs/cleanup';
import type { AnyJob } from './jobs/job';
import { mediaHandlers } from './media/handlers';
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
import { reportHandlers } from './report/handlers';
import { reportDecisionHandlers } from './report/operator-handlers';
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
import { uploadHandlers } from './upload/handlers';
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
  ...reportHandlers,
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
  ...reportDecisionHandlers,
  ...jobAdminHandlers,
  ...mediaHandlers,
};

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
