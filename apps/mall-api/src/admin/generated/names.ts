import type { OperatorOperationId } from '@vermilion/api-client/operator';
import type { ContractCall } from './contract-call';

/** The commands that are written by hand, by call; every other call has a generated one. */
export const HAND_WRITTEN = {
  operatorSelf: 'key self',
  operatorKeys: 'key list',
  createOperatorKey: 'key create',
  revokeOperatorKey: 'key revoke',
  auditLog: 'log',
  operatorOrders: 'order list',
  operatorOrder: 'order show',
  beginOrder: 'order begin',
  shipOrder: 'order ship',
  addTrace: 'order trace',
  deliverOrder: 'order delivered',
  callOffOrder: 'order cancel',
  operatorRefunds: 'refund list',
  acceptRefund: 'refund accept',
  confirmReturn: 'refund arrived',
  confirmPaidBack: 'refund paid',
  refuseRefund: 'refund refuse',
  operatorPaymentNotes: 'payment notes',
  operatorReviews: 'review list',
  replyToReview: 'review reply',
  explainSearch: 'goods search',
  operatorGoods: 'goods list',
  setGoodsOnSale: 'goods on-sale',
  setStock: 'sku set-stock',
  changeStock: 'sku add-stock',
  setPrice: 'sku set-price',
  endQuotes: 'sku end-quotes',
  exportGoods: 'goods export',
  importGoods: 'goods import',
  operatorShops: 'shop list',
  setShopOpen: 'shop open',
  setShopDelivery: 'shop delivery',
  setGoodsVirtual: 'goods virtual',
  operatorApplications: 'application list',
  approveApplication: 'application approve',
  refuseApplication: 'application refuse',
  operatorCoupons: 'coupon list',
  grantCoupon: 'coupon grant',
  shopBalance: 'money balance',
  ledgerEntries: 'money entries',
  shopStatement: 'money statement',
  setCommission: 'money commission',
  setPayoutAccount: 'money account',
  checkLedger: 'ledger check',
  payouts: 'payout list',
  createPayouts: 'payout create',
  sendPayouts: 'payout file',
  confirmPayout: 'payout paid',
  failPayout: 'payout failed',
  returnPayout: 'payout returned',
} as const satisfies Partial<Record<OperatorOperationId, string>>;

/** `endQuotes` as `end-quotes`. */
export const kebab = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** What a call is about: all words of its path but the last, `payment-note` of `/payment/note/list`. */
export const thingOf = ({ words }: Pick<ContractCall, 'words'>): string =>
  (words.length > 1 ? words.slice(0, -1) : words).map(kebab).join('-');

/** What it does with it: the last word, or the call's own name if the path has one word only. */
export const actionOf = ({ words, id }: Pick<ContractCall, 'words' | 'id'>): string =>
  kebab(words.length > 1 ? (words.at(-1) ?? id) : id);
