import type { CallOptions } from '@vermilion/api-client/operator';
import { useIntl } from 'react-intl';
import { useIdempotency } from '../shared/use-idempotency';
import { useSavedForm } from '../shared/use-saved-form';
import type { RecordField, Saved } from './fields';
import { differencesOf, type FormValues, formValues, sentValues } from './values';

export interface RecordFormOptions<Values extends object> {
  fields: readonly RecordField<keyof Values & string>[];
  /** The thing that is edited, or what a new one begins with. */
  row: Values | Saved<Values>;
  /** Creates one; its attempts create one thing. */
  create?: (values: Values, options: CallOptions) => Promise<unknown>;
  /** Saves one that there is, if it has the version. */
  save?: (values: Saved<Values>) => Promise<unknown>;
  onSaved: () => void;
}

/** The field of the form that the contract's field is in. */
function pathOf(name: string, fields: readonly RecordField[]) {
  const [first = '', ...rest] = name.split('.');
  if (first === 'translations' && rest.length === 2)
    return `translations.${rest.join('.')}` as const;
  return fields.some((field) => field.name === first) ? (`fields.${first}` as const) : undefined;
}

const isSaved = <Values extends object>(row: Values | Saved<Values>): row is Saved<Values> =>
  'id' in row;

/** The state of a form for a thing of the contract, whose fields are a list. */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>) {
  const { fields, row, create, save, onSaved } = options;
  const intl = useIntl();
  const { once } = useIdempotency();
  return useSavedForm<FormValues, Saved<Values>>({
    thing: isSaved(row) ? row : undefined,
    valuesOf: (thing = row as Saved<Values>) =>
      formValues(fields, thing as Record<string, unknown>),
    async send(values, version) {
      // The fields of the form are those of the contract
      const sent = sentValues(fields, values, row as Record<string, unknown>) as unknown as Values;
      if (version !== undefined && isSaved(row)) {
        const saved = await save?.({ ...sent, id: row.id, version });
        // Saving answers with what is saved
        return (saved ?? undefined) as Saved<Values> | undefined;
      }
      await create?.(sent, once());
      return undefined;
    },
    compare: (mine, theirs) => differencesOf(intl, fields, mine, theirs),
    fieldOf: (name) => pathOf(name, fields),
    onSaved,
  });
}
