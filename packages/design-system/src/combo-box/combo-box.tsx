'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useId, useMemo, useRef } from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import type { FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { ChevronDownIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import { useDismiss } from '../internal/floating/use-dismiss';
import { useFloating } from '../internal/floating/use-floating';
import type { TextFieldSize } from '../text-field/text-field';
import { ComboBoxList } from './combo-box-list';
import * as styles from './combo-box.css';
import { layoutOf } from './layout';
import { matches } from './matches';
import { LIST_HEIGHT } from './option-height';

export interface ComboBoxOption {
  value: string;
  /** What is shown, typed and found. */
  label: string;
  /** Muted text after the label: a dial code. */
  description?: string;
  /** Before the label: a flag, a picture. */
  icon?: ReactNode;
  disabled?: boolean;
}

export type ComboBoxProps = PropsOf<
  'div',
  FieldTexts & {
    /** Thousands are fine. With `filter="none"` those that fit what is typed, and the chosen one. */
    options: readonly ComboBoxOption[];
    /** The chosen option, `null` for none; without it the field keeps its own. */
    value?: string | null;
    defaultValue?: string;
    onValueChange?: (value: string | null) => void;
    /** What is typed, for options that a server finds. */
    onInputChange?: (typed: string) => void;
    /** `none` when the given options are already those that fit. */
    filter?: 'contains' | 'none';
    /** Options are on their way. */
    loading?: boolean;
    /** Name of the arrow that opens the list. */
    toggleLabel: string;
    /** Shown while options are on their way. */
    loadingText: string;
    /** Shown when nothing fits. */
    emptyText: string;
    placeholder?: string;
    /** Name of the value in a form. */
    name?: string;
    required?: boolean;
    disabled?: boolean;
    size?: TextFieldSize;
    /** The input's id; made up when absent. */
    controlId?: string;
  }
>;

/**
 * One of many, found by typing. For a few use RadioGroup or Select, for free text TextField. The list
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
  placeholder,
  name,
  required,
  disabled,
  size = 'md',
  controlId,
  ...rest
}: ComboBoxProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
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
  const { collection } = state;
  const layoutDelegate = useMemo(() => layoutOf(partRef, collection), [partRef, collection]);
  const { inputProps, listBoxProps } = useComboBox<ComboBoxOption>(
    {
      id,
      'aria-labelledby': `${id}-label`,
      inputRef,
      buttonRef,
      listBoxRef: listRef,
      popoverRef: partRef,
      layoutDelegate,
      isDisabled: disabled,
      placeholder,
    },
    state,
  );
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
              ref={inputRef}
              onClick={() => state.open(null, 'manual')}
              className={field.input}
            />
            <button
              ref={buttonRef}
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
          {name && <input type="hidden" name={name} value={String(state.selectedKey ?? '')} />}
          {state.isOpen && (
            <ComboBoxList
              {...{ state, partRef, listRef, loading, loadingText, emptyText }}
              listBoxProps={listBoxProps}
              labelId={`${id}-label`}
            />
          )}
        </>
      )}
    </Field>
  );
}
