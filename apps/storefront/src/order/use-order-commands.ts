import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import type { OrderCommands } from '@vermilion/mall-components/order';
import { useMemo, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { randomId } from '../browser/random-id';
import { refreshCart } from '../cart/refresh-cart';
import { reported } from '../errors/reported';
import { useSpoken } from '../errors/use-spoken';
import { paths } from '../paths';
import { refreshOrders } from './refresh-orders';
import { usePay } from './use-pay';

const messages = defineMessages({
  cancelled: { id: 'page.orders.cancelled', defaultMessage: 'The order is cancelled.' },
  received: { id: 'page.orders.received', defaultMessage: 'Thank you: the order is received.' },
  deleted: { id: 'page.orders.deleted', defaultMessage: 'The order is deleted.' },
});

/** What the page knows of an order beyond its number. */
export interface OrderContext {
  payType: string;
  /** What buying again puts into the cart. */
  items: { productId: number; productAttrUnique: number; cartNum: number }[];
}

/** What the buttons of orders do. `find` knows the orders of the page by their numbers. */
export function useOrderCommands(
  find: (orderNo: string) => OrderContext | undefined,
  onDeleted?: () => void,
): OrderCommands {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const pay = usePay();
  const spoken = useSpoken();
  const intl = useIntl();
  const { show } = useToast();
  const [keys] = useState(() => new Map<string, string>());
  return useMemo(() => {
    /** Said when it is done, since the order leaves the list or the page. */
    const say = (done: keyof typeof messages) =>
      show({ tone: 'positive', message: intl.formatMessage(messages[done]) });
    return {
      pay: (orderNo) => reported(() => pay(orderNo, find(orderNo)?.payType ?? '')),
      cancel: (orderNo) =>
        reported(async () => {
          await spoken(api.cancelOrder({ orderNo }));
          say('cancelled');
          await refreshOrders(queryClient);
        }),
      confirmReceipt: (orderNo) =>
        reported(async () => {
          await spoken(api.takeOrder({ orderNo }));
          say('received');
          await refreshOrders(queryClient);
        }),
      delete: (orderNo) =>
        reported(async () => {
          await spoken(api.deleteOrder({ orderNo }));
          say('deleted');
          onDeleted?.();
          await refreshOrders(queryClient);
        }),
      buyAgain: (orderNo) =>
        reported(async () => {
          const { items = [] } = find(orderNo) ?? {};
          // pressed again after a failure it is the same request, which adds once
          const key = keys.get(orderNo) ?? randomId();
          keys.set(orderNo, key);
          await spoken(api.addToCart({ items }, { headers: { 'Idempotency-Key': key } }));
          keys.delete(orderNo);
          await refreshCart(queryClient);
          await navigate(paths.cart());
        }),
    };
  }, [api, find, intl, keys, navigate, onDeleted, pay, queryClient, show, spoken]);
}
