import { pressKeys, tabKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const myCouponsViewDocs: PageDocs = {
  summary: 'The coupons of a shopper: those that can be used, and those that are past.',
  when: ['As the page of coupons in the account.'],
  insteadOf: [{ to: 'offer coupons', use: 'OfferedCoupons' }],
  pattern: 'Tabs (with automatic activation)',
  keyboard: [...tabKeys, ...pressKeys],
  states: [
    { state: 'Available', shows: 'Usable coupons and those that start later.' },
    { state: 'Past', shows: 'Used and expired ones, with their dates.' },
    { state: 'Empty', shows: 'A sentence by tab; a link to the shops where coupons are.' },
    { state: 'Loading, failed', shows: 'Tickets as skeletons; a message and a retry.' },
  ],
  accessibility: ['The number of a tab is part of its name; unknown numbers are left out.'],
  do: ['Sort by the end of validity: what ends first is first.'],
  dont: ['Do not delete past coupons at once: shoppers look for why one was not applied.'],
};
