import { isSessionInvalid, MallError } from '@vermilion/api-client';
import { useToast } from '@vermilion/design-system/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSessionLost } from '../session/use-session-lost';
import { errorMessage } from './error-message';
import { setErrorReporter } from './report-error';

/** Shows every failure that no view shows by itself, and acts when the session has ended. */
export function ErrorToasts() {
  const intl = useIntl();
  const toast = useToast();
  const sessionLost = useSessionLost();
  useEffect(
    () =>
      setErrorReporter((error) => {
        if (isSessionInvalid(error) && !sessionLost()) return;
        const message = errorMessage(error, intl);
        if (message) toast.show({ message, tone: 'critical' });
        if (!(error instanceof MallError)) console.error(error);
      }),
    [intl, toast, sessionLost],
  );
  return null;
}
