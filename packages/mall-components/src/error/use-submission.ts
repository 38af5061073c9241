import { useState } from 'react';
import { type ActionResult, usePending } from '../internal/use-pending';
import { shopperMessage } from './shopper-error';

/**
 * An action whose failure is shown next to its button. `failure` is the message of a `ShopperError`, an empty
 * string for any other rejection, and undefined while nothing has failed.
 */
export function useSubmission<Args extends unknown[]>(action: (...args: Args) => ActionResult) {
  const [failure, setFailure] = useState<string>();
  const [pending, submit] = usePending(async (...args: Args) => {
    setFailure(undefined);
    try {
      await action(...args);
    } catch (error) {
      setFailure(shopperMessage(error) ?? '');
    }
  });
  return { pending, failure, submit };
}
