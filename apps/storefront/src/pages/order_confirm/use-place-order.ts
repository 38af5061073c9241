import { useQueryClient } from '@tanstack/react-query';
import { MallError } from '@vermilion/api-client';
import type { Address } from '@vermilion/mall-components/address';
import type { CheckoutOrder } from '@vermilion/mall-components/checkout';
import { useNavigate } from '../../routing/router';
import { useApp } from '../../app/app-context';
import { refreshCart } from '../../cart/refresh-cart';
import { apiErrorOf } from '../../errors/error-message';
import { useAction } from '../../errors/use-action';
import { UNPAID } from '../../order/order-status';
import { usePay } from '../../order/use-pay';
import { paths } from '../../paths';
import { drafts } from '../../session/drafts';
import { draftPage } from './draft-page';
import type { PriceChoice } from './loader';

/** Places the order and navigates to its payment; if that cannot start, to the unpaid order. */
export function usePlaceOrder(
  preOrderNo: string,
  addresses: readonly Address[],
  { choice, quoteHash }: { choice: PriceChoice; quoteHash?: string },
) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const pay = usePay();
  const create = useAction({
    mutationFn({ addressId, paymentMethodId, notes }: CheckoutOrder) {
      const address = addresses.find(({ id }) => id === addressId);
      // The draft's number makes the request idempotent
      return api.createOrder({
        preOrderNo,
        payType: paymentMethodId,
        payChannel: 'pc',
        addressId,
        couponId: choice.couponIds[0],
        couponIds: [...choice.couponIds],
        useIntegral: choice.pointsUsed,
        deliveries: [...(choice.deliveries ?? [])],
        quoteHash,
        // Servers that support one note per order use the first
        mark: notes[0]?.text,
        shopMarks: notes.map(({ shopId, text }) => ({ merId: shopId, mark: text })),
        realName: address?.name,
        phone: address?.phone,
        email: address?.email,
      });
    },
    onSuccess() {
      drafts.forget(draftPage(preOrderNo));
      void refreshCart(queryClient);
    },
    onError(error) {
      const cause = apiErrorOf(error);
      if (cause instanceof MallError && cause.reason === 'price-changed') {
        void queryClient.invalidateQueries({ queryKey: ['computePrice'] });
      }
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
