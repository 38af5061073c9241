import { useQueryClient } from '@tanstack/react-query';
import type { OrderCommands } from '@vermilion/mall-components/order';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { randomName } from '../browser/random-name';
import { refreshCart } from '../cart/refresh-cart';
import { reported } from '../errors/reported';
import { paths } from '../paths';
import { refreshOrders } from './refresh-orders';
import { usePay } from './use-pay';

/** What the page knows of an order beyond its number. */
export interface KnownOrder {
  payType: string;
  /** What buying again puts into the cart. */
  items: { productId: number; productAttrUnique: number; cartNum: number }[];
}

/** What the buttons of orders do. `find` knows the orders of the page by their numbers. */
export function useOrderCommands(
  find: (orderNo: string) => KnownOrder | undefined,
  onDeleted?: () => void,
): OrderCommands {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const pay = usePay();
  const [keys] = useState(() => new Map<string, string>());
  return useMemo(
    () => ({
      pay: (orderNo) => reported(() => pay(orderNo, find(orderNo)?.payType ?? '')),
      cancel: (orderNo) =>
        reported(async () => {
          await api.cancelOrder({ orderNo });
          await refreshOrders(queryClient);
        }),
      confirmReceipt: (orderNo) =>
        reported(async () => {
          await api.takeOrder({ orderNo });
          await refreshOrders(queryClient);
        }),
      delete: (orderNo) =>
        reported(async () => {
          await api.deleteOrder({ orderNo });
          onDeleted?.();
          await refreshOrders(queryClient);
        }),
      buyAgain: (orderNo) =>
        reported(async () => {
          const { items = [] } = find(orderNo) ?? {};
          // pressed again after a failure it is the same request, which adds once
          const key = keys.get(orderNo) ?? randomName();
          keys.set(orderNo, key);
          await api.addToCart({ items }, { headers: { 'Idempotency-Key': key } });
          keys.delete(orderNo);
          await refreshCart(queryClient);
          await navigate(paths.cart());
        }),
    }),
    [api, find, keys, navigate, onDeleted, pay, queryClient],
  );
}
