import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { CodeButton, type CodeButtonProps } from './code-button';

interface CodeInputProps extends Omit<TextFieldProps, 'label' | 'onChange' | 'suffix'> {
  button: CodeButtonProps;
  onValueChange: (value: string) => void;
}

/** A code that was sent to the shopper, with the button that sends it. */
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
      // Codes are often copied in groups
      onChange={(event) => onValueChange(event.target.value.replace(/\s/g, ''))}
      suffix={<CodeButton {...button} />}
    />
  );
}
