import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const offeredCouponsDocs: PageDocs = {
  summary: 'The coupons of a shop, each a ticket that can be claimed.',
  when: ['On the page of a shop, and on a page of coupons.'],
  insteadOf: [
    { to: 'show coupons beside a price', use: 'CouponChips' },
    { to: 'show own coupons', use: 'MyCouponsView' },
  ],
  keyboard: pressKeys,
  states: [
    { state: 'Claimable', shows: 'A button named with the coupon: “Claim Welcome”.' },
    { state: 'Pending', shows: 'The button is busy.' },
    { state: 'Claimed, sold out', shows: 'A badge in place of the button.' },
    {
      state: 'Empty, loading, failed',
      shows: 'A sentence and a link to the goods; tickets as skeletons; a retry.',
    },
  ],
  accessibility: ['Validity is a sentence: “30 days from claiming”, or a period.'],
  do: ['Say how long it is valid before it is claimed.'],
  dont: ['Do not claim for the shopper on opening the page.'],
};
