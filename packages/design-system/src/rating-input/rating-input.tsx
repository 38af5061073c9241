'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import * as field from '../field/field.css';
import { StarIcon } from '../icon/icons-mall';
import { ErrorIcon, StarFilledIcon } from '../icon/icons-status';
import type { PropsOf } from '../internal/component-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './rating-input.css';

export type RatingInputProps = PropsOf<
  'fieldset',
  {
    label: ReactNode;
    labelHidden?: boolean;
    error?: ReactNode;
    /** Name of each number of stars: "4 stars, good". */
    starLabel: (stars: number) => string;
    /** Stars given, 0 for none yet; without it the field keeps its own. */
    value?: number;
    defaultValue?: number;
    onValueChange?: (value: number) => void;
    max?: number;
    /** Name of the inputs in a form; made up when absent. */
    name?: string;
    disabled?: boolean;
  }
>;

/** Stars to give. For stars to look at use Rating. */
export function RatingInput({
  label,
  labelHidden,
  error,
  starLabel,
  value: given,
  defaultValue = 0,
  onValueChange,
  max = 5,
  name,
  disabled,
  className,
  ...rest
}: RatingInputProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const [pointed, setPointed] = useState(0);
  const value = given ?? own;
  const shown = pointed || value;
  const choose = (stars: number) => {
    setOwn(stars);
    onValueChange?.(stars);
  };
  return (
    <fieldset
      data-component="rating-input"
      aria-describedby={error ? `${id}-error` : undefined}
      {...rest}
      disabled={disabled}
      className={cx(field.field, className)}
    >
      <legend className={field.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.stars} onPointerLeave={() => setPointed(0)}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <span
            key={stars}
            data-part="star"
            data-filled={stars <= shown ? '' : undefined}
            className={styles.star}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse' && !disabled) setPointed(stars);
            }}
          >
            {stars <= shown ? <StarFilledIcon /> : <StarIcon />}
            <input
              type="radio"
              name={name ?? id}
              value={stars}
              aria-label={starLabel(stars)}
              checked={stars === value}
              onChange={() => choose(stars)}
              className={styles.input}
            />
          </span>
        ))}
        {shown > 0 && (
          <span aria-hidden="true" className={styles.word}>
            {starLabel(shown)}
          </span>
        )}
      </div>
      <div aria-live="polite" data-part="error">
        {error && (
          <p id={`${id}-error`} className={field.error}>
            <ErrorIcon className={field.errorIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
