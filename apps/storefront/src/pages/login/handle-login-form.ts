import type { LoginEvent, LoginState } from '@vermilion/mall-components/login';
import {
  formNames,
  loadPhoneNumbers,
  readLoginForm,
  runLogin,
  withoutSecrets,
} from '@vermilion/mall-components/login';
import { isSessionInvalid } from '@vermilion/api-client';
import { createIntl } from 'react-intl';
import { data, redirect } from 'react-router-dom';
import type { AppDeps } from '../../app/deps';
import { randomId } from '../../browser/random-id';
import { DEFAULT_LOCALE, formatTag } from '../../i18n/locales';
import { loginActions } from '../../login/login-actions';
import { toLoginError } from '../../login/to-login-error';
import { paths } from '../../paths';
import { SIGN_OUT } from '../../session/sign-out-form';

/** What a page shows that answers a form: where the form stands, and what goes along with the next one. */
export interface LoginFormResult {
  state: LoginState;
  requestKey: string;
  captcha?: { graphicKey: string; image: string };
}

/** The wishes that a button of the form may have; all others mean the form itself. */
const intents = ['CODE.SEND', 'CAPTCHA.REFRESH'] as const satisfies LoginEvent['type'][];

const fieldOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The overlay's actions with nothing of a browser in them; the relay's rules keep the session. */
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
 * Answers the sign-in form where no script runs: the machine of the overlay takes one step. Whoever is
 * signed in by it goes on; everybody else gets the page again, with what was typed and without secrets.
 */
export async function handleLoginForm(deps: AppDeps, form: FormData) {
  const intent = fieldOf(form, formNames.event);
  if (intent === SIGN_OUT) return signOut(deps);
  const requestKey = fieldOf(form, 'requestKey') || randomId();
  const methods = await deps.api.loginMethodInfo().catch(() => undefined);
  const offers = { phone: true, visitor: methods?.visitorOpen ?? false };
  const [initialState, knowledge] = await Promise.all([
    readLoginForm(form, offers),
    loadPhoneNumbers(),
  ]);
  const type = intents.find((known) => known === intent) ?? 'FORM.SUBMIT';
  const actions = serverActions(deps, form, requestKey);
  const { state, ended } = await runLogin(initialState, { type }, actions, knowledge);
  if (ended) return redirect(deps.takeReturnPath() ?? paths.home(), 303);
  const result: LoginFormResult = {
    state: withoutSecrets(state),
    requestKey,
    captcha: state.captcha && (await deps.api.graphicCaptcha({}).catch(() => undefined)),
  };
  const refused = Object.values(state.problems).some(Boolean) || state.notice?.tone === 'critical';
  return data(result, { status: refused ? 422 : 200 });
}
