import { MallError } from '@vermilion/api-client';
import type { CallOptions } from '@vermilion/api-client/operator';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { errorMessage, hasReason } from '../errors/error-message';
import { useIdempotency } from '../shared/use-idempotency';
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
  onSaved: (result: unknown) => void;
}

const versionOf = (row: object) => ('version' in row ? (row.version as number) : undefined);
/** The field of the form that the contract's field is in. */
function pathOf(name: string, fields: readonly RecordField[]) {
  const [first = '', ...rest] = name.split('.');
  if (first === 'translations' && rest.length === 2)
    return `translations.${rest.join('.')}` as const;
  return fields.some((field) => field.name === first) ? (`fields.${first}` as const) : 'root';
}

/** The state of a form for a thing of the contract: a refusal stands at its field, a stale write shows both versions. */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>) {
  const { fields, row, create, save, onSaved } = options;
  const intl = useIntl();
  const { once } = useIdempotency();
  const [version, setVersion] = useState(versionOf(row));
  const [theirs, setTheirs] = useState<Saved<Values>>();
  const form = useForm<FormValues>({
    defaultValues: formValues(fields, row as Record<string, unknown>),
  });
  const send = async (values: FormValues, at: number | undefined) => {
    // The fields of the form are those of the contract
    const sent = sentValues(fields, values, row as Record<string, unknown>) as unknown as Values;
    try {
      onSaved(
        at === undefined || !('id' in row)
          ? await create?.(sent, once())
          : await save?.({ ...sent, id: row.id, version: at }),
      );
    } catch (error) {
      // The contract sends the current state with this reason
      if (hasReason(error, 'stale')) return setTheirs(error.data as Saved<Values>);
      const name = error instanceof MallError ? (error.field ?? '') : '';
      const message = errorMessage(error, intl);
      form.setError(pathOf(name, fields), { message }, { shouldFocus: true });
    }
  };
  const keepMine = () => {
    const current = theirs && versionOf(theirs);
    setVersion(current);
    setTheirs(undefined);
    void form.handleSubmit((values) => send(values, current))();
  };
  const takeTheirs = () => {
    if (theirs) form.reset(formValues(fields, theirs as Record<string, unknown>));
    setVersion(theirs && versionOf(theirs));
    setTheirs(undefined);
  };
  const stale = theirs && {
    differences: differencesOf(
      intl,
      fields,
      form.getValues(),
      formValues(fields, theirs as Record<string, unknown>),
    ),
    onKeepMine: keepMine,
    onTakeTheirs: takeTheirs,
  };
  return { form, stale, submit: form.handleSubmit((values) => send(values, version)) };
}
