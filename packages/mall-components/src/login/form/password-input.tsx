import { PasswordField, type PasswordFieldProps } from '@vermilion/design-system/password-field';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

interface PasswordInputProps extends Omit<
  PasswordFieldProps,
  'revealLabel' | 'concealLabel' | 'onChange' | 'hint'
> {
  /** A new password is set here, so the requirements are shown below it. */
  chosen?: boolean;
  onValueChange: (value: string) => void;
}

/** A password input, to sign in or to set a new password. */
export function PasswordInput({ chosen, onValueChange, ...rest }: PasswordInputProps) {
  const intl = useIntl();
  return (
    <PasswordField
      {...rest}
      hint={chosen ? intl.formatMessage(messages.passwordHint) : undefined}
      revealLabel={intl.formatMessage(messages.reveal)}
      concealLabel={intl.formatMessage(messages.conceal)}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
