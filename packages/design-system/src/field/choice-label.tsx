import type { ReactNode } from 'react';
import * as styles from '../internal/choice.css';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import { RequiredMark } from './required-mark';

interface ChoiceLabelProps {
  'data-component'?: string;
  label: ReactNode;
  labelHidden: boolean | undefined;
  required?: boolean;
  /** The box or switch, before the label. */
  children: ReactNode;
}

/** A box or switch and its label, which are one target. */
export const ChoiceLabel = ({
  label,
  labelHidden,
  required,
  children,
  ...rest
}: ChoiceLabelProps) => (
  <label {...rest} className={styles.choice}>
    {children}
    <span data-part="label" className={labelHidden ? visuallyHidden : styles.label}>
      {label}
      {required && <RequiredMark />}
    </span>
  </label>
);
