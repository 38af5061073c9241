import { useApp } from '../app/app-context';
import { useAction } from '../errors/use-action';

/** The browser goes to the provider only by http; the rest of an answer is not followed. */
const isAddress = (text: string | null): text is string => /^https?:\/\//.test(text ?? '');

interface Payment {
  /** Of the master order. */
  orderNo: string;
  payType: string;
}

/**
 * Starts the payment of a master order and leaves for the page of its provider. The promise stays
 * pending while the browser leaves, so that nothing can be pressed twice.
 */
export function usePay() {
  const { api } = useApp();
  return useAction({
    async mutationFn({ orderNo, payType }: Payment) {
      const { redirect } = await api.startPayment({ orderNo, payType, payChannel: 'pc' });
      if (!isAddress(redirect)) throw new TypeError(`The payment ${payType} has no page to go to.`);
      // coming back by the browser's memory must not show a page that still waits to leave
      window.addEventListener('pageshow', (event) => event.persisted && window.location.reload(), {
        once: true,
      });
      window.location.assign(redirect);
      await new Promise(() => {});
    },
  });
}
