import { Checkbox } from '@vermilion/design-system/checkbox';
import { ErrorIcon } from '@vermilion/design-system/icon';
import { Link } from '@vermilion/design-system/link';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginFormNames } from '../login-form-data';
import { messages } from '../messages';
import * as styles from './login-panel.css';

interface LoginAgreementProps {
  ref?: Ref<HTMLInputElement>;
  agreed: boolean;
  wrong: boolean;
  /** The agreement, opened in a new tab. */
  href: string;
  onChange: (agreed: boolean) => void;
}

/** The checkbox of the agreement, with a link to it. */
export function LoginAgreement({ ref, agreed, wrong, href, onChange }: LoginAgreementProps) {
  const intl = useIntl();
  const problemId = useId();
  const link = (chunks: ReactNode[]) => (
    <Link href={href} target="_blank" rel="noreferrer">
      {chunks}
    </Link>
  );
  return (
    <div>
      <Checkbox
        ref={ref}
        name={loginFormNames.agreed}
        checked={agreed}
        invalid={wrong}
        aria-describedby={wrong ? problemId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        label={
          <FormattedMessage
            id="login.agree"
            defaultMessage="I have read and accept the <link>user privacy agreement</link>"
            values={{ link }}
          />
        }
      />
      <p id={problemId} role="alert" className={styles.problem}>
        {wrong && (
          <>
            <ErrorIcon size="sm" />
            {intl.formatMessage(messages.agreement)}
          </>
        )}
      </p>
    </div>
  );
}
