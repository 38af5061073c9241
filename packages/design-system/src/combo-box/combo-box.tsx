'use client';
import { cx } from 'class-variance-authority';
import { useId, useRef } from 'react';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { ChevronDownIcon } from '../icon/icons-action';
import { useDismiss } from '../internal/floating/use-dismiss';
import { useFloating } from '../internal/floating/use-floating';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ComboBoxList } from './combo-box-list';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-props';
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
  value,
  defaultValue,
  onValueChange,
  onInputChange,
  filter = 'contains',
  loading = false,
  toggleLabel,
  loadingText,
  emptyText,
  countLabel,
  placeholder,
  name,
  required,
  disabled,
  size = 'md',
  controlId,
  'aria-required': ariaRequired,
  ...rest
}: ComboBoxProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);

  const state = useComboBoxState<ComboBoxOption>({
    ...(filter === 'none' ? { items: options } : { defaultItems: options, defaultFilter: matches }),
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    ...(value === undefined ? { defaultSelectedKey: defaultValue } : { selectedKey: value }),
    onSelectionChange: (key) => onValueChange?.(key === null ? null : String(key)),
    onInputChange,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    allowsEmptyCollection: true,
    isDisabled: disabled,
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
  const inputProps = useComboBoxInput({ state, listId, inputRef, partRef, listRef });
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
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required }}
      data-component="combo-box"
      {...rest}
      controlId={id}
    >
      {(control) => (
        <>
          <div
            ref={anchorRef}
            data-part="control"
            className={cx(field.control, field.controlSizes[size])}
          >
            <input
              {...inputProps}
              {...control}
              data-part="input"
              required={required}
              aria-required={ariaRequired}
              disabled={disabled}
              placeholder={placeholder}
              ref={inputRef}
              className={field.input}
            />
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
              onClick={toggle}
              className={styles.toggle}
            >
              <ChevronDownIcon />
            </button>
          </div>
          {/* The region is there before its text, or the text would not be announced */}
          <VisuallyHidden role="status">
            {state.isOpen && announcementOf({ state, loading, loadingText, emptyText, countLabel })}
          </VisuallyHidden>
          {name && <input type="hidden" name={name} value={String(state.selectedKey ?? '')} />}
          {state.isOpen && (
            <ComboBoxList
              {...{ state, partRef, listRef, loading, loadingText, emptyText }}
              listId={listId}
              labelId={`${id}-label`}
            />
          )}
        </>
      )}
    </Field>
  );
}
