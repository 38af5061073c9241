import { useId } from 'react';
import type { PropsOf, RootProps } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { FieldTexts } from './field';
import * as styles from './field.css';
import { FieldError } from './field-error';
import { RequiredMark } from './required-mark';

export type FieldGroupProps = PropsOf<
  'fieldset',
  FieldTexts & {
    required?: boolean;
    /** The group is the root element: its other props go there too. */
    rootProps?: RootProps<'fieldset'>;
  }
>;

/** Fieldset of several inputs with a legend, hint and error. */
export function FieldGroup({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  required,
  rootProps = {},
  children,
  ...rest
}: FieldGroupProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const legend = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  const own = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'data-invalid': error || invalid ? '' : undefined,
    className: styles.field,
  };
  return (
    <fieldset {...mergeProps(mergeProps(own, rest), rootProps)}>
      <legend data-part="label" className={styles.legend}>
        {labelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {children}
      <FieldError controlId={id}>{error}</FieldError>
      {hint && (
        <p id={hintId} data-part="hint" className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
