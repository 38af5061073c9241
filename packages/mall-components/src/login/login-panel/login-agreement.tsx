import { Checkbox } from '@vermilion/design-system/checkbox';
import { Link } from '@vermilion/design-system/link';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginFormNames } from '../login-form-data';
import { messages } from '../messages';

interface LoginAgreementProps {
  ref?: Ref<HTMLInputElement>;
  agreed: boolean;
  wrong: boolean;
  /** URL of the agreement, opened in a new tab. */
  href: string;
  onChange: (agreed: boolean) => void;
}

/** The agreement checkbox, with a link to the agreement. */
export function LoginAgreement({ ref, agreed, wrong, href, onChange }: LoginAgreementProps) {
  const intl = useIntl();
  const link = (chunks: ReactNode[]) => (
    <Link href={href} target="_blank" rel="noreferrer">
      {chunks}
    </Link>
  );
  return (
    <Checkbox
      ref={ref}
      name={loginFormNames.agreed}
      checked={agreed}
      error={wrong && intl.formatMessage(messages.agreement)}
      onCheckedChange={onChange}
      label={
        <FormattedMessage
          id="login.agree"
          defaultMessage="I have read and accept the <link>user privacy agreement</link>"
          values={{ link }}
        />
      }
    />
  );
}
