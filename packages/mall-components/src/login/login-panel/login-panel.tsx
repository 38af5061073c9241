'use client';
import { Form } from '@vermilion/design-system/form';
import { cx } from 'class-variance-authority';
import type { FormEvent } from 'react';
import { MallImage } from '../../settings';
import type { LoginCaptcha } from '../form/captcha-field';
import { DefaultButton } from '../form/default-button';
import type { LoginEvent } from '../login-events';
import { loginTable } from '../login-table';
import type { KnownLoginProvider, LoginMode, LoginProviderOption, LoginState } from '../types';
import { HiddenFields } from './form-parts';
import { LoginAgreement } from './login-agreement';
import { LoginCaptchaField } from './login-captcha-field';
import { LoginFields } from './login-fields';
import { LoginHead } from './login-head';
import { LoginHelpLinks, LoginModeLinks } from './login-mode-links';
import * as styles from './login-panel.css';
import { LoginProviders } from './login-providers';
import { LoginTabs } from './login-tabs';
import { SubmitButton } from './submit-button';
import { useLoginInputs } from './use-login-inputs';

export interface LoginPanelProps {
  /** `state` and `send` from `useLoginMachine`. */
  state: LoginState;
  /** Passes an event of the form to the machine. */
  send: (event: LoginEvent) => void;
  /** URL of the image on the left; without it the form takes the whole panel. */
  imageSrc?: string;
  /** URL of the privacy agreement. */
  agreementHref: string;
  /** Heading level of the title: 1 on its own page, 2 in a dialog. */
  headingLevel?: 1 | 2;
  /** The configured sign-in providers: known ones by id, others with name and icon. */
  providers?: readonly (KnownLoginProvider | LoginProviderOption)[];
  /** The captcha from the server, once it has required one. */
  captcha?: LoginCaptcha;
  /** URL of the sprite `@vermilion/mall-components/flags.svg`; without it no flags are shown. */
  flagsSrc?: string;
  /** URL to which the browser submits the form without scripts. Default: the page itself. */
  action?: string;
  /** Hidden inputs of that form, by name. */
  hiddenFields?: Readonly<Record<string, string | undefined>>;
  /** URL of a mode. With it, modes are changed by links that work without scripts. */
  modeHref?: (mode: LoginMode) => string;
}

/** Sign-in, registration and password reset in one panel. */
export function LoginPanel({
  state,
  send,
  imageSrc,
  agreementHref,
  headingLevel = 2,
  providers = [],
  captcha = {},
  flagsSrc,
  action,
  hiddenFields,
  modeHref,
}: LoginPanelProps) {
  const row = loginTable[state.mode];
  const part = { state, send, keep: useLoginInputs(state, send), modeHref };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'FORM.SUBMIT' });
  };
  return (
    <div
      data-component="login-panel"
      data-mode={row.number}
      className={cx(styles.panel, imageSrc && styles.withPicture)}
    >
      {imageSrc && (
        <div className={styles.picture}>
          <MallImage src={imageSrc} alt="" ratio="fill" sizes="335px" />
        </div>
      )}
      <Form action={action} className={styles.form} onSubmit={handleSubmit}>
        <HiddenFields state={state} extra={hiddenFields} />
        {(row.code || state.captcha) && <DefaultButton />}
        <LoginHead state={state} headingLevel={headingLevel} />
        <LoginTabs {...part}>
          <LoginFields {...part} flagsSrc={flagsSrc} />
        </LoginTabs>
        {state.captcha && <LoginCaptchaField {...part} captcha={captcha} />}
        <LoginHelpLinks {...part} />
        {row.agreement && (
          <LoginAgreement
            ref={(input) => part.keep('agreement', input)}
            agreed={state.agreed}
            wrong={state.problems.agreement !== undefined}
            href={agreementHref}
            onChange={(agreed) => send({ type: 'AGREEMENT.CHANGE', agreed })}
          />
        )}
        <SubmitButton state={state} />
        <LoginModeLinks {...part} />
        {row.providers && providers.length > 0 && (
          <LoginProviders providers={providers} state={state} send={send} />
        )}
      </Form>
    </div>
  );
}
