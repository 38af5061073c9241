import type { MallClient } from '@vermilion/api-client';
import type {
  CaptchaAnswer,
  LoginActions,
  PhoneActions,
  PhoneInput,
} from '@vermilion/mall-components/login';
import type { Provider } from '../session/oauth';
import { beginOAuth } from '../session/oauth';
import type { ErrorFields } from './to-login-error';

/** What a call carries to show that a person made it. */
export interface Proof {
  graphicKey: string;
  graphicCode: string;
}

export interface LoginDeps {
  api: MallClient;
  /** Names this tab: codes are good only in the one that asked for them. */
  requestKey(): string;
  /** The proof that an answer to the captcha makes. */
  proofOf(answer: CaptchaAnswer): Promise<Proof>;
  /** Runs a call; turns its failure into words. `answered`: it carries a proof. */
  run<T>(call: () => Promise<T>, answered: boolean, fields?: ErrorFields): Promise<T>;
  /** What every sign-in ends with. */
  completeSignIn(): Promise<unknown>;
  /** Says that one is registered: at once, or, over the reload that follows, afterwards. */
  onRegistered(when: 'now' | 'afterReload'): void;
  /** Leaves the mall for a provider; what is on the screen is found again afterwards. */
  redirect(address: string): void;
}

/** A call with the proof that was asked for, if one was. */
function runWithProof<T>(
  { proofOf, run }: LoginDeps,
  captcha: CaptchaAnswer | undefined,
  call: (proof: Partial<Proof>) => Promise<T>,
): Promise<T> {
  const callWithProof = async () => call(captcha ? await proofOf(captcha) : {});
  return run(callWithProof, captcha !== undefined);
}

/** The calls of the contract take the dial code with its plus. */
const wire = ({ phone, countryCode }: PhoneInput) => ({ phone, countryCode: `+${countryCode}` });

function phoneActions(deps: LoginDeps): PhoneActions {
  const { api, completeSignIn, onRegistered, requestKey, run } = deps;
  return {
    async signInByPassword({ password, captcha, ...input }) {
      await runWithProof(deps, captcha, (proof) =>
        api.loginByPhone({ ...wire(input), password, ...proof }),
      );
      await completeSignIn();
    },
    async signInByCode({ code, ...input }) {
      const body = { ...wire(input), captcha: code, requestKey: requestKey() };
      await run(() => api.loginByPhoneCode(body), false, { code: 'signInCode' });
      await completeSignIn();
    },
    async register({ code, password, ...input }) {
      const body = { ...wire(input), captcha: code, password, requestKey: requestKey() };
      const fields = { code: 'phoneRegisterCode', password: 'password' } as const;
      await run(() => api.registerByPhone(body), false, fields);
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

/** Everything that the overlay asks for, joined to the API. */
export function loginActions(deps: LoginDeps): LoginActions {
  const { api, completeSignIn, redirect, onRegistered, requestKey, run } = deps;
  return {
    phone: phoneActions(deps),
    async signInByEmail({ captcha, ...input }) {
      await runWithProof(deps, captcha, (proof) => api.loginByEmail({ ...input, ...proof }));
      await completeSignIn();
    },
    async registerByEmail({ email, password, code }) {
      const body = { email, password, captcha: code, requestKey: requestKey() };
      const fields = { code: 'registerCode', password: 'password' } as const;
      await run(() => api.registerByEmail(body), false, fields);
      // entering is left to the page that is loaded next: this one has no time to carry anything out
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
    async enterAsVisitor({ email, phone, captcha }) {
      await runWithProof(deps, captcha, (proof) =>
        api.registerVisitor({ email, ...(phone && wire(phone)), ...proof }),
      );
      await completeSignIn();
    },
    async signInByProvider(provider: Provider) {
      redirect(await run(() => beginOAuth(api, provider), false));
    },
  };
}
