import { Disclosure } from '@vermilion/design-system/disclosure';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import { TextArea } from '@vermilion/design-system/text-area';
import { TextField } from '@vermilion/design-system/text-field';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { textLanguages } from '../shared/text-languages';
import { type RecordField, rowsFor, translatedOf } from './fields';
import { messages } from './messages';
import type { FormValues } from './values';

export interface TranslationFieldsProps {
  form: UseFormReturn<FormValues>;
  fields: readonly RecordField[];
}

/** The texts of a thing in further languages. A refused one opens them. */
export function TranslationFields({ form, fields }: TranslationFieldsProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { translations: errors } = form.formState.errors;
  const translated = translatedOf(fields);
  return (
    <Disclosure
      title={intl.formatMessage(messages.translations)}
      open={isOpen || Boolean(errors)}
      onOpenChange={setOpen}
    >
      <Stack gap="sm">
        <Text size="sm" color="muted">
          <FormattedMessage {...messages.translationsHint} />
        </Text>
        {textLanguages.flatMap(({ language, name: languageName }) =>
          translated.map((field) => {
            const values = { label: field.label, language: languageName };
            const maxLength = 'maxLength' in field ? field.maxLength : 0;
            const common = {
              label: intl.formatMessage(messages.inLanguage, values),
              lang: language,
              maxLength,
              error: errors?.[language]?.[field.name]?.message,
              ...form.register(`translations.${language}.${field.name}`),
            };
            const key = `${language} ${field.name}`;
            return field.kind === 'text' ? (
              <TextArea key={key} {...common} rows={rowsFor(maxLength)} />
            ) : (
              <TextField key={key} {...common} autoComplete="off" />
            );
          }),
        )}
      </Stack>
    </Disclosure>
  );
}
