import { useQueryClient } from '@tanstack/react-query';
import { randomId } from '@vermilion/api-client';
import { useToast } from '@vermilion/design-system/toast';
import type { OrderCommands } from '@vermilion/mall-components/order';
import { cartActions, type CartAddition } from '@vermilion/mall-data/cart';
import { orderActions } from '@vermilion/mall-data/order';
import { useMemo, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { refreshCart } from '../cart/refresh-cart';
import { useApp } from '../deps/app-context';
import { useAction } from '../errors/use-action';
import { paths } from '../page-params/paths';
import { useAsyncNavigate } from '../routing/page-router-context';
import { refreshOrders } from './refresh-orders';
import { usePay } from './use-pay';

const messages = defineMessages({
  cancelled: { id: 'page.orders.cancelled', defaultMessage: 'The order is cancelled.' },
  received: {
    id: 'page.orders.received',
    defaultMessage: 'Thank you. The order is marked as received.',
  },
  deleted: { id: 'page.orders.deleted', defaultMessage: 'The order is deleted.' },
});

/** What the commands need besides the order number. */
export interface OrderContext {
  payType: string;
  /** Cart items for buying again. */
  items: CartAddition[];
}

/** One of the order commands: the call, and a success message. */
function useOrderAction(
  call: (orderNo: string) => Promise<unknown>,
  done: keyof typeof messages,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { show } = useToast();
  return useAction({
    mutationFn: call,
    onSuccess() {
      // A toast, since the order leaves the list or the page
      show({ tone: 'positive', message: intl.formatMessage(messages[done]) });
      onDone?.();
      return refreshOrders(queryClient);
    },
  });
}

/** Adds the goods of an order to the cart and opens the cart. */
function useBuyAgain() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useAsyncNavigate();
  const [keys] = useState(() => new Map<string, string>());
  return useAction({
    async mutationFn({ orderNo, items }: { orderNo: string; items: OrderContext['items'] }) {
      // A retry after a failure reuses the key, so that it adds only once
      const key = keys.get(orderNo) ?? randomId();
      keys.set(orderNo, key);
      await cartActions(api).add(items, key);
      keys.delete(orderNo);
      await refreshCart(queryClient);
      await navigate(paths.cart());
    },
  });
}

/** The order commands. `find` looks up an order of the page by its number. */
export function useOrderCommands(
  find: (orderNo: string) => OrderContext | undefined,
  onDeleted?: () => void,
): OrderCommands {
  const { api } = useApp();
  const pay = usePay();
  const buyAgain = useBuyAgain();
  const actions = orderActions(api);
  const cancel = useOrderAction(actions.cancel, 'cancelled');
  const confirmReceipt = useOrderAction(actions.confirmReceipt, 'received');
  const remove = useOrderAction(actions.delete, 'deleted', onDeleted);
  return useMemo(
    () => ({
      pay: (orderNo) => pay({ orderNo, payType: find(orderNo)?.payType ?? '' }),
      cancel: (orderNo) => cancel(orderNo),
      confirmReceipt: (orderNo) => confirmReceipt(orderNo),
      delete: (orderNo) => remove(orderNo),
      buyAgain: (orderNo) => buyAgain({ orderNo, items: find(orderNo)?.items ?? [] }),
    }),
    [buyAgain, cancel, confirmReceipt, find, pay, remove],
  );
}
