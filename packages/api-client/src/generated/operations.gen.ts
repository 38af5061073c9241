// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

import type { CallOptions, NoArgs, OperationRow, Query } from '../operation';
import type { components, operations } from './schema.gen';

/** All calls of the contract by operationId. */
export const operationTable = {
  loginByEmail: ['POST', '/api/front/login/email', 'none'],
  registerByEmail: ['POST', '/api/front/login/register/email', 'none'],
  logout: ['GET', '/api/front/login/logout', 'optional', { action: true }],
  tokenExists: ['POST', '/api/front/login/token/is/exist', 'optional', { idempotent: true }],
  loginMethodInfo: ['GET', '/api/front/login/method/info', 'none'],
  sendRegisterEmailCode: [
    'POST',
    '/api/front/login/email/captcha',
    'none',
    { body: 'email', text: true, query: ['requestKey', 'graphicKey', 'graphicCode'] },
  ],
  sendForgottenPasswordCode: [
    'POST',
    '/api/front/login/email/forget/password',
    'none',
    { body: 'email', text: true, query: ['requestKey', 'graphicKey', 'graphicCode'] },
  ],
  resetPasswordByEmail: ['POST', '/api/front/login/email/reset/password', 'none'],
  loginPicture: ['GET', '/api/pc/login/getLoginPic', 'none'],
  loginByPhone: ['POST', '/api/front/login/mobile/password', 'none'],
  loginByPhoneCode: ['POST', '/api/front/login/mobile/captcha', 'none'],
  registerByPhone: ['POST', '/api/front/login/register/mobile', 'none'],
  registerVisitor: ['POST', '/api/front/login/register/visitor', 'none'],
  sendPhoneCode: ['POST', '/api/front/login/sendCode', 'none', { form: true }],
  twitterRequestToken: ['GET', '/api/front/login/twitter/request/token', 'none', { action: true }],
  loginByTwitter: ['POST', '/api/front/login/twitter', 'none'],
  oauthRequest: ['GET', '/api/front/login/oauth/request', 'none', { action: true }],
  loginByOauthCode: ['POST', '/api/front/login/oauth/code', 'none'],
  loginByGoogle: ['POST', '/api/front/login/google', 'none', { body: 'idToken', text: true }],
  loginByFacebook: ['POST', '/api/front/login/facebook', 'none'],
  graphicCaptcha: ['GET', '/api/front/captcha/graphic', 'none', { action: true }],
  workCaptcha: ['GET', '/api/front/captcha/work', 'none', { action: true }],
  mailSettings: ['GET', '/api/front/user/mails', 'required'],
  setMailTopic: ['POST', '/api/front/user/mails', 'required', { idempotent: true }],
  userInfo: ['GET', '/api/front/user/info', 'required'],
  userMenu: ['GET', '/api/front/user/menu/user', 'required'],
  editUser: ['POST', '/api/front/user/edit', 'required', { idempotent: true }],
  sendPasswordCodeByPhone: [
    'POST',
    '/api/front/captcha/phone/password',
    'required',
    { query: ['requestKey', 'graphicKey', 'graphicCode'] },
  ],
  sendPasswordCodeByEmail: [
    'POST',
    '/api/front/captcha/email/password',
    'required',
    { query: ['requestKey', 'graphicKey', 'graphicCode'] },
  ],
  changePasswordByPhone: ['POST', '/api/front/user/phone/update/password', 'required'],
  changePasswordByEmail: ['POST', '/api/front/user/email/update/password', 'required'],
  sendSettlementCode: [
    'POST',
    '/api/front/captcha/email/merchant/settled',
    'none',
    { body: 'email', text: true, query: ['requestKey', 'graphicKey', 'graphicCode'] },
  ],
  uploadImage: [
    'POST',
    '/api/front/upload/image',
    'required',
    { form: true, query: ['model', 'pid'] },
  ],
  homeIndex: ['GET', '/api/pc/home/index', 'none'],
  hotKeywords: ['GET', '/api/front/search/keyword', 'none'],
  searchSuggestions: ['GET', '/api/front/search/suggest', 'none'],
  recommendedProducts: ['GET', '/api/front/index/product', 'none'],
  homeActivities: ['GET', '/api/front/activity/index/list', 'none'],
  activityProducts: ['GET', '/api/front/activity/list/{aid}', 'none'],
  activityDetail: ['GET', '/api/pc/activity/detail/{aid}', 'none'],
  leaderboard: ['GET', '/api/front/product/leaderboard', 'none'],
  sitemapParts: ['GET', '/api/front/sitemap', 'none'],
  sitemapPart: ['GET', '/api/front/sitemap/{kind}', 'none'],
  categoryTree: ['GET', '/api/front/product/category', 'none'],
  productList: ['GET', '/api/front/product/list', 'none'],
  productFacets: ['GET', '/api/front/product/facets', 'none'],
  productDetail: ['GET', '/api/front/product/detail/{id}', 'optional'],
  similarProducts: ['GET', '/api/front/product/similar/{id}', 'none'],
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
  shopQualification: ['POST', '/api/front/merchant/qualification/{id}', 'none'],
  settlementAgreement: ['GET', '/api/front/merchant/settled/agreement', 'none'],
  applyAsMerchant: ['POST', '/api/front/merchant/settled/apply', 'required'],
  merchantApplications: ['GET', '/api/front/merchant/settled/record', 'required'],
  merchantApplication: ['GET', '/api/front/merchant/settled/detail/{id}', 'required'],
  changeMerchantApplication: ['POST', '/api/front/merchant/settled/edit/{id}', 'required'],
  withdrawMerchantApplication: ['POST', '/api/front/merchant/settled/withdraw/{id}', 'required'],
  takeShopKey: ['POST', '/api/front/merchant/settled/key/{id}', 'required'],
  cartList: ['GET', '/api/front/cart/list', 'required'],
  cartCount: ['GET', '/api/front/cart/count', 'required'],
  addToCart: ['POST', '/api/front/cart/save', 'required', { body: 'items' }],
  setCartQuantity: ['POST', '/api/front/cart/num', 'required', { idempotent: true }],
  deleteCartItems: ['POST', '/api/front/cart/delete', 'required'],
  resetCartItem: ['POST', '/api/front/cart/resetcart', 'required'],
  collectCartItems: ['POST', '/api/front/cart/collect', 'required'],
  estimateCart: ['POST', '/api/front/cart/estimate', 'optional', { idempotent: true }],
  savedItems: ['GET', '/api/front/cart/later/list', 'required'],
  saveForLater: ['POST', '/api/front/cart/later/add', 'required'],
  keepSavedItems: [
    'POST',
    '/api/front/cart/later/save',
    'required',
    { body: 'items', idempotent: true },
  ],
  moveToCart: ['POST', '/api/front/cart/later/back', 'required'],
  deleteSavedItems: ['POST', '/api/front/cart/later/delete', 'required'],
  watchStock: ['POST', '/api/front/product/stock/watch', 'required', { idempotent: true }],
  unwatchStock: ['POST', '/api/front/product/stock/unwatch', 'required', { idempotent: true }],
  watchedStock: ['GET', '/api/front/product/stock/watched', 'required'],
  collectProduct: ['POST', '/api/front/collect/add/product', 'required', { idempotent: true }],
  uncollectProduct: [
    'POST',
    '/api/front/collect/cancel/{productId}',
    'required',
    { idempotent: true },
  ],
  collectedProducts: ['GET', '/api/front/collect/product/list', 'required'],
  uncollectProducts: [
    'POST',
    '/api/front/collect/remove/product',
    'required',
    { idempotent: true },
  ],
  restoreProducts: ['POST', '/api/front/collect/restore/product', 'required', { idempotent: true }],
  followShop: ['POST', '/api/front/collect/add/merchant/{merId}', 'required', { idempotent: true }],
  unfollowShop: [
    'POST',
    '/api/front/collect/cancel/merchant/{merId}',
    'required',
    { idempotent: true },
  ],
  unfollowShops: ['POST', '/api/front/collect/remove/merchant', 'required', { idempotent: true }],
  restoreShops: ['POST', '/api/front/collect/restore/merchant', 'required', { idempotent: true }],
  followedShops: ['GET', '/api/front/collect/merchant/list', 'required'],
  claimableCoupons: ['GET', '/api/front/coupons', 'optional'],
  claimCoupon: ['POST', '/api/front/coupon/receive', 'required'],
  orderCoupons: ['GET', '/api/front/coupons/order/{preOrderNo}', 'required'],
  couponOptions: ['GET', '/api/front/coupons/order/{preOrderNo}/all', 'required'],
  myCoupons: ['GET', '/api/front/coupon/list', 'required'],
  createPreOrder: ['POST', '/api/front/order/pre/order', 'required'],
  loadPreOrder: ['GET', '/api/front/order/load/pre/{preOrderNo}', 'required'],
  computePrice: ['POST', '/api/front/order/computed/price', 'required', { idempotent: true }],
  createOrder: ['POST', '/api/front/order/create', 'required', { idempotent: true }],
  awaitPayList: ['GET', '/api/front/order/await/pay/list', 'required'],
  orderList: ['GET', '/api/front/order/list', 'required'],
  masterOrderDetail: ['GET', '/api/front/order/master/detail/{orderNo}', 'required'],
  orderDetail: ['GET', '/api/front/order/detail/{orderNo}', 'required'],
  orderData: ['GET', '/api/front/order/data', 'required'],
  orderCenterData: ['GET', '/api/front/order/center/data', 'required'],
  cancelOrder: ['POST', '/api/front/order/cancel/{orderNo}', 'required'],
  deleteOrder: ['POST', '/api/front/order/delete/{orderNo}', 'required'],
  takeOrder: ['POST', '/api/front/order/take/{orderNo}', 'required'],
  orderExpress: ['GET', '/api/front/order/express/{orderNo}', 'required'],
  sendVisitorOrderCode: ['POST', '/api/front/order/visitor/code', 'none'],
  openVisitorOrder: ['POST', '/api/front/order/visitor/open', 'none'],
  visitorMasterOrderDetail: ['GET', '/api/front/order/visitor/master/detail', 'none'],
  visitorOrderDetail: ['GET', '/api/front/order/visitor/detail', 'none'],
  visitorOrderReceipt: ['GET', '/api/front/order/visitor/receipt', 'none'],
  orderReceipt: ['GET', '/api/front/order/receipt/{orderNo}', 'required'],
  keepVisitorOrder: ['POST', '/api/front/order/visitor/keep', 'required'],
  reviewsToWrite: ['GET', '/api/front/order/reply/list', 'required'],
  myReviews: ['GET', '/api/front/order/reply/my', 'required'],
  writeReview: ['POST', '/api/front/order/comment', 'required'],
  followUpReview: ['POST', '/api/front/order/comment/follow/up', 'required'],
  refundForm: ['GET', '/api/front/order/apply/refund/{orderNo}', 'required'],
  refundReasons: ['GET', '/api/front/order/refund/reason', 'required'],
  applyForRefund: ['POST', '/api/front/order/refund', 'required'],
  refundList: ['GET', '/api/front/order/refund/list', 'required'],
  refundDetail: ['GET', '/api/front/order/refund/detail/{orderNo}', 'required'],
  withdrawRefund: ['POST', '/api/front/order/refund/withdraw/{orderNo}', 'required'],
  pointsSummary: ['GET', '/api/front/integral/user', 'required'],
  pointsList: ['GET', '/api/front/integral/list', 'required'],
  sendGoodsBack: ['POST', '/api/front/order/refund/return/{orderNo}', 'required'],
  payMethods: ['GET', '/api/front/pay/method', 'none'],
  startPayment: ['POST', '/api/front/pay/payment', 'required'],
  paypalSuccess: ['POST', '/api/front/pay/paypal/success', 'required'],
  paypalCancel: ['POST', '/api/front/pay/paypal/cancel', 'required'],
  wechatPayResult: ['GET', '/api/front/pay/query/wechat/pay/result/{orderNo}', 'required'],
  addressList: ['GET', '/api/front/address/list', 'required'],
  allAddresses: ['GET', '/api/pc/address/all/list', 'required'],
  saveAddress: ['POST', '/api/front/address/edit', 'required'],
  deleteAddress: ['POST', '/api/front/address/del', 'required'],
  addressDetail: ['GET', '/api/front/address/detail/{id}', 'required'],
  defaultAddress: ['GET', '/api/front/address/default', 'required'],
  setDefaultAddress: ['POST', '/api/front/address/default/set', 'required', { idempotent: true }],
  addressByIp: ['POST', '/api/front/address/ip/info', 'required'],
  mallPolicy: ['GET', '/api/front/policy/{kind}', 'none'],
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operationTable;

/** Arguments of each call: path, query and body fields in one object. */
export interface MallArgs {
  loginByEmail: NonNullable<
    operations['loginByEmail']['requestBody']
  >['content']['application/json'];
  registerByEmail: NonNullable<
    operations['registerByEmail']['requestBody']
  >['content']['application/json'];
  logout: NoArgs;
  tokenExists: NoArgs;
  loginMethodInfo: NoArgs;
  sendRegisterEmailCode: NonNullable<operations['sendRegisterEmailCode']['parameters']['query']> & {
    email: NonNullable<
      operations['sendRegisterEmailCode']['requestBody']
    >['content']['application/json'];
  };
  sendForgottenPasswordCode: NonNullable<
    operations['sendForgottenPasswordCode']['parameters']['query']
  > & {
    email: NonNullable<
      operations['sendForgottenPasswordCode']['requestBody']
    >['content']['application/json'];
  };
  resetPasswordByEmail: NonNullable<
    operations['resetPasswordByEmail']['requestBody']
  >['content']['application/json'];
  loginPicture: NoArgs;
  loginByPhone: NonNullable<
    operations['loginByPhone']['requestBody']
  >['content']['application/json'];
  loginByPhoneCode: NonNullable<
    operations['loginByPhoneCode']['requestBody']
  >['content']['application/json'];
  registerByPhone: NonNullable<
    operations['registerByPhone']['requestBody']
  >['content']['application/json'];
  registerVisitor: NonNullable<
    operations['registerVisitor']['requestBody']
  >['content']['application/json'];
  sendPhoneCode: NonNullable<
    operations['sendPhoneCode']['requestBody']
  >['content']['multipart/form-data'];
  twitterRequestToken: NonNullable<operations['twitterRequestToken']['parameters']['query']>;
  loginByTwitter: NonNullable<
    operations['loginByTwitter']['requestBody']
  >['content']['application/json'];
  oauthRequest: NonNullable<operations['oauthRequest']['parameters']['query']>;
  loginByOauthCode: NonNullable<
    operations['loginByOauthCode']['requestBody']
  >['content']['application/json'];
  loginByGoogle: {
    idToken: NonNullable<operations['loginByGoogle']['requestBody']>['content']['application/json'];
  };
  loginByFacebook: NonNullable<
    operations['loginByFacebook']['requestBody']
  >['content']['application/json'];
  graphicCaptcha: NoArgs;
  workCaptcha: NoArgs;
  mailSettings: NoArgs;
  setMailTopic: NonNullable<
    operations['setMailTopic']['requestBody']
  >['content']['application/json'];
  userInfo: NoArgs;
  userMenu: NoArgs;
  editUser: NonNullable<operations['editUser']['requestBody']>['content']['application/json'];
  sendPasswordCodeByPhone: NonNullable<
    operations['sendPasswordCodeByPhone']['parameters']['query']
  >;
  sendPasswordCodeByEmail: NonNullable<
    operations['sendPasswordCodeByEmail']['parameters']['query']
  >;
  changePasswordByPhone: NonNullable<
    operations['changePasswordByPhone']['requestBody']
  >['content']['application/json'];
  changePasswordByEmail: NonNullable<
    operations['changePasswordByEmail']['requestBody']
  >['content']['application/json'];
  sendSettlementCode: NonNullable<operations['sendSettlementCode']['parameters']['query']> & {
    email: NonNullable<
      operations['sendSettlementCode']['requestBody']
    >['content']['application/json'];
  };
  uploadImage: NonNullable<operations['uploadImage']['parameters']['query']> &
    NonNullable<operations['uploadImage']['requestBody']>['content']['multipart/form-data'];
  homeIndex: NoArgs;
  hotKeywords: NoArgs;
  searchSuggestions: NonNullable<operations['searchSuggestions']['parameters']['query']>;
  recommendedProducts: NonNullable<operations['recommendedProducts']['parameters']['query']>;
  homeActivities: NoArgs;
  activityProducts: NonNullable<operations['activityProducts']['parameters']['path']> &
    NonNullable<operations['activityProducts']['parameters']['query']>;
  activityDetail: NonNullable<operations['activityDetail']['parameters']['path']> &
    NonNullable<operations['activityDetail']['parameters']['query']>;
  leaderboard: NonNullable<operations['leaderboard']['parameters']['query']>;
  sitemapParts: NoArgs;
  sitemapPart: NonNullable<operations['sitemapPart']['parameters']['path']> &
    NonNullable<operations['sitemapPart']['parameters']['query']>;
  categoryTree: NoArgs;
  productList: NonNullable<operations['productList']['parameters']['query']>;
  productFacets: NonNullable<operations['productFacets']['parameters']['query']>;
  productDetail: NonNullable<operations['productDetail']['parameters']['path']>;
  similarProducts: NonNullable<operations['similarProducts']['parameters']['path']> &
    NonNullable<operations['similarProducts']['parameters']['query']>;
  reviewSummary: NonNullable<operations['reviewSummary']['parameters']['path']>;
  reviewList: NonNullable<operations['reviewList']['parameters']['path']> &
    NonNullable<operations['reviewList']['parameters']['query']>;
  reviewDetail: NonNullable<operations['reviewDetail']['parameters']['path']>;
  shopCategoryTree: NonNullable<operations['shopCategoryTree']['parameters']['path']>;
  shopProducts: NonNullable<operations['shopProducts']['parameters']['query']>;
  shopStreet: NonNullable<operations['shopStreet']['parameters']['query']>;
  shopSearch: NonNullable<operations['shopSearch']['parameters']['query']>;
  shopInfo: NonNullable<operations['shopInfo']['parameters']['path']>;
  shopService: NonNullable<operations['shopService']['parameters']['path']>;
  shopDetail: NonNullable<operations['shopDetail']['parameters']['path']>;
  shopTypes: NoArgs;
  shopCategories: NoArgs;
  shopQualification: NonNullable<operations['shopQualification']['parameters']['path']> &
    NonNullable<operations['shopQualification']['requestBody']>['content']['application/json'];
  settlementAgreement: NoArgs;
  applyAsMerchant: NonNullable<
    operations['applyAsMerchant']['requestBody']
  >['content']['application/json'];
  merchantApplications: NonNullable<operations['merchantApplications']['parameters']['query']>;
  merchantApplication: NonNullable<operations['merchantApplication']['parameters']['path']>;
  changeMerchantApplication: NonNullable<
    operations['changeMerchantApplication']['parameters']['path']
  > &
    NonNullable<
      operations['changeMerchantApplication']['requestBody']
    >['content']['application/json'];
  withdrawMerchantApplication: NonNullable<
    operations['withdrawMerchantApplication']['parameters']['path']
  >;
  takeShopKey: NonNullable<operations['takeShopKey']['parameters']['path']>;
  cartList: NonNullable<operations['cartList']['parameters']['query']>;
  cartCount: NonNullable<operations['cartCount']['parameters']['query']>;
  addToCart: {
    items: NonNullable<operations['addToCart']['requestBody']>['content']['application/json'];
  };
  setCartQuantity: NonNullable<
    operations['setCartQuantity']['requestBody']
  >['content']['application/json'];
  deleteCartItems: NonNullable<
    operations['deleteCartItems']['requestBody']
  >['content']['application/json'];
  resetCartItem: NonNullable<
    operations['resetCartItem']['requestBody']
  >['content']['application/json'];
  collectCartItems: NonNullable<
    operations['collectCartItems']['requestBody']
  >['content']['application/json'];
  estimateCart: NonNullable<
    operations['estimateCart']['requestBody']
  >['content']['application/json'];
  savedItems: NoArgs;
  saveForLater: NonNullable<
    operations['saveForLater']['requestBody']
  >['content']['application/json'];
  keepSavedItems: {
    items: NonNullable<operations['keepSavedItems']['requestBody']>['content']['application/json'];
  };
  moveToCart: NonNullable<operations['moveToCart']['requestBody']>['content']['application/json'];
  deleteSavedItems: NonNullable<
    operations['deleteSavedItems']['requestBody']
  >['content']['application/json'];
  watchStock: NonNullable<operations['watchStock']['requestBody']>['content']['application/json'];
  unwatchStock: NonNullable<
    operations['unwatchStock']['requestBody']
  >['content']['application/json'];
  watchedStock: NonNullable<operations['watchedStock']['parameters']['query']>;
  collectProduct: NonNullable<
    operations['collectProduct']['requestBody']
  >['content']['application/json'];
  uncollectProduct: NonNullable<operations['uncollectProduct']['parameters']['path']>;
  collectedProducts: NonNullable<operations['collectedProducts']['parameters']['query']>;
  uncollectProducts: NonNullable<
    operations['uncollectProducts']['requestBody']
  >['content']['application/json'];
  restoreProducts: NonNullable<
    operations['restoreProducts']['requestBody']
  >['content']['application/json'];
  followShop: NonNullable<operations['followShop']['parameters']['path']>;
  unfollowShop: NonNullable<operations['unfollowShop']['parameters']['path']>;
  unfollowShops: NonNullable<
    operations['unfollowShops']['requestBody']
  >['content']['application/json'];
  restoreShops: NonNullable<
    operations['restoreShops']['requestBody']
  >['content']['application/json'];
  followedShops: NonNullable<operations['followedShops']['parameters']['query']>;
  claimableCoupons: NonNullable<operations['claimableCoupons']['parameters']['query']>;
  claimCoupon: NonNullable<operations['claimCoupon']['requestBody']>['content']['application/json'];
  orderCoupons: NonNullable<operations['orderCoupons']['parameters']['path']>;
  couponOptions: NonNullable<operations['couponOptions']['parameters']['path']>;
  myCoupons: NonNullable<operations['myCoupons']['parameters']['query']>;
  createPreOrder: NonNullable<
    operations['createPreOrder']['requestBody']
  >['content']['application/json'];
  loadPreOrder: NonNullable<operations['loadPreOrder']['parameters']['path']>;
  computePrice: NonNullable<
    operations['computePrice']['requestBody']
  >['content']['application/json'];
  createOrder: NonNullable<operations['createOrder']['requestBody']>['content']['application/json'];
  awaitPayList: NonNullable<operations['awaitPayList']['parameters']['query']>;
  orderList: NonNullable<operations['orderList']['parameters']['query']>;
  masterOrderDetail: NonNullable<operations['masterOrderDetail']['parameters']['path']>;
  orderDetail: NonNullable<operations['orderDetail']['parameters']['path']>;
  orderData: NoArgs;
  orderCenterData: NoArgs;
  cancelOrder: NonNullable<operations['cancelOrder']['parameters']['path']>;
  deleteOrder: NonNullable<operations['deleteOrder']['parameters']['path']>;
  takeOrder: NonNullable<operations['takeOrder']['parameters']['path']>;
  orderExpress: NonNullable<operations['orderExpress']['parameters']['path']>;
  sendVisitorOrderCode: NonNullable<
    operations['sendVisitorOrderCode']['requestBody']
  >['content']['application/json'];
  openVisitorOrder: NonNullable<
    operations['openVisitorOrder']['requestBody']
  >['content']['application/json'];
  visitorMasterOrderDetail: NonNullable<
    operations['visitorMasterOrderDetail']['parameters']['query']
  >;
  visitorOrderDetail: NonNullable<operations['visitorOrderDetail']['parameters']['query']>;
  visitorOrderReceipt: NonNullable<operations['visitorOrderReceipt']['parameters']['query']>;
  orderReceipt: NonNullable<operations['orderReceipt']['parameters']['path']>;
  keepVisitorOrder: NonNullable<
    operations['keepVisitorOrder']['requestBody']
  >['content']['application/json'];
  reviewsToWrite: NonNullable<operations['reviewsToWrite']['parameters']['query']>;
  myReviews: NonNullable<operations['myReviews']['parameters']['query']>;
  writeReview: NonNullable<operations['writeReview']['requestBody']>['content']['application/json'];
  followUpReview: NonNullable<
    operations['followUpReview']['requestBody']
  >['content']['application/json'];
  refundForm: NonNullable<operations['refundForm']['parameters']['path']>;
  refundReasons: NoArgs;
  applyForRefund: NonNullable<
    operations['applyForRefund']['requestBody']
  >['content']['application/json'];
  refundList: NonNullable<operations['refundList']['parameters']['query']>;
  refundDetail: NonNullable<operations['refundDetail']['parameters']['path']>;
  withdrawRefund: NonNullable<operations['withdrawRefund']['parameters']['path']>;
  pointsSummary: NoArgs;
  pointsList: NonNullable<operations['pointsList']['parameters']['query']>;
  sendGoodsBack: NonNullable<operations['sendGoodsBack']['parameters']['path']> &
    NonNullable<operations['sendGoodsBack']['requestBody']>['content']['application/json'];
  payMethods: NoArgs;
  startPayment: NonNullable<
    operations['startPayment']['requestBody']
  >['content']['application/json'];
  paypalSuccess: NonNullable<
    operations['paypalSuccess']['requestBody']
  >['content']['application/json'];
  paypalCancel: NonNullable<
    operations['paypalCancel']['requestBody']
  >['content']['application/json'];
  wechatPayResult: NonNullable<operations['wechatPayResult']['parameters']['path']>;
  addressList: NonNullable<operations['addressList']['parameters']['query']>;
  allAddresses: NoArgs;
  saveAddress: NonNullable<operations['saveAddress']['requestBody']>['content']['application/json'];
  deleteAddress: NonNullable<
    operations['deleteAddress']['requestBody']
  >['content']['application/json'];
  addressDetail: NonNullable<operations['addressDetail']['parameters']['path']>;
  defaultAddress: NoArgs;
  setDefaultAddress: NonNullable<
    operations['setDefaultAddress']['requestBody']
  >['content']['application/json'];
  addressByIp: NoArgs;
  mallPolicy: NonNullable<operations['mallPolicy']['parameters']['path']>;
}

/** Result of each call on success: `data` of the envelope. */
export interface MallData {
  loginByEmail: components['schemas']['LoginResult'];
  registerByEmail: components['schemas']['LoginResult'];
  logout: null;
  tokenExists: boolean;
  loginMethodInfo: components['schemas']['LoginMethods'];
  sendRegisterEmailCode: null;
  sendForgottenPasswordCode: null;
  resetPasswordByEmail: null;
  loginPicture: components['schemas']['LoginPicture'];
  loginByPhone: components['schemas']['LoginResult'];
  loginByPhoneCode: components['schemas']['LoginResult'];
  registerByPhone: components['schemas']['LoginResult'];
  registerVisitor: components['schemas']['LoginResult'];
  sendPhoneCode: null;
  twitterRequestToken: components['schemas']['TwitterRequestToken'];
  loginByTwitter: components['schemas']['LoginResult'];
  oauthRequest: components['schemas']['OauthRequest'];
  loginByOauthCode: components['schemas']['LoginResult'];
  loginByGoogle: components['schemas']['LoginResult'];
  loginByFacebook: components['schemas']['LoginResult'];
  graphicCaptcha: components['schemas']['GraphicCaptcha'];
  workCaptcha: components['schemas']['WorkCaptcha'];
  mailSettings: components['schemas']['MailSettings'];
  setMailTopic: null;
  userInfo: components['schemas']['UserInfo'];
  userMenu: components['schemas']['UserMenu'];
  editUser: null;
  sendPasswordCodeByPhone: boolean;
  sendPasswordCodeByEmail: boolean;
  changePasswordByPhone: null;
  changePasswordByEmail: null;
  sendSettlementCode: boolean;
  uploadImage: components['schemas']['UploadedImage'];
  homeIndex: components['schemas']['HomeIndex'];
  hotKeywords: components['schemas']['HotKeyword'][];
  searchSuggestions: components['schemas']['SearchSuggestions'];
  recommendedProducts: components['schemas']['IndexProductPage'];
  homeActivities: components['schemas']['HomeActivity'][];
  activityProducts: components['schemas']['ActivityProductPage'];
  activityDetail: components['schemas']['ActivityDetail'];
  leaderboard: components['schemas']['LeaderboardProduct'][];
  sitemapParts: components['schemas']['SitemapParts'];
  sitemapPart: number[];
  categoryTree: components['schemas']['CategoryNode'][];
  productList: components['schemas']['IndexProductPage'];
  productFacets: components['schemas']['ProductFacets'];
  productDetail: components['schemas']['ProductDetail'];
  similarProducts: components['schemas']['IndexProduct'][];
  reviewSummary: components['schemas']['ReviewSummary'];
  reviewList: components['schemas']['ReviewPage'];
  reviewDetail: components['schemas']['ReviewDetail'];
  shopCategoryTree: components['schemas']['CategoryNode'][];
  shopProducts: components['schemas']['IndexProductPage'];
  shopStreet: components['schemas']['MerchantCardPage'];
  shopSearch: components['schemas']['MerchantCardPage'];
  shopInfo: components['schemas']['ShopInfo'];
  shopService: components['schemas']['ChatConfig'];
  shopDetail: components['schemas']['ShopDetail'];
  shopTypes: components['schemas']['ShopType'][];
  shopCategories: components['schemas']['ShopCategory'][];
  shopQualification: components['schemas']['ShopDetail'];
  settlementAgreement: components['schemas']['SettlementAgreement'];
  applyAsMerchant: null;
  merchantApplications: components['schemas']['MerchantApplicationPage'];
  merchantApplication: components['schemas']['MerchantApplication'];
  changeMerchantApplication: null;
  withdrawMerchantApplication: null;
  takeShopKey: components['schemas']['ShopKey'];
  cartList: components['schemas']['CartShop'][];
  cartCount: components['schemas']['CartCount'];
  addToCart: null;
  setCartQuantity: null;
  deleteCartItems: null;
  resetCartItem: null;
  collectCartItems: null;
  estimateCart: components['schemas']['CartEstimate'];
  savedItems: components['schemas']['SavedItem'][];
  saveForLater: null;
  keepSavedItems: null;
  moveToCart: components['schemas']['MovedToCart'];
  deleteSavedItems: null;
  watchStock: null;
  unwatchStock: null;
  watchedStock: components['schemas']['WatchedSkuPage'];
  collectProduct: null;
  uncollectProduct: null;
  collectedProducts: components['schemas']['CollectedProductPage'];
  uncollectProducts: null;
  restoreProducts: null;
  followShop: null;
  unfollowShop: null;
  unfollowShops: null;
  restoreShops: null;
  followedShops: components['schemas']['FollowedShopPage'];
  claimableCoupons: components['schemas']['ClaimableCouponPage'];
  claimCoupon: null;
  orderCoupons: components['schemas']['OrderCoupon'][];
  couponOptions: components['schemas']['CouponOption'][];
  myCoupons: components['schemas']['MyCouponPage'];
  createPreOrder: components['schemas']['PreOrderNo'];
  loadPreOrder: components['schemas']['PreOrder'];
  computePrice: components['schemas']['OrderPrice'];
  createOrder: components['schemas']['OrderNo'];
  awaitPayList: components['schemas']['AwaitPayOrderPage'];
  orderList: components['schemas']['OrderRowPage'];
  masterOrderDetail: components['schemas']['MasterOrderDetail'];
  orderDetail: components['schemas']['OrderDetail'];
  orderData: components['schemas']['OrderData'];
  orderCenterData: components['schemas']['OrderCenterData'];
  cancelOrder: null;
  deleteOrder: null;
  takeOrder: null;
  orderExpress: components['schemas']['OrderExpress'] | null;
  sendVisitorOrderCode: null;
  openVisitorOrder: components['schemas']['VisitorAccess'];
  visitorMasterOrderDetail: components['schemas']['MasterOrderDetail'];
  visitorOrderDetail: components['schemas']['VisitorOrderDetail'];
  visitorOrderReceipt: components['schemas']['ReceiptFile'];
  orderReceipt: components['schemas']['ReceiptFile'];
  keepVisitorOrder: null;
  reviewsToWrite: components['schemas']['ReviewToWritePage'];
  myReviews: components['schemas']['OwnReviewPage'];
  writeReview: null;
  followUpReview: null;
  refundForm: components['schemas']['RefundForm'];
  refundReasons: string[];
  applyForRefund: components['schemas']['NewRefund'] | null;
  refundList: components['schemas']['RefundRowPage'];
  refundDetail: components['schemas']['RefundDetail'];
  withdrawRefund: null;
  pointsSummary: components['schemas']['PointsSummary'];
  pointsList: components['schemas']['PointsEntryPage'];
  sendGoodsBack: null;
  payMethods: components['schemas']['PayMethods'];
  startPayment: components['schemas']['Payment'];
  paypalSuccess: components['schemas']['PaymentOutcome'];
  paypalCancel: components['schemas']['PaymentOutcome'];
  wechatPayResult: boolean;
  addressList: components['schemas']['AddressPage'];
  allAddresses: components['schemas']['Address'][];
  saveAddress: components['schemas']['Address'];
  deleteAddress: null;
  addressDetail: components['schemas']['Address'];
  defaultAddress: components['schemas']['Address'] | null;
  setDefaultAddress: null;
  addressByIp: components['schemas']['IpPlace'];
  mallPolicy: components['schemas']['MallPolicy'];
}

/** The `reason` of each call's refusals. */
export interface MallReasons {
  loginByEmail: 'wrong-email' | 'wrong-email-sign-in' | 'too-many-tries';
  registerByEmail:
    'wrong-email' | 'wrong-code' | 'weak-password' | 'email-taken' | 'too-many-tries';
  logout: never;
  tokenExists: never;
  loginMethodInfo: never;
  sendRegisterEmailCode: 'wrong-email' | 'not-sent' | 'too-many-tries';
  sendForgottenPasswordCode: 'wrong-email' | 'not-sent' | 'too-many-tries';
  resetPasswordByEmail:
    | 'wrong-email'
    | 'wrong-code'
    | 'weak-password'
    | 'different-passwords'
    | 'no-email-account'
    | 'too-many-tries';
  loginPicture: never;
  loginByPhone: 'wrong-phone' | 'wrong-phone-sign-in' | 'too-many-tries';
  loginByPhoneCode: 'wrong-phone' | 'wrong-code' | 'no-phone-account' | 'too-many-tries';
  registerByPhone:
    'wrong-phone' | 'wrong-code' | 'weak-password' | 'phone-taken' | 'too-many-tries';
  registerVisitor: 'wrong-email' | 'wrong-phone' | 'sign-in-closed' | 'too-many-tries';
  sendPhoneCode: 'wrong-phone' | 'not-sent' | 'too-many-tries';
  twitterRequestToken:
    'sign-in-closed' | 'sign-in-failed' | 'sign-in-misconfigured' | 'too-many-tries';
  loginByTwitter: 'sign-in-closed' | 'sign-in-failed' | 'sign-in-misconfigured' | 'too-many-tries';
  oauthRequest: 'sign-in-closed' | 'sign-in-failed' | 'sign-in-misconfigured' | 'too-many-tries';
  loginByOauthCode:
    'sign-in-closed' | 'sign-in-failed' | 'sign-in-misconfigured' | 'too-many-tries';
  loginByGoogle: 'sign-in-closed' | 'sign-in-failed' | 'sign-in-misconfigured' | 'too-many-tries';
  loginByFacebook: 'sign-in-closed' | 'sign-in-failed' | 'sign-in-misconfigured' | 'too-many-tries';
  graphicCaptcha: 'too-many-tries';
  workCaptcha: 'too-many-tries';
  mailSettings: never;
  setMailTopic: never;
  userInfo: never;
  userMenu: never;
  editUser: never;
  sendPasswordCodeByPhone: 'other-sign-in' | 'not-sent' | 'too-many-tries';
  sendPasswordCodeByEmail: 'other-sign-in' | 'not-sent' | 'too-many-tries';
  changePasswordByPhone:
    'wrong-code' | 'weak-password' | 'different-passwords' | 'other-sign-in' | 'too-many-tries';
  changePasswordByEmail:
    'wrong-code' | 'weak-password' | 'different-passwords' | 'other-sign-in' | 'too-many-tries';
  sendSettlementCode: 'wrong-email' | 'not-sent' | 'too-many-tries';
  uploadImage: 'no-picture' | 'too-many-pixels' | 'limit-reached';
  homeIndex: never;
  hotKeywords: never;
  searchSuggestions: never;
  recommendedProducts: never;
  homeActivities: never;
  activityProducts: 'not-found';
  activityDetail: 'not-found';
  leaderboard: never;
  sitemapParts: never;
  sitemapPart: never;
  categoryTree: never;
  productList: never;
  productFacets: never;
  productDetail: 'not-found';
  similarProducts: never;
  reviewSummary: never;
  reviewList: never;
  reviewDetail: never;
  shopCategoryTree: never;
  shopProducts: never;
  shopStreet: never;
  shopSearch: never;
  shopInfo: 'not-found';
  shopService: 'not-found';
  shopDetail: 'not-found';
  shopTypes: never;
  shopCategories: never;
  shopQualification: 'not-found';
  settlementAgreement: never;
  applyAsMerchant:
    | 'account-required'
    | 'wrong-email'
    | 'wrong-phone'
    | 'wrong-code'
    | 'shop-name-taken'
    | 'shop-email-taken'
    | 'applications-waiting'
    | 'too-many-tries'
    | 'key-reused';
  merchantApplications: 'account-required';
  merchantApplication: 'account-required' | 'not-found';
  changeMerchantApplication:
    | 'account-required'
    | 'wrong-email'
    | 'wrong-phone'
    | 'wrong-code'
    | 'shop-name-taken'
    | 'shop-email-taken'
    | 'applications-waiting'
    | 'too-many-tries'
    | 'not-found'
    | 'already-done';
  withdrawMerchantApplication: 'account-required' | 'not-found' | 'already-done';
  takeShopKey: 'account-required' | 'not-found' | 'wrong-state' | 'already-done';
  cartList: never;
  cartCount: never;
  addToCart: 'not-found' | 'off-sale' | 'out-of-stock' | 'limit-reached' | 'key-reused';
  setCartQuantity: 'not-found' | 'off-sale' | 'out-of-stock' | 'limit-reached';
  deleteCartItems: never;
  resetCartItem: 'not-found' | 'off-sale' | 'out-of-stock';
  collectCartItems: never;
  estimateCart: 'unknown-country' | 'limit-reached';
  savedItems: never;
  saveForLater: 'limit-reached';
  keepSavedItems: 'limit-reached';
  moveToCart: 'limit-reached';
  deleteSavedItems: never;
  watchStock:
    | 'account-required'
    | 'email-missing'
    | 'not-found'
    | 'wrong-state'
    | 'limit-reached'
    | 'too-many-tries';
  unwatchStock: never;
  watchedStock: never;
  collectProduct: 'not-found';
  uncollectProduct: never;
  collectedProducts: never;
  uncollectProducts: never;
  restoreProducts: never;
  followShop: 'not-found';
  unfollowShop: never;
  unfollowShops: never;
  restoreShops: never;
  followedShops: never;
  claimableCoupons: never;
  claimCoupon:
    'not-found' | 'already-done' | 'coupon-not-started' | 'coupon-expired' | 'coupon-sold-out';
  orderCoupons: 'draft-expired';
  couponOptions: 'draft-expired';
  myCoupons: never;
  createPreOrder:
    | 'not-found'
    | 'off-sale'
    | 'out-of-stock'
    | 'held-by-others'
    | 'unpaid-orders'
    | 'limit-reached';
  loadPreOrder: 'draft-expired' | 'not-delivered';
  computePrice:
    | 'draft-expired'
    | 'not-found'
    | 'coupon-unfit'
    | 'coupon-used'
    | 'coupon-expired'
    | 'unknown-country'
    | 'not-delivered'
    | 'delivery-not-offered';
  createOrder:
    | 'draft-expired'
    | 'not-found'
    | 'coupon-unfit'
    | 'coupon-used'
    | 'coupon-expired'
    | 'unknown-country'
    | 'not-delivered'
    | 'delivery-not-offered'
    | 'price-changed'
    | 'address-required'
    | 'wrong-post-code'
    | 'out-of-stock'
    | 'unpaid-orders'
    | 'payment-method-closed';
  awaitPayList: never;
  orderList: never;
  masterOrderDetail: 'not-found';
  orderDetail: 'not-found';
  orderData: never;
  orderCenterData: never;
  cancelOrder: 'not-found' | 'already-done' | 'order-begun' | 'payment-disputed';
  deleteOrder: 'not-found' | 'wrong-state';
  takeOrder: 'not-found' | 'wrong-state';
  orderExpress: 'not-found';
  sendVisitorOrderCode: 'link-expired' | 'too-many-tries';
  openVisitorOrder: 'wrong-code' | 'link-expired' | 'too-many-tries';
  visitorMasterOrderDetail: 'look-up-over';
  visitorOrderDetail: 'look-up-over';
  visitorOrderReceipt: 'look-up-over' | 'not-paid';
  orderReceipt: 'not-found' | 'not-paid';
  keepVisitorOrder: 'look-up-over' | 'other-email';
  reviewsToWrite: never;
  myReviews: never;
  writeReview: 'not-found' | 'already-done' | 'wrong-state';
  followUpReview: 'not-found' | 'already-done' | 'too-late';
  refundForm:
    'not-found' | 'refund-unpaid' | 'refund-in-progress' | 'refund-done' | 'refund-too-late';
  refundReasons: never;
  applyForRefund:
    | 'not-found'
    | 'too-many-units'
    | 'refund-unpaid'
    | 'refund-in-progress'
    | 'refund-done'
    | 'refund-too-late';
  refundList: never;
  refundDetail: 'not-found';
  withdrawRefund: 'not-found' | 'already-done';
  pointsSummary: never;
  pointsList: never;
  sendGoodsBack: 'not-found' | 'wrong-state';
  payMethods: never;
  startPayment:
    | 'not-found'
    | 'already-done'
    | 'wrong-state'
    | 'other-payment-method'
    | 'payment-method-closed'
    | 'payment-processing'
    | 'payment-unavailable'
    | 'payment-misconfigured';
  paypalSuccess: 'not-found' | 'payment-unavailable' | 'payment-misconfigured';
  paypalCancel: 'not-found';
  wechatPayResult: 'not-found';
  addressList: never;
  allAddresses: never;
  saveAddress:
    | 'not-found'
    | 'limit-reached'
    | 'wrong-email'
    | 'wrong-phone'
    | 'unknown-country'
    | 'wrong-post-code';
  deleteAddress: 'not-found';
  addressDetail: 'not-found';
  defaultAddress: never;
  setDefaultAddress: 'not-found';
  addressByIp: never;
  mallPolicy: 'not-found';
}

/** A function for each call. Throws a MallError if the code is not 200. */
export interface MallCalls {
  /** Sign in with e-mail and password. `POST /api/front/login/email` */
  loginByEmail(
    args: MallArgs['loginByEmail'],
    options?: CallOptions,
  ): Promise<MallData['loginByEmail']>;
  /** Register with e-mail, code and password. `POST /api/front/login/register/email` */
  registerByEmail(
    args: MallArgs['registerByEmail'],
    options?: CallOptions,
  ): Promise<MallData['registerByEmail']>;
  /** End the session. `GET /api/front/login/logout` */
  logout(args?: MallArgs['logout'], options?: CallOptions): Promise<MallData['logout']>;
  /** Whether the sent token is valid. `POST /api/front/login/token/is/exist` */
  tokenExists(
    args?: MallArgs['tokenExists'],
    options?: CallOptions,
  ): Promise<MallData['tokenExists']>;
  /** Enabled sign-in methods, and the user agreement. `GET /api/front/login/method/info` */
  loginMethodInfo(
    args?: MallArgs['loginMethodInfo'],
    options?: CallOptions,
  ): Promise<MallData['loginMethodInfo']>;
  /** Send a registration code by e-mail. `POST /api/front/login/email/captcha` */
  sendRegisterEmailCode(
    args: MallArgs['sendRegisterEmailCode'],
    options?: CallOptions,
  ): Promise<MallData['sendRegisterEmailCode']>;
  /** Send a code for a new password by e-mail. `POST /api/front/login/email/forget/password` */
  sendForgottenPasswordCode(
    args: MallArgs['sendForgottenPasswordCode'],
    options?: CallOptions,
  ): Promise<MallData['sendForgottenPasswordCode']>;
  /** Set a new password with a code. `POST /api/front/login/email/reset/password` */
  resetPasswordByEmail(
    args: MallArgs['resetPasswordByEmail'],
    options?: CallOptions,
  ): Promise<MallData['resetPasswordByEmail']>;
  /** The image beside the sign-in form. `GET /api/pc/login/getLoginPic` */
  loginPicture(
    args?: MallArgs['loginPicture'],
    options?: CallOptions,
  ): Promise<MallData['loginPicture']>;
  /** Sign in with phone number and password. `POST /api/front/login/mobile/password` */
  loginByPhone(
    args: MallArgs['loginByPhone'],
    options?: CallOptions,
  ): Promise<MallData['loginByPhone']>;
  /** Sign in with phone number and SMS code. `POST /api/front/login/mobile/captcha` */
  loginByPhoneCode(
    args: MallArgs['loginByPhoneCode'],
    options?: CallOptions,
  ): Promise<MallData['loginByPhoneCode']>;
  /** Register with phone number, SMS code and password. `POST /api/front/login/register/mobile` */
  registerByPhone(
    args: MallArgs['registerByPhone'],
    options?: CallOptions,
  ): Promise<MallData['registerByPhone']>;
  /** Sign in as a visitor, without password and code. `POST /api/front/login/register/visitor` */
  registerVisitor(
    args: MallArgs['registerVisitor'],
    options?: CallOptions,
  ): Promise<MallData['registerVisitor']>;
  /** Send a code by SMS, for signing in or registering. `POST /api/front/login/sendCode` */
  sendPhoneCode(
    args: MallArgs['sendPhoneCode'],
    options?: CallOptions,
  ): Promise<MallData['sendPhoneCode']>;
  /** Begin to sign in with Twitter. `GET /api/front/login/twitter/request/token` */
  twitterRequestToken(
    args?: MallArgs['twitterRequestToken'],
    options?: CallOptions,
  ): Promise<MallData['twitterRequestToken']>;
  /** Sign in with Twitter, after the return. `POST /api/front/login/twitter` */
  loginByTwitter(
    args: MallArgs['loginByTwitter'],
    options?: CallOptions,
  ): Promise<MallData['loginByTwitter']>;
  /** Begin to sign in with Google or Facebook. `GET /api/front/login/oauth/request` */
  oauthRequest(
    args: MallArgs['oauthRequest'],
    options?: CallOptions,
  ): Promise<MallData['oauthRequest']>;
  /** Sign in with Google or Facebook, after the return. `POST /api/front/login/oauth/code` */
  loginByOauthCode(
    args: MallArgs['loginByOauthCode'],
    options?: CallOptions,
  ): Promise<MallData['loginByOauthCode']>;
  /** Sign in with an id token of Google's own button. `POST /api/front/login/google` */
  loginByGoogle(
    args: MallArgs['loginByGoogle'],
    options?: CallOptions,
  ): Promise<MallData['loginByGoogle']>;
  /** Sign in with an access token of Facebook's own button. `POST /api/front/login/facebook` */
  loginByFacebook(
    args: MallArgs['loginByFacebook'],
    options?: CallOptions,
  ): Promise<MallData['loginByFacebook']>;
  /** An image captcha. `GET /api/front/captcha/graphic` */
  graphicCaptcha(
    args?: MallArgs['graphicCaptcha'],
    options?: CallOptions,
  ): Promise<MallData['graphicCaptcha']>;
  /** A proof of work as an alternative to the image. `GET /api/front/captcha/work` */
  workCaptcha(
    args?: MallArgs['workCaptcha'],
    options?: CallOptions,
  ): Promise<MallData['workCaptcha']>;
  /** The mails that the signed-in user gets. `GET /api/front/user/mails` */
  mailSettings(
    args?: MallArgs['mailSettings'],
    options?: CallOptions,
  ): Promise<MallData['mailSettings']>;
  /** Get mails of a topic, or no more. `POST /api/front/user/mails` */
  setMailTopic(
    args: MallArgs['setMailTopic'],
    options?: CallOptions,
  ): Promise<MallData['setMailTopic']>;
  /** The signed-in user. `GET /api/front/user/info` */
  userInfo(args?: MallArgs['userInfo'], options?: CallOptions): Promise<MallData['userInfo']>;
  /** Entries of the account menu. `GET /api/front/user/menu/user` */
  userMenu(args?: MallArgs['userMenu'], options?: CallOptions): Promise<MallData['userMenu']>;
  /** Change nickname and image. `POST /api/front/user/edit` */
  editUser(args: MallArgs['editUser'], options?: CallOptions): Promise<MallData['editUser']>;
  /** Send a code for a password change to the caller's phone. `POST /api/front/captcha/phone/password` */
  sendPasswordCodeByPhone(
    args?: MallArgs['sendPasswordCodeByPhone'],
    options?: CallOptions,
  ): Promise<MallData['sendPasswordCodeByPhone']>;
  /** Send a code for a password change to the caller's e-mail address. `POST /api/front/captcha/email/password` */
  sendPasswordCodeByEmail(
    args?: MallArgs['sendPasswordCodeByEmail'],
    options?: CallOptions,
  ): Promise<MallData['sendPasswordCodeByEmail']>;
  /** Change the password with a code sent by SMS. `POST /api/front/user/phone/update/password` */
  changePasswordByPhone(
    args: MallArgs['changePasswordByPhone'],
    options?: CallOptions,
  ): Promise<MallData['changePasswordByPhone']>;
  /** Change the password with a code sent by e-mail. `POST /api/front/user/email/update/password` */
  changePasswordByEmail(
    args: MallArgs['changePasswordByEmail'],
    options?: CallOptions,
  ): Promise<MallData['changePasswordByEmail']>;
  /** Send a code by e-mail for an application to open a shop. `POST /api/front/captcha/email/merchant/settled` */
  sendSettlementCode(
    args: MallArgs['sendSettlementCode'],
    options?: CallOptions,
  ): Promise<MallData['sendSettlementCode']>;
  /** Upload an image. `POST /api/front/upload/image` */
  uploadImage(
    args: MallArgs['uploadImage'],
    options?: CallOptions,
  ): Promise<MallData['uploadImage']>;
  /** Banners, logo, pictures, currency and contact of the mall. `GET /api/pc/home/index` */
  homeIndex(args?: MallArgs['homeIndex'], options?: CallOptions): Promise<MallData['homeIndex']>;
  /** Hot words of the search. `GET /api/front/search/keyword` */
  hotKeywords(
    args?: MallArgs['hotKeywords'],
    options?: CallOptions,
  ): Promise<MallData['hotKeywords']>;
  /** Suggestions of goods, shops and categories. `GET /api/front/search/suggest` */
  searchSuggestions(
    args: MallArgs['searchSuggestions'],
    options?: CallOptions,
  ): Promise<MallData['searchSuggestions']>;
  /** Recommended goods, page by page. `GET /api/front/index/product` */
  recommendedProducts(
    args?: MallArgs['recommendedProducts'],
    options?: CallOptions,
  ): Promise<MallData['recommendedProducts']>;
  /** Activities of the home page with some of their goods. `GET /api/front/activity/index/list` */
  homeActivities(
    args?: MallArgs['homeActivities'],
    options?: CallOptions,
  ): Promise<MallData['homeActivities']>;
  /** Goods of an activity. `GET /api/front/activity/list/{aid}` */
  activityProducts(
    args: MallArgs['activityProducts'],
    options?: CallOptions,
  ): Promise<MallData['activityProducts']>;
  /** Name, banners and instruction of an activity. `GET /api/pc/activity/detail/{aid}` */
  activityDetail(
    args: MallArgs['activityDetail'],
    options?: CallOptions,
  ): Promise<MallData['activityDetail']>;
  /** The best sold goods, at most 20. `GET /api/front/product/leaderboard` */
  leaderboard(
    args?: MallArgs['leaderboard'],
    options?: CallOptions,
  ): Promise<MallData['leaderboard']>;
  /** Parts of the sitemap of goods and shops. `GET /api/front/sitemap` */
  sitemapParts(
    args?: MallArgs['sitemapParts'],
    options?: CallOptions,
  ): Promise<MallData['sitemapParts']>;
  /** Ids of goods on sale or of open shops, at most 10,000, from an id on. `GET /api/front/sitemap/{kind}` */
  sitemapPart(
    args: MallArgs['sitemapPart'],
    options?: CallOptions,
  ): Promise<MallData['sitemapPart']>;
  /** All goods categories as a tree. `GET /api/front/product/category` */
  categoryTree(
    args?: MallArgs['categoryTree'],
    options?: CallOptions,
  ): Promise<MallData['categoryTree']>;
  /** Search goods of all shops. `GET /api/front/product/list` */
  productList(
    args?: MallArgs['productList'],
    options?: CallOptions,
  ): Promise<MallData['productList']>;
  /** Filters of a list of goods, with counts. `GET /api/front/product/facets` */
  productFacets(
    args?: MallArgs['productFacets'],
    options?: CallOptions,
  ): Promise<MallData['productFacets']>;
  /** Goods with options, skus, shop and guarantees. `GET /api/front/product/detail/{id}` */
  productDetail(
    args: MallArgs['productDetail'],
    options?: CallOptions,
  ): Promise<MallData['productDetail']>;
  /** Goods in stock that are like these. `GET /api/front/product/similar/{id}` */
  similarProducts(
    args: MallArgs['similarProducts'],
    options?: CallOptions,
  ): Promise<MallData['similarProducts']>;
  /** Review counts of goods. `GET /api/front/product/reply/config/{id}` */
  reviewSummary(
    args: MallArgs['reviewSummary'],
    options?: CallOptions,
  ): Promise<MallData['reviewSummary']>;
  /** Reviews of goods, newest first. `GET /api/front/product/reply/list/{id}` */
  reviewList(args: MallArgs['reviewList'], options?: CallOptions): Promise<MallData['reviewList']>;
  /** Review counts of goods, and the newest review. `GET /api/front/product/reply/detail/{id}` */
  reviewDetail(
    args: MallArgs['reviewDetail'],
    options?: CallOptions,
  ): Promise<MallData['reviewDetail']>;
  /** The categories of one shop as a tree of two levels. `GET /api/front/product/merchant/{merId}/category/list` */
  shopCategoryTree(
    args: MallArgs['shopCategoryTree'],
    options?: CallOptions,
  ): Promise<MallData['shopCategoryTree']>;
  /** Search goods of one shop. `GET /api/front/product/merchant/pro/list` */
  shopProducts(
    args: MallArgs['shopProducts'],
    options?: CallOptions,
  ): Promise<MallData['shopProducts']>;
  /** Open shops, recommended ones first. `GET /api/front/merchant/street` */
  shopStreet(args?: MallArgs['shopStreet'], options?: CallOptions): Promise<MallData['shopStreet']>;
  /** Search shops, best rated first. `GET /api/front/merchant/search/list` */
  shopSearch(args?: MallArgs['shopSearch'], options?: CallOptions): Promise<MallData['shopSearch']>;
  /** Header of a shop. `GET /api/front/merchant/index/info/{id}` */
  shopInfo(args: MallArgs['shopInfo'], options?: CallOptions): Promise<MallData['shopInfo']>;
  /** Contact data of a shop. `GET /api/front/merchant/customer/service/info/{id}` */
  shopService(
    args: MallArgs['shopService'],
    options?: CallOptions,
  ): Promise<MallData['shopService']>;
  /** Owner, address and licences of a shop. `GET /api/front/merchant/detail/{id}` */
  shopDetail(args: MallArgs['shopDetail'], options?: CallOptions): Promise<MallData['shopDetail']>;
  /** All types of shops. `GET /api/front/merchant/all/type/list` */
  shopTypes(args?: MallArgs['shopTypes'], options?: CallOptions): Promise<MallData['shopTypes']>;
  /** All shop categories, a flat list. `GET /api/front/merchant/all/category/list` */
  shopCategories(
    args?: MallArgs['shopCategories'],
    options?: CallOptions,
  ): Promise<MallData['shopCategories']>;
  /** Owner, address and licences of a shop, with a captcha. `POST /api/front/merchant/qualification/{id}` */
  shopQualification(
    args: MallArgs['shopQualification'],
    options?: CallOptions,
  ): Promise<MallData['shopQualification']>;
  /** The agreement for shops. `GET /api/front/merchant/settled/agreement` */
  settlementAgreement(
    args?: MallArgs['settlementAgreement'],
    options?: CallOptions,
  ): Promise<MallData['settlementAgreement']>;
  /** Apply to open a shop. `POST /api/front/merchant/settled/apply` */
  applyAsMerchant(
    args: MallArgs['applyAsMerchant'],
    options?: CallOptions,
  ): Promise<MallData['applyAsMerchant']>;
  /** Applications of the caller, newest first. `GET /api/front/merchant/settled/record` */
  merchantApplications(
    args?: MallArgs['merchantApplications'],
    options?: CallOptions,
  ): Promise<MallData['merchantApplications']>;
  /** An application of the caller. `GET /api/front/merchant/settled/detail/{id}` */
  merchantApplication(
    args: MallArgs['merchantApplication'],
    options?: CallOptions,
  ): Promise<MallData['merchantApplication']>;
  /** Change an application; a refused or withdrawn one is resubmitted. `POST /api/front/merchant/settled/edit/{id}` */
  changeMerchantApplication(
    args: MallArgs['changeMerchantApplication'],
    options?: CallOptions,
  ): Promise<MallData['changeMerchantApplication']>;
  /** Withdraw an application. `POST /api/front/merchant/settled/withdraw/{id}` */
  withdrawMerchantApplication(
    args: MallArgs['withdrawMerchantApplication'],
    options?: CallOptions,
  ): Promise<MallData['withdrawMerchantApplication']>;
  /** The key of the shop for the operator API, shown once. `POST /api/front/merchant/settled/key/{id}` */
  takeShopKey(
    args: MallArgs['takeShopKey'],
    options?: CallOptions,
  ): Promise<MallData['takeShopKey']>;
  /** Rows of the cart, grouped by shop, newest first. `GET /api/front/cart/list` */
  cartList(args: MallArgs['cartList'], options?: CallOptions): Promise<MallData['cartList']>;
  /** Number of rows or units in the cart. `GET /api/front/cart/count` */
  cartCount(args: MallArgs['cartCount'], options?: CallOptions): Promise<MallData['cartCount']>;
  /** Add skus to the cart. `POST /api/front/cart/save` */
  addToCart(args: MallArgs['addToCart'], options?: CallOptions): Promise<MallData['addToCart']>;
  /** Set the quantity of a row. `POST /api/front/cart/num` */
  setCartQuantity(
    args: MallArgs['setCartQuantity'],
    options?: CallOptions,
  ): Promise<MallData['setCartQuantity']>;
  /** Remove rows. `POST /api/front/cart/delete` */
  deleteCartItems(
    args: MallArgs['deleteCartItems'],
    options?: CallOptions,
  ): Promise<MallData['deleteCartItems']>;
  /** Change the sku of a row, of the same goods. `POST /api/front/cart/resetcart` */
  resetCartItem(
    args: MallArgs['resetCartItem'],
    options?: CallOptions,
  ): Promise<MallData['resetCartItem']>;
  /** Move rows to the collected goods. `POST /api/front/cart/collect` */
  collectCartItems(
    args: MallArgs['collectCartItems'],
    options?: CallOptions,
  ): Promise<MallData['collectCartItems']>;
  /** What goods will cost with delivery and coupons. `POST /api/front/cart/estimate` */
  estimateCart(
    args: MallArgs['estimateCart'],
    options?: CallOptions,
  ): Promise<MallData['estimateCart']>;
  /** Goods saved for later, newest first. `GET /api/front/cart/later/list` */
  savedItems(args?: MallArgs['savedItems'], options?: CallOptions): Promise<MallData['savedItems']>;
  /** Move rows of the cart to the goods saved for later. `POST /api/front/cart/later/add` */
  saveForLater(
    args: MallArgs['saveForLater'],
    options?: CallOptions,
  ): Promise<MallData['saveForLater']>;
  /** Save skus for later. `POST /api/front/cart/later/save` */
  keepSavedItems(
    args: MallArgs['keepSavedItems'],
    options?: CallOptions,
  ): Promise<MallData['keepSavedItems']>;
  /** Move goods saved for later into the cart. `POST /api/front/cart/later/back` */
  moveToCart(args: MallArgs['moveToCart'], options?: CallOptions): Promise<MallData['moveToCart']>;
  /** Remove goods saved for later. `POST /api/front/cart/later/delete` */
  deleteSavedItems(
    args: MallArgs['deleteSavedItems'],
    options?: CallOptions,
  ): Promise<MallData['deleteSavedItems']>;
  /** Be told when a sold-out sku is in stock again. `POST /api/front/product/stock/watch` */
  watchStock(args: MallArgs['watchStock'], options?: CallOptions): Promise<MallData['watchStock']>;
  /** Not be told any more. `POST /api/front/product/stock/unwatch` */
  unwatchStock(
    args: MallArgs['unwatchStock'],
    options?: CallOptions,
  ): Promise<MallData['unwatchStock']>;
  /** Skus that the caller waits for, newest first. `GET /api/front/product/stock/watched` */
  watchedStock(
    args?: MallArgs['watchedStock'],
    options?: CallOptions,
  ): Promise<MallData['watchedStock']>;
  /** Collect goods. `POST /api/front/collect/add/product` */
  collectProduct(
    args: MallArgs['collectProduct'],
    options?: CallOptions,
  ): Promise<MallData['collectProduct']>;
  /** Remove collected goods. `POST /api/front/collect/cancel/{productId}` */
  uncollectProduct(
    args: MallArgs['uncollectProduct'],
    options?: CallOptions,
  ): Promise<MallData['uncollectProduct']>;
  /** Collected goods, newest first. `GET /api/front/collect/product/list` */
  collectedProducts(
    args?: MallArgs['collectedProducts'],
    options?: CallOptions,
  ): Promise<MallData['collectedProducts']>;
  /** Remove several collected goods. `POST /api/front/collect/remove/product` */
  uncollectProducts(
    args: MallArgs['uncollectProducts'],
    options?: CallOptions,
  ): Promise<MallData['uncollectProducts']>;
  /** Undo the removal of collected goods. `POST /api/front/collect/restore/product` */
  restoreProducts(
    args: MallArgs['restoreProducts'],
    options?: CallOptions,
  ): Promise<MallData['restoreProducts']>;
  /** Follow a shop. `POST /api/front/collect/add/merchant/{merId}` */
  followShop(args: MallArgs['followShop'], options?: CallOptions): Promise<MallData['followShop']>;
  /** Unfollow a shop. `POST /api/front/collect/cancel/merchant/{merId}` */
  unfollowShop(
    args: MallArgs['unfollowShop'],
    options?: CallOptions,
  ): Promise<MallData['unfollowShop']>;
  /** Unfollow several shops. `POST /api/front/collect/remove/merchant` */
  unfollowShops(
    args: MallArgs['unfollowShops'],
    options?: CallOptions,
  ): Promise<MallData['unfollowShops']>;
  /** Undo unfollowing shops. `POST /api/front/collect/restore/merchant` */
  restoreShops(
    args: MallArgs['restoreShops'],
    options?: CallOptions,
  ): Promise<MallData['restoreShops']>;
  /** Followed shops, newest first, closed ones too. `GET /api/front/collect/merchant/list` */
  followedShops(
    args?: MallArgs['followedShops'],
    options?: CallOptions,
  ): Promise<MallData['followedShops']>;
  /** Coupons of a shop or of goods that can be claimed now. `GET /api/front/coupons` */
  claimableCoupons(
    args?: MallArgs['claimableCoupons'],
    options?: CallOptions,
  ): Promise<MallData['claimableCoupons']>;
  /** Claim a coupon. `POST /api/front/coupon/receive` */
  claimCoupon(
    args: MallArgs['claimCoupon'],
    options?: CallOptions,
  ): Promise<MallData['claimCoupon']>;
  /** The caller's coupons that apply to a pre-order. `GET /api/front/coupons/order/{preOrderNo}` */
  orderCoupons(
    args: MallArgs['orderCoupons'],
    options?: CallOptions,
  ): Promise<MallData['orderCoupons']>;
  /** All unused coupons of the caller, and why they do not apply to a pre-order. `GET /api/front/coupons/order/{preOrderNo}/all` */
  couponOptions(
    args: MallArgs['couponOptions'],
    options?: CallOptions,
  ): Promise<MallData['couponOptions']>;
  /** The caller's coupons. `GET /api/front/coupon/list` */
  myCoupons(args: MallArgs['myCoupons'], options?: CallOptions): Promise<MallData['myCoupons']>;
  /** Start an order from goods or from cart rows. `POST /api/front/order/pre/order` */
  createPreOrder(
    args: MallArgs['createPreOrder'],
    options?: CallOptions,
  ): Promise<MallData['createPreOrder']>;
  /** Goods and price of a pre-order. `GET /api/front/order/load/pre/{preOrderNo}` */
  loadPreOrder(
    args: MallArgs['loadPreOrder'],
    options?: CallOptions,
  ): Promise<MallData['loadPreOrder']>;
  /** Price of a pre-order with an address, coupons and points. `POST /api/front/order/computed/price` */
  computePrice(
    args: MallArgs['computePrice'],
    options?: CallOptions,
  ): Promise<MallData['computePrice']>;
  /** Turn a pre-order into an order. `POST /api/front/order/create` */
  createOrder(
    args: MallArgs['createOrder'],
    options?: CallOptions,
  ): Promise<MallData['createOrder']>;
  /** Unpaid master orders, newest first. `GET /api/front/order/await/pay/list` */
  awaitPayList(
    args?: MallArgs['awaitPayList'],
    options?: CallOptions,
  ): Promise<MallData['awaitPayList']>;
  /** Paid, cash-on-delivery or cancelled orders by state, newest first. `GET /api/front/order/list` */
  orderList(args: MallArgs['orderList'], options?: CallOptions): Promise<MallData['orderList']>;
  /** A master order with its shops. `GET /api/front/order/master/detail/{orderNo}` */
  masterOrderDetail(
    args: MallArgs['masterOrderDetail'],
    options?: CallOptions,
  ): Promise<MallData['masterOrderDetail']>;
  /** An order of one shop. `GET /api/front/order/detail/{orderNo}` */
  orderDetail(
    args: MallArgs['orderDetail'],
    options?: CallOptions,
  ): Promise<MallData['orderDetail']>;
  /** Number of the caller's orders in each state. `GET /api/front/order/data` */
  orderData(args?: MallArgs['orderData'], options?: CallOptions): Promise<MallData['orderData']>;
  /** Number of the caller's orders that need an action. `GET /api/front/order/center/data` */
  orderCenterData(
    args?: MallArgs['orderCenterData'],
    options?: CallOptions,
  ): Promise<MallData['orderCenterData']>;
  /** Cancel an order. `POST /api/front/order/cancel/{orderNo}` */
  cancelOrder(
    args: MallArgs['cancelOrder'],
    options?: CallOptions,
  ): Promise<MallData['cancelOrder']>;
  /** Hide a completed or cancelled order from the caller's lists. `POST /api/front/order/delete/{orderNo}` */
  deleteOrder(
    args: MallArgs['deleteOrder'],
    options?: CallOptions,
  ): Promise<MallData['deleteOrder']>;
  /** Confirm that the goods have arrived. `POST /api/front/order/take/{orderNo}` */
  takeOrder(args: MallArgs['takeOrder'], options?: CallOptions): Promise<MallData['takeOrder']>;
  /** Courier, waybill and trace of an order. `GET /api/front/order/express/{orderNo}` */
  orderExpress(
    args: MallArgs['orderExpress'],
    options?: CallOptions,
  ): Promise<MallData['orderExpress']>;
  /** E-mail a code for a visitor's order. `POST /api/front/order/visitor/code` */
  sendVisitorOrderCode(
    args: MallArgs['sendVisitorOrderCode'],
    options?: CallOptions,
  ): Promise<MallData['sendVisitorOrderCode']>;
  /** Exchange the code for access to the order. `POST /api/front/order/visitor/open` */
  openVisitorOrder(
    args: MallArgs['openVisitorOrder'],
    options?: CallOptions,
  ): Promise<MallData['openVisitorOrder']>;
  /** A visitor's master order with its shops. `GET /api/front/order/visitor/master/detail` */
  visitorMasterOrderDetail(
    args: MallArgs['visitorMasterOrderDetail'],
    options?: CallOptions,
  ): Promise<MallData['visitorMasterOrderDetail']>;
  /** One shop's part of a visitor's order. `GET /api/front/order/visitor/detail` */
  visitorOrderDetail(
    args: MallArgs['visitorOrderDetail'],
    options?: CallOptions,
  ): Promise<MallData['visitorOrderDetail']>;
  /** The receipt of one shop's part of a visitor's order as a PDF. `GET /api/front/order/visitor/receipt` */
  visitorOrderReceipt(
    args: MallArgs['visitorOrderReceipt'],
    options?: CallOptions,
  ): Promise<MallData['visitorOrderReceipt']>;
  /** The receipt of a shop's paid order as a PDF. `GET /api/front/order/receipt/{orderNo}` */
  orderReceipt(
    args: MallArgs['orderReceipt'],
    options?: CallOptions,
  ): Promise<MallData['orderReceipt']>;
  /** Move a visitor's orders to the caller's account. `POST /api/front/order/visitor/keep` */
  keepVisitorOrder(
    args: MallArgs['keepVisitorOrder'],
    options?: CallOptions,
  ): Promise<MallData['keepVisitorOrder']>;
  /** Received lines that the caller has not reviewed yet. `GET /api/front/order/reply/list` */
  reviewsToWrite(
    args?: MallArgs['reviewsToWrite'],
    options?: CallOptions,
  ): Promise<MallData['reviewsToWrite']>;
  /** Reviews of the caller, newest first. `GET /api/front/order/reply/my` */
  myReviews(args?: MallArgs['myReviews'], options?: CallOptions): Promise<MallData['myReviews']>;
  /** Review a received line. `POST /api/front/order/comment` */
  writeReview(
    args: MallArgs['writeReview'],
    options?: CallOptions,
  ): Promise<MallData['writeReview']>;
  /** Add a follow-up to an own review, once. `POST /api/front/order/comment/follow/up` */
  followUpReview(
    args: MallArgs['followUpReview'],
    options?: CallOptions,
  ): Promise<MallData['followUpReview']>;
  /** The refundable part of an order of one shop. `GET /api/front/order/apply/refund/{orderNo}` */
  refundForm(args: MallArgs['refundForm'], options?: CallOptions): Promise<MallData['refundForm']>;
  /** Reasons to choose from. `GET /api/front/order/refund/reason` */
  refundReasons(
    args?: MallArgs['refundReasons'],
    options?: CallOptions,
  ): Promise<MallData['refundReasons']>;
  /** Apply for a refund. `POST /api/front/order/refund` */
  applyForRefund(
    args: MallArgs['applyForRefund'],
    options?: CallOptions,
  ): Promise<MallData['applyForRefund']>;
  /** Refunds of the caller, newest first. `GET /api/front/order/refund/list` */
  refundList(args?: MallArgs['refundList'], options?: CallOptions): Promise<MallData['refundList']>;
  /** A refund with its reason and the decision. `GET /api/front/order/refund/detail/{orderNo}` */
  refundDetail(
    args: MallArgs['refundDetail'],
    options?: CallOptions,
  ): Promise<MallData['refundDetail']>;
  /** Withdraw a refund, or keep goods that were to be returned. `POST /api/front/order/refund/withdraw/{orderNo}` */
  withdrawRefund(
    args: MallArgs['withdrawRefund'],
    options?: CallOptions,
  ): Promise<MallData['withdrawRefund']>;
  /** The points of the caller. `GET /api/front/integral/user` */
  pointsSummary(
    args?: MallArgs['pointsSummary'],
    options?: CallOptions,
  ): Promise<MallData['pointsSummary']>;
  /** History of the caller's points, newest first. `GET /api/front/integral/list` */
  pointsList(args?: MallArgs['pointsList'], options?: CallOptions): Promise<MallData['pointsList']>;
  /** Set the parcel of returned goods. `POST /api/front/order/refund/return/{orderNo}` */
  sendGoodsBack(
    args: MallArgs['sendGoodsBack'],
    options?: CallOptions,
  ): Promise<MallData['sendGoodsBack']>;
  /** Enabled payment methods. `GET /api/front/pay/method` */
  payMethods(args?: MallArgs['payMethods'], options?: CallOptions): Promise<MallData['payMethods']>;
  /** Start the payment of a master order. `POST /api/front/pay/payment` */
  startPayment(
    args: MallArgs['startPayment'],
    options?: CallOptions,
  ): Promise<MallData['startPayment']>;
  /** Capture a payment that was approved at PayPal. `POST /api/front/pay/paypal/success` */
  paypalSuccess(
    args: MallArgs['paypalSuccess'],
    options?: CallOptions,
  ): Promise<MallData['paypalSuccess']>;
  /** Report a return from PayPal without approval. `POST /api/front/pay/paypal/cancel` */
  paypalCancel(
    args: MallArgs['paypalCancel'],
    options?: CallOptions,
  ): Promise<MallData['paypalCancel']>;
  /** Whether a master order is paid. `GET /api/front/pay/query/wechat/pay/result/{orderNo}` */
  wechatPayResult(
    args: MallArgs['wechatPayResult'],
    options?: CallOptions,
  ): Promise<MallData['wechatPayResult']>;
  /** The caller's addresses, default first, page by page. `GET /api/front/address/list` */
  addressList(
    args?: MallArgs['addressList'],
    options?: CallOptions,
  ): Promise<MallData['addressList']>;
  /** All addresses of the caller, default first. `GET /api/pc/address/all/list` */
  allAddresses(
    args?: MallArgs['allAddresses'],
    options?: CallOptions,
  ): Promise<MallData['allAddresses']>;
  /** Add or change an address. `POST /api/front/address/edit` */
  saveAddress(
    args: MallArgs['saveAddress'],
    options?: CallOptions,
  ): Promise<MallData['saveAddress']>;
  /** Delete an address. `POST /api/front/address/del` */
  deleteAddress(
    args: MallArgs['deleteAddress'],
    options?: CallOptions,
  ): Promise<MallData['deleteAddress']>;
  /** One address of the caller. `GET /api/front/address/detail/{id}` */
  addressDetail(
    args: MallArgs['addressDetail'],
    options?: CallOptions,
  ): Promise<MallData['addressDetail']>;
  /** The default address of the caller. `GET /api/front/address/default` */
  defaultAddress(
    args?: MallArgs['defaultAddress'],
    options?: CallOptions,
  ): Promise<MallData['defaultAddress']>;
  /** Make an address the default. `POST /api/front/address/default/set` */
  setDefaultAddress(
    args: MallArgs['setDefaultAddress'],
    options?: CallOptions,
  ): Promise<MallData['setDefaultAddress']>;
  /** Estimate the location of the caller, for a new address. `POST /api/front/address/ip/info` */
  addressByIp(
    args?: MallArgs['addressByIp'],
    options?: CallOptions,
  ): Promise<MallData['addressByIp']>;
  /** A policy of the mall, in force now. `GET /api/front/policy/{kind}` */
  mallPolicy(args: MallArgs['mallPolicy'], options?: CallOptions): Promise<MallData['mallPolicy']>;
}

/** A query factory for each read. */
export interface MallQueries {
  /** Enabled sign-in methods, and the user agreement. `GET /api/front/login/method/info` */
  loginMethodInfo(
    args?: MallArgs['loginMethodInfo'],
  ): Query<'loginMethodInfo', MallArgs['loginMethodInfo'], MallData['loginMethodInfo']>;
  /** The image beside the sign-in form. `GET /api/pc/login/getLoginPic` */
  loginPicture(
    args?: MallArgs['loginPicture'],
  ): Query<'loginPicture', MallArgs['loginPicture'], MallData['loginPicture']>;
  /** The mails that the signed-in user gets. `GET /api/front/user/mails` */
  mailSettings(
    args?: MallArgs['mailSettings'],
  ): Query<'mailSettings', MallArgs['mailSettings'], MallData['mailSettings']>;
  /** The signed-in user. `GET /api/front/user/info` */
  userInfo(
    args?: MallArgs['userInfo'],
  ): Query<'userInfo', MallArgs['userInfo'], MallData['userInfo']>;
  /** Entries of the account menu. `GET /api/front/user/menu/user` */
  userMenu(
    args?: MallArgs['userMenu'],
  ): Query<'userMenu', MallArgs['userMenu'], MallData['userMenu']>;
  /** Banners, logo, pictures, currency and contact of the mall. `GET /api/pc/home/index` */
  homeIndex(
    args?: MallArgs['homeIndex'],
  ): Query<'homeIndex', MallArgs['homeIndex'], MallData['homeIndex']>;
  /** Hot words of the search. `GET /api/front/search/keyword` */
  hotKeywords(
    args?: MallArgs['hotKeywords'],
  ): Query<'hotKeywords', MallArgs['hotKeywords'], MallData['hotKeywords']>;
  /** Suggestions of goods, shops and categories. `GET /api/front/search/suggest` */
  searchSuggestions(
    args: MallArgs['searchSuggestions'],
  ): Query<'searchSuggestions', MallArgs['searchSuggestions'], MallData['searchSuggestions']>;
  /** Recommended goods, page by page. `GET /api/front/index/product` */
  recommendedProducts(
    args?: MallArgs['recommendedProducts'],
  ): Query<'recommendedProducts', MallArgs['recommendedProducts'], MallData['recommendedProducts']>;
  /** Activities of the home page with some of their goods. `GET /api/front/activity/index/list` */
  homeActivities(
    args?: MallArgs['homeActivities'],
  ): Query<'homeActivities', MallArgs['homeActivities'], MallData['homeActivities']>;
  /** Goods of an activity. `GET /api/front/activity/list/{aid}` */
  activityProducts(
    args: MallArgs['activityProducts'],
  ): Query<'activityProducts', MallArgs['activityProducts'], MallData['activityProducts']>;
  /** Name, banners and instruction of an activity. `GET /api/pc/activity/detail/{aid}` */
  activityDetail(
    args: MallArgs['activityDetail'],
  ): Query<'activityDetail', MallArgs['activityDetail'], MallData['activityDetail']>;
  /** The best sold goods, at most 20. `GET /api/front/product/leaderboard` */
  leaderboard(
    args?: MallArgs['leaderboard'],
  ): Query<'leaderboard', MallArgs['leaderboard'], MallData['leaderboard']>;
  /** Parts of the sitemap of goods and shops. `GET /api/front/sitemap` */
  sitemapParts(
    args?: MallArgs['sitemapParts'],
  ): Query<'sitemapParts', MallArgs['sitemapParts'], MallData['sitemapParts']>;
  /** Ids of goods on sale or of open shops, at most 10,000, from an id on. `GET /api/front/sitemap/{kind}` */
  sitemapPart(
    args: MallArgs['sitemapPart'],
  ): Query<'sitemapPart', MallArgs['sitemapPart'], MallData['sitemapPart']>;
  /** All goods categories as a tree. `GET /api/front/product/category` */
  categoryTree(
    args?: MallArgs['categoryTree'],
  ): Query<'categoryTree', MallArgs['categoryTree'], MallData['categoryTree']>;
  /** Search goods of all shops. `GET /api/front/product/list` */
  productList(
    args?: MallArgs['productList'],
  ): Query<'productList', MallArgs['productList'], MallData['productList']>;
  /** Filters of a list of goods, with counts. `GET /api/front/product/facets` */
  productFacets(
    args?: MallArgs['productFacets'],
  ): Query<'productFacets', MallArgs['productFacets'], MallData['productFacets']>;
  /** Goods with options, skus, shop and guarantees. `GET /api/front/product/detail/{id}` */
  productDetail(
    args: MallArgs['productDetail'],
  ): Query<'productDetail', MallArgs['productDetail'], MallData['productDetail']>;
  /** Goods in stock that are like these. `GET /api/front/product/similar/{id}` */
  similarProducts(
    args: MallArgs['similarProducts'],
  ): Query<'similarProducts', MallArgs['similarProducts'], MallData['similarProducts']>;
  /** Review counts of goods. `GET /api/front/product/reply/config/{id}` */
  reviewSummary(
    args: MallArgs['reviewSummary'],
  ): Query<'reviewSummary', MallArgs['reviewSummary'], MallData['reviewSummary']>;
  /** Reviews of goods, newest first. `GET /api/front/product/reply/list/{id}` */
  reviewList(
    args: MallArgs['reviewList'],
  ): Query<'reviewList', MallArgs['reviewList'], MallData['reviewList']>;
  /** Review counts of goods, and the newest review. `GET /api/front/product/reply/detail/{id}` */
  reviewDetail(
    args: MallArgs['reviewDetail'],
  ): Query<'reviewDetail', MallArgs['reviewDetail'], MallData['reviewDetail']>;
  /** The categories of one shop as a tree of two levels. `GET /api/front/product/merchant/{merId}/category/list` */
  shopCategoryTree(
    args: MallArgs['shopCategoryTree'],
  ): Query<'shopCategoryTree', MallArgs['shopCategoryTree'], MallData['shopCategoryTree']>;
  /** Search goods of one shop. `GET /api/front/product/merchant/pro/list` */
  shopProducts(
    args: MallArgs['shopProducts'],
  ): Query<'shopProducts', MallArgs['shopProducts'], MallData['shopProducts']>;
  /** Open shops, recommended ones first. `GET /api/front/merchant/street` */
  shopStreet(
    args?: MallArgs['shopStreet'],
  ): Query<'shopStreet', MallArgs['shopStreet'], MallData['shopStreet']>;
  /** Search shops, best rated first. `GET /api/front/merchant/search/list` */
  shopSearch(
    args?: MallArgs['shopSearch'],
  ): Query<'shopSearch', MallArgs['shopSearch'], MallData['shopSearch']>;
  /** Header of a shop. `GET /api/front/merchant/index/info/{id}` */
  shopInfo(
    args: MallArgs['shopInfo'],
  ): Query<'shopInfo', MallArgs['shopInfo'], MallData['shopInfo']>;
  /** Contact data of a shop. `GET /api/front/merchant/customer/service/info/{id}` */
  shopService(
    args: MallArgs['shopService'],
  ): Query<'shopService', MallArgs['shopService'], MallData['shopService']>;
  /** Owner, address and licences of a shop. `GET /api/front/merchant/detail/{id}` */
  shopDetail(
    args: MallArgs['shopDetail'],
  ): Query<'shopDetail', MallArgs['shopDetail'], MallData['shopDetail']>;
  /** All types of shops. `GET /api/front/merchant/all/type/list` */
  shopTypes(
    args?: MallArgs['shopTypes'],
  ): Query<'shopTypes', MallArgs['shopTypes'], MallData['shopTypes']>;
  /** All shop categories, a flat list. `GET /api/front/merchant/all/category/list` */
  shopCategories(
    args?: MallArgs['shopCategories'],
  ): Query<'shopCategories', MallArgs['shopCategories'], MallData['shopCategories']>;
  /** The agreement for shops. `GET /api/front/merchant/settled/agreement` */
  settlementAgreement(
    args?: MallArgs['settlementAgreement'],
  ): Query<'settlementAgreement', MallArgs['settlementAgreement'], MallData['settlementAgreement']>;
  /** Applications of the caller, newest first. `GET /api/front/merchant/settled/record` */
  merchantApplications(
    args?: MallArgs['merchantApplications'],
  ): Query<
    'merchantApplications',
    MallArgs['merchantApplications'],
    MallData['merchantApplications']
  >;
  /** An application of the caller. `GET /api/front/merchant/settled/detail/{id}` */
  merchantApplication(
    args: MallArgs['merchantApplication'],
  ): Query<'merchantApplication', MallArgs['merchantApplication'], MallData['merchantApplication']>;
  /** Rows of the cart, grouped by shop, newest first. `GET /api/front/cart/list` */
  cartList(
    args: MallArgs['cartList'],
  ): Query<'cartList', MallArgs['cartList'], MallData['cartList']>;
  /** Number of rows or units in the cart. `GET /api/front/cart/count` */
  cartCount(
    args: MallArgs['cartCount'],
  ): Query<'cartCount', MallArgs['cartCount'], MallData['cartCount']>;
  /** Goods saved for later, newest first. `GET /api/front/cart/later/list` */
  savedItems(
    args?: MallArgs['savedItems'],
  ): Query<'savedItems', MallArgs['savedItems'], MallData['savedItems']>;
  /** Skus that the caller waits for, newest first. `GET /api/front/product/stock/watched` */
  watchedStock(
    args?: MallArgs['watchedStock'],
  ): Query<'watchedStock', MallArgs['watchedStock'], MallData['watchedStock']>;
  /** Collected goods, newest first. `GET /api/front/collect/product/list` */
  collectedProducts(
    args?: MallArgs['collectedProducts'],
  ): Query<'collectedProducts', MallArgs['collectedProducts'], MallData['collectedProducts']>;
  /** Followed shops, newest first, closed ones too. `GET /api/front/collect/merchant/list` */
  followedShops(
    args?: MallArgs['followedShops'],
  ): Query<'followedShops', MallArgs['followedShops'], MallData['followedShops']>;
  /** Coupons of a shop or of goods that can be claimed now. `GET /api/front/coupons` */
  claimableCoupons(
    args?: MallArgs['claimableCoupons'],
  ): Query<'claimableCoupons', MallArgs['claimableCoupons'], MallData['claimableCoupons']>;
  /** The caller's coupons that apply to a pre-order. `GET /api/front/coupons/order/{preOrderNo}` */
  orderCoupons(
    args: MallArgs['orderCoupons'],
  ): Query<'orderCoupons', MallArgs['orderCoupons'], MallData['orderCoupons']>;
  /** All unused coupons of the caller, and why they do not apply to a pre-order. `GET /api/front/coupons/order/{preOrderNo}/all` */
  couponOptions(
    args: MallArgs['couponOptions'],
  ): Query<'couponOptions', MallArgs['couponOptions'], MallData['couponOptions']>;
  /** The caller's coupons. `GET /api/front/coupon/list` */
  myCoupons(
    args: MallArgs['myCoupons'],
  ): Query<'myCoupons', MallArgs['myCoupons'], MallData['myCoupons']>;
  /** Goods and price of a pre-order. `GET /api/front/order/load/pre/{preOrderNo}` */
  loadPreOrder(
    args: MallArgs['loadPreOrder'],
  ): Query<'loadPreOrder', MallArgs['loadPreOrder'], MallData['loadPreOrder']>;
  /** Unpaid master orders, newest first. `GET /api/front/order/await/pay/list` */
  awaitPayList(
    args?: MallArgs['awaitPayList'],
  ): Query<'awaitPayList', MallArgs['awaitPayList'], MallData['awaitPayList']>;
  /** Paid, cash-on-delivery or cancelled orders by state, newest first. `GET /api/front/order/list` */
  orderList(
    args: MallArgs['orderList'],
  ): Query<'orderList', MallArgs['orderList'], MallData['orderList']>;
  /** A master order with its shops. `GET /api/front/order/master/detail/{orderNo}` */
  masterOrderDetail(
    args: MallArgs['masterOrderDetail'],
  ): Query<'masterOrderDetail', MallArgs['masterOrderDetail'], MallData['masterOrderDetail']>;
  /** An order of one shop. `GET /api/front/order/detail/{orderNo}` */
  orderDetail(
    args: MallArgs['orderDetail'],
  ): Query<'orderDetail', MallArgs['orderDetail'], MallData['orderDetail']>;
  /** Number of the caller's orders in each state. `GET /api/front/order/data` */
  orderData(
    args?: MallArgs['orderData'],
  ): Query<'orderData', MallArgs['orderData'], MallData['orderData']>;
  /** Number of the caller's orders that need an action. `GET /api/front/order/center/data` */
  orderCenterData(
    args?: MallArgs['orderCenterData'],
  ): Query<'orderCenterData', MallArgs['orderCenterData'], MallData['orderCenterData']>;
  /** Courier, waybill and trace of an order. `GET /api/front/order/express/{orderNo}` */
  orderExpress(
    args: MallArgs['orderExpress'],
  ): Query<'orderExpress', MallArgs['orderExpress'], MallData['orderExpress']>;
  /** A visitor's master order with its shops. `GET /api/front/order/visitor/master/detail` */
  visitorMasterOrderDetail(
    args: MallArgs['visitorMasterOrderDetail'],
  ): Query<
    'visitorMasterOrderDetail',
    MallArgs['visitorMasterOrderDetail'],
    MallData['visitorMasterOrderDetail']
  >;
  /** One shop's part of a visitor's order. `GET /api/front/order/visitor/detail` */
  visitorOrderDetail(
    args: MallArgs['visitorOrderDetail'],
  ): Query<'visitorOrderDetail', MallArgs['visitorOrderDetail'], MallData['visitorOrderDetail']>;
  /** The receipt of one shop's part of a visitor's order as a PDF. `GET /api/front/order/visitor/receipt` */
  visitorOrderReceipt(
    args: MallArgs['visitorOrderReceipt'],
  ): Query<'visitorOrderReceipt', MallArgs['visitorOrderReceipt'], MallData['visitorOrderReceipt']>;
  /** The receipt of a shop's paid order as a PDF. `GET /api/front/order/receipt/{orderNo}` */
  orderReceipt(
    args: MallArgs['orderReceipt'],
  ): Query<'orderReceipt', MallArgs['orderReceipt'], MallData['orderReceipt']>;
  /** Received lines that the caller has not reviewed yet. `GET /api/front/order/reply/list` */
  reviewsToWrite(
    args?: MallArgs['reviewsToWrite'],
  ): Query<'reviewsToWrite', MallArgs['reviewsToWrite'], MallData['reviewsToWrite']>;
  /** Reviews of the caller, newest first. `GET /api/front/order/reply/my` */
  myReviews(
    args?: MallArgs['myReviews'],
  ): Query<'myReviews', MallArgs['myReviews'], MallData['myReviews']>;
  /** The refundable part of an order of one shop. `GET /api/front/order/apply/refund/{orderNo}` */
  refundForm(
    args: MallArgs['refundForm'],
  ): Query<'refundForm', MallArgs['refundForm'], MallData['refundForm']>;
  /** Reasons to choose from. `GET /api/front/order/refund/reason` */
  refundReasons(
    args?: MallArgs['refundReasons'],
  ): Query<'refundReasons', MallArgs['refundReasons'], MallData['refundReasons']>;
  /** Refunds of the caller, newest first. `GET /api/front/order/refund/list` */
  refundList(
    args?: MallArgs['refundList'],
  ): Query<'refundList', MallArgs['refundList'], MallData['refundList']>;
  /** A refund with its reason and the decision. `GET /api/front/order/refund/detail/{orderNo}` */
  refundDetail(
    args: MallArgs['refundDetail'],
  ): Query<'refundDetail', MallArgs['refundDetail'], MallData['refundDetail']>;
  /** The points of the caller. `GET /api/front/integral/user` */
  pointsSummary(
    args?: MallArgs['pointsSummary'],
  ): Query<'pointsSummary', MallArgs['pointsSummary'], MallData['pointsSummary']>;
  /** History of the caller's points, newest first. `GET /api/front/integral/list` */
  pointsList(
    args?: MallArgs['pointsList'],
  ): Query<'pointsList', MallArgs['pointsList'], MallData['pointsList']>;
  /** Enabled payment methods. `GET /api/front/pay/method` */
  payMethods(
    args?: MallArgs['payMethods'],
  ): Query<'payMethods', MallArgs['payMethods'], MallData['payMethods']>;
  /** Whether a master order is paid. `GET /api/front/pay/query/wechat/pay/result/{orderNo}` */
  wechatPayResult(
    args: MallArgs['wechatPayResult'],
  ): Query<'wechatPayResult', MallArgs['wechatPayResult'], MallData['wechatPayResult']>;
  /** The caller's addresses, default first, page by page. `GET /api/front/address/list` */
  addressList(
    args?: MallArgs['addressList'],
  ): Query<'addressList', MallArgs['addressList'], MallData['addressList']>;
  /** All addresses of the caller, default first. `GET /api/pc/address/all/list` */
  allAddresses(
    args?: MallArgs['allAddresses'],
  ): Query<'allAddresses', MallArgs['allAddresses'], MallData['allAddresses']>;
  /** One address of the caller. `GET /api/front/address/detail/{id}` */
  addressDetail(
    args: MallArgs['addressDetail'],
  ): Query<'addressDetail', MallArgs['addressDetail'], MallData['addressDetail']>;
  /** The default address of the caller. `GET /api/front/address/default` */
  defaultAddress(
    args?: MallArgs['defaultAddress'],
  ): Query<'defaultAddress', MallArgs['defaultAddress'], MallData['defaultAddress']>;
  /** A policy of the mall, in force now. `GET /api/front/policy/{kind}` */
  mallPolicy(
    args: MallArgs['mallPolicy'],
  ): Query<'mallPolicy', MallArgs['mallPolicy'], MallData['mallPolicy']>;
}
