import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import type { CodePurpose, LoginState } from '../types';
import * as styles from './login-panel.css';

interface CodeButtonProps {
  state: LoginState;
  purpose: CodePurpose;
  onSend: () => void;
}

/** Sends a code, counts the seconds until it may be sent again, then offers that. */
export function CodeButton({ state, purpose, onSend }: CodeButtonProps) {
  const wait = state.waits[purpose];
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={state.pending === 'code'}
      disabled={wait !== undefined}
      className={styles.codeButton}
      onClick={onSend}
    >
      {wait ? (
        <FormattedMessage {...messages.wait} values={{ seconds: wait.seconds }} />
      ) : (
        <FormattedMessage {...(state.sent[purpose] ? messages.retryCode : messages.sendCode)} />
      )}
    </Button>
  );
}
