import type { LoginEvent } from './login-events';
import type { CodePurpose, LoginField, LoginMode } from './types';

/** Guards of transitions, by name, so that the table is plain data. */
export type LoginGuard = 'emailRight' | 'phoneOffered' | 'visitorOffered';

/** Effects, by name; the hook runs them. */
export type LoginEffect =
  | 'signInByPhone'
  | 'signInByEmail'
  | 'signInByCode'
  | 'resetPassword'
  | 'registerByEmail'
  | 'registerByPhone'
  | 'signInAsVisitor'
  | 'signInByProvider'
  | 'sendCode'
  | 'refreshCaptcha'
  | 'hide'
  | 'reload';

export type LoginSubmit = Exclude<
  LoginEffect,
  'signInByProvider' | 'sendCode' | 'refreshCaptcha' | 'hide' | 'reload'
>;

/** The next mode after an event. */
export interface LoginTransition {
  /** The next mode. */
  to: LoginMode;
  /** Must hold, or the mode stays; undefined where the transition is always possible. */
  guard?: LoginGuard;
}

/** A row of the table: the fields of a mode, its effect on submit and its transitions. */
export interface LoginModeRow {
  /** Number of the mode in the product's specification. */
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** In the order of the form, which is also the order of validation. */
  fields: readonly LoginField[];
  /** Fields that may stay empty and are not checked. */
  optional?: readonly LoginField[];
  /** Whether the privacy agreement has to be ticked. */
  agreement: boolean;
  /** Whether sign-in by a provider is offered in this mode. */
  providers?: true;
  /** The purpose of the code used in this mode, and the channel by which it is sent. */
  code?: { purpose: CodePurpose; to: 'email' | 'phone' };
  /** The effect of submitting a valid form; without it only the mode changes. */
  submit?: LoginSubmit;
  /** The effect after it has succeeded. */
  done?: 'hide' | 'reload';
  /** The transitions. `FORM.DONE` is sent when the submit effect has succeeded. */
  on: Partial<Record<LoginEvent['type'], LoginTransition>>;
}

/** From every mode `LOGIN.START` leads back to the initial mode. */
export const initialLoginMode: LoginMode = 'emailSignIn';

const visit: LoginTransition = { to: 'visitor', guard: 'visitorOffered' };

/** The login machine: each mode with its fields, its request and its transitions. */
export const loginTable: Record<LoginMode, LoginModeRow> = {
  phoneSignIn: {
    number: 1,
    fields: ['phone', 'password'],
    agreement: true,
    providers: true,
    submit: 'signInByPhone',
    done: 'hide',
    on: {
      'TAB.EMAIL': { to: 'emailSignIn' },
      'CODE.USE': { to: 'codeSignIn' },
      'ACCOUNT.CREATE': { to: 'registerPhone' },
      'VISITOR.ENTER': visit,
    },
  },
  emailSignIn: {
    number: 2,
    fields: ['email', 'password'],
    agreement: true,
    providers: true,
    submit: 'signInByEmail',
    done: 'hide',
    on: {
      'TAB.PHONE': { to: 'phoneSignIn', guard: 'phoneOffered' },
      'PASSWORD.FORGET': { to: 'forgotPassword' },
      'ACCOUNT.CREATE': { to: 'registerEmail' },
      'VISITOR.ENTER': visit,
    },
  },
  codeSignIn: {
    number: 3,
    fields: ['phone', 'signInCode'],
    agreement: true,
    providers: true,
    code: { purpose: 'signIn', to: 'phone' },
    submit: 'signInByCode',
    done: 'hide',
    on: {
      'PASSWORD.USE': { to: 'phoneSignIn' },
      'ACCOUNT.CREATE': { to: 'registerPhone' },
      'VISITOR.ENTER': visit,
    },
  },
  forgotPassword: {
    number: 4,
    fields: ['email'],
    agreement: false,
    on: { 'FORM.SUBMIT': { to: 'resetPassword', guard: 'emailRight' } },
  },
  resetPassword: {
    number: 5,
    fields: ['resetCode', 'newPassword', 'passwordAgain'],
    agreement: false,
    code: { purpose: 'reset', to: 'email' },
    submit: 'resetPassword',
    on: { 'FORM.DONE': { to: 'emailSignIn' } },
  },
  registerEmail: {
    number: 6,
    fields: ['email', 'registerCode', 'password'],
    agreement: true,
    code: { purpose: 'register', to: 'email' },
    submit: 'registerByEmail',
    done: 'reload',
    on: {
      'TAB.PHONE': { to: 'registerPhone', guard: 'phoneOffered' },
      'ACCOUNT.RETURN': { to: 'emailSignIn' },
    },
  },
  registerPhone: {
    number: 6,
    fields: ['phone', 'phoneRegisterCode', 'password'],
    agreement: true,
    code: { purpose: 'phoneRegister', to: 'phone' },
    submit: 'registerByPhone',
    done: 'hide',
    on: {
      'TAB.EMAIL': { to: 'registerEmail' },
      'ACCOUNT.RETURN': { to: 'phoneSignIn' },
    },
  },
  visitor: {
    number: 7,
    fields: ['email', 'phone'],
    optional: ['phone'],
    agreement: false,
    submit: 'signInAsVisitor',
    done: 'hide',
    // Signing in instead is `LOGIN.START`
    on: { 'ACCOUNT.CREATE': { to: 'registerEmail' } },
  },
};
