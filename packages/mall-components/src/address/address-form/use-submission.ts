import { useState } from 'react';
import { usePending, type ActionResult } from '../../internal/use-pending';

/**
 * An action whose failure is shown next to its button. `failure` is the message of the rejection, an empty
 * string for a rejection without one, and undefined while nothing has failed.
 */
export function useSubmission<Args extends unknown[]>(action: (...args: Args) => ActionResult) {
  const [failure, setFailure] = useState<string>();
  const [pending, submit] = usePending(async (...args: Args) => {
    setFailure(undefined);
    try {
      await action(...args);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  });
  return { pending, failure, submit };
}
