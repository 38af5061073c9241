'use client';
import type { ComponentPropsWithRef } from 'react';
import { useFormInput } from '../internal/use-form-input';
import * as styles from './rating-input.css';

interface RatingStarProps extends Omit<ComponentPropsWithRef<'input'>, 'onReset'> {
  /** Selected by a script, e.g. a form library. */
  onWrite: () => void;
  onReset: (event: Event) => void;
}

/** The radio behind a star. */
export function RatingStar({ ref: given, onWrite, onReset, ...rest }: RatingStarProps) {
  const { ref } = useFormInput(given, {
    key: 'checked',
    onWrite: (checked) => checked && onWrite(),
    onReset,
  });
  return <input {...rest} ref={ref} type="radio" className={styles.input} />;
}
