import { useState } from 'react';
import { samplePicture } from '../../testing/pictures';
import {
  type LoginActions,
  LoginError,
  type LoginFailure,
  type LoginOptions,
  LoginPanel,
  loginProviders,
  useLoginMachine,
} from '..';
import { LoginDialog } from '../dialog';

/** The flags, at the URL given by the bundler. */
export const flagsSrc = new URL('../../../assets/flags.svg', import.meta.url).href;

const drawn = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><rect width="120" height="44" fill="#f3f0ea"/><path d="M0 30Q30 8 60 26T120 18" fill="none" stroke="#b9b2a6" stroke-width="2"/><text x="60" y="31" text-anchor="middle" font-family="monospace" font-size="26" letter-spacing="6" fill="#39352f">${text}</text></svg>`,
  )}`;
const captchas = [
  { imageSrc: drawn('K7FP'), work: true },
  { imageSrc: drawn('2MXD'), work: true },
];

export interface SampleLoginProps extends Pick<LoginOptions, 'mode'> {
  /** Failure of submitting. */
  failure?: LoginFailure;
  /** Failure of requesting a code. */
  codeFailure?: LoginFailure;
  /** Submitting stays pending. */
  endless?: boolean;
  /** Offers e-mail and password only. */
  plain?: boolean;
  overlay?: boolean;
  actions?: Partial<LoginActions>;
  onHide?: () => void;
  onReload?: () => void;
}

function answer(failure?: LoginFailure, endless = false) {
  if (endless) return () => new Promise<void>(() => undefined);
  return () => (failure ? Promise.reject(new LoginError(failure)) : Promise.resolve());
}

/** Sign-in connected to a fake server. */
export function SampleLogin({
  mode,
  failure,
  codeFailure,
  endless,
  plain = false,
  overlay = false,
  actions,
  onHide,
  onReload,
}: SampleLoginProps) {
  const [drawing, setDrawing] = useState(0);
  const submit = answer(failure, endless);
  const send = answer(codeFailure);
  const phone = {
    signInByPassword: submit,
    signInByCode: submit,
    register: submit,
    sendCode: send,
  };
  const machine = useLoginMachine(
    {
      signInByEmail: submit,
      registerByEmail: submit,
      resetPassword: submit,
      sendCode: send,
      refreshCaptcha: () => setDrawing((last) => last + 1),
      ...(!plain && { phone, signInAsVisitor: submit, signInByProvider: submit }),
      ...actions,
    },
    { mode, visitorOpen: true, showTourists: true, onHide, onReload },
  );
  const panel = {
    ...machine,
    imageSrc: samplePicture(2),
    agreementHref: '/agreement',
    providers: plain ? [] : loginProviders,
    captcha: captchas[drawing % captchas.length],
    flagsSrc,
  };
  return overlay ? (
    <LoginDialog {...panel} open onOpenChange={() => undefined} />
  ) : (
    <LoginPanel {...panel} headingLevel={1} />
  );
}
