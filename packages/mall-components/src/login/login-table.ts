import type { CodePurpose, LoginEffect, LoginEvent, LoginField, LoginMode } from './types';

/** A mode as a row of the table: what it asks for, what submitting does, where events lead. */
export interface LoginModeRow {
  /** Its number in the product's specification. */
  number: number;
  /** In the order of the form, which is the order of checking. */
  fields: readonly LoginField[];
  agreement: boolean;
  /** What the code of this mode is for, when it has one. */
  code?: CodePurpose;
  /** What submitting a right form asks of the outside; without one it only leads on. */
  effect?: Exclude<LoginEffect, 'sendCode'>;
  /** Where an event leads. `FORM.DONE` of a row with an effect comes when the outside has done it. */
  on: Partial<Record<LoginEvent['type'], LoginMode>>;
}

export const loginTable: Record<LoginMode, LoginModeRow> = {
  emailSignIn: {
    number: 2,
    fields: ['email', 'password'],
    agreement: true,
    effect: 'signInByEmail',
    on: { 'PASSWORD.FORGET': 'forgotPassword', 'ACCOUNT.CREATE': 'registerEmail' },
  },
  forgotPassword: {
    number: 4,
    fields: ['email'],
    agreement: false,
    on: { 'FORM.DONE': 'resetPassword', 'ACCOUNT.RETURN': 'emailSignIn' },
  },
  resetPassword: {
    number: 5,
    fields: ['code', 'newPassword', 'passwordAgain'],
    agreement: false,
    code: 'reset',
    effect: 'resetPassword',
    on: { 'FORM.DONE': 'emailSignIn', 'ACCOUNT.RETURN': 'emailSignIn' },
  },
  registerEmail: {
    number: 6,
    fields: ['email', 'code', 'password'],
    agreement: true,
    code: 'register',
    effect: 'registerByEmail',
    on: { 'ACCOUNT.RETURN': 'emailSignIn' },
  },
};

export const initialMode: LoginMode = 'emailSignIn';
