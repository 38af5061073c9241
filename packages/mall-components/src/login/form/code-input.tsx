import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { CodeButton, type CodeButtonProps } from './code-button';

interface CodeInputProps extends Omit<TextFieldProps, 'label' | 'onChange' | 'suffix'> {
  button: CodeButtonProps;
  onValueChange: (value: string) => void;
}

/** A code sent to the shopper, with the button that requests it. */
export function CodeInput({ button, onValueChange, ...rest }: CodeInputProps) {
  const intl = useIntl();
  return (
    <TextField
      {...rest}
      label={intl.formatMessage(messages.code)}
      inputMode="numeric"
      autoCapitalize="none"
      autoComplete="one-time-code"
      spellCheck={false}
      // Codes are often pasted in groups
      onChange={(event) => onValueChange(event.target.value.replace(/\s/g, ''))}
      suffix={<CodeButton {...button} />}
    />
  );
}
