import { useCallback, useRef, useState } from 'react';

/** The result of an action: nothing, or a promise that settles when the action has ended. */
export type ActionResult = void | Promise<unknown>;

const DEBOUNCE_MS = 500;

/**
 * Runs an action once at a time: the first call runs it, and further calls are ignored while it runs and for
 * 500 ms after the call. A rejection only ends the pending state; the caller that passed the action reports
 * the failure.
 * @returns whether it is running, and the function to call
 */
export function usePending<Args extends unknown[]>(action?: (...args: Args) => ActionResult) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const last = useRef(-Infinity);
  const run = useCallback(
    async (...args: Args) => {
      const now = performance.now();
      if (!action || running.current || now - last.current < DEBOUNCE_MS) return;
      last.current = now;
      running.current = true;
      const result = action(...args);
      if (!(result instanceof Promise)) {
        running.current = false;
        return;
      }
      setPending(true);
      await result.catch(() => undefined);
      running.current = false;
      setPending(false);
    },
    [action],
  );
  return [pending, run] as const;
}
