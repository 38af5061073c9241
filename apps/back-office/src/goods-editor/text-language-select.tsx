import { Select } from '@vermilion/design-system/select';
import { Text } from '@vermilion/design-system/text';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { languageNames, languageTag, LOCALES } from '../i18n/locales';
import * as styles from './editor.css';
import { useEditor } from './editor-context';
import type { GoodsValues } from './goods-values';
import { messages } from './messages';
import { type Language, languages, missingIn, type TextLanguage, type Texts } from './texts';

/** The name of a language in itself. */
export const nameOfLanguage = (language: Language) =>
  languageNames[LOCALES.find((locale) => languageTag(locale) === language) ?? 'en'];

/** All texts of goods that are translated. */
const textsOf = (values: GoodsValues): Texts[] => [
  values.name,
  values.intro,
  values.unit,
  values.description,
  ...values.pictures.map(({ alt }) => alt),
  ...values.specifications.flatMap(({ name, value }) => [name, value]),
  ...values.options.flatMap(({ name, values: list }) => [name, ...list.map(({ value }) => value)]),
];

/** Chooses the language whose texts the fields have, and tells where some are missing. */
export function TextLanguageSelect() {
  const intl = useIntl();
  const { textLanguage, setTextLanguage } = useEditor();
  const { control } = useFormContext<GoodsValues>();
  const texts = textsOf(useWatch({ control }) as GoodsValues); // every field has a default value
  const lacking = languages.filter((language) => missingIn(texts, language) > 0);
  const label = (language: Language) =>
    lacking.includes(language)
      ? intl.formatMessage(messages.missing, {
          language: nameOfLanguage(language),
          count: missingIn(texts, language),
        })
      : intl.formatMessage(messages.complete, { language: nameOfLanguage(language) });
  const list = intl.formatList(lacking.map(nameOfLanguage), { type: 'unit' });
  return (
    <div className={styles.textLanguage}>
      <Select
        size="sm"
        label={intl.formatMessage(messages.textLanguage)}
        value={textLanguage}
        onValueChange={(value) => setTextLanguage(value as TextLanguage)}
      >
        <option value="own">{intl.formatMessage(messages.ownTextLanguage)}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {label(language)}
          </option>
        ))}
      </Select>
      <Text size="xs" color="muted">
        {lacking.length > 0
          ? intl.formatMessage(messages.textMissing, { list })
          : intl.formatMessage(messages.allThere)}
      </Text>
    </div>
  );
}
