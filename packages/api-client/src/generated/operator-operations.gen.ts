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
  deadJobs: ['GET', '/api/operator/job/list', 'required'],
  retryJob: ['POST', '/api/operator/job/retry/{id}', 'required'],
  retryJobs: ['POST', '/api/operator/job/retryAll', 'required'],
  recurringJobs: ['GET', '/api/operator/job/recurring', 'required'],
  runJob: ['POST', '/api/operator/job/run', 'required'],
  shopToday: ['GET', '/api/operator/today', 'required'],
  operatorOrders: ['GET', '/api/operator/order/list', 'required'],
  operatorOrder: ['GET', '/api/operator/order/detail/{orderNo}', 'required'],
  beginOrder: ['POST', '/api/operator/order/begin/{orderNo}', 'required'],
  shipOrder: ['POST', '/api/operator/order/ship/{orderNo}', 'required'],
  addTrace: ['POST', '/api/operator/order/trace/{orderNo}', 'required'],
  deliverOrder: ['POST', '/api/operator/order/delivered/{orderNo}', 'required'],
  callOffOrder: ['POST', '/api/operator/order/cancel/{orderNo}', 'required'],
  operatorRefunds: ['GET', '/api/operator/refund/list', 'required'],
  operatorRefund: ['GET', '/api/operator/refund/detail/{refundNo}', 'required'],
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
  operatorReports: ['GET', '/api/operator/report/list', 'required'],
  decideReport: ['POST', '/api/operator/report/decide/{id}', 'required'],
  operatorCoupons: ['GET', '/api/operator/coupon/list', 'required'],
  grantCoupon: ['POST', '/api/operator/coupon/grant/{id}', 'required'],
  operatorGuarantees: ['GET', '/api/operator/guarantee/list', 'required'],
  createGuarantee: ['POST', '/api/operator/guarantee/create', 'required'],
  saveGuarantee: ['POST', '/api/operator/guarantee/save/{id}', 'required'],
  deleteGuarantee: ['POST', '/api/operator/guarantee/delete/{id}', 'required'],
  staffMails: ['GET', '/api/operator/staff/mails', 'required'],
  setStaffMail: ['POST', '/api/operator/staff/mails', 'required'],
  staffPlaces: ['GET', '/api/operator/staff/places', 'required'],
  openStaffSession: ['POST', '/api/operator/staff/open', 'required'],
  closeStaffSession: ['POST', '/api/operator/staff/close', 'required'],
  acceptStaffInvitation: ['POST', '/api/operator/staff/accept', 'required'],
  beginSecondFactor: ['POST', '/api/operator/factor/begin', 'required'],
  confirmSecondFactor: ['POST', '/api/operator/factor/confirm', 'required'],
  removeSecondFactor: ['POST', '/api/operator/factor/remove', 'required'],
  secondFactors: ['GET', '/api/operator/factor/self', 'required'],
  proveSecondFactor: ['POST', '/api/operator/factor/prove', 'required'],
  askForPasskey: ['POST', '/api/operator/factor/passkey/ask', 'required'],
  beginPasskey: ['POST', '/api/operator/factor/passkey/begin', 'required'],
  addPasskey: ['POST', '/api/operator/factor/passkey/add', 'required'],
  renamePasskey: ['POST', '/api/operator/factor/passkey/rename/{id}', 'required'],
  removePasskey: ['POST', '/api/operator/factor/passkey/remove/{id}', 'required'],
  staffMembers: ['GET', '/api/operator/staff/list', 'required'],
  inviteStaff: ['POST', '/api/operator/staff/invite', 'required'],
  saveStaff: ['POST', '/api/operator/staff/save/{id}', 'required'],
  removeStaff: ['POST', '/api/operator/staff/remove/{id}', 'required'],
  shopBalance: ['GET', '/api/operator/money/balance', 'required'],
  ledgerEntries: ['GET', '/api/operator/money/entry/list', 'required'],
  shopStatement: ['GET', '/api/operator/money/statement', 'required'],
  checkLedger: ['GET', '/api/operator/money/check', 'required'],
  lastLedgerCheck: ['GET', '/api/operator/money/check/last', 'required'],
  setCommission: ['POST', '/api/operator/money/commission/{id}', 'required'],
  setPayoutAccount: ['POST', '/api/operator/money/account/{id}', 'required'],
  payouts: ['GET', '/api/operator/payout/list', 'required'],
  createPayouts: ['POST', '/api/operator/payout/create', 'required'],
  sendPayouts: ['POST', '/api/operator/payout/file', 'required'],
  confirmPayout: ['POST', '/api/operator/payout/paid/{id}', 'required'],
  failPayout: ['POST', '/api/operator/payout/failed/{id}', 'required'],
  returnPayout: ['POST', '/api/operator/payout/returned/{id}', 'required'],
  operatorGoodsDetail: ['GET', '/api/operator/goods/detail/{id}', 'required'],
  createGoods: ['POST', '/api/operator/goods/create', 'required'],
  saveGoods: ['POST', '/api/operator/goods/save/{id}', 'required'],
  copyGoods: ['POST', '/api/operator/goods/copy/{id}', 'required'],
  archiveGoods: ['POST', '/api/operator/goods/archive/{id}', 'required'],
  restoreGoods: ['POST', '/api/operator/goods/restore/{id}', 'required'],
  operatorShop: ['GET', '/api/operator/shop/detail/{id}', 'required'],
  saveShop: ['POST', '/api/operator/shop/save/{id}', 'required'],
  classifyShop: ['POST', '/api/operator/shop/classify/{id}', 'required'],
  setShopHoliday: ['POST', '/api/operator/shop/holiday/{id}', 'required'],
  saveShopLayout: ['POST', '/api/operator/shop/layout/{id}', 'required'],
  suspendShop: ['POST', '/api/operator/shop/suspend/{id}', 'required'],
  resumeShop: ['POST', '/api/operator/shop/resume/{id}', 'required'],
  shopFreight: ['GET', '/api/operator/shop/freight/{id}', 'required'],
  saveShopFreight: ['POST', '/api/operator/shop/freight/{id}', 'required'],
  quoteShopFreight: ['POST', '/api/operator/shop/freightQuote/{id}', 'required'],
  operatorShopCategories: ['GET', '/api/operator/shopCategory/list', 'required'],
  createShopCategory: ['POST', '/api/operator/shopCategory/create', 'required'],
  saveShopCategory: ['POST', '/api/operator/shopCategory/save/{id}', 'required'],
  deleteShopCategory: ['POST', '/api/operator/shopCategory/delete/{id}', 'required'],
  orderShopCategories: ['POST', '/api/operator/shopCategory/order', 'required'],
  operatorCoupon: ['GET', '/api/operator/coupon/detail/{id}', 'required'],
  createCoupon: ['POST', '/api/operator/coupon/create', 'required'],
  saveCoupon: ['POST', '/api/operator/coupon/save/{id}', 'required'],
  closeCoupon: ['POST', '/api/operator/coupon/close/{id}', 'required'],
  previewCoupon: ['POST', '/api/operator/coupon/preview', 'required'],
  operatorCategories: ['GET', '/api/operator/category/list', 'required'],
  createCategory: ['POST', '/api/operator/category/create', 'required'],
  saveCategory: ['POST', '/api/operator/category/save/{id}', 'required'],
  moveCategory: ['POST', '/api/operator/category/move/{id}', 'required'],
  deleteCategory: ['POST', '/api/operator/category/delete/{id}', 'required'],
  operatorTrades: ['GET', '/api/operator/trade/list', 'required'],
  createTrade: ['POST', '/api/operator/trade/create', 'required'],
  saveTrade: ['POST', '/api/operator/trade/save/{id}', 'required'],
  deleteTrade: ['POST', '/api/operator/trade/delete/{id}', 'required'],
  operatorShopTypes: ['GET', '/api/operator/shopType/list', 'required'],
  createShopType: ['POST', '/api/operator/shopType/create', 'required'],
  saveShopType: ['POST', '/api/operator/shopType/save/{id}', 'required'],
  deleteShopType: ['POST', '/api/operator/shopType/delete/{id}', 'required'],
  mallLook: ['GET', '/api/operator/look/detail', 'required'],
  saveMallLook: ['POST', '/api/operator/look/save', 'required'],
  operatorBanners: ['GET', '/api/operator/banner/list', 'required'],
  createBanner: ['POST', '/api/operator/banner/create', 'required'],
  saveBanner: ['POST', '/api/operator/banner/save/{id}', 'required'],
  deleteBanner: ['POST', '/api/operator/banner/delete/{id}', 'required'],
  orderBanners: ['POST', '/api/operator/banner/order', 'required'],
  operatorActivities: ['GET', '/api/operator/activity/list', 'required'],
  operatorActivity: ['GET', '/api/operator/activity/detail/{id}', 'required'],
  createActivity: ['POST', '/api/operator/activity/create', 'required'],
  saveActivity: ['POST', '/api/operator/activity/save/{id}', 'required'],
  deleteActivity: ['POST', '/api/operator/activity/delete/{id}', 'required'],
  orderActivities: ['POST', '/api/operator/activity/order', 'required'],
  previewHome: ['GET', '/api/operator/home/preview', 'required'],
  operatorAgreements: ['GET', '/api/operator/agreement/list', 'required'],
  operatorAgreement: ['GET', '/api/operator/agreement/detail/{id}', 'required'],
  createAgreement: ['POST', '/api/operator/agreement/create', 'required'],
  saveAgreement: ['POST', '/api/operator/agreement/save/{id}', 'required'],
  publishAgreement: ['POST', '/api/operator/agreement/publish/{id}', 'required'],
  deleteAgreement: ['POST', '/api/operator/agreement/delete/{id}', 'required'],
  findShoppers: ['POST', '/api/operator/shopper/find', 'required'],
  operatorShopper: ['GET', '/api/operator/shopper/detail/{id}', 'required'],
  blockShopper: ['POST', '/api/operator/shopper/block/{id}', 'required'],
  unblockShopper: ['POST', '/api/operator/shopper/unblock/{id}', 'required'],
  endShopperSessions: ['POST', '/api/operator/shopper/endSessions/{id}', 'required'],
  hideReview: ['POST', '/api/operator/review/hide/{id}', 'required'],
  showReview: ['POST', '/api/operator/review/show/{id}', 'required'],
  operatorHotWords: ['GET', '/api/operator/hotWord/list', 'required'],
  createHotWord: ['POST', '/api/operator/hotWord/create', 'required'],
  saveHotWord: ['POST', '/api/operator/hotWord/save/{id}', 'required'],
  deleteHotWord: ['POST', '/api/operator/hotWord/delete/{id}', 'required'],
  operatorSearchWords: ['GET', '/api/operator/searchWord/list', 'required'],
  setSearchWord: ['POST', '/api/operator/searchWord/set', 'required'],
  searchedWords: ['GET', '/api/operator/search/asked', 'required'],
  operatorTexts: ['GET', '/api/operator/translation/list', 'required'],
  missingTranslations: ['GET', '/api/operator/translation/missing', 'required'],
  saveTranslation: ['POST', '/api/operator/translation/save', 'required'],
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
  deadJobs: NonNullable<operations['deadJobs']['parameters']['query']>;
  retryJob: NonNullable<operations['retryJob']['parameters']['path']>;
  retryJobs: NonNullable<operations['retryJobs']['requestBody']>['content']['application/json'];
  recurringJobs: NoArgs;
  runJob: NonNullable<operations['runJob']['requestBody']>['content']['application/json'];
  shopToday: NonNullable<operations['shopToday']['parameters']['query']>;
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
  operatorRefund: NonNullable<operations['operatorRefund']['parameters']['path']>;
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
  operatorReports: NonNullable<operations['operatorReports']['parameters']['query']>;
  decideReport: NonNullable<operations['decideReport']['parameters']['path']> &
    NonNullable<operations['decideReport']['requestBody']>['content']['application/json'];
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
  staffMails: NoArgs;
  setStaffMail: NonNullable<
    operations['setStaffMail']['requestBody']
  >['content']['application/json'];
  staffPlaces: NoArgs;
  openStaffSession: NonNullable<
    operations['openStaffSession']['requestBody']
  >['content']['application/json'];
  closeStaffSession: NoArgs;
  acceptStaffInvitation: NonNullable<
    operations['acceptStaffInvitation']['requestBody']
  >['content']['application/json'];
  beginSecondFactor: NoArgs;
  confirmSecondFactor: NonNullable<
    operations['confirmSecondFactor']['requestBody']
  >['content']['application/json'];
  removeSecondFactor: NonNullable<
    operations['removeSecondFactor']['requestBody']
  >['content']['application/json'];
  secondFactors: NoArgs;
  proveSecondFactor: NonNullable<
    operations['proveSecondFactor']['requestBody']
  >['content']['application/json'];
  askForPasskey: NoArgs;
  beginPasskey: NoArgs;
  addPasskey: NonNullable<operations['addPasskey']['requestBody']>['content']['application/json'];
  renamePasskey: NonNullable<operations['renamePasskey']['parameters']['path']> &
    NonNullable<operations['renamePasskey']['requestBody']>['content']['application/json'];
  removePasskey: NonNullable<operations['removePasskey']['parameters']['path']>;
  staffMembers: NonNullable<operations['staffMembers']['parameters']['query']>;
  inviteStaff: NonNullable<operations['inviteStaff']['requestBody']>['content']['application/json'];
  saveStaff: NonNullable<operations['saveStaff']['parameters']['path']> &
    NonNullable<operations['saveStaff']['requestBody']>['content']['application/json'];
  removeStaff: NonNullable<operations['removeStaff']['parameters']['path']> &
    NonNullable<operations['removeStaff']['requestBody']>['content']['application/json'];
  shopBalance: NonNullable<operations['shopBalance']['parameters']['query']>;
  ledgerEntries: NonNullable<operations['ledgerEntries']['parameters']['query']>;
  shopStatement: NonNullable<operations['shopStatement']['parameters']['query']>;
  checkLedger: NoArgs;
  lastLedgerCheck: NoArgs;
  setCommission: NonNullable<operations['setCommission']['parameters']['path']> &
    NonNullable<operations['setCommission']['requestBody']>['content']['application/json'];
  setPayoutAccount: NonNullable<operations['setPayoutAccount']['parameters']['path']> &
    NonNullable<operations['setPayoutAccount']['requestBody']>['content']['application/json'];
  payouts: NonNullable<operations['payouts']['parameters']['query']>;
  createPayouts: NonNullable<
    operations['createPayouts']['requestBody']
  >['content']['application/json'];
  sendPayouts: NoArgs;
  confirmPayout: NonNullable<operations['confirmPayout']['parameters']['path']>;
  failPayout: NonNullable<operations['failPayout']['parameters']['path']> &
    NonNullable<operations['failPayout']['requestBody']>['content']['application/json'];
  returnPayout: NonNullable<operations['returnPayout']['parameters']['path']> &
    NonNullable<operations['returnPayout']['requestBody']>['content']['application/json'];
  operatorGoodsDetail: NonNullable<operations['operatorGoodsDetail']['parameters']['path']>;
  createGoods: NonNullable<operations['createGoods']['requestBody']>['content']['application/json'];
  saveGoods: NonNullable<operations['saveGoods']['parameters']['path']> &
    NonNullable<operations['saveGoods']['requestBody']>['content']['application/json'];
  copyGoods: NonNullable<operations['copyGoods']['parameters']['path']>;
  archiveGoods: NonNullable<operations['archiveGoods']['parameters']['path']> &
    NonNullable<operations['archiveGoods']['requestBody']>['content']['application/json'];
  restoreGoods: NonNullable<operations['restoreGoods']['parameters']['path']> &
    NonNullable<operations['restoreGoods']['requestBody']>['content']['application/json'];
  operatorShop: NonNullable<operations['operatorShop']['parameters']['path']>;
  saveShop: NonNullable<operations['saveShop']['parameters']['path']> &
    NonNullable<operations['saveShop']['requestBody']>['content']['application/json'];
  classifyShop: NonNullable<operations['classifyShop']['parameters']['path']> &
    NonNullable<operations['classifyShop']['requestBody']>['content']['application/json'];
  setShopHoliday: NonNullable<operations['setShopHoliday']['parameters']['path']> &
    NonNullable<operations['setShopHoliday']['requestBody']>['content']['application/json'];
  saveShopLayout: NonNullable<operations['saveShopLayout']['parameters']['path']> &
    NonNullable<operations['saveShopLayout']['requestBody']>['content']['application/json'];
  suspendShop: NonNullable<operations['suspendShop']['parameters']['path']> &
    NonNullable<operations['suspendShop']['requestBody']>['content']['application/json'];
  resumeShop: NonNullable<operations['resumeShop']['parameters']['path']>;
  shopFreight: NonNullable<operations['shopFreight']['parameters']['path']>;
  saveShopFreight: NonNullable<operations['saveShopFreight']['parameters']['path']> &
    NonNullable<operations['saveShopFreight']['requestBody']>['content']['application/json'];
  quoteShopFreight: NonNullable<operations['quoteShopFreight']['parameters']['path']> &
    NonNullable<operations['quoteShopFreight']['requestBody']>['content']['application/json'];
  operatorShopCategories: NonNullable<operations['operatorShopCategories']['parameters']['query']>;
  createShopCategory: NonNullable<
    operations['createShopCategory']['requestBody']
  >['content']['application/json'];
  saveShopCategory: NonNullable<operations['saveShopCategory']['parameters']['path']> &
    NonNullable<operations['saveShopCategory']['requestBody']>['content']['application/json'];
  deleteShopCategory: NonNullable<operations['deleteShopCategory']['parameters']['path']> &
    NonNullable<operations['deleteShopCategory']['requestBody']>['content']['application/json'];
  orderShopCategories: NonNullable<
    operations['orderShopCategories']['requestBody']
  >['content']['application/json'];
  operatorCoupon: NonNullable<operations['operatorCoupon']['parameters']['path']>;
  createCoupon: NonNullable<
    operations['createCoupon']['requestBody']
  >['content']['application/json'];
  saveCoupon: NonNullable<operations['saveCoupon']['parameters']['path']> &
    NonNullable<operations['saveCoupon']['requestBody']>['content']['application/json'];
  closeCoupon: NonNullable<operations['closeCoupon']['parameters']['path']> &
    NonNullable<operations['closeCoupon']['requestBody']>['content']['application/json'];
  previewCoupon: NonNullable<
    operations['previewCoupon']['requestBody']
  >['content']['application/json'];
  operatorCategories: NoArgs;
  createCategory: NonNullable<
    operations['createCategory']['requestBody']
  >['content']['application/json'];
  saveCategory: NonNullable<operations['saveCategory']['parameters']['path']> &
    NonNullable<operations['saveCategory']['requestBody']>['content']['application/json'];
  moveCategory: NonNullable<operations['moveCategory']['parameters']['path']> &
    NonNullable<operations['moveCategory']['requestBody']>['content']['application/json'];
  deleteCategory: NonNullable<operations['deleteCategory']['parameters']['path']> &
    NonNullable<operations['deleteCategory']['requestBody']>['content']['application/json'];
  operatorTrades: NoArgs;
  createTrade: NonNullable<operations['createTrade']['requestBody']>['content']['application/json'];
  saveTrade: NonNullable<operations['saveTrade']['parameters']['path']> &
    NonNullable<operations['saveTrade']['requestBody']>['content']['application/json'];
  deleteTrade: NonNullable<operations['deleteTrade']['parameters']['path']> &
    NonNullable<operations['deleteTrade']['requestBody']>['content']['application/json'];
  operatorShopTypes: NoArgs;
  createShopType: NonNullable<
    operations['createShopType']['requestBody']
  >['content']['application/json'];
  saveShopType: NonNullable<operations['saveShopType']['parameters']['path']> &
    NonNullable<operations['saveShopType']['requestBody']>['content']['application/json'];
  deleteShopType: NonNullable<operations['deleteShopType']['parameters']['path']> &
    NonNullable<operations['deleteShopType']['requestBody']>['content']['application/json'];
  mallLook: NoArgs;
  saveMallLook: NonNullable<
    operations['saveMallLook']['requestBody']
  >['content']['application/json'];
  operatorBanners: NoArgs;
  createBanner: NonNullable<
    operations['createBanner']['requestBody']
  >['content']['application/json'];
  saveBanner: NonNullable<operations['saveBanner']['parameters']['path']> &
    NonNullable<operations['saveBanner']['requestBody']>['content']['application/json'];
  deleteBanner: NonNullable<operations['deleteBanner']['parameters']['path']> &
    NonNullable<operations['deleteBanner']['requestBody']>['content']['application/json'];
  orderBanners: NonNullable<
    operations['orderBanners']['requestBody']
  >['content']['application/json'];
  operatorActivities: NoArgs;
  operatorActivity: NonNullable<operations['operatorActivity']['parameters']['path']>;
  createActivity: NonNullable<
    operations['createActivity']['requestBody']
  >['content']['application/json'];
  saveActivity: NonNullable<operations['saveActivity']['parameters']['path']> &
    NonNullable<operations['saveActivity']['requestBody']>['content']['application/json'];
  deleteActivity: NonNullable<operations['deleteActivity']['parameters']['path']> &
    NonNullable<operations['deleteActivity']['requestBody']>['content']['application/json'];
  orderActivities: NonNullable<
    operations['orderActivities']['requestBody']
  >['content']['application/json'];
  previewHome: NonNullable<operations['previewHome']['parameters']['query']>;
  operatorAgreements: NonNullable<operations['operatorAgreements']['parameters']['query']>;
  operatorAgreement: NonNullable<operations['operatorAgreement']['parameters']['path']>;
  createAgreement: NonNullable<
    operations['createAgreement']['requestBody']
  >['content']['application/json'];
  saveAgreement: NonNullable<operations['saveAgreement']['parameters']['path']> &
    NonNullable<operations['saveAgreement']['requestBody']>['content']['application/json'];
  publishAgreement: NonNullable<operations['publishAgreement']['parameters']['path']> &
    NonNullable<operations['publishAgreement']['requestBody']>['content']['application/json'];
  deleteAgreement: NonNullable<operations['deleteAgreement']['parameters']['path']> &
    NonNullable<operations['deleteAgreement']['requestBody']>['content']['application/json'];
  findShoppers: NonNullable<
    operations['findShoppers']['requestBody']
  >['content']['application/json'];
  operatorShopper: NonNullable<operations['operatorShopper']['parameters']['path']>;
  blockShopper: NonNullable<operations['blockShopper']['parameters']['path']> &
    NonNullable<operations['blockShopper']['requestBody']>['content']['application/json'];
  unblockShopper: NonNullable<operations['unblockShopper']['parameters']['path']>;
  endShopperSessions: NonNullable<operations['endShopperSessions']['parameters']['path']>;
  hideReview: NonNullable<operations['hideReview']['parameters']['path']> &
    NonNullable<operations['hideReview']['requestBody']>['content']['application/json'];
  showReview: NonNullable<operations['showReview']['parameters']['path']>;
  operatorHotWords: NoArgs;
  createHotWord: NonNullable<
    operations['createHotWord']['requestBody']
  >['content']['application/json'];
  saveHotWord: NonNullable<operations['saveHotWord']['parameters']['path']> &
    NonNullable<operations['saveHotWord']['requestBody']>['content']['application/json'];
  deleteHotWord: NonNullable<operations['deleteHotWord']['parameters']['path']> &
    NonNullable<operations['deleteHotWord']['requestBody']>['content']['application/json'];
  operatorSearchWords: NonNullable<operations['operatorSearchWords']['parameters']['query']>;
  setSearchWord: NonNullable<
    operations['setSearchWord']['requestBody']
  >['content']['application/json'];
  searchedWords: NonNullable<operations['searchedWords']['parameters']['query']>;
  operatorTexts: NonNullable<operations['operatorTexts']['parameters']['query']>;
  missingTranslations: NonNullable<operations['missingTranslations']['parameters']['query']>;
  saveTranslation: NonNullable<
    operations['saveTranslation']['requestBody']
  >['content']['application/json'];
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
  operatorSelf: components['schemas']['OwnKey'];
  operatorKeys: components['schemas']['OperatorKeyPage'];
  createOperatorKey: components['schemas']['NewOperatorKey'];
  revokeOperatorKey: null;
  auditLog: components['schemas']['AuditEntryPage'];
  deadJobs: components['schemas']['DeadJobPage'];
  retryJob: null;
  retryJobs: components['schemas']['RetriedJobs'];
  recurringJobs: components['schemas']['RecurringJob'][];
  runJob: null;
  shopToday: components['schemas']['ShopToday'];
  operatorOrders: components['schemas']['OperatorOrderPage'];
  operatorOrder: components['schemas']['OperatorOrder'];
  beginOrder: null;
  shipOrder: null;
  addTrace: null;
  deliverOrder: null;
  callOffOrder: null;
  operatorRefunds: components['schemas']['OperatorRefundPage'];
  operatorRefund: components['schemas']['OperatorRefund'];
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
  operatorReports: components['schemas']['OperatorReportPage'];
  decideReport: components['schemas']['OperatorReport'];
  operatorCoupons: components['schemas']['OperatorCouponPage'];
  grantCoupon: components['schemas']['GrantedCoupon'];
  operatorGuarantees: components['schemas']['OperatorGuarantee'][];
  createGuarantee: components['schemas']['Created'];
  saveGuarantee: components['schemas']['OperatorGuarantee'];
  deleteGuarantee: null;
  staffMails: components['schemas']['StaffMails'];
  setStaffMail: null;
  staffPlaces: components['schemas']['StaffPlace'][];
  openStaffSession: components['schemas']['StaffSession'];
  closeStaffSession: null;
  acceptStaffInvitation: components['schemas']['AcceptedInvitation'];
  beginSecondFactor: components['schemas']['SecondFactorSecret'];
  confirmSecondFactor: components['schemas']['RecoveryCodes'];
  removeSecondFactor: null;
  secondFactors: components['schemas']['SecondFactors'];
  proveSecondFactor: null;
  askForPasskey: components['schemas']['PasskeyRequest'];
  beginPasskey: components['schemas']['PasskeyCreation'];
  addPasskey: components['schemas']['RecoveryCodes'];
  renamePasskey: null;
  removePasskey: null;
  staffMembers: components['schemas']['StaffPage'];
  inviteStaff: components['schemas']['SentInvitation'];
  saveStaff: components['schemas']['StaffMember'];
  removeStaff: null;
  shopBalance: components['schemas']['ShopBalance'];
  ledgerEntries: components['schemas']['LedgerEntryBatch'];
  shopStatement: components['schemas']['ShopStatement'];
  checkLedger: components['schemas']['LedgerReport'];
  lastLedgerCheck: components['schemas']['LastLedgerCheck'];
  setCommission: null;
  setPayoutAccount: null;
  payouts: components['schemas']['PayoutBatch'];
  createPayouts: components['schemas']['Payout'][];
  sendPayouts: components['schemas']['BankFile'];
  confirmPayout: null;
  failPayout: null;
  returnPayout: null;
  operatorGoodsDetail: components['schemas']['OperatorGoodsDetail'];
  createGoods: components['schemas']['Created'];
  saveGoods: components['schemas']['OperatorGoodsDetail'];
  copyGoods: components['schemas']['Created'];
  archiveGoods: components['schemas']['OperatorGoodsDetail'];
  restoreGoods: components['schemas']['OperatorGoodsDetail'];
  operatorShop: components['schemas']['OperatorShopDetail'];
  saveShop: components['schemas']['OperatorShopDetail'];
  classifyShop: components['schemas']['OperatorShopDetail'];
  setShopHoliday: components['schemas']['OperatorShopDetail'];
  saveShopLayout: components['schemas']['OperatorShopDetail'];
  suspendShop: null;
  resumeShop: null;
  shopFreight: components['schemas']['ShopFreight'];
  saveShopFreight: components['schemas']['ShopFreight'];
  quoteShopFreight: components['schemas']['FreightQuote'];
  operatorShopCategories: components['schemas']['OperatorShopCategory'][];
  createShopCategory: components['schemas']['Created'];
  saveShopCategory: components['schemas']['OperatorShopCategory'];
  deleteShopCategory: null;
  orderShopCategories: null;
  operatorCoupon: components['schemas']['OperatorCouponDetail'];
  createCoupon: components['schemas']['Created'];
  saveCoupon: components['schemas']['OperatorCouponDetail'];
  closeCoupon: components['schemas']['OperatorCouponDetail'];
  previewCoupon: components['schemas']['CouponPreview'];
  operatorCategories: components['schemas']['OperatorCategory'][];
  createCategory: components['schemas']['Created'];
  saveCategory: components['schemas']['OperatorCategory'];
  moveCategory: components['schemas']['OperatorCategory'];
  deleteCategory: null;
  operatorTrades: components['schemas']['OperatorTrade'][];
  createTrade: components['schemas']['Created'];
  saveTrade: components['schemas']['OperatorTrade'];
  deleteTrade: null;
  operatorShopTypes: components['schemas']['OperatorShopType'][];
  createShopType: components['schemas']['Created'];
  saveShopType: components['schemas']['OperatorShopType'];
  deleteShopType: null;
  mallLook: components['schemas']['MallLook'];
  saveMallLook: components['schemas']['MallLook'];
  operatorBanners: components['schemas']['OperatorBanner'][];
  createBanner: components['schemas']['Created'];
  saveBanner: components['schemas']['OperatorBanner'];
  deleteBanner: null;
  orderBanners: null;
  operatorActivities: components['schemas']['OperatorActivitySummary'][];
  operatorActivity: components['schemas']['OperatorActivity'];
  createActivity: components['schemas']['Created'];
  saveActivity: components['schemas']['OperatorActivity'];
  deleteActivity: null;
  orderActivities: null;
  previewHome: components['schemas']['HomePreview'];
  operatorAgreements: components['schemas']['AgreementVersion'][];
  operatorAgreement: components['schemas']['OperatorAgreement'];
  createAgreement: components['schemas']['Created'];
  saveAgreement: components['schemas']['OperatorAgreement'];
  publishAgreement: components['schemas']['OperatorAgreement'];
  deleteAgreement: null;
  findShoppers: components['schemas']['ShopperSummary'][];
  operatorShopper: components['schemas']['OperatorShopper'];
  blockShopper: null;
  unblockShopper: null;
  endShopperSessions: null;
  hideReview: null;
  showReview: null;
  operatorHotWords: components['schemas']['OperatorHotWord'][];
  createHotWord: components['schemas']['Created'];
  saveHotWord: components['schemas']['OperatorHotWord'];
  deleteHotWord: null;
  operatorSearchWords: components['schemas']['SearchLine'][];
  setSearchWord: null;
  searchedWords: components['schemas']['SearchedWords'][];
  operatorTexts: components['schemas']['TextsPart'];
  missingTranslations: components['schemas']['MissingTexts'][];
  saveTranslation: null;
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
  deadJobs: never;
  retryJob: 'not-found';
  retryJobs: 'not-found';
  recurringJobs: never;
  runJob: 'not-found';
  shopToday: 'not-found';
  operatorOrders: never;
  operatorOrder: 'not-found';
  beginOrder: 'not-found' | 'wrong-state' | 'refund-in-progress' | 'refund-done';
  shipOrder:
    'not-found' | 'wrong-state' | 'refund-in-progress' | 'refund-done' | 'delivery-not-offered';
  addTrace: 'not-found' | 'wrong-state';
  deliverOrder: 'not-found' | 'wrong-state';
  callOffOrder: 'not-found' | 'wrong-state';
  operatorRefunds: never;
  operatorRefund: 'not-found';
  acceptRefund: 'not-found' | 'wrong-state' | 'refund-unpaid' | 'payment-disputed';
  confirmReturn: 'not-found' | 'wrong-state' | 'refund-unpaid' | 'payment-disputed';
  confirmPaidBack: 'not-found' | 'wrong-state';
  refuseRefund: 'not-found' | 'wrong-state';
  operatorPaymentNotes: never;
  operatorReviews: never;
  replyToReview: 'not-found' | 'already-done';
  explainSearch: never;
  operatorGoods: never;
  setGoodsOnSale: 'not-found' | 'invalid-value';
  setStock: 'not-found' | 'wrong-state';
  changeStock: 'not-found' | 'out-of-stock' | 'limit-reached' | 'key-reused';
  setPrice: 'not-found' | 'wrong-state';
  endQuotes: 'not-found';
  exportGoods: never;
  importGoods: never;
  operatorShops: never;
  setShopOpen: 'not-found' | 'wrong-state';
  setShopDelivery: 'not-found';
  setGoodsVirtual: 'not-found';
  operatorApplications: never;
  approveApplication: 'not-found' | 'wrong-state' | 'shop-name-taken' | 'shop-email-taken';
  refuseApplication: 'not-found' | 'wrong-state';
  operatorReports: never;
  decideReport: 'not-found' | 'stale';
  operatorCoupons: never;
  grantCoupon: 'not-found' | 'wrong-email' | 'coupon-expired' | 'coupon-sold-out';
  operatorGuarantees: never;
  createGuarantee: 'not-found' | 'key-reused';
  saveGuarantee: 'not-found' | 'stale';
  deleteGuarantee: 'not-found' | 'stale';
  staffMails: 'not-found';
  setStaffMail: 'not-found';
  staffPlaces: never;
  openStaffSession:
    'not-found' | 'wrong-code' | 'wrong-passkey' | 'too-many-tries' | 'second-factor-missing';
  closeStaffSession: never;
  acceptStaffInvitation: 'account-required' | 'link-expired';
  beginSecondFactor: 'already-done' | 'factor-unproved';
  confirmSecondFactor: 'already-done' | 'wrong-code' | 'factor-unproved' | 'too-many-tries';
  removeSecondFactor: 'wrong-code' | 'factor-unproved' | 'too-many-tries';
  secondFactors: never;
  proveSecondFactor: 'wrong-code' | 'wrong-passkey' | 'too-many-tries';
  askForPasskey: 'not-found';
  beginPasskey: 'factor-unproved' | 'limit-reached' | 'passkeys-unavailable';
  addPasskey: 'factor-unproved' | 'limit-reached' | 'wrong-passkey';
  renamePasskey: 'not-found';
  removePasskey: 'not-found' | 'factor-unproved';
  staffMembers: never;
  inviteStaff: 'not-found' | 'invalid-value' | 'wrong-email';
  saveStaff: 'not-found' | 'stale' | 'invalid-value' | 'in-use';
  removeStaff: 'not-found' | 'stale' | 'in-use';
  shopBalance: 'not-found';
  ledgerEntries: never;
  shopStatement: 'not-found';
  checkLedger: 'not-found';
  lastLedgerCheck: 'not-found';
  setCommission: 'not-found';
  setPayoutAccount: 'not-found';
  payouts: never;
  createPayouts: 'not-found' | 'wrong-state' | 'limit-reached' | 'key-reused';
  sendPayouts: 'not-found' | 'key-reused';
  confirmPayout: 'not-found' | 'wrong-state';
  failPayout: 'not-found' | 'wrong-state';
  returnPayout: 'not-found' | 'wrong-state';
  operatorGoodsDetail: 'not-found';
  createGoods: 'not-found' | 'key-reused' | 'invalid-value';
  saveGoods: 'not-found' | 'stale' | 'invalid-value' | 'wrong-state';
  copyGoods: 'not-found' | 'key-reused';
  archiveGoods: 'not-found' | 'stale';
  restoreGoods: 'not-found' | 'stale';
  operatorShop: 'not-found';
  saveShop: 'not-found' | 'stale' | 'invalid-value' | 'shop-name-taken';
  classifyShop: 'not-found' | 'stale' | 'invalid-value';
  setShopHoliday: 'not-found' | 'stale' | 'invalid-value';
  saveShopLayout: 'not-found' | 'stale' | 'invalid-value';
  suspendShop: 'not-found';
  resumeShop: 'not-found';
  shopFreight: 'not-found';
  saveShopFreight: 'not-found' | 'stale' | 'invalid-value';
  quoteShopFreight: 'not-found' | 'not-delivered' | 'invalid-value';
  operatorShopCategories: 'not-found' | 'invalid-value';
  createShopCategory: 'not-found' | 'invalid-value' | 'key-reused';
  saveShopCategory: 'not-found' | 'stale' | 'invalid-value';
  deleteShopCategory: 'not-found' | 'stale' | 'invalid-value' | 'in-use';
  orderShopCategories: 'not-found' | 'invalid-value';
  operatorCoupon: 'not-found';
  createCoupon: 'not-found' | 'invalid-value' | 'key-reused';
  saveCoupon: 'not-found' | 'stale' | 'invalid-value';
  closeCoupon: 'not-found' | 'stale';
  previewCoupon: 'not-found' | 'invalid-value';
  operatorCategories: never;
  createCategory: 'not-found' | 'key-reused' | 'invalid-value';
  saveCategory: 'not-found' | 'stale';
  moveCategory: 'not-found' | 'stale' | 'invalid-value';
  deleteCategory: 'not-found' | 'stale' | 'in-use' | 'invalid-value';
  operatorTrades: never;
  createTrade: 'not-found' | 'key-reused';
  saveTrade: 'not-found' | 'stale';
  deleteTrade: 'not-found' | 'stale' | 'in-use';
  operatorShopTypes: never;
  createShopType: 'not-found' | 'key-reused';
  saveShopType: 'not-found' | 'stale';
  deleteShopType: 'not-found' | 'stale' | 'in-use';
  mallLook: never;
  saveMallLook: 'not-found' | 'stale' | 'invalid-value';
  operatorBanners: never;
  createBanner: 'not-found' | 'key-reused' | 'invalid-value';
  saveBanner: 'not-found' | 'stale' | 'invalid-value';
  deleteBanner: 'not-found' | 'stale';
  orderBanners: 'not-found' | 'invalid-value';
  operatorActivities: never;
  operatorActivity: 'not-found';
  createActivity: 'not-found' | 'key-reused' | 'invalid-value';
  saveActivity: 'not-found' | 'stale' | 'invalid-value';
  deleteActivity: 'not-found' | 'stale';
  orderActivities: 'not-found' | 'invalid-value';
  previewHome: 'invalid-value';
  operatorAgreements: never;
  operatorAgreement: 'not-found';
  createAgreement: 'not-found' | 'key-reused' | 'invalid-value';
  saveAgreement: 'not-found' | 'stale' | 'wrong-state' | 'invalid-value';
  publishAgreement: 'not-found' | 'stale' | 'wrong-state' | 'invalid-value';
  deleteAgreement: 'not-found' | 'stale' | 'wrong-state';
  findShoppers: 'not-found' | 'invalid-value';
  operatorShopper: 'not-found';
  blockShopper: 'not-found' | 'wrong-state';
  unblockShopper: 'not-found' | 'wrong-state';
  endShopperSessions: 'not-found';
  hideReview: 'not-found';
  showReview: 'not-found';
  operatorHotWords: never;
  createHotWord: 'not-found' | 'key-reused';
  saveHotWord: 'not-found' | 'stale';
  deleteHotWord: 'not-found' | 'stale';
  operatorSearchWords: never;
  setSearchWord: 'not-found' | 'invalid-value';
  searchedWords: never;
  operatorTexts: never;
  missingTranslations: never;
  saveTranslation: 'not-found';
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
  /** Jobs that were given up, newest first. `GET /api/operator/job/list` */
  deadJobs(
    args?: OperatorArgs['deadJobs'],
    options?: CallOptions,
  ): Promise<OperatorData['deadJobs']>;
  /** Run a job again that was given up. `POST /api/operator/job/retry/{id}` */
  retryJob(
    args: OperatorArgs['retryJob'],
    options?: CallOptions,
  ): Promise<OperatorData['retryJob']>;
  /** Run all jobs of a name again that were given up. `POST /api/operator/job/retryAll` */
  retryJobs(
    args: OperatorArgs['retryJobs'],
    options?: CallOptions,
  ): Promise<OperatorData['retryJobs']>;
  /** Jobs that recur, by name, with their last run. `GET /api/operator/job/recurring` */
  recurringJobs(
    args?: OperatorArgs['recurringJobs'],
    options?: CallOptions,
  ): Promise<OperatorData['recurringJobs']>;
  /** Run a recurring job now. `POST /api/operator/job/run` */
  runJob(args: OperatorArgs['runJob'], options?: CallOptions): Promise<OperatorData['runJob']>;
  /** What waits in a shop, and its sales of 30 days. `GET /api/operator/today` */
  shopToday(
    args?: OperatorArgs['shopToday'],
    options?: CallOptions,
  ): Promise<OperatorData['shopToday']>;
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
  /** One refund. `GET /api/operator/refund/detail/{refundNo}` */
  operatorRefund(
    args: OperatorArgs['operatorRefund'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorRefund']>;
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
  /** A batch of goods as the rows of a file. `GET /api/operator/goods/export` */
  exportGoods(
    args?: OperatorArgs['exportGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['exportGoods']>;
  /** Create and change goods by the rows of a file. `POST /api/operator/goods/import` */
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
  /** Set how a shop delivers. `POST /api/operator/shop/delivery/{id}` */
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
  /** Reports by shoppers, newest first. `GET /api/operator/report/list` */
  operatorReports(
    args?: OperatorArgs['operatorReports'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorReports']>;
  /** Dismiss or uphold a report. `POST /api/operator/report/decide/{id}` */
  decideReport(
    args: OperatorArgs['decideReport'],
    options?: CallOptions,
  ): Promise<OperatorData['decideReport']>;
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
  /** The mails that the person of this session gets. `GET /api/operator/staff/mails` */
  staffMails(
    args?: OperatorArgs['staffMails'],
    options?: CallOptions,
  ): Promise<OperatorData['staffMails']>;
  /** Get mails of a topic, or no more. `POST /api/operator/staff/mails` */
  setStaffMail(
    args: OperatorArgs['setStaffMail'],
    options?: CallOptions,
  ): Promise<OperatorData['setStaffMail']>;
  /** Where the signed-in account works. `GET /api/operator/staff/places` */
  staffPlaces(
    args?: OperatorArgs['staffPlaces'],
    options?: CallOptions,
  ): Promise<OperatorData['staffPlaces']>;
  /** Begin to work in one of them. `POST /api/operator/staff/open` */
  openStaffSession(
    args: OperatorArgs['openStaffSession'],
    options?: CallOptions,
  ): Promise<OperatorData['openStaffSession']>;
  /** End the session of this key. `POST /api/operator/staff/close` */
  closeStaffSession(
    args?: OperatorArgs['closeStaffSession'],
    options?: CallOptions,
  ): Promise<OperatorData['closeStaffSession']>;
  /** Accept an invitation. `POST /api/operator/staff/accept` */
  acceptStaffInvitation(
    args: OperatorArgs['acceptStaffInvitation'],
    options?: CallOptions,
  ): Promise<OperatorData['acceptStaffInvitation']>;
  /** A secret for an authenticator app. `POST /api/operator/factor/begin` */
  beginSecondFactor(
    args?: OperatorArgs['beginSecondFactor'],
    options?: CallOptions,
  ): Promise<OperatorData['beginSecondFactor']>;
  /** Set the authenticator app up. `POST /api/operator/factor/confirm` */
  confirmSecondFactor(
    args: OperatorArgs['confirmSecondFactor'],
    options?: CallOptions,
  ): Promise<OperatorData['confirmSecondFactor']>;
  /** Remove the authenticator app. `POST /api/operator/factor/remove` */
  removeSecondFactor(
    args: OperatorArgs['removeSecondFactor'],
    options?: CallOptions,
  ): Promise<OperatorData['removeSecondFactor']>;
  /** The second factors of the signed-in account. `GET /api/operator/factor/self` */
  secondFactors(
    args?: OperatorArgs['secondFactors'],
    options?: CallOptions,
  ): Promise<OperatorData['secondFactors']>;
  /** Prove a second factor. `POST /api/operator/factor/prove` */
  proveSecondFactor(
    args: OperatorArgs['proveSecondFactor'],
    options?: CallOptions,
  ): Promise<OperatorData['proveSecondFactor']>;
  /** What to ask the browser for, to prove a second factor. `POST /api/operator/factor/passkey/ask` */
  askForPasskey(
    args?: OperatorArgs['askForPasskey'],
    options?: CallOptions,
  ): Promise<OperatorData['askForPasskey']>;
  /** What to ask the browser for, to make a passkey. `POST /api/operator/factor/passkey/begin` */
  beginPasskey(
    args?: OperatorArgs['beginPasskey'],
    options?: CallOptions,
  ): Promise<OperatorData['beginPasskey']>;
  /** Add the passkey that the browser has made. `POST /api/operator/factor/passkey/add` */
  addPasskey(
    args: OperatorArgs['addPasskey'],
    options?: CallOptions,
  ): Promise<OperatorData['addPasskey']>;
  /** Give a passkey another name. `POST /api/operator/factor/passkey/rename/{id}` */
  renamePasskey(
    args: OperatorArgs['renamePasskey'],
    options?: CallOptions,
  ): Promise<OperatorData['renamePasskey']>;
  /** Remove a passkey. `POST /api/operator/factor/passkey/remove/{id}` */
  removePasskey(
    args: OperatorArgs['removePasskey'],
    options?: CallOptions,
  ): Promise<OperatorData['removePasskey']>;
  /** The people of a shop or of the mall. `GET /api/operator/staff/list` */
  staffMembers(
    args?: OperatorArgs['staffMembers'],
    options?: CallOptions,
  ): Promise<OperatorData['staffMembers']>;
  /** Invite somebody. `POST /api/operator/staff/invite` */
  inviteStaff(
    args: OperatorArgs['inviteStaff'],
    options?: CallOptions,
  ): Promise<OperatorData['inviteStaff']>;
  /** Change the roles of somebody. `POST /api/operator/staff/save/{id}` */
  saveStaff(
    args: OperatorArgs['saveStaff'],
    options?: CallOptions,
  ): Promise<OperatorData['saveStaff']>;
  /** Remove somebody. `POST /api/operator/staff/remove/{id}` */
  removeStaff(
    args: OperatorArgs['removeStaff'],
    options?: CallOptions,
  ): Promise<OperatorData['removeStaff']>;
  /** What the mall owes a shop. `GET /api/operator/money/balance` */
  shopBalance(
    args?: OperatorArgs['shopBalance'],
    options?: CallOptions,
  ): Promise<OperatorData['shopBalance']>;
  /** Entries of the ledger, newest first. `GET /api/operator/money/entry/list` */
  ledgerEntries(
    args?: OperatorArgs['ledgerEntries'],
    options?: CallOptions,
  ): Promise<OperatorData['ledgerEntries']>;
  /** A shop's statement of a month. `GET /api/operator/money/statement` */
  shopStatement(
    args?: OperatorArgs['shopStatement'],
    options?: CallOptions,
  ): Promise<OperatorData['shopStatement']>;
  /** Check orders, payments, refunds, points, coupons, stock, ledger and payouts. `GET /api/operator/money/check` */
  checkLedger(
    args?: OperatorArgs['checkLedger'],
    options?: CallOptions,
  ): Promise<OperatorData['checkLedger']>;
  /** The last daily check. `GET /api/operator/money/check/last` */
  lastLedgerCheck(
    args?: OperatorArgs['lastLedgerCheck'],
    options?: CallOptions,
  ): Promise<OperatorData['lastLedgerCheck']>;
  /** Set the commission on a shop's new orders. `POST /api/operator/money/commission/{id}` */
  setCommission(
    args: OperatorArgs['setCommission'],
    options?: CallOptions,
  ): Promise<OperatorData['setCommission']>;
  /** Set the bank account of a shop. `POST /api/operator/money/account/{id}` */
  setPayoutAccount(
    args: OperatorArgs['setPayoutAccount'],
    options?: CallOptions,
  ): Promise<OperatorData['setPayoutAccount']>;
  /** Payouts, newest first. `GET /api/operator/payout/list` */
  payouts(args?: OperatorArgs['payouts'], options?: CallOptions): Promise<OperatorData['payouts']>;
  /** Record payouts of everything that is available. `POST /api/operator/payout/create` */
  createPayouts(
    args: OperatorArgs['createPayouts'],
    options?: CallOptions,
  ): Promise<OperatorData['createPayouts']>;
  /** Take the recorded payouts into a file for the bank. `POST /api/operator/payout/file` */
  sendPayouts(
    args: OperatorArgs['sendPayouts'],
    options?: CallOptions,
  ): Promise<OperatorData['sendPayouts']>;
  /** Confirm that a payout has arrived. `POST /api/operator/payout/paid/{id}` */
  confirmPayout(
    args: OperatorArgs['confirmPayout'],
    options?: CallOptions,
  ): Promise<OperatorData['confirmPayout']>;
  /** Record that the bank has not carried out a payout. `POST /api/operator/payout/failed/{id}` */
  failPayout(
    args: OperatorArgs['failPayout'],
    options?: CallOptions,
  ): Promise<OperatorData['failPayout']>;
  /** Record that the bank has sent a paid payout back. `POST /api/operator/payout/returned/{id}` */
  returnPayout(
    args: OperatorArgs['returnPayout'],
    options?: CallOptions,
  ): Promise<OperatorData['returnPayout']>;
  /** Goods with everything that is edited. `GET /api/operator/goods/detail/{id}` */
  operatorGoodsDetail(
    args: OperatorArgs['operatorGoodsDetail'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorGoodsDetail']>;
  /** Create goods. `POST /api/operator/goods/create` */
  createGoods(
    args: OperatorArgs['createGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['createGoods']>;
  /** Change goods. `POST /api/operator/goods/save/{id}` */
  saveGoods(
    args: OperatorArgs['saveGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['saveGoods']>;
  /** Copy goods to a draft. `POST /api/operator/goods/copy/{id}` */
  copyGoods(
    args: OperatorArgs['copyGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['copyGoods']>;
  /** Archive goods. `POST /api/operator/goods/archive/{id}` */
  archiveGoods(
    args: OperatorArgs['archiveGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['archiveGoods']>;
  /** Take goods out of the archive. `POST /api/operator/goods/restore/{id}` */
  restoreGoods(
    args: OperatorArgs['restoreGoods'],
    options?: CallOptions,
  ): Promise<OperatorData['restoreGoods']>;
  /** All about a shop. `GET /api/operator/shop/detail/{id}` */
  operatorShop(
    args: OperatorArgs['operatorShop'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorShop']>;
  /** Change the profile of a shop. `POST /api/operator/shop/save/{id}` */
  saveShop(
    args: OperatorArgs['saveShop'],
    options?: CallOptions,
  ): Promise<OperatorData['saveShop']>;
  /** Change the trade, type and rank of a shop. `POST /api/operator/shop/classify/{id}` */
  classifyShop(
    args: OperatorArgs['classifyShop'],
    options?: CallOptions,
  ): Promise<OperatorData['classifyShop']>;
  /** Close a shop for some time. `POST /api/operator/shop/holiday/{id}` */
  setShopHoliday(
    args: OperatorArgs['setShopHoliday'],
    options?: CallOptions,
  ): Promise<OperatorData['setShopHoliday']>;
  /** Arrange the home of a shop. `POST /api/operator/shop/layout/{id}` */
  saveShopLayout(
    args: OperatorArgs['saveShopLayout'],
    options?: CallOptions,
  ): Promise<OperatorData['saveShopLayout']>;
  /** Suspend a shop. `POST /api/operator/shop/suspend/{id}` */
  suspendShop(
    args: OperatorArgs['suspendShop'],
    options?: CallOptions,
  ): Promise<OperatorData['suspendShop']>;
  /** End the suspension of a shop. `POST /api/operator/shop/resume/{id}` */
  resumeShop(
    args: OperatorArgs['resumeShop'],
    options?: CallOptions,
  ): Promise<OperatorData['resumeShop']>;
  /** The freight of a shop. `GET /api/operator/shop/freight/{id}` */
  shopFreight(
    args: OperatorArgs['shopFreight'],
    options?: CallOptions,
  ): Promise<OperatorData['shopFreight']>;
  /** Change the freight of a shop. `POST /api/operator/shop/freight/{id}` */
  saveShopFreight(
    args: OperatorArgs['saveShopFreight'],
    options?: CallOptions,
  ): Promise<OperatorData['saveShopFreight']>;
  /** Freight of some goods to a country. `POST /api/operator/shop/freightQuote/{id}` */
  quoteShopFreight(
    args: OperatorArgs['quoteShopFreight'],
    options?: CallOptions,
  ): Promise<OperatorData['quoteShopFreight']>;
  /** The own categories of a shop. `GET /api/operator/shopCategory/list` */
  operatorShopCategories(
    args?: OperatorArgs['operatorShopCategories'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorShopCategories']>;
  /** Create a category of a shop. `POST /api/operator/shopCategory/create` */
  createShopCategory(
    args: OperatorArgs['createShopCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['createShopCategory']>;
  /** Change a category of a shop. `POST /api/operator/shopCategory/save/{id}` */
  saveShopCategory(
    args: OperatorArgs['saveShopCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['saveShopCategory']>;
  /** Delete a category of a shop. `POST /api/operator/shopCategory/delete/{id}` */
  deleteShopCategory(
    args: OperatorArgs['deleteShopCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteShopCategory']>;
  /** Order categories of a shop. `POST /api/operator/shopCategory/order` */
  orderShopCategories(
    args: OperatorArgs['orderShopCategories'],
    options?: CallOptions,
  ): Promise<OperatorData['orderShopCategories']>;
  /** All about a coupon. `GET /api/operator/coupon/detail/{id}` */
  operatorCoupon(
    args: OperatorArgs['operatorCoupon'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorCoupon']>;
  /** Create a coupon. `POST /api/operator/coupon/create` */
  createCoupon(
    args: OperatorArgs['createCoupon'],
    options?: CallOptions,
  ): Promise<OperatorData['createCoupon']>;
  /** Change a coupon. `POST /api/operator/coupon/save/{id}` */
  saveCoupon(
    args: OperatorArgs['saveCoupon'],
    options?: CallOptions,
  ): Promise<OperatorData['saveCoupon']>;
  /** Close a coupon. `POST /api/operator/coupon/close/{id}` */
  closeCoupon(
    args: OperatorArgs['closeCoupon'],
    options?: CallOptions,
  ): Promise<OperatorData['closeCoupon']>;
  /** Goods and accounts that a coupon is for. `POST /api/operator/coupon/preview` */
  previewCoupon(
    args: OperatorArgs['previewCoupon'],
    options?: CallOptions,
  ): Promise<OperatorData['previewCoupon']>;
  /** All categories of the mall in the order of the menu, hidden ones too. `GET /api/operator/category/list` */
  operatorCategories(
    args?: OperatorArgs['operatorCategories'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorCategories']>;
  /** Create a category. `POST /api/operator/category/create` */
  createCategory(
    args: OperatorArgs['createCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['createCategory']>;
  /** Change a category. `POST /api/operator/category/save/{id}` */
  saveCategory(
    args: OperatorArgs['saveCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['saveCategory']>;
  /** Move a category with those below it. `POST /api/operator/category/move/{id}` */
  moveCategory(
    args: OperatorArgs['moveCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['moveCategory']>;
  /** Delete a category. `POST /api/operator/category/delete/{id}` */
  deleteCategory(
    args: OperatorArgs['deleteCategory'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteCategory']>;
  /** Trades of shops, with their fees. `GET /api/operator/trade/list` */
  operatorTrades(
    args?: OperatorArgs['operatorTrades'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorTrades']>;
  /** Create a trade. `POST /api/operator/trade/create` */
  createTrade(
    args: OperatorArgs['createTrade'],
    options?: CallOptions,
  ): Promise<OperatorData['createTrade']>;
  /** Change a trade. `POST /api/operator/trade/save/{id}` */
  saveTrade(
    args: OperatorArgs['saveTrade'],
    options?: CallOptions,
  ): Promise<OperatorData['saveTrade']>;
  /** Delete a trade. `POST /api/operator/trade/delete/{id}` */
  deleteTrade(
    args: OperatorArgs['deleteTrade'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteTrade']>;
  /** Types of shops. `GET /api/operator/shopType/list` */
  operatorShopTypes(
    args?: OperatorArgs['operatorShopTypes'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorShopTypes']>;
  /** Create a type of shops. `POST /api/operator/shopType/create` */
  createShopType(
    args: OperatorArgs['createShopType'],
    options?: CallOptions,
  ): Promise<OperatorData['createShopType']>;
  /** Change a type of shops. `POST /api/operator/shopType/save/{id}` */
  saveShopType(
    args: OperatorArgs['saveShopType'],
    options?: CallOptions,
  ): Promise<OperatorData['saveShopType']>;
  /** Delete a type of shops. `POST /api/operator/shopType/delete/{id}` */
  deleteShopType(
    args: OperatorArgs['deleteShopType'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteShopType']>;
  /** Logo and pictures of the mall. `GET /api/operator/look/detail` */
  mallLook(
    args?: OperatorArgs['mallLook'],
    options?: CallOptions,
  ): Promise<OperatorData['mallLook']>;
  /** Change logo and pictures of the mall. `POST /api/operator/look/save` */
  saveMallLook(
    args: OperatorArgs['saveMallLook'],
    options?: CallOptions,
  ): Promise<OperatorData['saveMallLook']>;
  /** Banners of both slots in their order, past and future ones too. `GET /api/operator/banner/list` */
  operatorBanners(
    args?: OperatorArgs['operatorBanners'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorBanners']>;
  /** Create a banner. `POST /api/operator/banner/create` */
  createBanner(
    args: OperatorArgs['createBanner'],
    options?: CallOptions,
  ): Promise<OperatorData['createBanner']>;
  /** Change a banner. `POST /api/operator/banner/save/{id}` */
  saveBanner(
    args: OperatorArgs['saveBanner'],
    options?: CallOptions,
  ): Promise<OperatorData['saveBanner']>;
  /** Delete a banner. `POST /api/operator/banner/delete/{id}` */
  deleteBanner(
    args: OperatorArgs['deleteBanner'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteBanner']>;
  /** Arrange the banners of a slot. `POST /api/operator/banner/order` */
  orderBanners(
    args: OperatorArgs['orderBanners'],
    options?: CallOptions,
  ): Promise<OperatorData['orderBanners']>;
  /** Activities in the order of the home page, closed and ended ones too. `GET /api/operator/activity/list` */
  operatorActivities(
    args?: OperatorArgs['operatorActivities'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorActivities']>;
  /** An activity with its goods. `GET /api/operator/activity/detail/{id}` */
  operatorActivity(
    args: OperatorArgs['operatorActivity'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorActivity']>;
  /** Create an activity. `POST /api/operator/activity/create` */
  createActivity(
    args: OperatorArgs['createActivity'],
    options?: CallOptions,
  ): Promise<OperatorData['createActivity']>;
  /** Change an activity. `POST /api/operator/activity/save/{id}` */
  saveActivity(
    args: OperatorArgs['saveActivity'],
    options?: CallOptions,
  ): Promise<OperatorData['saveActivity']>;
  /** Delete an activity. `POST /api/operator/activity/delete/{id}` */
  deleteActivity(
    args: OperatorArgs['deleteActivity'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteActivity']>;
  /** Arrange the activities of the home page. `POST /api/operator/activity/order` */
  orderActivities(
    args: OperatorArgs['orderActivities'],
    options?: CallOptions,
  ): Promise<OperatorData['orderActivities']>;
  /** The home page as shoppers would see it at a time. `GET /api/operator/home/preview` */
  previewHome(
    args?: OperatorArgs['previewHome'],
    options?: CallOptions,
  ): Promise<OperatorData['previewHome']>;
  /** Versions of agreements and policies, newest first. `GET /api/operator/agreement/list` */
  operatorAgreements(
    args?: OperatorArgs['operatorAgreements'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorAgreements']>;
  /** A version of an agreement with its text. `GET /api/operator/agreement/detail/{id}` */
  operatorAgreement(
    args: OperatorArgs['operatorAgreement'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorAgreement']>;
  /** Create a draft of an agreement. `POST /api/operator/agreement/create` */
  createAgreement(
    args: OperatorArgs['createAgreement'],
    options?: CallOptions,
  ): Promise<OperatorData['createAgreement']>;
  /** Change a draft of an agreement. `POST /api/operator/agreement/save/{id}` */
  saveAgreement(
    args: OperatorArgs['saveAgreement'],
    options?: CallOptions,
  ): Promise<OperatorData['saveAgreement']>;
  /** Publish a draft. `POST /api/operator/agreement/publish/{id}` */
  publishAgreement(
    args: OperatorArgs['publishAgreement'],
    options?: CallOptions,
  ): Promise<OperatorData['publishAgreement']>;
  /** Delete a draft of an agreement. `POST /api/operator/agreement/delete/{id}` */
  deleteAgreement(
    args: OperatorArgs['deleteAgreement'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteAgreement']>;
  /** Accounts of an address. `POST /api/operator/shopper/find` */
  findShoppers(
    args: OperatorArgs['findShoppers'],
    options?: CallOptions,
  ): Promise<OperatorData['findShoppers']>;
  /** An account, its state and what it accepted. `GET /api/operator/shopper/detail/{id}` */
  operatorShopper(
    args: OperatorArgs['operatorShopper'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorShopper']>;
  /** Block an account. `POST /api/operator/shopper/block/{id}` */
  blockShopper(
    args: OperatorArgs['blockShopper'],
    options?: CallOptions,
  ): Promise<OperatorData['blockShopper']>;
  /** Let a blocked account sign in again. `POST /api/operator/shopper/unblock/{id}` */
  unblockShopper(
    args: OperatorArgs['unblockShopper'],
    options?: CallOptions,
  ): Promise<OperatorData['unblockShopper']>;
  /** Sign an account out everywhere. `POST /api/operator/shopper/endSessions/{id}` */
  endShopperSessions(
    args: OperatorArgs['endShopperSessions'],
    options?: CallOptions,
  ): Promise<OperatorData['endShopperSessions']>;
  /** Hide a review from shoppers. `POST /api/operator/review/hide/{id}` */
  hideReview(
    args: OperatorArgs['hideReview'],
    options?: CallOptions,
  ): Promise<OperatorData['hideReview']>;
  /** Show a hidden review again. `POST /api/operator/review/show/{id}` */
  showReview(
    args: OperatorArgs['showReview'],
    options?: CallOptions,
  ): Promise<OperatorData['showReview']>;
  /** Suggested searches in their order. `GET /api/operator/hotWord/list` */
  operatorHotWords(
    args?: OperatorArgs['operatorHotWords'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorHotWords']>;
  /** Create a hot word. `POST /api/operator/hotWord/create` */
  createHotWord(
    args: OperatorArgs['createHotWord'],
    options?: CallOptions,
  ): Promise<OperatorData['createHotWord']>;
  /** Change a hot word. `POST /api/operator/hotWord/save/{id}` */
  saveHotWord(
    args: OperatorArgs['saveHotWord'],
    options?: CallOptions,
  ): Promise<OperatorData['saveHotWord']>;
  /** Delete a hot word. `POST /api/operator/hotWord/delete/{id}` */
  deleteHotWord(
    args: OperatorArgs['deleteHotWord'],
    options?: CallOptions,
  ): Promise<OperatorData['deleteHotWord']>;
  /** Synonyms or ignored words, those of the mall first. `GET /api/operator/searchWord/list` */
  operatorSearchWords(
    args: OperatorArgs['operatorSearchWords'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorSearchWords']>;
  /** Use or remove a line of synonyms or an ignored word. `POST /api/operator/searchWord/set` */
  setSearchWord(
    args: OperatorArgs['setSearchWord'],
    options?: CallOptions,
  ): Promise<OperatorData['setSearchWord']>;
  /** The most frequent searches of some days, by words without any shopper. `GET /api/operator/search/asked` */
  searchedWords(
    args: OperatorArgs['searchedWords'],
    options?: CallOptions,
  ): Promise<OperatorData['searchedWords']>;
  /** Texts of a kind with their translation, missing ones first. `GET /api/operator/translation/list` */
  operatorTexts(
    args: OperatorArgs['operatorTexts'],
    options?: CallOptions,
  ): Promise<OperatorData['operatorTexts']>;
  /** How many texts of each kind lack a translation. `GET /api/operator/translation/missing` */
  missingTranslations(
    args?: OperatorArgs['missingTranslations'],
    options?: CallOptions,
  ): Promise<OperatorData['missingTranslations']>;
  /** Translate a text wherever it stands. `POST /api/operator/translation/save` */
  saveTranslation(
    args: OperatorArgs['saveTranslation'],
    options?: CallOptions,
  ): Promise<OperatorData['saveTranslation']>;
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
