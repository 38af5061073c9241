'use client';
import { cx } from 'class-variance-authority';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { Item } from 'react-stately/Item';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { announcementOf } from '../combo-box/announcement';
import { ComboBoxList } from '../combo-box/combo-box-list';
import type { ComboBoxOption } from '../combo-box/combo-box-props';
import * as combo from '../combo-box/combo-box.css';
import { matches } from '../combo-box/matches';
import { LIST_HEIGHT } from '../combo-box/option';
import { useComboBoxInput } from '../combo-box/use-combo-box-input';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { ChevronDownIcon } from '../icon/icons-action';
import { useDismiss } from '../internal/floating/use-dismiss';
import { useFloating } from '../internal/floating/use-floating';
import { HeldValues, enterValues } from '../internal/held-values';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { Tag } from '../tag/tag';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { MultiSelectProps } from './multi-select-props';
import * as styles from './multi-select.css';

const none: readonly string[] = [];

/** Several of many, found by typing. For a few, all in sight, take CheckboxGroup. */
export function MultiSelect({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  options,
  value: given,
  defaultValue = none,
  onValueChange,
  onInputChange,
  toggleLabel,
  emptyLabel,
  countLabel,
  removeLabel,
  name,
  form,
  size = 'md',
  id: givenId,
  className,
  style,
  rootProps,
  onChange,
  onBlur,
  ref,
  ...rest
}: MultiSelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { disabled, readOnly, required } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue, setOwn] = useControlledState(given, defaultValue, onValueChange);
  const inOrder = (chosen: readonly string[]) =>
    options.map((option) => option.value).filter((option) => chosen.includes(option));
  const choose = (chosen: readonly string[]) => enterValues(select.current, inOrder(chosen));
  const without = (option: string) => value.filter((other) => other !== option);

  const state = useComboBoxState<ComboBoxOption, 'multiple'>({
    selectionMode: 'multiple',
    defaultItems: options,
    defaultFilter: matches,
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    value,
    // By way of the select that holds the values, so that a form hears of it
    onChange: (keys) => choose(keys.map(String)),
    onInputChange,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    allowsEmptyCollection: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
  });
  // The list asks for what both kinds have
  const listState = state as unknown as ComboBoxState<ComboBoxOption>;
  const { anchorRef, partRef } = useFloating<HTMLDivElement, HTMLDivElement>({
    open: state.isOpen,
    side: 'bottom',
    align: 'start',
    gap: 4,
    matchWidth: true,
    limit: LIST_HEIGHT,
  });
  const listId = `${id}-list`;
  const inputProps = useComboBoxInput({ state: listState, listId, partRef, listRef, readOnly });
  useDismiss({
    open: state.isOpen,
    parts: [anchorRef, partRef],
    onDismiss: (reason) => {
      if (reason === 'escapeKey') state.revert();
    },
  });
  const remove = (option: string) => {
    choose(without(option));
    inputRef.current?.focus();
  };
  const removal = (option: ComboBoxOption) =>
    disabled || readOnly
      ? {}
      : { removeLabel: removeLabel(option.label), onRemove: () => remove(option.value) };
  const own = {
    ...inputProps,
    'data-part': 'input',
    // What is chosen is told with the field
    'aria-describedby': value.length > 0 ? `${id}-chosen` : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const last = value.at(-1);
      if (event.key === 'Backspace' && !state.inputValue && last && !readOnly)
        choose(without(last));
      // Leaving closes the list and chooses nothing
      else if (event.key !== 'Tab') inputProps.onKeyDown(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      inputProps.onBlur(event);
      // Who listens to the field knows it by the select that has its name
      const target = { value: select.current ?? event.target };
      onBlur?.(Object.create(event, { target }) as typeof event);
    },
    className: cx(field.input, styles.input),
  };
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required, className, style, rootProps }}
      data-component="multi-select"
      controlId={id}
    >
      {(control) => (
        <>
          <div
            ref={anchorRef}
            data-part="control"
            className={cx(field.control, field.controlSizes[size], styles.control)}
          >
            <div className={styles.values}>
              {chosen.map((option) => (
                <Tag key={option.value} {...removal(option)} className={styles.value}>
                  {option.label}
                </Tag>
              ))}
              <input
                {...mergeProps(mergeProps(own, control), { ...rest, required: undefined })}
                aria-required={required}
                type="text"
                ref={inputRef}
              />
            </div>
            <HeldValues
              {...{ name, form, disabled, required, onChange, value, inputRef, ref }}
              selectRef={select}
              options={options.map((option) => option.value)}
              first={defaultValue}
              onEnter={(entered, event) => setValue(entered, { reason: 'input', event })}
              onReset={(event) => setValue(defaultValue, { reason: 'reset', event })}
              onWrite={(option, selected) =>
                setOwn((now) =>
                  now.includes(option) === selected
                    ? now
                    : inOrder(selected ? [...now, option] : now.filter((it) => it !== option)),
                )
              }
            />
            {!readOnly && (
              <button
                type="button"
                data-part="toggle"
                // The arrow keys do the same from the input, which keeps the focus
                tabIndex={-1}
                aria-label={toggleLabel}
                aria-haspopup="listbox"
                aria-expanded={state.isOpen}
                disabled={disabled}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  inputRef.current?.focus();
                  state.toggle(null, 'manual');
                }}
                className={combo.toggle}
              >
                <ChevronDownIcon />
              </button>
            )}
          </div>
          <span id={`${id}-chosen`} hidden>
            {chosen.map((option) => option.label).join(', ')}
          </span>
          {/* The region is there before its text, or the text would not be announced */}
          <VisuallyHidden role="status">
            {state.isOpen &&
              announcementOf({
                state: listState,
                pending: false,
                pendingLabel: '',
                emptyLabel,
                countLabel,
              })}
          </VisuallyHidden>
          {state.isOpen && (
            <ComboBoxList
              {...{ partRef, listRef, listId, emptyLabel }}
              state={listState}
              labelId={`${id}-label`}
              pending={false}
              pendingLabel=""
            />
          )}
        </>
      )}
    </Field>
  );
}
