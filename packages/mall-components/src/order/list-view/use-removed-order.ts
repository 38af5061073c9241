import { useMemo, useRef } from 'react';
import { neighbourOf, useFocusAfterRemoval } from '../../internal/use-focus-after-removal';
import type { OrderCommands } from '../actions';
import { confirmedActions } from '../actions/order-actions';

/** `OrderCommands` after which the focus goes on to the next order when theirs has left the list. */
export function useRemovedOrder(orderNos: readonly string[], commands: OrderCommands) {
  const root = useRef<HTMLDivElement>(null);
  const setRemoved = useFocusAfterRemoval(root, orderNos);
  const followed = useMemo(() => {
    const own = { ...commands };
    for (const action of confirmedActions) {
      const command = commands[action];
      if (!command) continue;
      own[action] = async (orderNo) => {
        const next = `[data-order="${neighbourOf(orderNos, orderNo)}"] [data-action`;
        await command(orderNo);
        setRemoved({ keys: [orderNo], next: [`${next}="${action}"]`, `${next}]`, 'a'] });
      };
    }
    return own;
  }, [commands, orderNos, setRemoved]);
  return { root, commands: followed };
}
