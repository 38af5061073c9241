import { isSessionInvalid, MallError } from '@vermilion/api-client';
import { useToast } from '@vermilion/design-system/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { apiErrorOf, errorMessage, isNetworkError } from '../errors/error-message';
import { setErrorReporter } from '../errors/report-error';
import { RetryButton } from '../errors/retry-button';
import { useSessionLost } from './use-session-lost';

/** Shows failures that no view shows itself, and reacts to an expired session. */
export function ErrorToasts() {
  const intl = useIntl();
  const { show, dismiss } = useToast();
  const sessionLost = useSessionLost();
  useEffect(
    () =>
      setErrorReporter((error, retry) => {
        const cause = apiErrorOf(error);
        if (isSessionInvalid(cause) && !sessionLost()) return;
        if (!(cause instanceof MallError)) console.error(error);
        const message = errorMessage(error, intl);
        if (!message) return;
        if (!retry || !isNetworkError(cause)) return void show({ message, tone: 'critical' });
        const again = () => {
          dismiss(id);
          retry();
        };
        const action = <RetryButton onPress={again} />;
        const id = show({ message, tone: 'critical', action });
      }),
    [intl, show, dismiss, sessionLost],
  );
  return null;
}
