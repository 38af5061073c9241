import { useQuery } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import flagsSrc from '@vermilion/mall-components/flags.svg?url';
import type { LoginOptions } from '@vermilion/mall-components/login';
import { useLoginMachine } from '@vermilion/mall-components/login';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context';
import { paths } from '../paths';
import { providers } from '../session/elsewhere';
import { keepNotice } from '../session/flash';
import { messages } from '../session/messages';
import { tellTabs } from '../session/tabs';
import { useTourist } from '../session/tourist';
import { useEnter } from '../session/use-enter';
import { loginActions } from './login-actions';
import { loginFailure } from './login-failure';
import { requestKey } from './request-key';
import { useCaptcha } from './use-captcha';

/** Signing in by every way that the server offers: all that the panel shows, for page and overlay alike. */
export function useLogin(ends: Required<Pick<LoginOptions, 'onHide' | 'onReload'>>) {
  const { api, queries, rememberPath } = useApp();
  const intl = useIntl();
  const { show } = useToast();
  const enter = useEnter();
  const { pathname, search } = useLocation();
  const { imageSrc, refresh, proofOf } = useCaptcha();
  const quiet = { quiet: true };
  const picture = useQuery({ ...queries.loginPicture(), meta: quiet }).data;
  const methods = useQuery({ ...queries.loginMethodInfo(), meta: quiet }).data;
  const actions = useMemo(() => {
    const spoken = async <T>(call: () => Promise<T>, answered: boolean) => {
      try {
        return await call();
      } catch (error) {
        throw loginFailure(error, answered, intl);
      }
    };
    const leave = (address: string) => {
      if (pathname !== paths.login()) rememberPath(pathname + search);
      window.location.assign(address);
    };
    const registered = (when: 'now' | 'afterReload') => {
      if (when === 'afterReload') {
        keepNotice('registered');
        tellTabs('signedIn');
      } else show({ tone: 'positive', message: intl.formatMessage(messages.registered) });
    };
    const joined = loginActions({ api, enter, leave, proofOf, registered, requestKey, spoken });
    return { ...joined, refreshCaptcha: refresh };
  }, [api, enter, intl, pathname, search, rememberPath, proofOf, refresh, show]);
  const machine = useLoginMachine(actions, {
    ...ends,
    visitorOpen: methods?.visitorOpen,
    showTourists: useTourist(),
  });
  return {
    ...machine,
    flagsSrc,
    imageSrc: picture?.loginLeftImage,
    agreementHref: paths.privacy(),
    captcha: { imageSrc, work: true },
    providers: providers.filter((provider) => methods?.[`${provider}Open`]),
  };
}
