import { useQueryClient } from '@tanstack/react-query';
import type { LoginActions } from '@vermilion/mall-components/login';
import { useLoginMachine } from '@vermilion/mall-components/login';
import { useMemo } from 'react';
import { useApp } from '../app/app-context';
import { useSpoken } from '../errors/use-spoken';
import { keepNotice } from './flash';
import { forgetPrivateQueries } from './private-queries';
import { sessionQuery } from './session-query';
import { tellTabs } from './tabs';

export interface LoginDone {
  /** The session is there: close the overlay, or leave the login page. */
  onSignedIn: () => void;
  /** A new account by e-mail: the page is loaded again. */
  onRegistered: () => void;
}

/** Sign-in, registration and password reset, joined to the API. */
export function useLogin({ onSignedIn, onRegistered }: LoginDone) {
  const app = useApp();
  const queryClient = useQueryClient();
  const spoken = useSpoken();
  const actions = useMemo((): LoginActions => {
    const { api } = app;
    return {
      async signInByEmail(input) {
        await spoken(api.loginByEmail(input));
        await forgetPrivateQueries(queryClient);
        await spoken(queryClient.fetchQuery({ ...sessionQuery(app), staleTime: 0 }));
        tellTabs('signedIn');
        onSignedIn();
      },
      async registerByEmail({ code, ...input }) {
        await spoken(api.registerByEmail({ ...input, captcha: code }));
        tellTabs('signedIn');
        keepNotice('registered');
        onRegistered();
      },
      async resetPassword({ code, ...input }) {
        const sent = api.call('resetPasswordByEmail', { ...input, captcha: code });
        return (await spoken(sent)).message;
      },
      async sendCode(purpose, email) {
        const call = purpose === 'reset' ? 'sendForgottenPasswordCode' : 'sendRegisterEmailCode';
        return (await spoken(api.call(call, { email }))).message;
      },
    };
  }, [app, queryClient, spoken, onSignedIn, onRegistered]);
  return useLoginMachine(actions);
}
