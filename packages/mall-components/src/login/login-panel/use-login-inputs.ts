import { useCallback, useRef } from 'react';
import { useFocusOnError } from '../form/use-focus-on-error';
import type { LoginEvent } from '../login-events';
import type { LoginCheck, LoginState } from '../types';

/** Collects the inputs to focus the first invalid one, and takes over input from before hydration. */
export function useLoginInputs(
  { values, agreed, focus }: LoginState,
  send: (event: LoginEvent) => void,
) {
  const keep = useFocusOnError(focus);
  const alive = useRef(new Set<LoginCheck>());
  return useCallback(
    (check: LoginCheck, input: HTMLInputElement | null) => {
      keep(check, input);
      if (!input || alive.current.has(check)) return;
      alive.current.add(check);
      if (check === 'agreement') {
        if (input.checked !== agreed) send({ type: 'AGREEMENT.CHANGE', agreed: input.checked });
      } else if (input.value !== values[check])
        send({ type: 'FIELD.CHANGE', field: check, value: input.value });
    },
    [keep, values, agreed, send],
  );
}
