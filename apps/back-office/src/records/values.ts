import type { IntlShape } from 'react-intl';
import type { Difference } from '../shared/stale-notice';
import { sentTranslations, textLanguages } from '../shared/text-languages';
import { type RecordField, translatedOf } from './fields';
import { messages } from './messages';

/** What a form holds: whole numbers and choices as texts, all else as in the contract. */
export interface FormValues {
  fields: Record<string, unknown>;
  translations: Record<string, Record<string, string>>;
}

type Row = Readonly<Record<string, unknown>>;

const isText = ({ kind }: RecordField) => kind === 'whole' || kind === 'choice';

/** The values of a form for a thing. */
export function formValues(fields: readonly RecordField[], row: Row): FormValues {
  // Written by the contract
  const translations = (row.translations ?? {}) as FormValues['translations'];
  return {
    fields: Object.fromEntries(
      fields.map((field) => [
        field.name,
        isText(field) ? String(row[field.name]) : row[field.name],
      ]),
    ),
    translations: Object.fromEntries(
      textLanguages.map(({ language }) => [
        language,
        Object.fromEntries(
          translatedOf(fields).map(({ name }) => [name, translations[language]?.[name] ?? '']),
        ),
      ]),
    ),
  };
}

function sentValue(field: RecordField, value: unknown, sample: unknown): unknown {
  if (field.kind === 'line' || field.kind === 'text') return String(value).trim();
  if (field.kind === 'whole') return Number(value);
  return field.kind === 'choice' && typeof sample === 'number' ? Number(value) : value;
}

/** What is sent of a form. `sample` is a thing of the same shape. */
export const sentValues = (
  fields: readonly RecordField[],
  values: FormValues,
  sample: Row,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields.map((field) => [
      field.name,
      sentValue(field, values.fields[field.name], sample[field.name]),
    ]),
  ),
  ...(translatedOf(fields).length > 0 && { translations: sentTranslations(values.translations) }),
});

function shown(intl: IntlShape, field: RecordField, value: unknown) {
  if (field.kind === 'own') return field.show(value);
  if (field.kind === 'switch') return intl.formatMessage(value ? messages.yes : messages.no);
  if (field.kind === 'choice') return field.options.find((one) => one.value === value)?.label;
  return String(value ?? '');
}

/** What two versions differ in. */
export function differencesOf(
  intl: IntlShape,
  fields: readonly RecordField[],
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const own = fields
    .filter(({ name }) => differs(mine.fields[name], theirs.fields[name]))
    .map((field) => ({
      label: field.label,
      mine: shown(intl, field, mine.fields[field.name]),
      theirs: shown(intl, field, theirs.fields[field.name]),
    }));
  const translated = textLanguages.flatMap(({ language, name: languageName }) =>
    translatedOf(fields)
      .map(({ name, label }) => ({
        label: intl.formatMessage(messages.inLanguage, { label, language: languageName }),
        mine: mine.translations[language]?.[name] ?? '',
        theirs: theirs.translations[language]?.[name] ?? '',
      }))
      .filter((text) => text.mine !== text.theirs),
  );
  return [...own, ...translated];
}
