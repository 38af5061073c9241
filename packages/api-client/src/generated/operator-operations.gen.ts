// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

import type { CallOptions, NoArgs, OperationRow } from '../operation';
import type { components, operations } from './operator-schema.gen';

/** All calls of the operators' contract by operationId. */
export const operatorTable = {
  operatorSelf: ['GET', '/api/operator/key/self', 'required'],
  operatorKeys: ['GET', '/api/operator/key/list', 'required'],
  createOperatorKey: ['POST', '/api/operator/key/create', 'required'],
  revokeOperatorKey: ['POST', '/api/operator/key/revoke/{id}', 'required'],
  auditLog: ['GET', '/api/operator/audit/list', 'required'],
  operatorOrders: ['GET', '/api/operator/order/list', 'required'],
  operatorOrder: ['GET', '/api/operator/order/detail/{orderNo}', 'required'],
  beginOrder: ['POST', '/api/operator/order/begin/{orderNo}', 'required'],
  shipOrder: ['POST', '/api/operator/order/ship/{orderNo}', 'required'],
  addTrace: ['POST', '/api/operator/order/trace/{orderNo}', 'required'],
  deliverOrder: ['POST', '/api/operator/order/delivered/{orderNo}', 'required'],
  callOffOrder: ['POST', '/api/operator/order/cancel/{orderNo}', 'required'],
  operatorRefunds: ['GET', '/api/operator/refund/list', 'required'],
  acceptRefund: ['POST', '/api/operator/refund/accept/{refundNo}', 'required'],
  confirmReturn: ['POST', '/api/operator/refund/arrived/{refundNo}', 'required'],
  confirmPaidBack: ['POST', '/api/operator/refund/paid/{refundNo}', 'required'],
  refuseRefund: ['POST', '/api/operator/refund/refuse/{refundNo}', 'required'],
  operatorPaymentNotes: ['GET', '/api/operator/payment/note/list', 'required'],
  operatorReviews: ['GET', '/api/operator/review/list', 'required'],
  replyToReview: ['POST', '/api/operator/review/reply/{id}', 'required'],
  explainSearch: ['GET', '/api/operator/search/explain', 'required'],
  operatorGoods: ['GET', '/api/operator/goods/list', 'required'],
  setGoodsOnSale: ['POST', '/api/operator/goods/sale/{id}', 'required'],
  setStock: ['POST', '/api/operator/sku/stock/{id}', 'required'],
  changeStock: ['POST', '/api/operator/sku/stock/change/{id}', 'required'],
  setPrice: ['POST', '/api/operator/sku/price/{id}', 'required'],
  endQuotes: ['POST', '/api/operator/sku/endQuotes/{id}', 'required'],
  exportGoods: ['GET', '/api/operator/goods/export', 'required'],
  importGoods: ['POST', '/api/operator/goods/import', 'required'],
  operatorShops: ['GET', '/api/operator/shop/list', 'required'],
  setShopOpen: ['POST', '/api/operator/shop/open/{id}', 'required'],
  setShopDelivery: ['POST', '/api/operator/shop/delivery/{id}', 'required'],
  setGoodsVirtual: ['POST', '/api/operator/goods/virtual/{id}', 'required'],
  operatorApplications: ['GET', '/api/operator/application/list', 'required'],
  approveApplication: ['POST', '/api/operator/application/approve/{id}', 'required'],
  refuseApplication: ['POST', '/api/operator/application/refuse/{id}', 'required'],
  operatorCoupons: ['GET', '/api/operator/coupon/list', 'required'],
  grantCoupon: ['POST', '/api/operator/coupon/grant/{id}', 'required'],
  operatorGuarantees: ['GET', '/api/operator/guarantee/list', 'required'],
  createGuarantee: ['POST', '/api/operator/guarantee/create', 'required'],
  saveGuarantee: ['POST', '/api/operator/guarantee/save/{id}', 'required'],
  deleteGuarantee: ['POST', '/api/operator/guarantee/delete/{id}', 'required'],
  operatorPictures: ['GET', '/api/operator/picture/list', 'required'],
  uploadPicture: [
    'POST',
    '/api/operator/picture/upload',
    'required',
    { form: true, query: ['shopId'] },
  ],
  deletePicture: ['POST', '/api/operator/picture/delete/{id}', 'required'],
  mallPictures: ['GET', '/api/operator/picture/mall/list', 'required'],
  uploadMallPicture: ['POST', '/api/operator/picture/mall/upload', 'required', { form: true }],
  deleteMallPicture: ['POST', '/api/operator/picture/mall/delete/{id}', 'required'],
} as const satisfies Record<string, OperationRow>;

export type OperatorOperationId = keyof typeof operatorTable;

/** Arguments of each call: path, query and body fields in one object. */
export interface OperatorArgs {
  operatorSelf: NoArgs;
  operatorKeys: NonNullable<operations['operatorKeys']['parameters']['query']>;
  createOperatorKey: NonNullable<
    operations['createOperatorKey']['requestBody']
  >['content']['application/json'];
  revokeOperatorKey: NonNullable<operations['revokeOperatorKey']['parameters']['path']>;
  auditLog: NonNullable<operations['auditLog']['parameters']['query']>;
  operatorOrders: NonNullable<operations['operatorOrders']['parameters']['query']>;
  operatorOrder: NonNullable<operations['operatorOrder']['parameters']['path']>;
  beginOrder: NonNullable<operations['beginOrder']['parameters']['path']>;
  shipOrder: NonNullable<operations['shipOrder']['parameters']['path']> &
    NonNullable<operations['shipOrder']['requestBody']>['content']['application/json'];
  addTrace: NonNullable<operations['addTrace']['parameters']['path']> &
    NonNullable<operations['addTrace']['requestBody']>['content']['application/json'];
  deliverOrder: NonNullable<operations['deliverOrder']['parameters']['path']>;
  callOffOrder: NonNullable<operations['callOffOrder']['parameters']['path']>;
  operatorRefunds: NonNullable<operations['operatorRefunds']['parameters']['query']>;
  acceptRefund: NonNullable<operations['acceptRefund']['parameters']['path']>;
  confirmReturn: NonNullable<operations['confirmReturn']['parameters']['path']>;
  confirmPaidBack: NonNullable<operations['confirmPaidBack']['parameters']['path']>;
  refuseRefund: NonNullable<operations['refuseRefund']['parameters']['path']> &
    NonNullable<operations['refuseRefund']['requestBody']>['content']['application/json'];
  operatorPaymentNotes: NonNullable<operations['operatorPaymentNotes']['parameters']['query']>;
  operatorReviews: NonNullable<operations['operatorReviews']['parameters']['query']>;
  replyToReview: NonNullable<operations['replyToReview']['parameters']['path']> &
    NonNullable<operations['replyToReview']['requestBody']>['content']['application/json'];
  explainSearch: NonNullable<operations['explainSearch']['parameters']['query']>;
  operatorGoods: NonNullable<operations['operatorGoods']['parameters']['query']>;
  setGoodsOnSale: NonNullable<operations['setGoodsOnSale']['parameters']['path']> &
    NonNullable<operations['setGoodsOnSale']['requestBody']>['content']['application/json'];
  setStock: NonNullable<operations['setStock']['parameters']['path']> &
    NonNullable<operations['setStock']['requestBody']>['content']['application/json'];
  changeStock: NonNullable<operations['changeStock']['parameters']['path']> &
    NonNullable<operations['changeStock']['requestBody']>['content']['application/json'];
  setPrice: NonNullable<operations['setPrice']['parameters']['path']> &
    NonNullable<operations['setPrice']['requestBody']>['content']['application/json'];
  endQuotes: NonNullable<operations['endQuotes']['parameters']['path']>;
  exportGoods: NonNullable<operations['exportGoods']['parameters']['query']>;
  importGoods: NonNullable<operations['importGoods']['requestBody']>['content']['application/json'];
  operatorShops: NonNullable<operations['operatorShops']['parameters']['query']>;
  setShopOpen: NonNullable<operations['setShopOpen']['parameters']['path']> &
    NonNullable<operations['setShopOpen']['requestBody']>['content']['application/json'];
  setShopDelivery: NonNullable<operations['setShopDelivery']['parameters']['path']> &
    NonNullable<operations['setShopDelivery']['requestBody']>['content']['application/json'];
  setGoodsVirtual: NonNullable<operations['setGoodsVirtual']['parameters']['path']> &
    NonNullable<operations['setGoodsVirtual']['requestBody']>['content']['application/json'];
  operatorApplications: NonNullable<operations['operatorApplications']['parameters']['query']>;
  approveApplication: NonNullable<operations['approveApplication']['parameters']['path']>;
  refuseApplication: NonNullable<operations['refuseApplication']['parameters']['path']> &
    NonNullable<operations['refuseApplication']['requestBody']>['content']['application/json'];
  operatorCoupons: NonNullable<operations['operatorCoupons']['parameters']['query']>;
  grantCoupon: NonNullable<operations['grantCoupon']['parameters']['path']> &
    NonNullable<operations['grantCoupon']['requestBody']>['content']['application/json'];
  operatorGuarantees: NoArgs;
  createGuarantee: NonNullable<
    operations['createGuarantee']['requestBody']
  >['content']['application/json'];
  saveGuarantee: NonNullable<operations['saveGuarantee']['parameters']['path']> &
    NonNullable<operations['saveGuarantee']['requestBody']>['content']['application/json'];
  deleteGuarantee: NonNullable<operations['deleteGuarantee']['parameters']['path']> &
    NonNullable<operations['deleteGuarantee']['requestBody']>['content']['application/json'];
  operatorPictures: NonNullable<operations['operatorPictures']['parameters']['query']>;
  uploadPicture: NonNullable<operations['uploadPicture']['parameters']['query']> &
    NonNullable<operations['uploadPicture']['requestBody']>['content']['multipart/form-data'];
  deletePicture: NonNullable<operations['deletePicture']['parameters']['path']>;
  mallPictures: NonNullable<operations['mallPictures']['parameters']['query']>;
  uploadMallPicture: NonNullable<
    operations['uploadMallPicture']['requestBody']
  >['content']['multipart/form-data'];
  deleteMallPicture: NonNullable<operations['deleteMallPicture']['parameters']['path']>;
}

/** Result of each call on success: `data` of the envelope. */
export interface OperatorData {
  operatorSelf: components['schemas']['OperatorKey'];
  operatorKeys: components['schemas']['OperatorKeyPage'];
  createOperatorKey: components['schemas']['NewOperatorKey'];
  revokeOperatorKey: null;
  auditLog: components['schemas']['AuditEntryPage'];
  operatorOrders: components['schemas']['OperatorOrderPage'];
  operatorOrder: components['schemas']['OperatorOrder'];
  beginOrder: null;
  shipOrder: null;
  addTrace: null;
  deliverOrder: null;
  callOffOrder: null;
  operatorRefunds: components['schemas']['OperatorRefundPage'];
  acceptRefund: null;
  confirmReturn: null;
  confirmPaidBack: null;
  refuseRefund: null;
  operatorPaymentNotes: components['schemas']['OperatorPaymentNotePage'];
  operatorReviews: components['schemas']['OperatorReviewPage'];
  replyToReview: null;
  explainSearch: components['schemas']['ExplainedSearch'];
  operatorGoods: components['schemas']['OperatorGoodsPage'];
  setGoodsOnSale: null;
  setStock: components['schemas']['OperatorSku'];
  changeStock: components['schemas']['OperatorSku'];
  setPrice: components['schemas']['OperatorSku'];
  endQuotes: components['schemas']['EndedQuotes'];
  exportGoods: components['schemas']['GoodsBatch'];
  importGoods: components['schemas']['ImportResult'];
  operatorShops: components['schemas']['OperatorShopPage'];
  setShopOpen: null;
  setShopDelivery: null;
  setGoodsVirtual: null;
  operatorApplications: components['schemas']['OperatorApplicationPage'];
  approveApplication: components['schemas']['ApprovedShop'];
  refuseApplication: null;
  operatorCoupons: components['schemas']['OperatorCouponPage'];
  grantCoupon: components['schemas']['GrantedCoupon'];
  operatorGuarantees: components['schemas']['OperatorGuarantee'][];
  createGuarantee: components['schemas']['Created'];
  saveGuarantee: components['schemas']['OperatorGuarantee'];
  deleteGuarantee: null;
  operatorPictures: components['schemas']['OperatorPicturePage'];
  uploadPicture: components['schemas']['OperatorPicture'];
  deletePicture: null;
  mallPictures: components['schemas']['OperatorPicturePage'];
  uploadMallPicture: components['schemas']['OperatorPicture'];
  deleteMallPicture: null;
}

/** The `reason` of each call's refusals. */
export interface OperatorReasons {
  operatorSelf: never;
  operatorKeys: never;
  createOperatorKey: 'not-found';
  revokeOperatorKey: 'not-found';
  auditLog: never;
  operatorOrders: never;
  operatorOrder: 'not-found';
  beginOrder: 'not-found' | 'wrong-state' | 'refund-in-progress' | 'refund-done';
  shipOrder:
    'not-found' | 'wrong-state' | 'refund-in-progress' | 'refund-done' | 'delivery-not-offered';
  addTrace: 'not-found' | 'wrong-state';
  deliverOrder: 'not-found' | 'wrong-state';
  callOffOrder: 'not-found' | 'wrong-state';
  operatorRefunds: never;
  acceptRefund: 'not-found' | 'wrong-state' | 'refund-unpaid' | 'payment-disputed';
  confirmReturn: 'not-found' | 'wrong-state' | 'refund-unpaid' | 'payment-disputed';
  confirmPaidBack: 'not-found' | 'wrong-state';
  refuseRefund: 'not-found' | 'wrong-state';
  operatorPaymentNotes: never;
  operatorReviews: never;
  replyToReview: 'not-found' | 'already-done';
  explainSearch: never;
  operatorGoods: never;
  setGoodsOnSale: 'not-found';
  setStock: 'not-found' | 'wrong-state';
  changeStock: 'not-found' | 'out-of-stock' | 'limit-reached' | 'key-reused';
  setPrice: 'not-found' | 'wrong-state';
  endQuotes: 'not-found';
  exportGoods: never;
  importGoods: never;
  operatorShops: never;
  setShopOpen: 'not-found';
  setShopDelivery: 'not-found';
  setGoodsVirtual: 'not-found';
  operatorApplications: never;
  approveApplication: 'not-found' | 'wrong-state' | 'shop-name-taken' | 'shop-email-taken';
  refuseApplication: 'not-found' | 'wrong-state';
  operatorCoupons: never;
  grantCoupon: 'not-found' | 'wrong-email' | 'coupon-expired' | 'coupon-sold-out';
  operatorGuarantees: never;
  createGuarantee: 'not-found' | 'key-reused';
  saveGuarantee: 'not-found' | 'stale';
  deleteGuarantee: 'not-found' | 'stale';
  operatorPictures: never;
  uploadPicture: 'not-found' | 'key-reused' | 'no-picture' | 'too-many-pixels' | 'limit-reached';
  deletePicture: 'not-found' | 'in-use';
  mallPictures: 'not-found';
  uploadMallPicture:
    'not-found' | 'key-reused' | 'no-picture' | 'too-many-pixels' | 'limit-reached';
  deleteMallPicture: 'not-found' | 'in-use';
}

/** A function for each call. Throws a MallError if the code is not 200. */
export interface OperatorCalls {
  /** The calling key. `GET /api/operator/key/self` */
  operatorSelf(
    args?: OperatorArgs['operatorSelf'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorSelf']>;
  /** Keys, newest first, including revoked ones. `GET /api/operator/key/list` */
  operatorKeys(
    args?: OperatorArgs['operatorKeys'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorKeys']>;
  /** Create a key. `POST /api/operator/key/create` */
  createOperatorKey(
    args: OperatorArgs['createOperatorKey'],
    options?: CallOptions,
  ): Promise<OperatorData['createOperatorKey']>;
  /** Revoke a key. `POST /api/operator/key/revoke/{id}` */
  revokeOperatorKey(
    args: OperatorArgs['revokeOperatorKey'],
    options?: CallOptions,
  ): Promise<OperatorData['revokeOperatorKey']>;
  /** The audit log, newest first. `GET /api/operator/audit/list` */
  auditLog(
    args?: OperatorArgs['auditLog'],
    options?: CallOptions,
  ): Promise<OperatorData['auditLog']>;
  /** Paid and cash-on-delivery orders, newest first. `GET /api/operator/order/list` */
  operatorOrders(
    args?: OperatorArgs['operatorOrders'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorOrders']>;
  /** One order. `GET /api/operator/order/detail/{orderNo}` */
  operatorOrder(
    args: OperatorArgs['operatorOrder'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorOrder']>;
  /** Begin with an order. `POST /api/operator/order/begin/{orderNo}` */
  beginOrder(
    args: OperatorArgs['beginOrder'],
    options?: CallOptions,
  ): Promise<OperatorData['beginOrder']>;
  /** Ship an order. `POST /api/operator/order/ship/{orderNo}` */
  shipOrder(
    args: OperatorArgs['shipOrder'],
    options?: CallOptions,
  ): Promise<OperatorData['shipOrder']>;
  /** Add a tracking event of an order. `POST /api/operator/order/trace/{orderNo}` */
  addTrace(
    args: OperatorArgs['addTrace'],
    options?: CallOptions,
  ): Promise<OperatorData['addTrace']>;
  /** Confirm cash on delivery of an order. `POST /api/operator/order/delivered/{orderNo}` */
  deliverOrder(
    args: OperatorArgs['deliverOrder'],
    options?: CallOptions,
  ): Promise<OperatorData['deliverOrder']>;
  /** Cancel a cash-on-delivery order. `POST /api/operator/order/cancel/{orderNo}` */
  callOffOrder(
    args: OperatorArgs['callOffOrder'],
    options?: CallOptions,
  ): Promise<OperatorData['callOffOrder']>;
  /** Refunds, newest first. `GET /api/operator/refund/list` */
  operatorRefunds(
    args?: OperatorArgs['operatorRefunds'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorRefunds']>;
  /** Accept a refund. `POST /api/operator/refund/accept/{refundNo}` */
  acceptRefund(
    args: OperatorArgs['acceptRefund'],
    options?: CallOptions,
  ): Promise<OperatorData['acceptRefund']>;
  /** Confirm that returned goods have arrived. `POST /api/operator/refund/arrived/{refundNo}` */
  confirmReturn(
    args: OperatorArgs['confirmReturn'],
    options?: CallOptions,
  ): Promise<OperatorData['confirmReturn']>;
  /** Confirm that the shop has paid a refund itself. `POST /api/operator/refund/paid/{refundNo}` */
  confirmPaidBack(
    args: OperatorArgs['confirmPaidBack'],
    options?: CallOptions,
  ): Promise<OperatorData['confirmPaidBack']>;
  /** Refuse a refund. `POST /api/operator/refund/refuse/{refundNo}` */
  refuseRefund(
    args: OperatorArgs['refuseRefund'],
    options?: CallOptions,
  ): Promise<OperatorData['refuseRefund']>;
  /** Refunds made at providers, disputes and payments that settle late, newest first. `GET /api/operator/payment/note/list` */
  operatorPaymentNotes(
    args?: OperatorArgs['operatorPaymentNotes'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorPaymentNotes']>;
  /** Reviews, newest first. `GET /api/operator/review/list` */
  operatorReviews(
    args?: OperatorArgs['operatorReviews'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorReviews']>;
  /** Reply to a review. `POST /api/operator/review/reply/{id}` */
  replyToReview(
    args: OperatorArgs['replyToReview'],
    options?: CallOptions,
  ): Promise<OperatorData['replyToReview']>;
  /** Search results with an explanation of their order. `GET /api/operator/search/explain` */
  explainSearch(
    args: OperatorArgs['explainSearch'],
    options?: CallOptions,
  ): Promise<OperatorData['explainSearch']>;
  /** Goods with their skus. `GET /api/operator/goods/list` */
  operatorGoods(
    args?: OperatorArgs['operatorGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorGoods']>;
  /** Set whether goods are on sale. `POST /api/operator/goods/sale/{id}` */
  setGoodsOnSale(
    args: OperatorArgs['setGoodsOnSale'],
    options?: CallOptions,
  ): Promise<OperatorData['setGoodsOnSale']>;
  /** Set the stock. `POST /api/operator/sku/stock/{id}` */
  setStock(
    args: OperatorArgs['setStock'],
    options?: CallOptions,
  ): Promise<OperatorData['setStock']>;
  /** Add units to the stock or remove some. `POST /api/operator/sku/stock/change/{id}` */
  changeStock(
    args: OperatorArgs['changeStock'],
    options?: CallOptions,
  ): Promise<OperatorData['changeStock']>;
  /** Set a price. `POST /api/operator/sku/price/{id}` */
  setPrice(
    args: OperatorArgs['setPrice'],
    options?: CallOptions,
  ): Promise<OperatorData['setPrice']>;
  /** End the open quotes of a sku. `POST /api/operator/sku/endQuotes/{id}` */
  endQuotes(
    args: OperatorArgs['endQuotes'],
    options?: CallOptions,
  ): Promise<OperatorData['endQuotes']>;
  /** A batch of skus with all importable fields. `GET /api/operator/goods/export` */
  exportGoods(
    args?: OperatorArgs['exportGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['exportGoods']>;
  /** Change a batch of skus and their goods. `POST /api/operator/goods/import` */
  importGoods(
    args: OperatorArgs['importGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['importGoods']>;
  /** Shops. `GET /api/operator/shop/list` */
  operatorShops(
    args?: OperatorArgs['operatorShops'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorShops']>;
  /** Open or close a shop. `POST /api/operator/shop/open/{id}` */
  setShopOpen(
    args: OperatorArgs['setShopOpen'],
    options?: CallOptions,
  ): Promise<OperatorData['setShopOpen']>;
  /** Set the delivery methods of a shop. `POST /api/operator/shop/delivery/{id}` */
  setShopDelivery(
    args: OperatorArgs['setShopDelivery'],
    options?: CallOptions,
  ): Promise<OperatorData['setShopDelivery']>;
  /** Set whether goods are shipped. `POST /api/operator/goods/virtual/{id}` */
  setGoodsVirtual(
    args: OperatorArgs['setGoodsVirtual'],
    options?: CallOptions,
  ): Promise<OperatorData['setGoodsVirtual']>;
  /** Applications to open a shop, oldest first. `GET /api/operator/application/list` */
  operatorApplications(
    args?: OperatorArgs['operatorApplications'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorApplications']>;
  /** Approve an application; its shop opens. `POST /api/operator/application/approve/{id}` */
  approveApplication(
    args: OperatorArgs['approveApplication'],
    options?: CallOptions,
  ): Promise<OperatorData['approveApplication']>;
  /** Refuse an application. `POST /api/operator/application/refuse/{id}` */
  refuseApplication(
    args: OperatorArgs['refuseApplication'],
    options?: CallOptions,
  ): Promise<OperatorData['refuseApplication']>;
  /** Coupons, newest first. `GET /api/operator/coupon/list` */
  operatorCoupons(
    args?: OperatorArgs['operatorCoupons'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorCoupons']>;
  /** Grant a coupon to an account. `POST /api/operator/coupon/grant/{id}` */
  grantCoupon(
    args: OperatorArgs['grantCoupon'],
    options?: CallOptions,
  ): Promise<OperatorData['grantCoupon']>;
  /** Guarantees that goods can have. `GET /api/operator/guarantee/list` */
  operatorGuarantees(
    args?: OperatorArgs['operatorGuarantees'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorGuarantees']>;
  /** Create a guarantee. `POST /api/operator/guarantee/create` */
  createGuarantee(
    args: OperatorArgs['createGuarantee'],
    options?: CallOptions,
  ): Promise<OperatorData['createGuarantee']>;
  /** Change a guarantee. `POST /api/operator/guarantee/save/{id}` */
  saveGuarantee(
    args: OperatorArgs['saveGuarantee'],
    options?: CallOptions,
  ): Promise<OperatorData['saveGuarantee']>;
  /** Delete a guarantee. `POST /api/operator/guarantee/delete/{id}` */
  deleteGuarantee(
    args: OperatorArgs['deleteGuarantee'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteGuarantee']>;
  /** Pictures of shops, newest first. `GET /api/operator/picture/list` */
  operatorPictures(
    args?: OperatorArgs['operatorPictures'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorPictures']>;
  /** Upload a picture of a shop. `POST /api/operator/picture/upload` */
  uploadPicture(
    args: OperatorArgs['uploadPicture'],
    options?: CallOptions,
  ): Promise<OperatorData['uploadPicture']>;
  /** Delete a picture of a shop. `POST /api/operator/picture/delete/{id}` */
  deletePicture(
    args: OperatorArgs['deletePicture'],
    options?: CallOptions,
  ): Promise<OperatorData['deletePicture']>;
  /** Pictures of the mall, newest first. `GET /api/operator/picture/mall/list` */
  mallPictures(
    args?: OperatorArgs['mallPictures'],
    options?: CallOptions,
  ): Promise<OperatorData['mallPictures']>;
  /** Upload a picture of the mall. `POST /api/operator/picture/mall/upload` */
  uploadMallPicture(
    args: OperatorArgs['uploadMallPicture'],
    options?: CallOptions,
  ): Promise<OperatorData['uploadMallPicture']>;
  /** Delete a picture of the mall. `POST /api/operator/picture/mall/delete/{id}` */
  deleteMallPicture(
    args: OperatorArgs['deleteMallPicture'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteMallPicture']>;
}
