import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as choice from '../internal/choice.css';
import type { PropsOf } from '../internal/component-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './switch.css';

export type SwitchProps = PropsOf<
  'input',
  {
    label: ReactNode;
    /** Keep the label for assistive technology only, e.g. in a row that names itself. */
    labelHidden?: boolean;
    /** Class of the whole row; other props go to the input. */
    className?: string;
    type?: never;
  }
>;

/** On or off, at once. For what is sent with a form use Checkbox. */
export function Switch({ label, labelHidden, className, ...rest }: SwitchProps) {
  return (
    <label data-component="switch" className={cx(choice.choice, className)}>
      <span className={styles.box}>
        <input role="switch" data-part="input" {...rest} type="checkbox" className={styles.input} />
        <span aria-hidden="true" className={styles.knob} />
      </span>
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span data-part="label" className={choice.label}>
          {label}
        </span>
      )}
    </label>
  );
}
