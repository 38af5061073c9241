import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { loginFormNames } from '../login-form-data';
import { messages } from '../messages';
import type { LoginWait } from '../types';
import * as styles from './form.css';

export interface CodeButtonProps {
  /** Until when the next code has to wait. */
  wait?: LoginWait;
  /** A code is being sent. */
  pending: boolean;
  /** One was sent before. */
  sent: boolean;
  onSend: () => void;
}

/** Sends a code, counts the seconds until it may be sent again, then offers to send it again. */
export function CodeButton({ wait, pending, sent, onSend }: CodeButtonProps) {
  return (
    <Button
      // sends the form with its own wish where no script runs
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
