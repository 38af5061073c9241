'use client';
import type { ChangeEvent, ComponentProps } from 'react';
import { useId } from 'react';
import type { FieldTexts } from '../field/field';
import { describedBy, FieldNotes } from '../field/field-notes';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf, RootProps } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { useFormInput } from '../internal/use-form-input';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './slider.css';

/** Minimum and maximum, in ascending order. */
export type SliderRange = readonly [low: number, high: number];
/** Why the value changed: `input` for a thumb, `reset` of the form. */
export type SliderChangeDetail = ChangeDetail<'input' | 'reset'>;

/** One thumb for a number, or two for a range; then each has its own name. */
type Thumbs =
  | {
      lowLabel?: undefined;
      highLabel?: undefined;
      /** The number or range; uncontrolled without it. */
      value?: number;
      defaultValue?: number;
      /** Called with the number or range, on every step. */
      onValueChange?: (value: number, detail: SliderChangeDetail) => void;
    }
  | {
      /** Accessible name of the lower thumb: "Lowest price". Given for a range, together with `highLabel`. */
      lowLabel: string;
      /** Accessible name of the upper thumb: "Highest price". Given for a range, together with `lowLabel`. */
      highLabel: string;
      value?: SliderRange;
      defaultValue?: SliderRange;
      onValueChange?: (value: SliderRange, detail: SliderChangeDetail) => void;
    };

export type SliderProps = PropsOf<
  'input',
  FieldTexts & {
    min?: number;
    max?: number;
    /** Distance of the values, counted from `min`. */
    step?: number;
    /** Formats a number, shown and used as `aria-valuetext`: "$40". */
    formatValue?: (value: number) => string;
    /** Other attributes of the root element, which takes `className` and `style` as well. */
    rootProps?: RootProps<'fieldset'>;
    /** Always a range input. */
    type?: never;
    value?: unknown;
    defaultValue?: unknown;
    onValueChange?: unknown;
  }
> &
  Thumbs;

/**
 * A number or a range, for approximate values. Other props go to the thumb's input, or to the group
 * of a range; a form receives both numbers under one name, in ascending order. For exact values add
 * TextFields.
 */
export function Slider({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  lowLabel,
  highLabel,
  min = 0,
  max = 100,
  step = 1,
  value: controlled,
  defaultValue,
  onValueChange,
  formatValue = String,
  readOnly,
  rootProps = {},
  className,
  style,
  ref: given,
  name,
  form,
  disabled,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const labelId = `${id}-label`;
  const isRange = lowLabel !== undefined;
  const { 'aria-invalid': isInvalid, ...described } = describedBy(id, { hint, error, invalid });
  const rangeOf = (value: unknown): SliderRange =>
    isRange ? (value as SliderRange) : [min, value as number];
  const first = rangeOf(defaultValue ?? (isRange ? [min, max] : min));
  const tell = (next: SliderRange, detail: SliderChangeDetail) => {
    const reported = (isRange ? next : next[1]) as never;
    (onValueChange as ((value: never, detail: SliderChangeDetail) => void) | undefined)?.(
      reported,
      detail,
    );
  };
  const [[low, high], setRange, setOwn] = useControlledState(
    controlled === undefined ? undefined : rangeOf(controlled),
    first,
    (next: SliderRange, detail: SliderChangeDetail) => {
      if (next[0] !== low || next[1] !== high) tell(next, detail);
    },
  );
  const reset = (event: Event) => setRange(first, { reason: 'reset', event });
  const highInput = useFormInput(isRange ? undefined : given, {
    onReset: reset,
    onWrite: (written) => setOwn(([from]) => [from, Number(written)]),
  });
  const lowInput = useFormInput(isRange ? given : undefined, {
    onReset: () => undefined,
    onWrite: (written) => setOwn(([, to]) => [Number(written), to]),
  });
  const share = (value: number) => (max > min ? ((value - min) / (max - min)) * 100 : 0);
  const thumb = (part: 'low' | 'high', thumbLabel: string | undefined, value: number) => {
    const onChange = ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) => {
      const number = target.valueAsNumber;
      if (readOnly) return;
      const detail = { reason: 'input', event } as const;
      setRange(
        part === 'low'
          ? [Math.min(number, high), high]
          : [low, isRange ? Math.max(number, low) : number],
        detail,
      );
    };
    const own = {
      min,
      max,
      step,
      name,
      form,
      disabled,
      'data-part': part,
      ...(thumbLabel === undefined ? { 'aria-labelledby': labelId } : { 'aria-label': thumbLabel }),
      'aria-valuetext': formatValue(value),
      'aria-readonly': readOnly || undefined,
      'aria-invalid': isInvalid,
      ...(isRange ? {} : described),
      onChange,
      className: styles.input,
    } as const;
    const { ref } = part === 'low' ? lowInput : highInput;
    return <input {...mergeProps(own, isRange ? {} : rest)} type="range" value={value} ref={ref} />;
  };
  // Of a range neither thumb is the main element: handlers are on the group
  const group = isRange ? mergeProps(described, rest as ComponentProps<'fieldset'>) : {};
  const root = {
    'data-component': 'slider',
    'data-invalid': isInvalid && '',
    className: styles.slider,
  };
  return (
    <fieldset {...mergeProps(mergeProps(root, { className, style, ...group }), rootProps)}>
      <legend id={labelId} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div aria-hidden="true" data-part="value" className={styles.head}>
        {isRange && <span className={styles.output}>{formatValue(low)}</span>}
        <span className={styles.output}>{formatValue(high)}</span>
      </div>
      <div className={styles.rail}>
        <svg aria-hidden="true" className={styles.track}>
          <rect width="100%" height="4" rx="2" className={styles.fullTrack} />
          <rect
            x={`${share(low)}%`}
            width={`${Math.max(share(high) - share(low), 0)}%`}
            height="4"
            className={styles.chosen}
          />
        </svg>
        {isRange && thumb('low', lowLabel, low)}
        {thumb('high', highLabel, high)}
      </div>
      <FieldNotes controlId={id} {...{ error, hint }} />
    </fieldset>
  );
}
