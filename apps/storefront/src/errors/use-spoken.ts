import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from './error-message';

/** Lets a call fail with words for shoppers: for components that show a rejection's message themselves. */
export function useSpoken() {
  const intl = useIntl();
  return useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      try {
        return await call;
      } catch (error) {
        throw new Error(errorMessage(error, intl), { cause: error });
      }
    },
    [intl],
  );
}
