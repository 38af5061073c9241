import { Checkbox } from '@vermilion/design-system/checkbox';
import { Select } from '@vermilion/design-system/select';
import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { type Control, useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { TimeField } from '../shared/time-field';
import { type RecordField, rowsFor } from './fields';
import { messages } from './messages';
import { PictureField } from './picture-field';
import type { FormValues } from './values';

export interface RecordInputProps {
  control: Control<FormValues>;
  field: RecordField;
}

/** What a value must be: the reason why it is not, or true. */
function useValidate(field: RecordField) {
  const intl = useIntl();
  return (value: unknown) => {
    if (field.kind === 'whole') {
      const { min, max } = field;
      const number = /^\s*\d{1,9}\s*$/.test(String(value)) ? Number(value) : NaN;
      return (number >= min && number <= max) || intl.formatMessage(messages.noWhole, { min, max });
    }
    if (field.kind === 'own' && field.validate) return field.validate(value);
    const isMissing = 'required' in field && field.required && !String(value ?? '').trim();
    return !isMissing || intl.formatMessage(shared.needed);
  };
}

/** One field of the form of a thing. */
export function RecordInput({ control, field }: RecordInputProps) {
  const { label, hint } = field;
  const validate = useValidate(field);
  const { field: input, fieldState } = useController({
    control,
    name: `fields.${field.name}`,
    rules: { validate },
  });
  const error = fieldState.error?.message;
  const { value, onChange, ...rest } = input;
  if (field.kind === 'time')
    return (
      <TimeField
        {...{ label, hint, error }}
        value={value as string | null}
        onValueChange={onChange}
      />
    );
  if (field.kind === 'picture')
    return (
      <PictureField
        {...{ label, hint, error }}
        ground={field.ground}
        value={value as string}
        onValueChange={onChange}
      />
    );
  if (field.kind === 'own') return field.render({ value, onChange, error });
  if (field.kind === 'switch')
    return (
      <Checkbox
        {...{ ...rest, label, hint, error }}
        checked={value === true}
        onCheckedChange={onChange}
      />
    );
  const common = { ...rest, label, hint, error, value: String(value), onValueChange: onChange };
  if (field.kind === 'choice')
    return (
      <Select {...common}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  if (field.kind === 'whole')
    return <TextField {...common} inputMode="numeric" autoComplete="off" />;
  const { maxLength, required } = field;
  const text = { ...common, maxLength, required };
  return field.kind === 'text' ? (
    <TextArea {...text} rows={rowsFor(maxLength)} />
  ) : (
    <TextField {...text} autoComplete="off" />
  );
}
