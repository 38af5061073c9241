import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import type { LoginEvent, LoginMove } from '../login-events';
import * as form from '../form/form.css';
import { destination } from '../login-moves';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginState } from '../types';
import * as styles from './login-panel.css';

interface LoginWaysProps {
  state: LoginState;
  send: (event: LoginEvent) => void;
}

interface WayProps {
  event: { type: LoginMove | 'LOGIN.START' };
  send: LoginWaysProps['send'];
  children: PlainMessage;
}

const Way = ({ event, send, children }: WayProps) => (
  <button type="button" className={form.textButton} onClick={() => send(event)}>
    <FormattedMessage {...children} />
  </button>
);

/** Other ways to prove who one is, right below the fields. */
const helps = [
  ['CODE.USE', messages.useCode],
  ['PASSWORD.USE', messages.usePassword],
  ['PASSWORD.FORGET', messages.forgot],
] as const satisfies [LoginMove, PlainMessage][];

/** The ways of `helps` that the row of this mode has. */
export function LoginHelps({ state, send }: LoginWaysProps) {
  const open = helps.filter(([type]) => destination(state, type));
  if (open.length === 0) return null;
  return (
    <div className={styles.helps}>
      {open.map(([type, text]) => (
        <Way key={type} event={{ type }} send={send}>
          {text}
        </Way>
      ))}
    </div>
  );
}

/** The ways out of this mode, below its main button: exactly those that its row of the table has. */
export function LoginWays({ state, send }: LoginWaysProps) {
  const returns = destination(state, 'ACCOUNT.RETURN');
  const isStuck = !returns && !loginTable[state.mode].providers;
  return (
    <>
      {destination(state, 'ACCOUNT.CREATE') && (
        <Button
          variant="secondary"
          size="lg"
          block
          onClick={() => send({ type: 'ACCOUNT.CREATE' })}
        >
          <FormattedMessage {...messages.create} />
        </Button>
      )}
      <div className={styles.ways}>
        {destination(state, 'VISITOR.ENTER') && (
          <Way event={{ type: 'VISITOR.ENTER' }} send={send}>
            {messages.visit}
          </Way>
        )}
        {(returns ?? isStuck) && (
          <Way event={{ type: returns ? 'ACCOUNT.RETURN' : 'LOGIN.START' }} send={send}>
            {messages.back}
          </Way>
        )}
      </div>
    </>
  );
}
