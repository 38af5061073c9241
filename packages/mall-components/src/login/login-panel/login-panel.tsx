'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { MallImage } from '../../settings';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginCheck, LoginEvent, LoginMode, LoginState } from '../types';
import { LoginAgreement } from './login-agreement';
import { LoginFields } from './login-fields';
import * as styles from './login-panel.css';
import { LoginWays } from './login-ways';

export interface LoginPanelProps {
  /** State and `send` of `useLoginMachine`. */
  state: LoginState;
  send: (event: LoginEvent) => void;
  /** The picture at the left. */
  imageSrc?: string;
  /** The privacy agreement. */
  agreementHref: string;
  /** Level of the title: 1 on a page of its own, 2 in a dialog. */
  headingLevel?: 1 | 2;
}

const titles = {
  emailSignIn: messages.signInTitle,
  forgotPassword: messages.forgotTitle,
  resetPassword: messages.resetTitle,
  registerEmail: messages.registerTitle,
} satisfies Record<LoginMode, unknown>;

const submits = {
  emailSignIn: messages.signIn,
  forgotPassword: messages.next,
  resetPassword: messages.reset,
  registerEmail: messages.register,
} satisfies Record<LoginMode, unknown>;

/** Sign-in and everything around it, in one place that changes its content. */
export function LoginPanel(props: LoginPanelProps) {
  const { state, send, imageSrc, agreementHref, headingLevel = 2 } = props;
  const { mode, focus, notice } = state;
  const inputs = useRef(new Map<LoginCheck, HTMLInputElement | null>());
  useEffect(() => {
    if (focus) inputs.current.get(focus.check)?.focus();
  }, [focus]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'FORM.SUBMIT' });
  };
  return (
    <div data-component="login-panel" data-mode={loginTable[mode].number} className={styles.panel}>
      <div className={styles.picture}>
        {imageSrc && <MallImage src={imageSrc} alt="" ratio="fill" sizes="335px" />}
      </div>
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <Heading level={headingLevel} size="xl">
          <FormattedMessage {...titles[mode]} />
        </Heading>
        {mode === 'forgotPassword' && (
          <Text color="muted">
            <FormattedMessage {...messages.forgotHint} />
          </Text>
        )}
        {mode === 'resetPassword' && (
          <Text color="muted">
            <FormattedMessage {...messages.resetHint} values={{ email: state.values.email }} />
          </Text>
        )}
        {notice && (
          <Alert tone={notice.tone} role={notice.tone === 'critical' ? 'alert' : 'status'}>
            {notice.message ?? <FormattedMessage {...defaultNotice(notice)} />}
          </Alert>
        )}
        <LoginFields
          state={state}
          send={send}
          keep={(field, input) => inputs.current.set(field, input)}
        />
        {loginTable[mode].agreement && (
          <LoginAgreement
            ref={(input) => void inputs.current.set('agreement', input)}
            agreed={state.agreed}
            wrong={state.problems.agreement !== undefined}
            href={agreementHref}
            onChange={(agreed) => send({ type: 'AGREEMENT.CHANGE', agreed })}
          />
        )}
        <Button type="submit" size="lg" block pending={state.pending === 'form'}>
          <FormattedMessage {...submits[mode]} />
        </Button>
        <LoginWays mode={mode} send={send} />
      </form>
    </div>
  );
}

function defaultNotice({ tone, about }: NonNullable<LoginState['notice']>) {
  if (tone === 'positive') return about === 'code' ? messages.codeSent : messages.passwordSaved;
  return about === 'code' ? messages.codeFailed : messages.formFailed;
}
