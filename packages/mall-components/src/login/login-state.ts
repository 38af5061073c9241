import { initialLoginMode } from './login-table';
import type { LoginMethods, LoginMode, LoginState } from './types';

const nothingOffered: LoginMethods = { phone: false, visitor: false };

/** The initial state. The phone country is China by default. */
export const initialLoginState = (
  mode: LoginMode = initialLoginMode,
  methods: LoginMethods = nothingOffered,
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
  methods,
  problems: {},
  waits: {},
  sent: {},
  attempts: 0,
});
