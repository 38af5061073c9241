import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    coupons: { id: 'coupon.claimable', defaultMessage: 'Coupons' },
    claim: { id: 'coupon.claim', defaultMessage: 'Claim' },
    claimed: { id: 'coupon.claimed', defaultMessage: 'Claimed' },
    soldOut: { id: 'coupon.soldOut', defaultMessage: 'All claimed' },
  }),
  ...defineMessages<{
    offFrom: { amount: string; minimum: string };
    off: { amount: string };
  }>({
    offFrom: { id: 'coupon.offFrom', defaultMessage: '{amount} off from {minimum}' },
    off: { id: 'coupon.off', defaultMessage: '{amount} off' },
  }),
};
