import type * as catalogue from './schema/catalogue';
import type * as identity from './schema/identity';
import type * as jobs from './schema/jobs';
import type * as payment from './schema/payment';
import type * as trade from './schema/trade';

export type * from './schema/catalogue';
export type * from './schema/identity';
export type * from './schema/jobs';
export type * from './schema/payment';
export type * from './schema/trade';

/** The tables, as the migrations leave them. */
export interface Database {
  user_account: identity.UserAccountTable;
  session: identity.SessionTable;
  login_code: identity.LoginCodeTable;
  rate_limit: identity.RateLimitTable;
  outbox_message: identity.OutboxMessageTable;
  captcha: identity.CaptchaTable;
  known_caller: identity.KnownCallerTable;
  user_identity: identity.UserIdentityTable;
  oauth_request: identity.OauthRequestTable;
  upload: identity.UploadTable;
  user_address: identity.UserAddressTable;
  shop_type: catalogue.ShopTypeTable;
  shop_category: catalogue.ShopCategoryTable;
  shop: catalogue.ShopTable;
  shop_goods_category: catalogue.ShopGoodsCategoryTable;
  category: catalogue.CategoryTable;
  guarantee: catalogue.GuaranteeTable;
  product: catalogue.ProductTable;
  product_attr: catalogue.ProductAttrTable;
  sku: catalogue.SkuTable;
  review: catalogue.ReviewTable;
  collect_product: catalogue.CollectProductTable;
  collect_shop: catalogue.CollectShopTable;
  banner: catalogue.BannerTable;
  hot_keyword: catalogue.HotKeywordTable;
  activity: catalogue.ActivityTable;
  activity_product: catalogue.ActivityProductTable;
  setting: catalogue.SettingTable;
  coupon: trade.CouponTable;
  user_coupon: trade.UserCouponTable;
  cart_item: trade.CartItemTable;
  idempotent_call: trade.IdempotentCallTable;
  pre_order: trade.PreOrderTable;
  order_group: trade.OrderGroupTable;
  shop_order: trade.ShopOrderTable;
  order_line: trade.OrderLineTable;
  payment: payment.PaymentTable;
  payment_event: payment.PaymentEventTable;
  payment_refund: payment.PaymentRefundTable;
  test_payment: payment.TestPaymentTable;
  refund_order: trade.RefundOrderTable;
  refund_line: trade.RefundLineTable;
  job: jobs.JobTable;
  job_run: jobs.JobRunTable;
}
