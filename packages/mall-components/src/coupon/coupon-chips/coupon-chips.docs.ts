import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const couponChipsDocs: PageDocs = {
  summary: 'Coupons that shops offer, in one line of small buttons.',
  when: ['Beside the price of goods, in a row of a shop.'],
  insteadOf: [
    { to: 'show the coupons a shopper owns', use: 'CouponCard' },
    { to: 'offer coupons with their terms', use: 'OfferedCoupons' },
  ],
  keyboard: pressKeys,
  states: [
    { state: 'Claimable', shows: 'What it takes off, and “Claim”.' },
    { state: 'Pending', shows: 'Busy, and focusable.' },
    { state: 'Claimed', shows: 'A check mark and “Claimed”; no longer a button.' },
    { state: 'Sold out', shows: 'Paler, with the words.' },
    { state: 'Read-only', shows: 'Without onClaim: text.' },
  ],
  accessibility: [
    'It is a named list; the whole sentence of the chip is the name of its button.',
    'A chip that becomes text keeps its words, so nothing is lost to a screen reader.',
  ],
  do: ['Ask for sign-in inside onClaim, and claim after it.'],
  dont: ['Do not show more than fits two lines.'],
};
