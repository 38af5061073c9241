import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { FieldMessage } from '../types';

/** What stands at a field that is wrong: our words for it, or the server's. */
export function useFieldMessage() {
  const intl = useIntl();
  return useCallback(
    (problem: FieldMessage | undefined) =>
      typeof problem === 'object' ? problem.text : problem && intl.formatMessage(messages[problem]),
    [intl],
  );
}
