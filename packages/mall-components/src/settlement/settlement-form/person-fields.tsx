import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import { CountryField } from '../../address/address-form/country-field';
import type { LoginCaptcha } from '../../login/form/captcha-field';
import { messages } from '../messages';
import { EmailCodeField } from './email-code-field';
import { useFieldOf } from './field-of';
import * as styles from './settlement-form.css';
import { isEmailKnown } from './settlement-form-state';
import type { SettlementFormModel } from './use-settlement-form';

interface PersonFieldsProps {
  form: SettlementFormModel;
  captcha: LoginCaptcha;
  onRefreshCaptcha: () => void;
}

/** The applicant: name, country, e-mail with its code, phone, and address. */
export function PersonFields({ form, captcha, onRefreshCaptcha }: PersonFieldsProps) {
  const { formatMessage } = useIntl();
  const field = useFieldOf(form);
  const { state, send } = form;
  return (
    <div className={styles.fields}>
      <TextField
        {...field('realName', messages.realName)}
        aria-required
        autoComplete="name"
        className={styles.half}
      />
      <CountryField {...form.country} isRequired={false} className={styles.half} />
      <TextField
        {...field('email', messages.email)}
        type="email"
        aria-required
        hint={formatMessage(messages.emailHint)}
        autoComplete="email"
        className={styles.half}
      />
      {!isEmailKnown(state) && (
        <EmailCodeField
          id={form.idOf('code')}
          value={state.code}
          error={form.errorOf('code')}
          onValueChange={(value) => send({ type: 'CODE.CHANGE', value })}
          sending={form.emailCode}
          captcha={captcha}
          onSend={() => send({ type: 'CODE.REQUEST' })}
          onRefresh={onRefreshCaptcha}
        />
      )}
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
        onBlur={({ nativeEvent: event }) =>
          send({ type: 'PHONE.READ', detail: { reason: 'input', event } })
        }
        className={styles.phone}
      />
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
