'use client';
import { cx } from 'class-variance-authority';
import type { FocusEvent } from 'react';
import { useId, useRef } from 'react';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { ChevronDownIcon } from '../icon/icons-action';
import { useDismiss } from '../internal/floating/use-dismiss';
import { useFloating } from '../internal/floating/use-floating';
import { HeldValue, blurOf } from '../internal/held-value';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { enter, useFormInput } from '../internal/use-form-input';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ComboBoxList } from './combo-box-list';
import type { ComboBoxChangeDetail, ComboBoxOption, ComboBoxProps } from './combo-box-props';
import * as styles from './combo-box.css';
import { matches } from './matches';
import { announcementOf } from './announcement';
import { LIST_HEIGHT } from './option';
import { useComboBoxInput } from './use-combo-box-input';

/**
 * A choice of one option from many, filtered by typing. For a few use RadioGroup or Select, for free text TextField. The list
 * belongs to the dialog around it, if there is one.
 */
export function ComboBox({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  onInputChange,
  filter = 'contains',
  pending = false,
  toggleLabel,
  pendingLabel,
  emptyLabel,
  countLabel,
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
}: ComboBoxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { disabled, readOnly, required } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const first = defaultValue ?? null;
  const [value, setValue, setOwn] = useControlledState<string | null, [ComboBoxChangeDetail]>(
    controlled,
    first,
    onValueChange,
  );
  const held = useFormInput(ref, {
    onReset: (event) => setValue(first, { reason: 'reset', event }),
    onWrite: (written) => setOwn(written ? String(written) : null),
  });

  const state = useComboBoxState<ComboBoxOption>({
    ...(filter === 'none' ? { items: options } : { defaultItems: options, defaultFilter: matches }),
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    selectedKey: value,
    // By way of the input that holds the value, so that a form hears of it
    onSelectionChange: (key) => enter(held.input.current, String(key ?? '')),
    onInputChange,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    allowsEmptyCollection: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
  });
  const { anchorRef, partRef } = useFloating<HTMLDivElement, HTMLDivElement>({
    open: state.isOpen,
    side: 'bottom',
    align: 'start',
    gap: 4,
    matchWidth: true,
    limit: LIST_HEIGHT,
  });
  const listId = `${id}-list`;
  const inputProps = useComboBoxInput({ state, listId, partRef, listRef, readOnly });
  const toggle = () => {
    inputRef.current?.focus();
    state.toggle(null, 'manual');
  };
  useDismiss({
    open: state.isOpen,
    parts: [anchorRef, partRef],
    onDismiss: (reason) => {
      if (reason === 'escapeKey') state.revert();
    },
  });
  const own = {
    ...inputProps,
    'data-part': 'input',
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      inputProps.onBlur(event);
      blurOf(held.input, onBlur)(event);
    },
    className: field.input,
  };
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required, className, style, rootProps }}
      data-component="combo-box"
      controlId={id}
    >
      {(control) => (
        <>
          <div
            ref={anchorRef}
            data-part="control"
            className={cx(field.control, field.controlSizes[size])}
          >
            <input {...mergeProps({ ...own, ...control }, rest)} type="text" ref={inputRef} />
            <HeldValue
              {...{ name, form, disabled, required, onChange }}
              ref={held.ref}
              value={value ?? ''}
              inputRef={inputRef}
              onEnter={(entered, event) => setValue(entered, { reason: 'input', event })}
            />
            <button
              type="button"
              data-part="toggle"
              // The arrow keys do the same from the input, which keeps the focus
              tabIndex={-1}
              aria-label={toggleLabel}
              aria-haspopup="listbox"
              aria-expanded={state.isOpen}
              disabled={disabled || readOnly}
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
              className={styles.toggle}
            >
              <ChevronDownIcon />
            </button>
          </div>
          {/* The region is there before its text, or the text would not be announced */}
          <VisuallyHidden role="status">
            {state.isOpen &&
              announcementOf({ state, pending, pendingLabel, emptyLabel, countLabel })}
          </VisuallyHidden>
          {state.isOpen && (
            <ComboBoxList
              {...{ state, partRef, listRef, pending, pendingLabel, emptyLabel }}
              listId={listId}
              labelId={`${id}-label`}
            />
          )}
        </>
      )}
    </Field>
  );
}
