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
  const { required: _, ...rest } = props;
  return <TextField autoComplete={autoComplete} {...rest} {...useField(props, trimmed)} />;
}

export interface LinesFieldProps extends FormFieldProps {
  maxLength: number;
}

/** A text of several lines. */
export function LinesField(props: LinesFieldProps) {
  const { required: _, ...rest } = props;
  return <TextArea {...rest} {...useField(props, trimmed)} />;
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
  const { required: _, ...rest } = props;
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      suffix={currency}
      {...rest}
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
  const { required: _, ...rest } = props;
  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      suffix={suffix}
      {...rest}
      {...useField(props, { validate })}
    />
  );
}

/** A time of the mall's clock. */
export function TimeField(props: FormFieldProps) {
  const { required: _, ...rest } = props;
  return <TextField type="datetime-local" {...rest} {...useField(props)} />;
}
