import { isEmail } from './login-rules';
import { initialLoginState } from './login-state';
import { initialMode } from './login-table';
import { loginModes, type LoginField, type LoginMode, type LoginOffers } from './types';
import type { LoginState } from './types';

/** Names in the form, beside those of the fields. The country stands in a list of its own where no script runs. */
export const formNames = {
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
  const mode = loginModes.find((known) => known === name) ?? initialMode;
  return mode === 'resetPassword' && !isEmail(email) ? 'forgotPassword' : mode;
}

/** The state that a sent form of the panel was in. */
export async function readLoginForm(form: FormData, offers: LoginOffers): Promise<LoginState> {
  const email = text(form, 'email');
  const begun = initialLoginState(loginModeOf(text(form, formNames.mode), email), offers);
  const fields = Object.keys(begun.values) as LoginField[];
  const values = fields.map((field) => [field, text(form, field)]);
  const code = text(form, formNames.plainCountry) || text(form, formNames.country);
  const { countryByCode } = await import('../country-code/countries');
  const country = countryByCode(code);
  return {
    ...begun,
    values: { ...begun.values, ...Object.fromEntries(values) },
    country: country ? { code, dialCode: country.dialCode } : begun.country,
    agreed: form.has(formNames.agreed),
    captcha: form.has('captcha') ? { way: 'picture' } : undefined,
  };
}

/** What of a state may stand in a page that is sent back: no secret, and no clock that nothing would move. */
export function withoutSecrets(state: LoginState): LoginState {
  const secrets = { password: '', newPassword: '', passwordAgain: '', captcha: '' };
  return { ...state, values: { ...state.values, ...secrets }, waits: {} };
}
