import { useQuery } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import flagsSrc from '@vermilion/mall-components/flags.svg?url';
import type { LoginMode, LoginOptions } from '@vermilion/mall-components/login';
import { useLoginMachine } from '@vermilion/mall-components/login';
import { loginActions, type LoginDeps, providers } from '@vermilion/mall-data/login';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router-dom';
import { requestKey, saveRequestKey } from '../captcha/request-key';
import { useCaptcha } from '../captcha/use-captcha';
import { useApp } from '../deps/app-context';
import { toLoginError } from '../errors/to-login-error';
import { saveLocale } from '../i18n/locale-cookie';
import { paths } from '../page-params/paths';
import { saveNotice } from '../session/flash';
import { messages } from '../session/messages';
import { broadcastSession } from '../session/session-channel';
import { useVisitorOffer } from '../session/visitor-offer';
import type { LoginFormResult } from './login-form-result';
import { useCompleteSignIn } from './use-complete-sign-in';

/** Callbacks at the end of the sign-in, and the initial mode. */
export interface UseLoginOptions extends Required<Pick<LoginOptions, 'onHide' | 'onReload'>> {
  mode?: LoginMode;
  /** Starts with buying as a guest, where that is possible. */
  isCheckout?: boolean;
  /** The server's result for a form submitted without JavaScript. */
  formResult?: LoginFormResult;
}

/** State and actions of the login panel, for page and overlay. */
export function useLogin({ formResult, mode, isCheckout, ...ends }: UseLoginOptions) {
  const { api, locale, queries, saveReturnPath } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const completeSignIn = useCompleteSignIn();
  const { pathname, search } = useLocation();
  const { image, imageSrc, refresh, proofOf } = useCaptcha(formResult?.captcha);
  const quiet = { quiet: true };
  const side = useQuery({ ...queries.loginPicture(), meta: quiet }).data;
  const methods = useQuery({ ...queries.loginMethodInfo(), meta: quiet }).data;
  const actions = useMemo(() => {
    const run: LoginDeps['run'] = async (call, answered, fields) => {
      try {
        return await call();
      } catch (error) {
        throw toLoginError(error, answered, intl, fields);
      }
    };
    const redirect = (address: string) => {
      if (pathname !== paths.login()) saveReturnPath(pathname + search);
      // Providers return to a URL without a language
      saveLocale(locale);
      window.location.assign(address);
    };
    const onRegistered = (when: 'now' | 'afterReload') => {
      if (when === 'afterReload') {
        saveNotice('registered');
        broadcastSession('signedIn');
      } else show({ tone: 'positive', message: intl.formatMessage(messages.registered) });
    };
    const loginCalls = loginActions({
      api,
      completeSignIn,
      redirect,
      proofOf,
      onRegistered,
      requestKey,
      run,
    });
    return { ...loginCalls, refreshCaptcha: refresh };
  }, [api, completeSignIn, intl, locale, pathname, search, saveReturnPath, proofOf, refresh, show]);
  const showTourists = useVisitorOffer();
  const visitorOpen = methods?.visitorOpen;
  const machine = useLoginMachine(actions, {
    ...ends,
    mode: isCheckout && visitorOpen && showTourists ? 'visitor' : mode,
    initialState: formResult?.state,
    visitorOpen,
    showTourists,
  });
  const resultKey = formResult?.requestKey;
  useEffect(() => {
    if (resultKey) saveRequestKey(resultKey);
  }, [resultKey]);
  return {
    ...machine,
    flagsSrc,
    imageSrc: side?.loginLeftImage,
    agreementHref: paths.privacy(),
    captcha: { imageSrc, work: true },
    action: useHref(paths.login()),
    hiddenFields: { requestKey: resultKey, graphicKey: image?.graphicKey },
    visitorOpen: methods?.visitorOpen ?? false,
    providers: providers.filter((provider) => methods?.[`${provider}Open`]),
  };
}
