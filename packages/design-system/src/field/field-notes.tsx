import type { ReactNode } from 'react';
import type { FieldControlProps, FieldTexts } from './field';
import * as styles from './field.css';
import { FieldError } from './field-error';

type Notes = Pick<FieldTexts, 'hint' | 'error' | 'invalid'>;

/** Attributes that associate a control with its error and hint, whose ids begin with that of the control. */
export const describedBy = (
  id: string,
  { hint, error, invalid }: Notes,
): Omit<FieldControlProps, 'id'> => ({
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': Boolean(error) || invalid || undefined,
});

interface FieldNotesProps {
  controlId: string;
  error: ReactNode;
  hint: ReactNode;
}

/** The error and the hint below a control. */
export const FieldNotes = ({ controlId, error, hint }: FieldNotesProps) => (
  <>
    <FieldError controlId={controlId}>{error}</FieldError>
    {hint && (
      <p id={`${controlId}-hint`} data-part="hint" className={styles.hint}>
        {hint}
      </p>
    )}
  </>
);
