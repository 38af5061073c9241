import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { readCode } from '@vermilion/input-rules/code';
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
      onChange={({ target, nativeEvent }) => {
        // Another text would end what a keyboard is composing; the code is read again before it is sent
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onValueChange(isComposing ? target.value : readCode(target.value));
      }}
      suffix={<CodeButton {...button} />}
    />
  );
}
