import type { ClaimableCouponPage } from '@vermilion/api-client';
import { isSessionInvalid, MallError } from '@vermilion/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { apiErrorOf } from '../errors/error-message';
import { ignoreFailure, useAction } from '../errors/use-action';
import { savePendingAction } from '../session/pending-action';
import { isSignedInOrUnknown, refetchSession } from '../session/session-query';
import { useSignIn } from '../session/sign-in-context';

const messages = defineMessages({
  claimed: {
    id: 'page.coupon.claimed',
    defaultMessage: 'The coupon is yours. You find it among your coupons.',
  },
});

const CLAIMABLE = { queryKey: ['claimableCoupons'] };

/** Claims a coupon for a signed-in shopper, and shows it so wherever it is offered. */
export function useClaim() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const mark = (id: number, change: Partial<ClaimableCouponPage['list'][number]>) =>
    queryClient.setQueriesData<ClaimableCouponPage>(
      CLAIMABLE,
      (page) =>
        page && {
          ...page,
          list: page.list.map((coupon) => (coupon.id === id ? { ...coupon, ...change } : coupon)),
        },
    );
  return useAction({
    mutationFn: (couponId: number) => app.api.claimCoupon({ couponId }),
    onSuccess(_, couponId) {
      mark(couponId, { isUse: true });
      void queryClient.invalidateQueries({ queryKey: ['myCoupons'] });
      // the account tells how many there are
      refetchSession(app).catch(() => {});
      show({ tone: 'positive', message: formatMessage(messages.claimed) });
    },
    onError(error, couponId) {
      const cause = apiErrorOf(error);
      // claimed after signing in again
      if (isSessionInvalid(cause)) savePendingAction({ type: 'claimCoupon', couponId });
      else if (cause instanceof MallError && cause.kind === 'business')
        mark(couponId, { isLimited: true, lastTotal: 0 });
    },
  });
}

/** Claims a coupon; guests are asked to sign in first, and have it then. */
export function useClaimCoupon() {
  const app = useApp();
  const { open: openSignIn } = useSignIn();
  const claim = useClaim();
  return useCallback(
    async (couponId: number) => {
      if (await isSignedInOrUnknown(app)) await claim(couponId).catch(ignoreFailure);
      else openSignIn({ type: 'claimCoupon', couponId });
    },
    [app, claim, openSignIn],
  );
}
