import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RequiredMark } from '../field/required-mark';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './choice.css';
import { mergeProps } from './merge-props';

interface ChoiceLabelProps extends ComponentPropsWithRef<'label'> {
  label: ReactNode;
  labelHidden: boolean | undefined;
  required?: boolean;
  /** The box or switch, before the label. */
  children: ReactNode;
}

/** A box or switch and its label, which are one target. */
export function ChoiceLabel({ label, labelHidden, required, children, ...rest }: ChoiceLabelProps) {
  return (
    <label {...mergeProps({ className: styles.choice }, rest)}>
      {children}
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span data-part="label" className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </span>
      )}
    </label>
  );
}
