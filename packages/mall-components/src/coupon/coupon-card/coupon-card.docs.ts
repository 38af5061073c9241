import type { PageDocs } from '../../docs/page-docs';

export const couponCardDocs: PageDocs = {
  summary: 'A coupon that a shopper owns, as a ticket: what it takes off, where, and until when.',
  when: ['In a list of own coupons; MyCouponsView is that list.'],
  insteadOf: [
    { to: 'offer a coupon', use: 'OfferedCouponCard' },
    { to: 'choose a coupon for an order', use: 'CheckoutView' },
    { to: 'show coupons in one line on a goods page', use: 'CouponChips' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On “Use”: opens the goods that it is for.' }],
  states: [
    { state: 'Usable', shows: 'A link to the goods; the end of its validity.' },
    { state: 'Not started', shows: 'A badge, and from when it is valid.' },
    { state: 'Used, expired', shows: 'Quieter, with a badge and the date; no link.' },
    { state: 'No minimum', shows: 'Says so in place of “from …”.' },
  ],
  accessibility: [
    'The link is named with the coupon, so that five “Use” can be told apart.',
    'A past coupon is told by its badge, not by its paler colour alone.',
  ],
  do: ['Pass amounts in minor units; the currency is that of the mall.'],
  dont: ['Do not hide the minimum in small print.'],
};
