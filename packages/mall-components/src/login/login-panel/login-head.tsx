import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { FormNotice } from '../form/form-notice';
import { loginTable } from '../login-table';
import { messages } from '../messages';
import type { LoginState } from '../types';
import * as styles from './login-panel.css';
import { modeTexts } from './mode-texts';

interface LoginHeadProps {
  state: LoginState;
  headingLevel: 1 | 2;
}

/** Default success messages. */
function successOf({ notice, mode }: LoginState): PlainMessage {
  if (notice?.about === 'form') return messages.passwordSaved;
  return loginTable[mode].code?.to === 'phone' ? messages.codeSentByPhone : messages.codeSent;
}

/** Nobody who came to buy as a guest is welcomed back. */
const titleOf = ({ mode, methods }: LoginState): PlainMessage => {
  const { name, title } = modeTexts[mode];
  return methods.visitor ? name : title;
};

/** Focuses the new title when the focused button was removed with the old mode. */
function useFocusOnMove(mode: LoginState['mode']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) heading.current?.focus();
  }, [mode]);
  return heading;
}

/** Title, hint and notice of the mode. */
export function LoginHead({ state, headingLevel }: LoginHeadProps) {
  const { mode } = state;
  const heading = useFocusOnMove(mode);
  return (
    <div className={styles.head}>
      <Heading ref={heading} tabIndex={-1} level={headingLevel} size="xl" className={styles.title}>
        <FormattedMessage {...titleOf(state)} />
      </Heading>
      {mode === 'forgotPassword' && <Hint>{messages.forgotHint}</Hint>}
      {mode === 'visitor' && <Hint>{messages.visitorHint}</Hint>}
      {mode === 'resetPassword' && (
        <Text color="muted" className={styles.afterTitle}>
          <FormattedMessage {...messages.resetHint} values={{ email: state.values.email }} />
        </Text>
      )}
      <FormNotice notice={state.notice} success={successOf(state)} className={styles.afterTitle} />
    </div>
  );
}

const Hint = ({ children }: { children: PlainMessage }) => (
  <Text color="muted" className={styles.afterTitle}>
    <FormattedMessage {...children} />
  </Text>
);
