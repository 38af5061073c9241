import type { ClaimableCouponPage } from '@vermilion/api-client';
import { isSessionInvalid, MallError } from '@vermilion/api-client';
import type { ToastQueue } from '@vermilion/design-system/toast';
import { ShopperError } from '@vermilion/mall-components/error';
import { defineMessages, FormattedMessage, type IntlShape } from 'react-intl';
import type { AppDeps } from '../deps/deps';
import { reasonMessage } from '../errors/reason-messages';
import { reportError } from '../errors/report-error';
import { savePendingAction } from '../session/pending-action';
import { refetchSession } from '../session/session-query';

const messages = defineMessages({
  claimed: {
    id: 'page.coupon.claimed',
    defaultMessage: 'The coupon is yours. You find it among your coupons.',
  },
});

export interface ClaimDeps {
  app: AppDeps;
  intl: IntlShape;
  toast: ToastQueue;
}

/**
 * Claims a coupon for a signed-in shopper, and marks it as claimed wherever it is offered. Reports its own
 * failures.
 */
export async function claimCoupon({ app, intl, toast }: ClaimDeps, couponId: number) {
  const { queryClient } = app;
  const mark = (change: Partial<ClaimableCouponPage['list'][number]>) =>
    queryClient.setQueriesData<ClaimableCouponPage>(
      { queryKey: ['claimableCoupons'] },
      (page) =>
        page && {
          ...page,
          list: page.list.map((coupon) =>
            coupon.id === couponId ? { ...coupon, ...change } : coupon,
          ),
        },
    );
  try {
    await app.api.claimCoupon({ couponId });
  } catch (error) {
    // Resumed after signing in again
    if (isSessionInvalid(error)) savePendingAction({ type: 'claimCoupon', couponId });
    else if (error instanceof MallError && error.kind === 'business')
      mark({ isLimited: true, lastTotal: 0 });
    reportError(new ShopperError(reasonMessage(error, intl, app.locale), { cause: error }));
    return;
  }
  mark({ isUse: true });
  void queryClient.invalidateQueries({ queryKey: ['myCoupons'] });
  // The session contains the number of coupons
  refetchSession(app).catch(() => {});
  toast.show({ tone: 'positive', message: <FormattedMessage {...messages.claimed} /> });
}
