import type { CallOptions } from '../call';
import type { NamedCall } from './measure';

const list = (id: string, lists: Record<string, CallOptions['query']>): NamedCall[] =>
  Object.entries(lists).map(([name, query]) => ({
    name,
    id,
    options: { query },
    isOperator: true,
  }));

/** Lists of operators as the back office asks for them, with a key of the whole mall. */
export const operatorCalls: readonly NamedCall[] = [
  ...list('operatorOrders', {
    orders: {},
    'orders behind an early one': { after: 100 },
    'orders of a shop': { shopId: 3 },
    'orders of a shop to ship': { shopId: 3, state: 'toShip' },
    'orders in a rare state': { state: 'cancelled' },
    'orders, page 2,000': { page: 2000 },
  }),
  ...list('operatorGoods', {
    goods: {},
    'goods behind early ones': { after: 100 },
    'goods in a rare state': { state: 'draft' },
    'goods by a common word': { keyword: 'teapot' },
    'goods by a rare word': { keyword: 'nothing-like-it' },
    'goods of a category': { categoryId: 1 },
    'goods that are scarce': { stockBelow: 1 },
    'goods of a shop that are scarce': { shopId: 3, stockBelow: 1 },
    'goods of a small shop': { shopId: 190 },
    'goods, page 2,000': { page: 2000 },
  }),
  ...list('operatorRefunds', {
    refunds: {},
    'refunds behind an early one': { after: 100 },
    'refunds to decide': { status: 0 },
    'refunds that were refused': { status: 3 },
    'refunds of a shop to decide': { shopId: 3, status: 0 },
  }),
  ...list('operatorReviews', {
    reviews: {},
    'reviews behind an early one': { after: 100 },
    'reviews to answer': { replied: false, shown: true },
    'reviews that are hidden': { shown: false },
    'reviews of a shop': { shopId: 3 },
    'reviews of a small shop': { shopId: 190 },
    'reviews of a shop to answer': { shopId: 3, replied: false, shown: true },
    'reviews of goods': { goodsId: 3 },
  }),
  ...list('auditLog', {
    'audit log': {},
    'audit log behind an early entry': { after: 100 },
    'audit log of a key': { keyId: 5 },
  }),
  ...list('operatorShops', {
    shops: {},
    'shops behind an early one': { after: 100 },
    'shops by name': { name: 'Fjord' },
  }),
  ...list('operatorApplications', {
    applications: {},
    'applications to decide': { status: 1 },
    'applications that were refused': { status: 3 },
  }),
  ...list('operatorReports', {
    reports: {},
    'reports to decide': { status: 'open' },
    'reports behind an early one': { after: 100 },
  }),
  ...list('operatorCoupons', { coupons: {}, 'coupons behind an early one': { after: 100 } }),
  ...list('operatorPaymentNotes', {
    'payment notes': {},
    'payment notes, disputes': { kind: 'disputed' },
    'payment notes behind an early one': { after: 100 },
    'payment notes of a shop': { shopId: 3 },
  }),
  ...list('payouts', {
    payouts: {},
    'payouts at the bank': { status: 'sent' },
    'payouts of a shop': { shopId: 3 },
    'payouts of a shop that failed': { shopId: 3, status: 'failed' },
  }),
  ...list('ledgerEntries', {
    'ledger entries': {},
    'ledger entries of a month': { month: '2024-03' },
    'ledger entries of a shop': { shopId: 3 },
    'ledger entries of a shop, of a month': { shopId: 3, month: '2024-03' },
  }),
  ...list('shopBalance', { 'balance of a shop': { shopId: 3 } }),
  ...list('shopStatement', { 'statement of a shop': { shopId: 3, month: '2024-03' } }),
  ...list('operatorKeys', { keys: {} }),
  ...list('staffMembers', { people: {}, 'people of a shop': { shopId: 3 } }),
  ...list('operatorPictures', {
    pictures: {},
    'pictures of a shop': { shopId: 3 },
    'pictures that are not used': { unused: true },
  }),
  ...list('mallPictures', { 'pictures of the mall': {} }),
  ...list('searchedWords', {
    'searched words': { found: true, days: 30, limit: 100 },
    'words without a match': { found: false, days: 30, limit: 100 },
  }),
  ...list('operatorTexts', {
    'names of goods to translate': { kind: 'goods', language: 'fr', limit: 50 },
  }),
  ...list('missingTranslations', { 'missing translations': {} }),
  ...list('shopToday', { 'today of a shop': { shopId: 3 } }),
  {
    name: 'shoppers of an address',
    id: 'findShoppers',
    options: { body: { email: 'visitor3@example.com' } },
    isOperator: true,
  },
  {
    name: 'shoppers of a phone',
    id: 'findShoppers',
    options: { body: { phone: '+49303333' } },
    isOperator: true,
  },
];
