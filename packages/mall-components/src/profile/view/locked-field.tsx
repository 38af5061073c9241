import { LockIcon } from '@vermilion/design-system/icon';
import { TextField } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';

interface LockedFieldProps {
  label: PlainMessage;
  value?: string;
  /** It is what the shopper signs in with. */
  opens: boolean;
}

/** Something of the account that can be read but not changed, and why. */
export function LockedField({ label, value = '', opens }: LockedFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      readOnly
      label={intl.formatMessage(label)}
      value={value}
      placeholder={intl.formatMessage(messages.none)}
      hint={intl.formatMessage(opens ? messages.lockedSignIn : messages.locked)}
      suffix={<LockIcon />}
    />
  );
}
