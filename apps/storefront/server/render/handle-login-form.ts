import { isSessionInvalid } from '@vermilion/api-client';
import { randomId } from '@vermilion/api-client';
import type { LoginEvent } from '@vermilion/mall-components/login';
import {
  loadPhoneNumbers,
  loginFormNames,
  readLoginForm,
  runLogin,
  withoutSecrets,
} from '@vermilion/mall-components/login';
import { loginActions } from '@vermilion/mall-data/login';
import { createIntl } from 'react-intl';
import { data, redirect } from 'react-router-dom';
import type { AppDeps } from '../../src/deps/deps';
import { toLoginError } from '../../src/errors/to-login-error';
import { DEFAULT_LOCALE, formatTag } from '../../src/i18n/locales';
import { paths } from '../../src/page-params/paths';
import { SIGN_OUT } from '../../src/session/sign-out-form';
import type { LoginFormResult } from '../../src/sign-in/login-form-result';

/** Events that buttons of the form can send; any other value submits the form. */
const intents = ['CODE.SEND', 'CAPTCHA.REFRESH'] as const satisfies LoginEvent['type'][];

const fieldOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The login actions on the server; the session is stored as in the relay. */
function serverActions({ api, ...deps }: AppDeps, form: FormData, requestKey: string) {
  const intl = createIntl({
    locale: formatTag(deps.locale),
    defaultLocale: DEFAULT_LOCALE,
    messages: deps.messages.get(),
  });
  const nothing = () => {};
  return loginActions({
    api,
    requestKey: () => requestKey,
    proofOf: async ({ answer }) => ({
      graphicKey: fieldOf(form, 'graphicKey'),
      graphicCode: answer,
    }),
    async run(call, answered, fields) {
      try {
        return await call();
      } catch (error) {
        throw toLoginError(error, answered, intl, fields);
      }
    },
    completeSignIn: async () => {},
    onRegistered: nothing,
    redirect: nothing,
  });
}

async function signOut({ api }: AppDeps) {
  await api.logout().catch((error: unknown) => {
    if (!isSessionInvalid(error)) throw error;
  });
  return redirect(paths.home(), 303);
}

/**
 * Handles the sign-in form without JavaScript: the login machine advances by one event. After a sign-in it
 * redirects; otherwise the page is rendered again with the entered values, but without secrets.
 */
export async function handleLoginForm(deps: AppDeps, form: FormData) {
  const intent = fieldOf(form, loginFormNames.event);
  if (intent === SIGN_OUT) return signOut(deps);
  const requestKey = fieldOf(form, 'requestKey') || randomId();
  const methods = await deps.api.loginMethodInfo().catch(() => undefined);
  const offers = { phone: true, visitor: methods?.visitorOpen ?? false };
  const [initialState, validators] = await Promise.all([
    readLoginForm(form, offers),
    loadPhoneNumbers(),
  ]);
  const type = intents.find((known) => known === intent) ?? 'FORM.SUBMIT';
  const actions = serverActions(deps, form, requestKey);
  const { state, signedIn } = await runLogin(initialState, { type }, actions, validators);
  if (signedIn) return redirect(deps.takeReturnPath() ?? paths.home(), 303);
  const result: LoginFormResult = {
    state: withoutSecrets(state),
    requestKey,
    captcha: state.captcha && (await deps.api.graphicCaptcha({}).catch(() => undefined)),
  };
  const refused = Object.values(state.problems).some(Boolean) || state.notice?.tone === 'critical';
  return data(result, { status: refused ? 422 : 200 });
}
