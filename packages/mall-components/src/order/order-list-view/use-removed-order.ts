import { useMemo, useRef } from 'react';
import { neighbourOf, useFocusAfterRemoval } from '../../internal/use-focus-after-removal';
import { afterConfirmed } from '../order-action-bar/after-confirmed';
import type { OrderCommands } from '../order-action-bar/order-action-bar';

/** Wraps `OrderCommands`: when one has removed an order from the list, the next order receives focus. */
export function useRemovedOrder(orderNos: readonly string[], commands: OrderCommands) {
  const root = useRef<HTMLDivElement>(null);
  const setRemoved = useFocusAfterRemoval(root, orderNos);
  const followed = useMemo(
    () =>
      afterConfirmed(commands, (action, orderNo) => {
        const next = `[data-order="${neighbourOf(orderNos, orderNo)}"] [data-action`;
        setRemoved({ keys: [orderNo], next: [`${next}="${action}"]`, `${next}]`, 'a'] });
      }),
    [commands, orderNos, setRemoved],
  );
  return { root, commands: followed };
}
