import { isSessionInvalid } from '@vermilion/api-client';
import { useToast } from '@vermilion/design-system/toast';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { useSessionLost } from '../session/use-session-lost';
import { useApp } from '../app/app-context';
import { errorMessage, isOfTheMall, isUnreached } from './error-message';
import { setErrorReporter } from './report-error';
import { RetryButton } from './retry-button';

/** Words of the visitor's language come when they are wanted; home has not the whole catalogue, so there they do not. */
const wordsOf = async (error: unknown, intl: IntlShape, locale: Locale) =>
  locale === DEFAULT_LOCALE || !('page.refused.cart' in intl.messages)
    ? errorMessage(error, intl)
    : import('./fault-words').then(
        ({ faultMessage }) => faultMessage(error, intl, locale),
        () => errorMessage(error, intl),
      );

/** Shows every failure that no view shows by itself, and acts when the session has ended. */
export function ErrorToasts() {
  const intl = useIntl();
  const { locale } = useApp();
  const { show, dismiss } = useToast();
  const sessionLost = useSessionLost();
  useEffect(
    () =>
      setErrorReporter((error, retry) => {
        if (isSessionInvalid(error) && !sessionLost()) return;
        if (!isOfTheMall(error)) console.error(error);
        if (!retry || !isUnreached(error)) {
          const say = (message?: string) => message && show({ message, tone: 'critical' });
          return void wordsOf(error, intl, locale).then(say);
        }
        const message = errorMessage(error, intl);
        if (!message) return;
        const again = () => {
          dismiss(id);
          retry();
        };
        const action = <RetryButton onPress={again} />;
        const id = show({ message, tone: 'critical', action });
      }),
    [intl, locale, show, dismiss, sessionLost],
  );
  return null;
}
