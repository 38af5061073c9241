import { MallError } from '@vermilion/api-client';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { errorMessage, hasReason } from '../errors/error-message';
import type { Difference } from './stale-notice';

/** A value of a form as a reader compares it. */
export interface Shown {
  label: string;
  text: string;
}

export interface SavedFormOptions<Values extends FieldValues, Thing extends { version: number }> {
  /** What is edited, as it was read; undefined for something new. */
  thing: Thing | undefined;
  valuesOf: (thing: Thing | undefined) => Values;
  /** Saves over a version and resolves to what is saved now; without a version, creates. */
  send: (values: Values, version: number | undefined) => Promise<Thing | undefined>;
  /** What two versions differ in, see `byText`. */
  compare: (mine: Values, theirs: Values) => Difference[];
  /** The field of the form for one of the contract; undefined where it has none. */
  fieldOf: (field: string) => FieldPath<Values> | undefined;
  onSaved: () => void;
}

/** Compares versions by all that a reader can see of them, in the order of the form. */
export const byText =
  <Values>(show: (values: Values) => readonly Shown[]) =>
  (mine: Values, theirs: Values): Difference[] => {
    const theirText = new Map(show(theirs).map(({ label, text }) => [label, text]));
    return show(mine)
      .map(({ label, text }) => ({ label, mine: text, theirs: theirText.get(label) ?? '' }))
      .filter((one) => one.mine !== one.theirs);
  };

/** A form for something with a version: a refusal stands at its field, and a stale write shows both versions. */
export function useSavedForm<Values extends FieldValues, Thing extends { version: number }>(
  options: SavedFormOptions<Values, Thing>,
) {
  const { valuesOf, send, compare, fieldOf, onSaved } = options;
  const intl = useIntl();
  const [version, setVersion] = useState(options.thing?.version);
  const [theirs, setTheirs] = useState<Thing>();
  const form = useForm<Values>({
    // A whole set of values is one of defaults, too
    defaultValues: valuesOf(options.thing) as DefaultValues<Values>,
  });
  const refused = (error: unknown) => {
    // The contract sends the current state with this reason
    if (hasReason(error, 'stale')) return setTheirs(error.data as Thing);
    const field = error instanceof MallError && error.field ? fieldOf(error.field) : undefined;
    form.setError(field ?? 'root', { message: errorMessage(error, intl) }, { shouldFocus: true });
  };
  const save = (over: number | undefined) =>
    form.handleSubmit(async (values) => {
      try {
        const saved = await send(values, over);
        setVersion(saved?.version ?? over);
        form.reset(saved ? valuesOf(saved) : values);
        onSaved();
      } catch (error) {
        refused(error);
      }
    });
  const decide = (decision: (now: Thing) => void) => () => {
    if (!theirs) return;
    setVersion(theirs.version);
    setTheirs(undefined);
    decision(theirs);
  };
  return {
    form,
    refused,
    submit: save(version),
    stale: theirs && {
      differences: compare(form.getValues(), valuesOf(theirs)),
      onKeepMine: decide((now) => void save(now.version)()),
      onTakeTheirs: decide((now) => form.reset(valuesOf(now))),
    },
  };
}

export type SavedFormState<Values extends FieldValues> = Pick<
  ReturnType<typeof useSavedForm<Values, { version: number }>>,
  'form' | 'submit' | 'stale'
>;
