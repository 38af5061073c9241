'use client';
import { useState } from 'react';
import { StarIcon } from '../icon/icons-mall';
import { StarFilledIcon } from '../icon/icons-status';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { canHover } from '../internal/hover-pointer';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import type { RadioChoice } from '../radio-group/radio-fieldset';
import { RadioFieldset } from '../radio-group/radio-fieldset';
import * as styles from './rating-input.css';
import { RatingStar } from './rating-star';

/** Why the rating changed: `input` for a press or key, `reset` of the form. */
export type RatingInputChangeDetail = ChangeDetail<'input' | 'reset'>;

export type RatingInputProps = PropsOf<
  'fieldset',
  Omit<RadioChoice, 'value' | 'defaultValue' | 'onValueChange'> & {
    /** Label of each rating: "4 stars, good". */
    starLabel: (stars: number) => string;
    /** Rating, 0 for none yet; uncontrolled without it. */
    value?: number;
    defaultValue?: number;
    onValueChange?: (value: number, detail: RatingInputChangeDetail) => void;
    max?: number;
    children?: never;
  }
>;

/** Input of a star rating. To show one use Rating. */
export function RatingInput({
  starLabel,
  value: given,
  defaultValue = 0,
  onValueChange,
  max = 5,
  ...rest
}: RatingInputProps) {
  const [value, setValue, setOwn] = useControlledState(given, defaultValue, onValueChange);
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <RadioFieldset
      {...mergeProps({ 'data-component': 'rating-input' }, rest)}
      value={given === undefined ? undefined : String(value)}
      defaultValue={String(defaultValue)}
      onValueChange={(next, detail) => setValue(Number(next), detail)}
    >
      {(inputOf) => (
        <div className={styles.stars} onPointerLeave={() => setPointed(0)}>
          {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
            <span
              key={stars}
              data-part="star"
              data-filled={stars <= shown ? '' : undefined}
              className={styles.star}
              onPointerEnter={(event) => {
                if (canHover(event.nativeEvent) && !rest.disabled) setPointed(stars);
              }}
            >
              {stars <= shown ? <StarFilledIcon /> : <StarIcon />}
              <RatingStar
                {...inputOf(String(stars), stars - 1)}
                aria-label={starLabel(stars)}
                onWrite={() => setOwn(stars)}
                onReset={(event) =>
                  stars === max && setValue(defaultValue, { reason: 'reset', event })
                }
              />
            </span>
          ))}
          {shown > 0 && (
            <span aria-hidden="true" className={styles.word}>
              {starLabel(shown)}
            </span>
          )}
        </div>
      )}
    </RadioFieldset>
  );
}
