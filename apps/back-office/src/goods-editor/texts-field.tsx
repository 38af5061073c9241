import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { type FieldPathByValue, useController, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { controlId, useEditor } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import type { TextLanguage, Texts } from './texts';

type TextsPath = FieldPathByValue<GoodsValues, Texts>;

export interface TextsFieldProps {
  name: TextsPath;
  label: string;
  labelHidden?: boolean;
  hint?: string;
  maxLength: number;
  /** Several lines; one without it. */
  rows?: number;
  size?: 'sm' | 'md';
}

/** A text in the language that is edited; of a translation it says what is translated. */
export function TextsField(props: TextsFieldProps) {
  const { textLanguage } = useEditor();
  return <TextInTextLanguage key={textLanguage} {...props} textLanguage={textLanguage} />;
}

function TextInTextLanguage({
  name,
  textLanguage,
  rows,
  hint,
  size,
  ...rest
}: TextsFieldProps & { textLanguage: TextLanguage }) {
  const intl = useIntl();
  const { control, clearErrors } = useFormContext<GoodsValues>();
  const path = `${name}.${textLanguage}` as const;
  const { field, fieldState } = useController({ control, name: path });
  const own = useWatch({ control, name: `${name}.own` });
  const isOwn = textLanguage === 'own';
  const common = {
    ...rest,
    id: controlId(path),
    autoComplete: 'off',
    lang: isOwn ? undefined : textLanguage,
    hint: isOwn || !own ? hint : intl.formatMessage(messages.ownIs, { text: own }),
    error: fieldState.error?.message,
    value: field.value,
    onBlur: field.onBlur,
    onValueChange: (text: string) => {
      field.onChange(text);
      clearErrors(path);
    },
  };
  return rows ? <TextArea {...common} rows={rows} /> : <TextField {...common} size={size} />;
}
