import { useApp } from '../app/app-context';
import { useNavigate } from '../routing/router';
import { useAction } from '../errors/use-action';
import { saveLocale } from '../i18n/locale-cookie';
import { localPath } from '../i18n/locales';
import { paths } from '../paths';
import { COD, WECHAT } from './pay-types';
import { refreshOrders } from './refresh-orders';

/** Leaves the document: a page of ours with a policy of its own counts as another's. */
async function leaveFor(address: string): Promise<never> {
  // coming back by the browser's memory must not show a page that still waits to leave
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload(), {
    once: true,
  });
  window.location.assign(address);
  return new Promise(() => {});
}

/** The browser goes to the provider only by http; the rest of an answer is not followed. */
const isAddress = (text: string | null): text is string => /^https?:\/\//.test(text ?? '');

interface Payment {
  /** Of the master order. */
  orderNo: string;
  payType: string;
}

/**
 * Starts the payment of a master order and leads to where it is made: the page of its provider, the page
 * with Stripe's form, or the result page, which shows a code to scan or that the courier is paid. The promise stays pending while the
 * browser leaves, so that nothing can be pressed twice.
 */
export function usePay() {
  const { api, locale, queryClient } = useApp();
  const navigate = useNavigate();
  return useAction({
    async mutationFn({ orderNo, payType }: Payment) {
      const { redirect, stripeClientSecret } = await api.startPayment({
        ...{ orderNo, payType, payChannel: 'pc' },
      });
      if (stripeClientSecret) {
        const path = paths.stripePayment(stripeClientSecret, orderNo);
        return leaveFor(localPath(locale, path));
      }
      if (payType === WECHAT || payType === COD) {
        await refreshOrders(queryClient);
        await navigate(paths.paymentResult(orderNo));
        return;
      }
      if (!isAddress(redirect)) throw new TypeError(`The payment ${payType} has no page to go to.`);
      // the provider leads back to an address that names no language
      saveLocale(locale);
      await leaveFor(redirect);
    },
  });
}
