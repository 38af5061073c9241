import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { FieldMessage } from '../types';

/** The error text of a field: a translated message, or a text from the server. */
export function useFieldMessage() {
  const intl = useIntl();
  return useCallback(
    (problem: FieldMessage | undefined) =>
      typeof problem === 'object' ? problem.text : problem && intl.formatMessage(messages[problem]),
    [intl],
  );
}
