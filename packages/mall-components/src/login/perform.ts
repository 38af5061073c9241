import { readCode } from '@vermilion/input-rules/code';
import { tidyEmail } from '../internal/is-email';
import type { LoginActions, PhoneActions, PhoneInput, ServerMessage } from './login-actions';
import { captchaOf } from './login-captcha';
import { LoginError } from './login-error';
import { type LoginEffect, loginTable } from './login-table';
import type { LoginState } from './types';

/** The asynchronous effects; the others complete at once. */
export type LoginTask = Exclude<LoginEffect, 'hide' | 'reload' | 'refreshCaptcha'>;

/** Loads the validation of phone numbers, started with the first mode that has a phone field. */
export const loadPhoneNumbers = () => import('../country-code/phone-numbers');

/** The number in the server's format; as typed when the validation cannot be loaded, since the server reads it too. */
async function phoneInput({ values, country }: LoginState): Promise<PhoneInput> {
  const numbers = await loadPhoneNumbers().catch(() => undefined);
  const { code, dialCode } = country;
  const read = numbers?.readPhone(values.phone, { country: code, dialCode });
  if (!read) return { phone: values.phone.trim(), countryCode: dialCode, country: code };
  return { phone: read.national, countryCode: read.dialCode, country: read.country ?? code };
}

/** A callback that must exist: the guards of the table ensure that. */
function offered<Action>(action: Action | undefined): Action {
  if (!action) throw new LoginError({ reason: 'unknown' });
  return action;
}

async function performByPhone(
  effect: 'signInByPhone' | 'signInByCode' | 'registerByPhone',
  state: LoginState,
  phone: PhoneActions,
): Promise<ServerMessage> {
  const { password, signInCode, phoneRegisterCode } = state.values;
  const input = { ...(await phoneInput(state)), ...captchaOf(state) };
  if (effect === 'signInByPhone') return phone.signInByPassword({ ...input, password });
  if (effect === 'signInByCode')
    return phone.signInByCode({ ...input, code: readCode(signInCode) });
  return phone.register({ ...input, code: readCode(phoneRegisterCode), password });
}

async function sendCode(state: LoginState, actions: LoginActions): Promise<ServerMessage> {
  const purpose = loginTable[state.mode].code?.purpose;
  const { captcha } = captchaOf(state);
  if (purpose === 'register' || purpose === 'reset') {
    const email = tidyEmail(state.values.email);
    return captcha ? actions.sendCode(purpose, email, captcha) : actions.sendCode(purpose, email);
  }
  const phone = offered(actions.phone);
  const input = { ...(await phoneInput(state)), ...captchaOf(state) };
  return phone.sendCode({ ...input, purpose: offered(purpose) });
}

/** Calls the action of an effect with values in the server's form; passwords are passed unchanged. */
export async function perform(
  task: LoginTask,
  state: LoginState,
  actions: LoginActions,
): Promise<ServerMessage> {
  const { values } = state;
  const email = tidyEmail(values.email);
  const { password, newPassword, passwordAgain } = values;
  const captcha = captchaOf(state);
  switch (task) {
    case 'signInByEmail':
      return actions.signInByEmail({ email, password, ...captcha });
    case 'registerByEmail':
      return actions.registerByEmail({
        email,
        code: readCode(values.registerCode),
        password,
        ...captcha,
      });
    case 'resetPassword':
      return actions.resetPassword({
        email,
        code: readCode(values.resetCode),
        newPassword,
        passwordAgain,
        ...captcha,
      });
    case 'signInAsVisitor': {
      const phone = values.phone.trim() ? { phone: await phoneInput(state) } : {};
      return offered(actions.signInAsVisitor)({ email, ...phone, ...captcha });
    }
    case 'signInByProvider': {
      const provider = state.pending;
      if (!provider || provider === 'form' || provider === 'code') return undefined;
      return offered(actions.signInByProvider)(provider);
    }
    case 'sendCode':
      return sendCode(state, actions);
    default:
      return performByPhone(task, state, offered(actions.phone));
  }
}
