import { Field } from '@vermilion/design-system/field';
import { LockIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import * as styles from './locked-field.css';

interface LockedFieldProps {
  label: PlainMessage;
  value?: string;
  /** It is what the shopper signs in with. */
  opens: boolean;
}

/** A value of the account that can be copied but not changed, with the reason. */
export function LockedField({ label, value = '', opens }: LockedFieldProps) {
  const intl = useIntl();
  return (
    <Field
      label={intl.formatMessage(label)}
      hint={intl.formatMessage(opens ? messages.lockedSignIn : messages.locked)}
    >
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            readOnly
            value={value}
            placeholder={intl.formatMessage(messages.none)}
            className={styles.value}
          />
          <LockIcon />
        </div>
      )}
    </Field>
  );
}
