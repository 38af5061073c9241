import { useEffect, useMemo, useRef, useState } from 'react';
import { onFocusLost } from '../../internal/on-focus-lost';
import { afterConfirmed } from '../order-action-bar/after-confirmed';
import type { OrderCommands } from '../order-action-bar/order-action-bar';
import type { OrderState } from '../state-types';

/**
 * Wraps `OrderCommands`: when one has changed the state and removed the focused button, the heading with the
 * new state receives focus.
 */
export function useChangedOrder(state: OrderState, commands: OrderCommands) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before, setBefore] = useState<OrderState>();
  useEffect(() => {
    if (before === undefined || before === state) return;
    return onFocusLost(() => {
      heading.current?.focus();
      setBefore(undefined);
    });
  }, [before, state]);
  const followed = useMemo(
    () => afterConfirmed(commands, () => setBefore(state)),
    [commands, state],
  );
  return { heading, commands: followed };
}
