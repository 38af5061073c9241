import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginEvent, LoginMode } from '../types';
import * as styles from './login-panel.css';

interface LoginWaysProps {
  mode: LoginMode;
  send: (event: LoginEvent) => void;
}

/** The ways from this mode to others: exactly those that its row of the table has. */
export function LoginWays({ mode, send }: LoginWaysProps) {
  const { on } = loginTable[mode];
  return (
    <>
      {on['ACCOUNT.CREATE'] && (
        <Button
          variant="secondary"
          size="lg"
          block
          onClick={() => send({ type: 'ACCOUNT.CREATE' })}
        >
          <FormattedMessage {...messages.create} />
        </Button>
      )}
      <div className={styles.row}>
        {on['PASSWORD.FORGET'] && (
          <button
            type="button"
            className={styles.textButton}
            onClick={() => send({ type: 'PASSWORD.FORGET' })}
          >
            <FormattedMessage {...messages.forgot} />
          </button>
        )}
        {on['ACCOUNT.RETURN'] && (
          <button
            type="button"
            className={styles.textButton}
            onClick={() => send({ type: 'ACCOUNT.RETURN' })}
          >
            <FormattedMessage {...messages.back} />
          </button>
        )}
      </div>
    </>
  );
}
