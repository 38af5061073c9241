import type { ReactNode } from 'react';

/** Purposes of a code: two are sent by e-mail, two by text message. */
export const codePurposes = ['register', 'reset', 'signIn', 'phoneRegister'] as const;
/** One of `codePurposes`. */
export type CodePurpose = (typeof codePurposes)[number];
/** Purposes of a code that is sent by e-mail. */
export type EmailCodePurpose = Extract<CodePurpose, 'register' | 'reset'>;
/** Purposes of a code that is sent by text message. */
export type PhoneCodePurpose = Extract<CodePurpose, 'signIn' | 'phoneRegister'>;

/** A separate field per purpose: a code is not valid for another purpose. */
export type CodeField = `${CodePurpose}Code`;

/** The field values, shared by all modes so that input is kept between them. */
export interface LoginValues extends Record<CodeField, string> {
  /** As typed; it is trimmed on submit. */
  email: string;
  /** As typed, or formatted for its country. */
  phone: string;
  /** For sign-in and registration, as typed. */
  password: string;
  /** For the reset of a password, as typed. */
  newPassword: string;
  /** The new password once more; has to be equal. */
  passwordAgain: string;
  /** The characters in the captcha image. */
  captcha: string;
}
/** Names of the fields of all modes. */
export type LoginField = keyof LoginValues;
/** What is validated: a field, or the agreement. */
export type LoginCheck = LoginField | 'agreement';

/** The country that a phone number belongs to. Countries share dial codes, so the dial code is not enough. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, e.g. `CN`. */
  code: string;
  /** Digits without plus, e.g. `86`. */
  dialCode: string;
}

/** Validation errors; each is the key of its message. */
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

/** The key of a message, or a text from the server. */
export type FieldMessage = FieldProblem | { text: string };

/** The modes of the panel. Registration (6) has two, one per tab. */
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
/** One of `loginModes`. */
export type LoginMode = (typeof loginModes)[number];

/** Providers whose name and icon the panel knows. */
export const loginProviders = ['twitter', 'facebook', 'google'] as const;
/** A provider whose name and icon the panel knows. */
export type KnownLoginProvider = (typeof loginProviders)[number];
/** `id` of a provider: a known one, or one of your own. */
export type LoginProvider = KnownLoginProvider | (string & {});

/** A provider that the panel does not know. */
export interface LoginProviderOption {
  /** Passed to `signInByProvider`. */
  id: LoginProvider;
  /** Brand name, the same in every language. */
  name: string;
  /** 20 px, in the current colour. */
  icon: ReactNode;
}

/** Sign-in methods available besides e-mail and password. */
export interface LoginMethods {
  /** Sign-in with phone and password or a code by text message, and registration by phone. */
  phone: boolean;
  /** Sign-in as a visitor: the server allows it, and the shopper is about to buy. */
  visitor: boolean;
}

/** How the captcha is solved: by its image, or by proof of work for those who cannot read it. */
export type CaptchaMethod = 'image' | 'work';

/** A message about the last result; without text the view shows its message for the reason. */
export interface LoginNotice {
  /** Whether it reports a success or a failure. */
  tone: 'positive' | 'critical';
  /** Whether it is about the submitted form or about sending a code; determines the default message. */
  about: 'form' | 'code';
  /** A reason with a default message of its own; undefined for any other. */
  reason?: 'network' | 'rateLimited';
  /** The server's text; undefined for the default message. */
  message?: string;
}

/** A wait: its end in epoch milliseconds, and the remaining whole seconds. */
export interface LoginWait {
  until: number;
  seconds: number;
}

/** The state of the panel as plain data. */
export interface LoginState {
  /** The mode that is shown. */
  mode: LoginMode;
  /** The input of all modes. */
  values: LoginValues;
  /** The chosen country of the phone number. */
  country: PhoneCountry;
  /** Whether the privacy agreement is ticked. */
  agreed: boolean;
  /** The methods that are offered besides e-mail and password. */
  methods: LoginMethods;
  /** Validation errors by field, and of the agreement; a field without an error is absent or undefined. */
  problems: Partial<Record<LoginCheck, FieldMessage>>;
  /** The first invalid check; `attempt` changes with every submit, so that it is focused again. */
  focus?: { check: LoginCheck; attempt: number };
  /** The request in progress: of the form, of a code, or to a provider; undefined for none. */
  pending?: 'form' | 'code' | LoginProvider;
  /** Present from when the server requires a captcha until a request succeeds. */
  captcha?: { way: CaptchaMethod };
  /** Waits until a code can be requested again, or the form submitted after too many attempts. */
  waits: Partial<Record<CodePurpose | 'form', LoginWait>>;
  /** Codes that were sent at least once: their button says "send again". */
  sent: Partial<Record<CodePurpose, true>>;
  /** Shown above the form; removed by the next input. */
  notice?: LoginNotice;
  /** Counts submits, failures and sent codes; identifies the attempt in `focus`. */
  attempts: number;
}

/** The state of a form with a code: a mode of sign-in, or the change of a password. */
export interface CodeForm extends Pick<
  LoginState,
  'problems' | 'focus' | 'pending' | 'captcha' | 'waits' | 'sent' | 'notice' | 'attempts'
> {
  values: Pick<LoginValues, 'captcha'>;
}
