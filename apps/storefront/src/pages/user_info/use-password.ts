import { useToast } from '@vermilion/design-system/toast';
import type { CaptchaAnswer } from '@vermilion/mall-components/login';
import type { AccountKind, PasswordActions } from '@vermilion/mall-components/profile';
import { useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { requestKey } from '../../captcha/request-key';
import { useCaptcha } from '../../captcha/use-captcha';
import { useApp } from '../../deps/app-context';
import { toLoginError } from '../../errors/to-login-error';
import { useAction } from '../../errors/use-action';
import { useSessionLost } from '../../session/use-session-lost';
import { toPasswordError } from './to-password-error';

const messages = defineMessages({
  changed: {
    id: 'page.profile.passwordChanged',
    defaultMessage: 'Your password has been changed. Please sign in with the new one.',
  },
});

/** Changes the password, with a captcha if required. This ends the session. */
export function usePassword(kind: AccountKind | undefined) {
  const { api } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const { imageSrc, refresh, proofOf } = useCaptcha();
  const sessionLost = useSessionLost();
  const byPhone = kind === 'phone';
  const sendCode = useAction({
    async mutationFn(captcha: CaptchaAnswer | undefined) {
      const proof = captcha ? await proofOf(captcha) : {};
      const id = byPhone ? 'sendPasswordCodeByPhone' : 'sendPasswordCodeByEmail';
      return (await api.call(id, { requestKey: requestKey(), ...proof })).message;
    },
    toError: (error, captcha) => toLoginError(error, captcha !== undefined, intl),
    meta: { shownByView: true },
  });
  const change = useAction({
    async mutationFn({ code, ...passwords }: Parameters<PasswordActions['change']>[0]) {
      const id = byPhone ? 'changePasswordByPhone' : 'changePasswordByEmail';
      await api.call(id, { ...passwords, captcha: code, requestKey: requestKey() });
    },
    toError: (error) => toPasswordError(toLoginError(error, false, intl)),
    onSuccess() {
      sessionLost();
      show({ tone: 'positive', message: intl.formatMessage(messages.changed) });
    },
    meta: { shownByView: true },
  });
  const password = useMemo(
    (): PasswordActions => ({
      refreshCaptcha: refresh,
      sendCode: (captcha) => sendCode(captcha),
      change: (passwords) => change(passwords),
    }),
    [change, refresh, sendCode],
  );
  return { password, captcha: { imageSrc, work: true } };
}
