import { useIntl } from 'react-intl';
import { CaptchaField, type LoginCaptcha } from '../../login/form/captcha-field';
import { CodeInput } from '../../login/form/code-input';
import { FormNotice } from '../../login/form/form-notice';
import { messages as login } from '../../login/messages';
import * as styles from './settlement-form.css';
import type { useEmailCode } from './use-email-code';

interface EmailCodeFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  sending: ReturnType<typeof useEmailCode>;
  captcha: LoginCaptcha;
  onSend: () => void;
  onRefresh: () => void;
}

/** The code from the applicant's e-mail, with the captcha once the server has required one. */
export function EmailCodeField(props: EmailCodeFieldProps) {
  const { id, value, error, onValueChange, sending, captcha, onSend, onRefresh } = props;
  const intl = useIntl();
  return (
    <>
      {sending.way && (
        <div className={styles.half}>
          <CaptchaField
            name="graphicCode"
            captcha={captcha}
            way={sending.way}
            value={sending.answer}
            error={intl.formatMessage(
              sending.isCaptchaWrong ? login.wrongCaptcha : login.emptyCaptcha,
            )}
            pending={sending.pending}
            onValueChange={sending.setAnswer}
            onWayChange={sending.setWay}
            onRefresh={onRefresh}
          />
        </div>
      )}
      <div className={`${styles.half} ${styles.stack}`}>
        <CodeInput
          id={id}
          name="captcha"
          value={value}
          error={error}
          aria-required
          onValueChange={onValueChange}
          button={{ wait: sending.wait, pending: sending.pending, sent: sending.sent, onSend }}
        />
        <FormNotice notice={sending.notice} success={login.codeSent} />
      </div>
    </>
  );
}
