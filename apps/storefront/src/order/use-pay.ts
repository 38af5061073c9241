import { startPayment } from '@vermilion/mall-data/checkout';
import { useApp } from '../deps/app-context';
import { useAction } from '../errors/use-action';
import { saveLocale } from '../i18n/locale-cookie';
import { localPath } from '../i18n/locales';
import { paths } from '../page-params/paths';
import { useAsyncNavigate } from '../routing/page-router-context';
import { refreshOrders } from './refresh-orders';

/** Navigates by document load: one of our pages with its own content security policy counts as external. */
async function leaveFor(address: string): Promise<never> {
  // A page restored from the back/forward cache must not stay pending
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload(), {
    once: true,
  });
  window.location.assign(address);
  return new Promise(() => {});
}

interface Payment {
  /** Number of the master order. */
  orderNo: string;
  payType: string;
}

/**
 * Starts the payment of a master order and navigates to it: the provider's page, the page with Stripe's form,
 * or the result page, which shows a QR code or cash on delivery. The promise stays pending while the browser
 * leaves, so that nothing can be pressed twice.
 */
export function usePay() {
  const { api, locale, queryClient } = useApp();
  const navigate = useAsyncNavigate();
  return useAction({
    async mutationFn(payment: Payment) {
      const step = await startPayment(api, payment);
      const { orderNo } = payment;
      if (step.kind === 'card') {
        const path = paths.stripePayment(step.clientSecret, orderNo);
        return leaveFor(localPath(locale, path));
      }
      if (step.kind === 'result') {
        await refreshOrders(queryClient);
        await navigate(paths.paymentResult(orderNo));
        return;
      }
      // The provider returns to a URL without a language
      saveLocale(locale);
      await leaveFor(step.url);
    },
  });
}
