import type { LoginEvent } from './login-events';
import type { CodePurpose, LoginField, LoginMode } from './types';

/** What must hold for a transition; by name, so that the table stays data. */
export type LoginGuard = 'emailRight' | 'phoneOffered' | 'visitorOffered';

/** What the outside must do; the table names it, the hook does it. */
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

export interface LoginTransition {
  to: LoginMode;
  guard?: LoginGuard;
}

/** A mode as a row of the table: what it asks for, what submitting does, where events lead. */
export interface LoginModeRow {
  /** Its number in the product's specification. */
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** In the order of the form, which is the order of checking. */
  fields: readonly LoginField[];
  /** Fields that may stay empty and are not checked. */
  optional?: readonly LoginField[];
  agreement: boolean;
  /** Whether one may sign in with an account of another house here. */
  providers?: true;
  /** What the code of this mode is for, when it has one, and the field that it is sent to. */
  code?: { purpose: CodePurpose; to: 'email' | 'phone' };
  /** What submitting a right form asks of the outside; without one it only leads on. */
  submit?: LoginSubmit;
  /** What follows when the outside has done it. */
  done?: 'hide' | 'reload';
  /** Where an event leads. `FORM.DONE` comes when the outside has done what was submitted. */
  on: Partial<Record<LoginEvent['type'], LoginTransition>>;
}

/** Every mode has a way back: where no event of its row leads, `LOGIN.START` does, as from everywhere. */
export const initialLoginMode: LoginMode = 'emailSignIn';

const visit: LoginTransition = { to: 'visitor', guard: 'visitorOffered' };

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
    on: {},
  },
};
