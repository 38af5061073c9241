import { defineMessages, useIntl } from 'react-intl';
import { useLocale } from './locale-context';
import { LocaleSelect } from './locale-select';

const messages = defineMessages({
  language: { id: 'office.language', defaultMessage: 'Language' },
});

/** Chooses the language of the back office. */
export function LanguageSelect() {
  const intl = useIntl();
  const { locale, change } = useLocale();
  return (
    <LocaleSelect
      label={intl.formatMessage(messages.language)}
      labelHidden
      size="sm"
      value={locale}
      onValueChange={change}
    />
  );
}
