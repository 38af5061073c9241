import { Disclosure } from '@vermilion/design-system/disclosure';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LineField, LinesField } from './form-fields';
import { messages } from './messages';
import { textLanguages } from './text-languages';

export interface TranslatedFieldProps {
  /** Where the translations are in the form. */
  path?: string;
  /** The name of the text in the contract. */
  name: string;
  label: string;
  maxLength: number;
  /** Of several lines. */
  isLong?: boolean;
}

/** A text in further languages; without one, shoppers read that of the mall's language. A refused one opens them. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { path = 'translations', name, label, maxLength, isLong } = props;
  const intl = useIntl();
  const form = useFormContext();
  const isRefused = form.getFieldState(path, form.formState).invalid;
  const [isOpen, setOpen] = useState(false);
  const Control = isLong ? LinesField : LineField;
  return (
    <Disclosure
      title={intl.formatMessage(messages.translationsOf, { label })}
      open={isOpen || isRefused}
      onOpenChange={setOpen}
    >
      <Stack gap="sm">
        {textLanguages.map(({ language, name: languageName }) => (
          <Control
            key={language}
            name={`${path}.${language}.${name}`}
            label={`${label} (${languageName})`}
            lang={language}
            maxLength={maxLength}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}
