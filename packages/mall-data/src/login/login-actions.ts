import type { LoginResult, MallClient } from '@vermilion/api-client';
import type {
  CaptchaAnswer,
  LoginActions,
  PhoneActions,
  PhoneInput,
} from '@vermilion/mall-components/login';
import type { ErrorFields } from './login-error';
import { beginOAuth, providers } from './oauth';

/** The solved captcha of a call. */
export interface CaptchaProof {
  /** The key of the captcha that the server has sent. */
  graphicKey: string;
  /** The characters in its image, or the number that the proof of work has found. */
  graphicCode: string;
}

/** What the calls of the login panel need from the app. */
export interface LoginDeps {
  /** The client of the mall's API. */
  api: MallClient;
  /** Identifies this tab: a code is valid only in the tab that requested it. */
  requestKey(): string;
  /** Converts the visitor's captcha answer into request fields. */
  proofOf(answer: CaptchaAnswer): Promise<CaptchaProof>;
  /**
   * Runs a call and converts its failure into a LoginError. `answered`: the call contains a solved captcha.
   */
  run<T>(call: () => Promise<T>, answered: boolean, fields?: ErrorFields): Promise<T>;
  /** Called with the token of each new session. Omit it where a proxy or cookies keep the session. */
  keepToken?(token: string): void;
  /** Called after every sign-in. */
  completeSignIn(): Promise<unknown>;
  /** Announces the registration, at once or after the reload that follows. */
  onRegistered(when: 'now' | 'afterReload'): void;
  /** Navigates to the provider's page; the current path becomes the return path. */
  redirect(address: string): void;
}

/** Waits for a call that begins a session, and keeps its token. */
async function beginSession({ keepToken }: LoginDeps, call: Promise<LoginResult>) {
  const session = await call;
  keepToken?.(session.token);
}

/** Runs a call with the solved captcha, if there is one. */
function runWithProof<T>(
  { proofOf, run }: LoginDeps,
  captcha: CaptchaAnswer | undefined,
  call: (proof: Partial<CaptchaProof>) => Promise<T>,
): Promise<T> {
  const callWithProof = async () => call(captcha ? await proofOf(captcha) : {});
  return run(callWithProof, captcha !== undefined);
}

/** The API expects the dial code with its plus. */
const wire = ({ phone, countryCode }: PhoneInput) => ({ phone, countryCode: `+${countryCode}` });

function phoneActions(deps: LoginDeps): PhoneActions {
  const { api, completeSignIn, onRegistered, requestKey, run } = deps;
  return {
    async signInByPassword({ password, captcha, ...input }) {
      await runWithProof(deps, captcha, (proof) =>
        beginSession(deps, api.loginByPhone({ ...wire(input), password, ...proof })),
      );
      await completeSignIn();
    },
    async signInByCode({ code, ...input }) {
      const body = { ...wire(input), captcha: code, requestKey: requestKey() };
      await run(() => beginSession(deps, api.loginByPhoneCode(body)), false, {
        code: 'signInCode',
      });
      await completeSignIn();
    },
    async register({ code, password, ...input }) {
      const body = { ...wire(input), captcha: code, password, requestKey: requestKey() };
      const fields = { code: 'phoneRegisterCode', password: 'password' } as const;
      await run(() => beginSession(deps, api.registerByPhone(body)), false, fields);
      await completeSignIn();
      onRegistered('now');
    },
    async sendCode({ purpose, captcha, ...input }) {
      const type = purpose === 'signIn' ? 'login' : 'register';
      const key = requestKey();
      const { message } = await runWithProof(deps, captcha, (proof) =>
        api.call('sendPhoneCode', { ...wire(input), type, requestKey: key, ...proof }),
      );
      return message;
    },
  };
}

/** The actions of the login panel as API calls. */
export function loginActions(deps: LoginDeps): LoginActions {
  const { api, completeSignIn, redirect, onRegistered, requestKey, run } = deps;
  return {
    phone: phoneActions(deps),
    async signInByEmail({ captcha, ...input }) {
      await runWithProof(deps, captcha, (proof) =>
        beginSession(deps, api.loginByEmail({ ...input, ...proof })),
      );
      await completeSignIn();
    },
    async registerByEmail({ email, password, code }) {
      const body = { email, password, captcha: code, requestKey: requestKey() };
      const fields = { code: 'registerCode', password: 'password' } as const;
      await run(() => beginSession(deps, api.registerByEmail(body)), false, fields);
      // The next page completes the sign-in, since this one is about to reload
      onRegistered('afterReload');
    },
    async resetPassword({ email, newPassword, passwordAgain, code }) {
      const words = { email, newPassword, passwordAgain };
      const body = { ...words, captcha: code, requestKey: requestKey() };
      const fields = { code: 'resetCode', password: 'newPassword' } as const;
      const call = () => api.call('resetPasswordByEmail', body);
      return (await run(call, false, fields)).message;
    },
    async sendCode(purpose, email, captcha) {
      const id = purpose === 'reset' ? 'sendForgottenPasswordCode' : 'sendRegisterEmailCode';
      const key = requestKey();
      const { message } = await runWithProof(deps, captcha, (proof) =>
        api.call(id, { email, requestKey: key, ...proof }),
      );
      return message;
    },
    async signInAsVisitor({ email, phone, captcha }) {
      await runWithProof(deps, captcha, (proof) =>
        beginSession(deps, api.registerVisitor({ email, ...(phone && wire(phone)), ...proof })),
      );
      await completeSignIn();
    },
    async signInByProvider(id) {
      const provider = providers.find((known) => known === id);
      if (provider) redirect(await run(() => beginOAuth(api, provider), false));
    },
  };
}
