import { useQueryClient } from '@tanstack/react-query';
import { MallError } from '@vermilion/api-client';
import type { Address } from '@vermilion/mall-components/address';
import type { CheckoutOrder } from '@vermilion/mall-components/checkout';
import { type PriceChoice, toOrderArgs } from '@vermilion/mall-data/checkout';
import { UNPAID } from '@vermilion/mall-data/order';
import { refreshCart } from '../../cart/refresh-cart';
import { useApp } from '../../deps/app-context';
import { apiErrorOf } from '../../errors/error-message';
import { useAction } from '../../errors/use-action';
import { usePay } from '../../order/use-pay';
import { paths } from '../../page-params/paths';
import { useAsyncNavigate } from '../../routing/page-router-context';
import { drafts } from '../../session/drafts';
import { draftPage } from './draft-page';

interface PlaceOrderOptions {
  choice: PriceChoice;
  /** Of the price that the shopper sees. */
  quoteHash?: string;
  /** Nothing is ordered, since the price is another one now. */
  onPriceChange: () => void;
  /** Nothing is ordered, since the draft has ended. */
  onExpiry: () => void;
}

/** Places the order and navigates to its payment; if that cannot start, to the unpaid order. */
export function usePlaceOrder(
  preOrderNo: string,
  addresses: readonly Address[],
  { choice, quoteHash, onPriceChange, onExpiry }: PlaceOrderOptions,
) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useAsyncNavigate();
  const pay = usePay();
  const create = useAction({
    mutationFn: (order: CheckoutOrder) =>
      api.createOrder(toOrderArgs(order, { preOrderNo, addresses, choice, quoteHash })),
    onSuccess() {
      drafts.forget(draftPage(preOrderNo));
      void refreshCart(queryClient);
    },
    onError(error) {
      const cause = apiErrorOf(error);
      if (!(cause instanceof MallError)) return;
      if (cause.reason === 'draft-expired') onExpiry();
      if (cause.reason !== 'price-changed') return;
      onPriceChange();
      // The price without choices is that of the draft
      for (const id of ['computePrice', 'loadPreOrder'])
        void queryClient.invalidateQueries({ queryKey: [id] });
    },
    meta: { shownByView: true },
  });
  return async (order: CheckoutOrder) => {
    const { orderNo } = await create(order);
    try {
      await pay({ orderNo, payType: order.paymentMethodId });
    } catch {
      await navigate(paths.order(orderNo, UNPAID), { replace: true });
    }
  };
}
