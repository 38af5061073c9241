import { TextArea } from '@vermilion/design-system/text-area';
import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { formatMoneyInput, parseMoney } from '@vermilion/mall-components/settings';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useMallFormat } from '../wire/use-mall-format';
import { messages } from './messages';

/** A field of the form around it. */
export interface FormFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  lang?: string | undefined;
}

/** A field's registration in the form, and what was wrong with it. */
function useField({ name, required }: FormFieldProps, rules: RegisterOptions = {}) {
  const intl = useIntl();
  const form = useFormContext();
  const state = form.getFieldState(name, form.formState);
  return {
    error: state.error?.message,
    ...form.register(name, {
      ...rules,
      ...(required && { required: intl.formatMessage(messages.needed) }),
    }),
  };
}

const trimmed = { setValueAs: (text: unknown) => (typeof text === 'string' ? text.trim() : text) };

export interface LineFieldProps extends FormFieldProps {
  maxLength?: number;
  type?: 'email' | 'tel' | 'url' | 'time' | 'text';
  autoComplete?: TextFieldProps['autoComplete'];
}

/** A text of one line. */
export function LineField({ autoComplete = 'off', ...props }: LineFieldProps) {
  return <TextField autoComplete={autoComplete} {...props} {...useField(props, trimmed)} />;
}

export interface LinesFieldProps extends FormFieldProps {
  maxLength: number;
}

/** A text of several lines. */
export function LinesField(props: LinesFieldProps) {
  return <TextArea {...props} {...useField(props, trimmed)} />;
}

const EXAMPLE_MINOR = 1250;

/** An amount in the mall's currency, as typed. */
export function AmountField(props: FormFieldProps) {
  const intl = useIntl();
  const { decimals, currency } = useMallFormat();
  const example = formatMoneyInput(EXAMPLE_MINOR, decimals);
  const validate = (text: string) =>
    text === '' ||
    parseMoney(text, decimals) !== undefined ||
    intl.formatMessage(messages.noAmount, { example });
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      suffix={currency}
      {...props}
      {...useField(props, { validate })}
    />
  );
}

export interface WholeFieldProps extends FormFieldProps {
  min: number;
  max: number;
  suffix?: string;
}

/** A whole number, as typed. */
export function WholeField({ min, max, suffix, ...props }: WholeFieldProps) {
  const intl = useIntl();
  const validate = (text: string) =>
    text === '' ||
    (/^\d{1,10}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max) ||
    intl.formatMessage(messages.noWhole, { min, max });
  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      suffix={suffix}
      {...props}
      {...useField(props, { validate })}
    />
  );
}

/** A time of the mall's clock. */
export function TimeField(props: FormFieldProps) {
  return <TextField type="datetime-local" {...props} {...useField(props)} />;
}
