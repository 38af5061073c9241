/** What the code that is sent is for: two by mail, two by text message. */
export const codePurposes = ['register', 'reset', 'signIn', 'phoneRegister'] as const;
export type CodePurpose = (typeof codePurposes)[number];
export type EmailCodePurpose = Extract<CodePurpose, 'register' | 'reset'>;
export type PhoneCodePurpose = Extract<CodePurpose, 'signIn' | 'phoneRegister'>;

/** Each code has a field of its own: the one of a registration opens nothing else. */
export type CodeField = `${CodePurpose}Code`;

/** What is typed. One set for all modes, so that nothing is lost between them. */
export interface LoginValues extends Record<CodeField, string> {
  email: string;
  /** As typed, or in the way of its country. */
  phone: string;
  password: string;
  newPassword: string;
  passwordAgain: string;
  /** What was read in the picture of the captcha. */
  captcha: string;
}
export type LoginField = keyof LoginValues;
/** What can be wrong in the form: a field, or the agreement. */
export type LoginCheck = LoginField | 'agreement';

/** The country that a phone number belongs to. Some share a dial code, so the code alone does not tell. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, e.g. `CN`. */
  code: string;
  /** Digits without plus, e.g. `86`. */
  dialCode: string;
}

/** What a rule of a field can find; the key of its message. */
export type FieldProblem =
  | 'emailEmpty'
  | 'correctEmail'
  | 'emptyPhone'
  | 'correctPhone'
  | 'emptyPassword'
  | 'weakPassword'
  | 'longPassword'
  | 'emptyCode'
  | 'correctCode'
  | 'emptyAgainPassword'
  | 'diffPassword'
  | 'emptyCaptcha'
  | 'wrongCaptcha'
  | 'agreement';

/** A message of ours by its key, or the server's own words. */
export type FieldMessage = FieldProblem | { text: string };

/** The modes of the overlay. Registration (6) is two of them, one for each of its tabs. */
export const loginModes = [
  'phoneSignIn',
  'emailSignIn',
  'codeSignIn',
  'forgotPassword',
  'resetPassword',
  'registerEmail',
  'registerPhone',
  'visitor',
] as const;
export type LoginMode = (typeof loginModes)[number];

export const loginProviders = ['twitter', 'facebook', 'google'] as const;
export type LoginProvider = (typeof loginProviders)[number];

/** What is open to shoppers beside e-mail and password. */
export interface LoginMethods {
  /** Signing in with phone and password, with a code by text message, and registering by phone. */
  phone: boolean;
  /** Buying without an account: the server allows it, and the shopper is about to buy. */
  visitor: boolean;
}

/** How the captcha is answered: by its picture, or by the computer's work for those who cannot read it. */
export type CaptchaMethod = 'picture' | 'work';

/** A word about what happened; without a text the view has one of its own for the reason. */
export interface LoginNotice {
  tone: 'positive' | 'critical';
  about: 'form' | 'code';
  reason?: 'network' | 'rateLimited';
  message?: string;
}

/** A time to wait: until when in epoch milliseconds, and the whole seconds until then. */
export interface LoginWait {
  until: number;
  seconds: number;
}

export interface LoginState {
  mode: LoginMode;
  values: LoginValues;
  country: PhoneCountry;
  agreed: boolean;
  methods: LoginMethods;
  problems: Partial<Record<LoginCheck, FieldMessage>>;
  /** The first wrong one; `attempt` changes with every try, so that it is focused again. */
  focus?: { check: LoginCheck; attempt: number };
  pending?: 'form' | 'code' | LoginProvider;
  /** Present once the server has asked for the captcha, until something succeeds. */
  captcha?: { way: CaptchaMethod };
  /** When a code of a purpose may be sent again, and when the form may be after too many tries. */
  waits: Partial<Record<CodePurpose | 'form', LoginWait>>;
  /** A code was sent at least once: the button says "send again". */
  sent: Partial<Record<CodePurpose, true>>;
  notice?: LoginNotice;
  attempts: number;
}

/** What every form with a code has. Each mode of sign-in is one; the change of a password is another. */
export interface CodeForm extends Pick<
  LoginState,
  'problems' | 'focus' | 'pending' | 'captcha' | 'waits' | 'sent' | 'notice' | 'attempts'
> {
  values: Pick<LoginValues, 'captcha'>;
}
