import { Button } from '@vermilion/design-system/button';
import { Form } from '@vermilion/design-system/form';
import { TextField } from '@vermilion/design-system/text-field';
import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../../internal/messages';
import { CaptchaField, type LoginCaptcha } from '../../login/form/captcha-field';
import { CodeInput } from '../../login/form/code-input';
import { DefaultButton } from '../../login/form/default-button';
import { FormNotice } from '../../login/form/form-notice';
import { PasswordInput } from '../../login/form/password-input';
import { useFieldMessage } from '../../login/form/use-field-message';
import { useFocusOnError } from '../../login/form/use-focus-on-error';
import { messages as login } from '../../login/messages';
import type { LoginCheck } from '../../login/types';
import { messages } from '../messages';
import * as styles from './password.css';
import type { PasswordField } from './password-state';
import type { PasswordMachine } from './use-password-machine';

export interface PasswordFormProps extends PasswordMachine {
  /** The account's e-mail address or phone number, as displayed. */
  account: string;
  byPhone: boolean;
  captcha?: LoginCaptcha;
  onCancel: () => void;
}

/** Sets a new password, with a code sent to the account's e-mail or phone. */
export function PasswordForm({
  state,
  send,
  account,
  byPhone,
  captcha = {},
  onCancel,
}: PasswordFormProps) {
  const intl = useIntl();
  const words = useFieldMessage();
  const keep = useFocusOnError<LoginCheck>(state.focus);
  const field = (name: PasswordField) => ({
    ref: (input: HTMLInputElement | null) => keep(name, input),
    name,
    value: state.values[name],
    error: words(state.problems[name]),
    onValueChange: (value: string) => send({ type: 'FIELD.CHANGE', field: name, value }),
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: 'FORM.SUBMIT' });
  };
  const wait = state.waits.form;
  return (
    <Form data-component="password-form" className={styles.form} onSubmit={handleSubmit}>
      <DefaultButton />
      <FormNotice
        notice={state.notice}
        success={byPhone ? login.codeSentByPhone : login.codeSent}
        className={styles.notice}
      />
      <div className={styles.fields}>
        {/* also for password managers, which store the new password for this user name */}
        <TextField
          readOnly
          name="username"
          autoComplete="username"
          label={intl.formatMessage(messages.account)}
          value={account}
        />
        <CodeInput
          {...field('resetCode')}
          button={{
            wait: state.waits.reset,
            pending: state.pending === 'code',
            sent: state.sent.reset ?? false,
            onSend: () => send({ type: 'CODE.SEND' }),
          }}
        />
        {state.captcha && (
          <CaptchaField
            {...field('captcha')}
            captcha={captcha}
            way={state.captcha.way}
            pending={state.pending === 'code'}
            onWayChange={(way) => send({ type: 'CAPTCHA.SWITCH', way })}
            onRefresh={() => send({ type: 'CAPTCHA.REFRESH' })}
          />
        )}
        <PasswordInput
          {...field('newPassword')}
          chosen
          autoComplete="new-password"
          label={intl.formatMessage(login.newPassword)}
        />
        <PasswordInput
          {...field('passwordAgain')}
          autoComplete="new-password"
          label={intl.formatMessage(login.passwordAgain)}
        />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onCancel}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button
            variant="primary"
            type="submit"
            pending={state.pending === 'form'}
            disabled={wait !== undefined}
          >
            {wait ? (
              <FormattedMessage {...login.wait} values={{ seconds: wait.seconds }} />
            ) : (
              <FormattedMessage {...login.reset} />
            )}
          </Button>
        </div>
      </div>
    </Form>
  );
}
