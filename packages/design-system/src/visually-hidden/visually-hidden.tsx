import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import * as styles from './visually-hidden.css';

export type VisuallyHiddenProps = PropsOf<'span', AsChild>;

/** Text for assistive technology only. */
export function VisuallyHidden({ asChild, ...rest }: VisuallyHiddenProps) {
  const Element = asChild ? Slot : 'span';
  return (
    <Element
      {...mergeProps(
        { 'data-component': 'visually-hidden', className: styles.visuallyHidden },
        rest,
      )}
    />
  );
}
