import { Select } from '@vermilion/design-system/select';
import { defineMessages, useIntl } from 'react-intl';
import { useLocale } from './locale-context';
import { languageNames, languageTag, type Locale, LOCALES } from './locales';

const messages = defineMessages({
  language: { id: 'office.language', defaultMessage: 'Language' },
});

/** Chooses the language of the back office. */
export function LanguageSelect() {
  const intl = useIntl();
  const { locale, change } = useLocale();
  return (
    <Select
      label={intl.formatMessage(messages.language)}
      labelHidden
      size="sm"
      value={locale}
      onValueChange={(value) => change(value as Locale)}
    >
      {LOCALES.map((one) => (
        <option key={one} value={one} lang={languageTag(one)}>
          {languageNames[one]}
        </option>
      ))}
    </Select>
  );
}
