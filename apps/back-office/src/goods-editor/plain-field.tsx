import { TextField, type TextFieldProps } from '@vermilion/design-system/text-field';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { controlId } from './editor-context';
import type { GoodsValues } from './goods-values';

export interface PlainFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'maxLength' | 'inputMode' | 'suffix' | 'type'
> {
  name: Extract<FieldPath<GoodsValues>, 'keyword' | 'code' | 'postage' | 'time'>;
}

/** A line of text that has no translations. */
export function PlainField({ name, ...rest }: PlainFieldProps) {
  const { control, clearErrors } = useFormContext<GoodsValues>();
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...rest}
      id={controlId(name)}
      autoComplete="off"
      error={fieldState.error?.message}
      value={field.value}
      onBlur={field.onBlur}
      onValueChange={(text) => {
        field.onChange(text);
        clearErrors(name);
      }}
    />
  );
}
