import { initialMode } from './login-table';
import type { LoginMode, LoginOffers, LoginState } from './types';

const nothingOffered: LoginOffers = { phone: false, visitor: false };

/** An empty overlay. A phone number belongs to China until another country is chosen. */
export const initialLoginState = (
  mode: LoginMode = initialMode,
  offers: LoginOffers = nothingOffered,
): LoginState => ({
  mode,
  values: {
    email: '',
    phone: '',
    password: '',
    newPassword: '',
    passwordAgain: '',
    registerCode: '',
    resetCode: '',
    signInCode: '',
    phoneRegisterCode: '',
    captcha: '',
  },
  country: { code: 'CN', dialCode: '86' },
  agreed: false,
  offers,
  problems: {},
  waits: {},
  sent: {},
  attempts: 0,
});
