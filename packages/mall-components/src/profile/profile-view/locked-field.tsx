import { LockIcon } from '@vermilion/design-system/icon';
import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';

interface LockedFieldProps {
  label: PlainMessage;
  value?: string;
  /** Whether it is the shopper's sign-in name. */
  opens: boolean;
}

/** A value of the account that can be copied but not changed, with the reason. */
export function LockedField({ label, value = '', opens }: LockedFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(label)}
      hint={formatMessage(opens ? messages.lockedSignIn : messages.locked)}
      readOnly
      value={value}
      placeholder={formatMessage(messages.none)}
      suffix={<LockIcon />}
    />
  );
}
