import type { ReactNode } from 'react';

/** What a field of one's own gets: its value, and what was wrong with it. */
export interface OwnControl {
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}

/** What a cut-out picture stands on, where it is shown whole. */
export type PictureGround = 'light' | 'dark';

/** How a value is entered. `own`: by a component of one's own, with `show` for the comparison of versions. */
type Input =
  | { kind: 'line' | 'text'; maxLength: number; required?: true; translated?: true }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'switch' }
  | { kind: 'time' }
  | { kind: 'picture'; required?: true; ground?: PictureGround }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | {
      kind: 'own';
      render: (control: OwnControl) => ReactNode;
      show: (value: unknown) => ReactNode;
      /** True, or what is wrong with the value. */
      validate?: (value: unknown) => true | string;
      required?: true;
    };

/** A field of a form, named as in the contract. */
export type RecordField<Name extends string = string> = Input & {
  name: Name;
  label: string;
  hint?: string;
};

/** A thing of the contract that is edited with its version. */
export type Saved<Values> = Values & { id: number; version: number };

/** The fields whose texts are translated. */
export const translatedOf = (fields: readonly RecordField[]) =>
  fields.filter((field) => 'translated' in field && field.translated);

/** Lines that are shown of a text: those of a page's length have room to be read in. */
export const rowsFor = (maxLength: number) => (maxLength > 1000 ? 16 : 3);
