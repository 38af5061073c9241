import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import { CodeInput } from '../form/code-input';
import { PasswordInput } from '../form/password-input';
import { loginTable } from '../login-table';
import type { LoginField } from '../types';
import { type LoginPartProps, setsPassword, useFieldProps } from './field-props';
import * as styles from './login-panel.css';
import { LoginPhone } from './login-phone';
import { fieldLabels } from './mode-texts';

interface LoginFieldsProps extends LoginPartProps {
  flagsSrc?: string;
}

/** The fields of the current mode, in the order of its row. */
export function LoginFields({ flagsSrc, ...part }: LoginFieldsProps) {
  const { state } = part;
  const { fields, number } = loginTable[state.mode];
  return (
    <div className={styles.fields}>
      {number === 5 && <AccountName email={state.values.email} />}
      {fields.map((field) =>
        field === 'phone' ? (
          <LoginPhone key={field} {...part} flagsSrc={flagsSrc} />
        ) : (
          field !== 'captcha' && <TypedField key={field} {...part} field={field} />
        ),
      )}
    </div>
  );
}

/** A hidden user name for password managers; the shopper typed it in the previous step. */
const AccountName = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);

interface TypedFieldProps extends LoginPartProps {
  field: Exclude<LoginField, 'phone' | 'captcha'>;
}

function TypedField({ field, ...part }: TypedFieldProps) {
  const intl = useIntl();
  const { state, send } = part;
  const { mode } = state;
  const label = intl.formatMessage(fieldLabels[field]);
  const shared = { ...useFieldProps(part)(field), label };
  const change = (value: string) => send({ type: 'FIELD.CHANGE', field, value });
  if (field === 'email')
    return (
      <TextField
        {...shared}
        type="email"
        inputMode="email"
        onChange={(event) => change(event.target.value)}
      />
    );
  const { code } = loginTable[mode];
  if (code && field === `${code.purpose}Code`)
    return (
      <CodeInput
        {...shared}
        onValueChange={change}
        button={{
          wait: state.waits[code.purpose],
          pending: state.pending === 'code',
          sent: state.sent[code.purpose] ?? false,
          onSend: () => send({ type: 'CODE.SEND' }),
        }}
      />
    );
  return <PasswordInput {...shared} chosen={setsPassword(field, mode)} onValueChange={change} />;
}
