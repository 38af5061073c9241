import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { loginFormNames } from '../login-form-data';
import { messages } from '../messages';
import type { LoginWait } from '../types';
import * as styles from './form.css';

export interface CodeButtonProps {
  /** Until when no further code can be requested. */
  wait?: LoginWait;
  /** A code is being requested. */
  pending: boolean;
  /** A code has been sent before. */
  sent: boolean;
  onSend: () => void;
}

/** Requests a code, counts the seconds until it can be requested again, then offers that. */
export function CodeButton({ wait, pending, sent, onSend }: CodeButtonProps) {
  return (
    <Button
      // submits the form with its own intent where scripts are disabled
      type="submit"
      name={loginFormNames.event}
      value="CODE.SEND"
      variant="ghost"
      size="sm"
      pending={pending}
      disabled={wait !== undefined}
      className={styles.codeButton}
      onClick={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {wait ? (
        <FormattedMessage {...messages.wait} values={{ seconds: wait.seconds }} />
      ) : (
        <FormattedMessage {...(sent ? messages.retryCode : messages.sendCode)} />
      )}
    </Button>
  );
}
