import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import { CountryField } from '../../address/address-form/country-field';
import { tidyEmail } from '../../internal/is-email';
import type { LoginCaptcha } from '../../login/form/captcha-field';
import { messages } from '../messages';
import { EmailCodeField } from './email-code-field';
import type { FieldOf, SettlementFormState } from './field-of';
import * as styles from './settlement-form.css';
import { useEmailCode, type SendCode } from './use-email-code';

export interface PersonFieldsProps {
  form: SettlementFormState;
  field: FieldOf;
  captcha: LoginCaptcha;
  onSendCode: SendCode;
  onRefreshCaptcha: () => void;
}

/** The applicant: name, phone, e-mail with its code, and address. */
export function PersonFields(props: PersonFieldsProps) {
  const { form, field, captcha, onSendCode, onRefreshCaptcha } = props;
  const { formatMessage } = useIntl();
  const sending = useEmailCode(onSendCode, onRefreshCaptcha);
  const problem = form.problems.code;
  const sendCode = () => {
    if (form.check(['email'])) void sending.send(tidyEmail(form.draft.email));
  };
  return (
    <div className={styles.fields}>
      <TextField
        {...field('realName', messages.realName)}
        aria-required
        autoComplete="name"
        className={styles.half}
      />
      <TextField
        {...field('dialCode', messages.dialCode)}
        prefix="+"
        inputMode="numeric"
        autoComplete="tel-country-code"
        className={styles.dialCode}
      />
      <TextField
        {...field('phone', messages.phone)}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        onBlur={({ nativeEvent: event }) => form.showReading({ reason: 'input', event })}
        className={styles.phone}
      />
      <TextField
        {...field('email', messages.email)}
        type="email"
        aria-required
        hint={formatMessage(messages.emailHint)}
        autoComplete="email"
        className={styles.half}
      />
      {!form.isEmailKnown && (
        <EmailCodeField
          id={form.idOf('code')}
          value={form.code}
          error={problem ? formatMessage(messages[problem]) : form.refusalOf('code')}
          onValueChange={form.setCode}
          sending={sending}
          captcha={captcha}
          onSend={sendCode}
          onRefresh={onRefreshCaptcha}
        />
      )}
      <CountryField {...form.countries} isRequired={false} className={styles.half} />
      <TextArea
        {...field('address', messages.address)}
        aria-required
        rows={2}
        autoComplete="street-address"
        className={styles.fullWidth}
      />
    </div>
  );
}
