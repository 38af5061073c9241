import { defineMessages } from 'react-intl';

/** By `useType` of the API. */
export const kindNames = defineMessages({
  1: { id: 'office.coupon.kind1', defaultMessage: 'The whole shop' },
  2: { id: 'office.coupon.kind2', defaultMessage: 'Some goods' },
  3: { id: 'office.coupon.kind3', defaultMessage: 'The whole mall' },
  4: { id: 'office.coupon.kind4', defaultMessage: 'Some categories' },
});

/** By `type` of the API: how it is got, and what that means. */
export const wayNames = defineMessages({
  1: { id: 'office.coupon.way1', defaultMessage: 'Shoppers claim it' },
  2: { id: 'office.coupon.way2', defaultMessage: 'A gift for new accounts' },
  3: { id: 'office.coupon.way3', defaultMessage: 'A gift after a purchase' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.coupons', defaultMessage: 'Coupons' },
  loading: { id: 'office.coupons.loading', defaultMessage: 'Loading coupons' },
  noneYet: { id: 'office.coupons.noneYet', defaultMessage: 'There are no coupons yet.' },
  create: { id: 'office.coupons.create', defaultMessage: 'New coupon' },
  back: { id: 'office.coupon.back', defaultMessage: 'All coupons' },
  name: { id: 'office.coupon.name', defaultMessage: 'Name' },
  amount: { id: 'office.coupon.amount', defaultMessage: 'Amount' },
  minAmount: { id: 'office.coupon.minAmount', defaultMessage: 'From an order value of' },
  minHint: { id: 'office.coupon.minHint', defaultMessage: 'Empty: for every order' },
  left: { id: 'office.coupon.left', defaultMessage: 'Left' },
  unlimited: { id: 'office.coupon.unlimited', defaultMessage: 'Unlimited' },
  state: { id: 'office.coupon.state', defaultMessage: 'State' },
  open: { id: 'office.coupon.open', defaultMessage: 'Can be got' },
  closed: { id: 'office.coupon.closed', defaultMessage: 'Ended' },
  owner: { id: 'office.coupon.owner', defaultMessage: 'Owner' },
  ofMall: { id: 'office.coupon.ofMall', defaultMessage: 'The mall' },
  actions: { id: 'office.coupon.actions', defaultMessage: 'Actions' },
  kind: { id: 'office.coupon.kind', defaultMessage: 'What is it for?' },
  way: { id: 'office.coupon.way', defaultMessage: 'How is it got?' },
  goods: { id: 'office.coupon.goods', defaultMessage: 'Goods' },
  categories: { id: 'office.coupon.categories', defaultMessage: 'Categories' },
  categoriesHint: {
    id: 'office.coupon.categoriesHint',
    defaultMessage: 'With all categories below them',
  },
  goodsHint: { id: 'office.coupon.goodsHint', defaultMessage: 'Type a part of the name' },
  showList: { id: 'office.coupon.showList', defaultMessage: 'Show the list' },
  noMatch: { id: 'office.coupon.noMatch', defaultMessage: 'Nothing has this name' },
  validity: { id: 'office.coupon.validity', defaultMessage: 'How long is it valid?' },
  forDays: { id: 'office.coupon.forDays', defaultMessage: 'Some days from when it is got' },
  forTime: { id: 'office.coupon.forTime', defaultMessage: 'From one day until another' },
  days: { id: 'office.coupon.days', defaultMessage: 'Days' },
  useFrom: { id: 'office.coupon.useFrom', defaultMessage: 'Valid from' },
  useUntil: { id: 'office.coupon.useUntil', defaultMessage: 'Valid until' },
  claimFrom: { id: 'office.coupon.claimFrom', defaultMessage: 'Can be got from' },
  claimUntil: { id: 'office.coupon.claimUntil', defaultMessage: 'Can be got until' },
  total: { id: 'office.coupon.total', defaultMessage: 'How many can be got' },
  totalHint: { id: 'office.coupon.totalHint', defaultMessage: 'Empty: unlimited' },
  preview: { id: 'office.coupon.preview', defaultMessage: 'Who can use it?' },
  previewing: { id: 'office.coupon.previewing', defaultMessage: 'Looking' },
  previewNone: { id: 'office.coupon.previewNone', defaultMessage: 'None' },
  giftNew: {
    id: 'office.coupon.giftNew',
    defaultMessage: 'Accounts that are opened from now on',
  },
  close: { id: 'office.coupon.close', defaultMessage: 'End' },
  closeText: {
    id: 'office.coupon.closeText',
    defaultMessage: 'Nobody gets it any more. Those who have it can use it.',
  },
  keep: { id: 'office.coupon.keep', defaultMessage: 'Keep it' },
  closing: { id: 'office.coupon.closing', defaultMessage: 'Ending' },
  grant: { id: 'office.coupon.grant', defaultMessage: 'Give' },
  grantText: {
    id: 'office.coupon.grantText',
    defaultMessage: 'A shop gives its coupons to shoppers who have bought there.',
  },
  email: { id: 'office.coupon.email', defaultMessage: 'Email address of the shopper' },
  granted: { id: 'office.coupon.granted', defaultMessage: 'The shopper has the coupon now.' },
  hadIt: { id: 'office.coupon.hadIt', defaultMessage: 'The shopper had the coupon already.' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    count: { count: number };
    given: { count: number };
    previewGoods: { count: number };
    previewAccounts: { count: number };
    more: { count: number };
    removeOf: { name: string };
    closeOf: { name: string };
    closeTitle: { name: string };
    grantOf: { name: string };
    wasClosed: { name: string };
  }>({
    count: {
      id: 'office.coupons.count',
      defaultMessage: '{count, plural, one {# coupon} other {# coupons}}',
    },
    given: {
      id: 'office.coupon.given',
      defaultMessage:
        '{count, plural, one {# account has it} other {# accounts have it}}. So it keeps its terms: there can be more of it, and it can last longer.',
    },
    previewGoods: {
      id: 'office.coupon.previewGoods',
      defaultMessage: 'For {count, plural, one {# piece of goods} other {# goods}} on sale',
    },
    previewAccounts: {
      id: 'office.coupon.previewAccounts',
      defaultMessage: 'For {count, plural, one {# account} other {# accounts}}',
    },
    more: {
      id: 'office.coupon.more',
      defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    },
    removeOf: { id: 'office.coupon.removeOf', defaultMessage: 'Remove {name}' },
    closeOf: { id: 'office.coupon.closeOf', defaultMessage: 'End {name}' },
    closeTitle: { id: 'office.coupon.closeTitle', defaultMessage: 'End {name}?' },
    grantOf: { id: 'office.coupon.grantOf', defaultMessage: 'Give {name}' },
    wasClosed: { id: 'office.coupon.wasClosed', defaultMessage: '{name} has ended.' },
  }),
};
