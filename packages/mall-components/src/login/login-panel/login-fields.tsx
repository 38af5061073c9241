import { Button } from '@vermilion/design-system/button';
import { PasswordField } from '@vermilion/design-system/password-field';
import { TextField } from '@vermilion/design-system/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginEvent, LoginField, LoginMode, LoginState } from '../types';
import * as styles from './login-panel.css';

interface LoginFieldsProps {
  state: LoginState;
  send: (event: LoginEvent) => void;
  /** Keeps the inputs by their field, to focus the first wrong one. */
  keep: (field: LoginField, input: HTMLInputElement | null) => void;
}

/** What a browser may fill in. */
const autoComplete = (field: LoginField, mode: LoginMode) =>
  ({
    email: 'username',
    password: mode === 'registerEmail' ? 'new-password' : 'current-password',
    code: 'one-time-code',
    newPassword: 'new-password',
    passwordAgain: 'new-password',
  })[field];

const setsPassword = (field: LoginField, mode: LoginMode) =>
  field === 'newPassword' || (field === 'password' && mode === 'registerEmail');

/** The fields of the current mode, in the order of its row. */
export function LoginFields({ state, send, keep }: LoginFieldsProps) {
  const intl = useIntl();
  const text = (message: PlainMessage) => intl.formatMessage(message);
  const { mode, values, problems } = state;
  return (
    <div className={styles.fields}>
      {loginTable[mode].fields.map((field) => {
        const problem = problems[field];
        const shared = {
          ref: (input: HTMLInputElement | null) => keep(field, input),
          name: field,
          size: 'lg' as const,
          label: text(messages[field]),
          error: problem && text(messages[problem]),
          hint: setsPassword(field, mode) ? text(messages.passwordHint) : undefined,
          value: values[field],
          autoComplete: autoComplete(field, mode),
          onChange: (event: { target: { value: string } }) =>
            send({ type: 'FIELD.CHANGE', field, value: event.target.value }),
        };
        if (field === 'email')
          return <TextField key={field} {...shared} type="email" inputMode="email" />;
        if (field === 'code')
          return (
            <TextField
              key={field}
              {...shared}
              inputMode="numeric"
              suffix={<CodeButton state={state} onSend={() => send({ type: 'CODE.SEND' })} />}
            />
          );
        return (
          <PasswordField
            key={field}
            {...shared}
            revealLabel={text(messages.reveal)}
            concealLabel={text(messages.conceal)}
          />
        );
      })}
    </div>
  );
}

function CodeButton({ state, onSend }: { state: LoginState; onSend: () => void }) {
  const purpose = loginTable[state.mode].code ?? 'register';
  const seconds = state.waits[purpose]?.seconds;
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={state.pending === 'code'}
      disabled={seconds !== undefined}
      className={styles.codeButton}
      onClick={onSend}
    >
      {seconds !== undefined ? (
        <FormattedMessage {...messages.wait} values={{ seconds }} />
      ) : (
        <FormattedMessage {...(state.sent[purpose] ? messages.retryCode : messages.sendCode)} />
      )}
    </Button>
  );
}
