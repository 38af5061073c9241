'use client';
import { cx } from 'class-variance-authority';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { controlClass } from '../field/control-class';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { blurOf } from '../field/hidden-control';
import { HiddenInput } from '../field/hidden-input';
import { useFieldParts } from '../field/use-field-parts';
import { CalendarIcon } from '../icon/icons-action';
import { IconButton } from '../icon-button/icon-button';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { enter, useFormInput } from '../internal/use-form-input';
import * as styles from './date-picker.css';
import { DatePickerCalendar } from './date-picker-calendar';
import type { DatePickerChangeDetail, DatePickerProps } from './date-picker-props';
import { useCalendarPopup } from './use-calendar-popup';
import { useTypedDay } from './use-typed-day';

/**
 * A date, typed in the format of the language or selected in a calendar. Submitted in ISO 8601: "2026-11-03".
 */
export function DatePicker({
  locale,
  value: controlled,
  defaultValue,
  onValueChange,
  min,
  max,
  unavailable,
  today,
  toggleLabel,
  previousLabel,
  nextLabel,
  yearLabel,
  invalidLabel,
  unavailableLabel,
  ...props
}: DatePickerProps) {
  const parts = useFieldParts(props);
  const { id, rest, onBlur } = parts;
  const { disabled, readOnly, required } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const first = defaultValue ?? null;
  const [value, setValue, setOwn] = useControlledState<string | null, [DatePickerChangeDetail]>(
    controlled,
    first,
    onValueChange,
  );
  const formInput = useFormInput(parts.ref, {
    onReset: (event) => {
      typed.show();
      setValue(first, { reason: 'reset', event });
    },
    onWrite: (written) => {
      const day = written ? String(written) : null;
      if (day !== value) typed.show();
      setOwn(day);
    },
  });
  // Through the hidden input, so that forms are notified
  const onDay = (day: string | null) => {
    if (day !== value) enter(formInput.input.current, day ?? '');
  };
  const days = { locale, min, max, unavailable };
  const typed = useTypedDay({ ...days, value, inputRef, onDay, invalidLabel, unavailableLabel });
  const popup = useCalendarPopup();
  const handleBlur = blurOf(formInput.input, onBlur);
  const own = {
    'data-part': 'input',
    autoComplete: 'off',
    value: typed.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => typed.type(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (readOnly) return;
      if (event.key === 'Enter') typed.finish();
      if (event.key !== 'ArrowDown' || !event.altKey) return;
      event.preventDefault();
      popup.show();
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      typed.finish();
      handleBlur(event);
    },
    className: cx(field.input, styles.input),
  };
  return (
    <Field {...parts.texts} error={typed.message ?? parts.texts.error} data-component="date-picker">
      {(control) => (
        <>
          <div
            ref={popup.anchorRef}
            data-part="control"
            className={controlClass({ size: parts.size })}
          >
            <input
              {...mergeProps({ ...own, ...control }, { ...rest, required: undefined })}
              aria-required={required}
              type="text"
              ref={inputRef}
            />
            <HiddenInput
              {...parts.hidden}
              inputRef={inputRef}
              ref={formInput.ref}
              value={value ?? ''}
              onEnter={(entered, event) => setValue(entered, { reason: 'input', event })}
            />
            {!readOnly && (
              <span className={field.affix}>
                <IconButton
                  ref={popup.buttonRef}
                  size="sm"
                  label={toggleLabel}
                  icon={<CalendarIcon />}
                  aria-haspopup="dialog"
                  aria-expanded={popup.open}
                  aria-controls={popup.open ? `${id}-calendar` : undefined}
                  disabled={disabled}
                  onClick={popup.toggle}
                />
              </span>
            )}
          </div>
          {popup.open && (
            <DatePickerCalendar
              {...{ ...days, today, previousLabel, nextLabel, yearLabel, value }}
              id={`${id}-calendar`}
              label={toggleLabel}
              partRef={popup.partRef}
              onLeave={popup.leave}
              onValueChange={(day) => {
                typed.show();
                onDay(day);
                popup.close();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
