import { isEmail } from './login-rules';
import { initialLoginState } from './login-state';
import { initialLoginMode } from './login-table';
import { loginModes, type LoginField, type LoginMode, type LoginMethods } from './types';
import type { LoginState } from './types';

/** Names in the form, beside those of the fields. The country stands in a list of its own where no script runs. */
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

/** The mode of a name, as it stands in an address or a form. A new password needs the e-mail first. */
export function loginModeOf(name: string | null, email = ''): LoginMode {
  const mode = loginModes.find((known) => known === name) ?? initialLoginMode;
  return mode === 'resetPassword' && !isEmail(email) ? 'forgotPassword' : mode;
}

/** The state that a sent form of the panel was in. */
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
    captcha: form.has('captcha') ? { way: 'picture' } : undefined,
  };
}

/** What of a state may stand in a page that is sent back: no secret, and no clock that nothing would move. */
export function withoutSecrets(state: LoginState): LoginState {
  const secrets = { password: '', newPassword: '', passwordAgain: '', captcha: '' };
  return { ...state, values: { ...state.values, ...secrets }, waits: {} };
}
