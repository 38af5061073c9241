import { isEmail } from '../internal/is-email';
import { initialLoginState } from './login-state';
import { initialLoginMode } from './login-table';
import type { LoginState } from './types';
import { type LoginField, type LoginMethods, type LoginMode, loginModes } from './types';

/** Names of form entries besides the fields. Without scripts the country has its own select. */
export const loginFormNames = {
  mode: 'mode',
  event: 'event',
  agreed: 'agreed',
  country: 'country',
  plainCountry: 'plainCountry',
} as const;

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Parses a mode from a URL or a form. Setting a new password requires the e-mail step first. */
export function loginModeOf(name: string | null, email = ''): LoginMode {
  const mode = loginModes.find((known) => known === name) ?? initialLoginMode;
  return mode === 'resetPassword' && !isEmail(email) ? 'forgotPassword' : mode;
}

/** Restores the state of the panel from its submitted form. */
export async function readLoginForm(form: FormData, methods: LoginMethods): Promise<LoginState> {
  const email = text(form, 'email');
  const initialState = initialLoginState(
    loginModeOf(text(form, loginFormNames.mode), email),
    methods,
  );
  const fields = Object.keys(initialState.values) as LoginField[];
  const values = fields.map((field) => [field, text(form, field)]);
  const code = text(form, loginFormNames.plainCountry) || text(form, loginFormNames.country);
  const { countryByCode } = await import('../country-code/countries');
  const country = countryByCode(code);
  return {
    ...initialState,
    values: { ...initialState.values, ...Object.fromEntries(values) },
    country: country ? { code, dialCode: country.dialCode } : initialState.country,
    agreed: form.has(loginFormNames.agreed),
    captcha: form.has('captcha') ? { way: 'image' } : undefined,
  };
}

/** The state without passwords, captcha and countdowns, safe to render into a page. */
export function withoutSecrets(state: LoginState): LoginState {
  const secrets = { password: '', newPassword: '', passwordAgain: '', captcha: '' };
  return { ...state, values: { ...state.values, ...secrets }, waits: {} };
}
