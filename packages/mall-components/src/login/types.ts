/** What a rule of a field can find; the key of its message. */
export type FieldProblem =
  | 'emailEmpty'
  | 'correctEmail'
  | 'emptyPassword'
  | 'emptyCode'
  | 'correctCode'
  | 'emptyAgainPassword'
  | 'diffPassword'
  | 'agreement';

/** What is typed. One set for all modes, so that nothing is lost between them. */
export interface LoginValues {
  email: string;
  password: string;
  code: string;
  newPassword: string;
  passwordAgain: string;
}
export type LoginField = keyof LoginValues;
/** What can be wrong in the form: a field, or the agreement. */
export type LoginCheck = LoginField | 'agreement';

/** The modes of the overlay; the number is the one of the product's specification. */
export type LoginMode = 'emailSignIn' | 'forgotPassword' | 'resetPassword' | 'registerEmail';

/** What the code that is sent is for. */
export type CodePurpose = 'register' | 'reset';

/** What the outside must do; the table names it, the hook does it. */
export type LoginEffect = 'signInByEmail' | 'registerByEmail' | 'resetPassword' | 'sendCode';

export type LoginEvent =
  | { type: 'FIELD.CHANGE'; field: LoginField; value: string }
  | { type: 'AGREEMENT.CHANGE'; agreed: boolean }
  | { type: 'PASSWORD.FORGET' }
  | { type: 'ACCOUNT.CREATE' }
  | { type: 'ACCOUNT.RETURN' }
  | { type: 'FORM.SUBMIT' }
  | { type: 'FORM.DONE'; message?: string }
  | { type: 'FORM.FAIL'; message?: string }
  | { type: 'CODE.SEND' }
  | { type: 'CODE.DONE'; purpose: CodePurpose; now: number; message?: string }
  | { type: 'CODE.FAIL'; message?: string }
  | { type: 'CLOCK.TICK'; now: number };

/** A word about what happened; without a text the view has one of its own. */
export interface LoginNotice {
  tone: 'positive' | 'critical';
  about: 'form' | 'code';
  message?: string;
}

export interface LoginState {
  mode: LoginMode;
  values: LoginValues;
  agreed: boolean;
  problems: Partial<Record<LoginCheck, FieldProblem>>;
  /** The first wrong one; `attempt` changes with every try, so that it is focused again. */
  focus?: { check: LoginCheck; attempt: number };
  pending?: 'form' | 'code';
  /** When a code may be sent again, in epoch milliseconds, and the whole seconds until then. */
  waits: Partial<Record<CodePurpose, { until: number; seconds: number }>>;
  /** A code was sent at least once: the button says "send again". */
  sent: Partial<Record<CodePurpose, true>>;
  notice?: LoginNotice;
  attempts: number;
}
