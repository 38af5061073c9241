import { isSessionInvalid } from '@vermilion/api-client';
import { useToast } from '@vermilion/design-system/toast';
import type { AccountKind, PasswordActions } from '@vermilion/mall-components/profile';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { reportError } from '../../errors/report-error';
import { toLoginError } from '../../login/to-login-error';
import { requestKey } from '../../login/request-key';
import { useCaptcha } from '../../login/use-captcha';
import { useSessionLost } from '../../session/use-session-lost';
import { toPasswordError } from './to-password-error';

const messages = defineMessages({
  changed: {
    id: 'page.profile.passwordChanged',
    defaultMessage: 'Your password is changed. Please sign in with the new one.',
  },
});

/** Changing the password, with the captcha that may be asked for. The session ends with the old one. */
export function usePassword(kind: AccountKind | undefined) {
  const { api } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const { imageSrc, refresh, proofOf } = useCaptcha();
  const sessionLost = useSessionLost();
  const password = useMemo((): PasswordActions => {
    const byPhone = kind === 'phone';
    const failure = (error: unknown, answered: boolean) => {
      if (isSessionInvalid(error)) reportError(error);
      return toLoginError(error, answered, intl);
    };
    return {
      refreshCaptcha: refresh,
      async sendCode(captcha) {
        try {
          const proof = captcha ? await proofOf(captcha) : {};
          const id = byPhone ? 'sendPasswordCodeByPhone' : 'sendPasswordCodeByEmail';
          return (await api.call(id, { requestKey: requestKey(), ...proof })).message;
        } catch (error) {
          throw failure(error, captcha !== undefined);
        }
      },
      async change({ code, ...passwords }) {
        try {
          const id = byPhone ? 'changePasswordByPhone' : 'changePasswordByEmail';
          await api.call(id, { ...passwords, captcha: code, requestKey: requestKey() });
        } catch (error) {
          throw toPasswordError(failure(error, false));
        }
        sessionLost();
        show({ tone: 'positive', message: intl.formatMessage(messages.changed) });
      },
    };
  }, [api, intl, kind, proofOf, refresh, sessionLost, show]);
  return { password, captcha: { imageSrc, work: true } };
}
