import type { ReportSubject } from '@vermilion/api-client';
import type { CollectionTab } from '@vermilion/mall-components/collection';
import type { CouponTab } from '@vermilion/mall-components/coupon';
import type { OrderTab } from '@vermilion/mall-components/order';
import type { ReviewTab } from '@vermilion/mall-components/review';
import type {
  ActivityParams,
  GoodsParams,
  PointsParams,
  SearchParams,
  ShopGoodsParams,
  ShopsParams,
} from '.';
import {
  activityLinkParams,
  collectionParams,
  confirmParams,
  couponsParams,
  goodsParams,
  homeParams,
  leaderboardParams,
  listParams,
  loginParams,
  orderParams,
  ordersParams,
  paymentResultParams,
  pointsParams,
  refundParams,
  reviewsParams,
  searchParams,
  settlementParams,
  shopAboutParams,
  shopCouponsParams,
  shopGoodsParams,
  shopParams,
  shopsParams,
  stripePaymentParams,
  writeReviewParams,
} from '.';
import { CARD_FORM_PATH } from './card-form-path';
import type { ShopCouponKind } from './coupon-kinds';

/** Id of the tracking events on the page of an order. */
const LOGISTICS_ANCHOR = 'logistics';

/** Route patterns, shared by the route table and the builders below. */
export const patterns = {
  home: '/',
  login: '/login',
  goodsDetail: '/goods_detail/:id?',
  goodsSearch: '/goods/goods_search',
  activity: '/goods/activity_list',
  leaderboard: '/goods/top_one',
  shopHome: '/merchant/merchant/home',
  shopGoods: '/merchant/merchant/category',
  shopCoupons: '/merchant/merchant/coupon',
  shopAbout: '/merchant/merchant/qualification',
  /** A shop without a page name. */
  shop: '/merchant/merchant',
  shopStreet: '/merchant/merchant_street',
  moreShops: '/merchant/merchant_more',
  privacy: '/middlewares/privacy_agreement',
  help: '/help',
  deliveryReturns: '/help/delivery_returns',
  paying: '/help/paying',
  aboutMall: '/help/about_mall',
  /** `callback_twitter` and similar. */
  callback: '/middlewares/:callback',
  cart: '/order/shopping_cart',
  confirm: '/order/order_confirm',
  paymentResult: '/order/payment_result',
  stripePayment: CARD_FORM_PATH,
  orderDetail: '/order/order_detail',
  visitorOrder: '/order/visitor',
  /** The account overview. */
  account: '/users',
  orderList: '/users/order_list',
  refundForm: '/users/refund_confirm',
  refundList: '/users/refund_list',
  refundDetail: '/order/refund_detail',
  reviews: '/users/evaluation_list',
  writeReview: '/users/evaluation_confirm',
  points: '/users/points',
  addresses: '/users/address_list',
  collection: '/users/collection_list',
  coupons: '/users/coupon_list',
  profile: '/users/user_info',
  /** Which emails one gets. */
  mails: '/users/mails',
  report: '/users/report',
  settlement: '/users/merchant_settled',
  applications: '/users/application_record',
} as const;

/** The URL of every page, without the locale prefix. Queries are built by `page-params`. */
export const paths = {
  /** `page` is the number of loaded pages of recommended goods. */
  home: (page?: number) => patterns.home + homeParams.build({ page }),
  /** `mode` is a mode of the login panel; without it the panel starts with sign-in. */
  login: (mode?: string) => patterns.login + loginParams.build({ mode }),
  /** `sku` preselects a specification; the other parameters are about the reviews. */
  goods: (id: number, query: Partial<GoodsParams> = {}) =>
    `/goods_detail/${id}${goodsParams.build(query)}`,
  search: (query: Partial<SearchParams> = {}) => patterns.goodsSearch + searchParams.build(query),
  activity: (id: number, type: number, name: string, query: Partial<ActivityParams> = {}) =>
    patterns.activity + activityLinkParams.build({ ...query, id: String(id), type, name }),
  leaderboard: (cid?: number) => patterns.leaderboard + leaderboardParams.build({ cid }),
  shop: (id: number, page?: number) =>
    patterns.shopHome + shopParams.build({ id: String(id), page }),
  shopGoods: (id: number, query: Partial<ShopGoodsParams> = {}) =>
    patterns.shopGoods + shopGoodsParams.build({ ...query, id: String(id) }),
  /** Coupons for everything in the shop, or for some goods. */
  shopCoupons: (id: number, kind?: ShopCouponKind, page?: number) =>
    patterns.shopCoupons + shopCouponsParams.build({ id: String(id), kind, page }),
  shopAbout: (id: number) => patterns.shopAbout + shopAboutParams.build({ id: String(id) }),
  shopStreet: (page?: number) => patterns.shopStreet + listParams.build({ page }),
  /** Shops by keyword, type and category. */
  moreShops: (query: Partial<ShopsParams> = {}) => patterns.moreShops + shopsParams.build(query),
  privacy: () => patterns.privacy,
  /** What is answered where, and whom to ask. */
  help: () => patterns.help,
  /** Delivery costs, delivery times and returns. */
  deliveryReturns: () => patterns.deliveryReturns,
  /** Payment methods, and what happens to the money. */
  paying: () => patterns.paying,
  /** Who runs the mall, and how its shops are checked. */
  aboutMall: () => patterns.aboutMall,
  cart: () => patterns.cart,
  confirm: (preOrderNo: string) => patterns.confirm + confirmParams.build({ preOrderNo }),
  paymentResult: (orderNo: string) =>
    patterns.paymentResult + paymentResultParams.build({ orderNo }),
  stripePayment: (clientSecret: string, orderNo: string) =>
    patterns.stripePayment + stripePaymentParams.build({ clientSecret, orderNo }),
  /** `orderStatus` 0 is an unpaid master order; without it an order of one shop. */
  order: (orderNo: string, orderStatus?: number) =>
    patterns.orderDetail + orderParams.build({ orderNo, orderStatus }),
  /** The tracking events of an order of one shop. */
  logistics: (orderNo: string, orderStatus: number) =>
    `${paths.order(orderNo, orderStatus)}#${LOGISTICS_ANCHOR}`,
  account: () => patterns.account,
  orders: (tab?: OrderTab, page?: number) =>
    patterns.orderList + ordersParams.build({ orderStatus: tab, page }),
  /** The refund application for an order of one shop. */
  refundForm: (orderNo: string) => patterns.refundForm + refundParams.build({ orderNo }),
  refunds: (page?: number) => patterns.refundList + listParams.build({ page }),
  refund: (refundNo: string) => patterns.refundDetail + refundParams.build({ orderNo: refundNo }),
  reviews: (tab?: ReviewTab, page?: number) =>
    patterns.reviews + reviewsParams.build({ tab, page }),
  /** The review form for one line of a shop's order. */
  writeReview: (orderNo: string, id: number) =>
    patterns.writeReview + writeReviewParams.build({ orderNo, id }),
  collection: (tab?: CollectionTab, page?: number) =>
    patterns.collection + collectionParams.build({ tab, page }),
  coupons: (tab?: CouponTab, page?: number) =>
    patterns.coupons + couponsParams.build({ tab, page }),
  points: (query: Partial<PointsParams> = {}) => patterns.points + pointsParams.build(query),
  addresses: (page?: number) => patterns.addresses + listParams.build({ page }),
  profile: () => patterns.profile,
  /** Reports goods, a review or a shop to the mall. */
  report: (subject: ReportSubject, id: number) => `${patterns.report}?subject=${subject}&id=${id}`,
  /** The form to open a shop; `id` edits an existing application. */
  settlement: (id?: number) => patterns.settlement + settlementParams.build({ menuCur: 70, id }),
  applications: (page?: number) => patterns.applications + listParams.build({ page }),
} as const;
