import { isSessionInvalid } from '@vermilion/api-client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../app/app-context';
import { reasonMessage } from './reason-messages';
import { reportError } from './report-error';

/**
 * Lets a call fail with words for shoppers: for components that show a rejection's message themselves. A
 * session that has ended is more than they can show: that leads to sign-in as everywhere.
 */
export function useSpoken() {
  const intl = useIntl();
  const { locale } = useApp();
  return useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      try {
        return await call;
      } catch (error) {
        if (isSessionInvalid(error)) reportError(error);
        throw new Error(reasonMessage(error, intl, locale), { cause: error });
      }
    },
    [intl, locale],
  );
}
