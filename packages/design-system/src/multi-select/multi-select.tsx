'use client';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { ComboBoxPopup } from '../combo-box/combo-box-popup';
import type { ComboBoxInputDetail, ComboBoxOption } from '../combo-box/combo-box-props';
import { ComboBoxToggle } from '../combo-box/combo-box-toggle';
import { listOptions } from '../combo-box/list-options';
import type { ListState } from '../combo-box/list-state';
import { matches } from '../combo-box/matches';
import { useComboBoxPopup } from '../combo-box/use-combo-box-popup';
import { controlClass } from '../field/control-class';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { enterValues, HiddenSelect } from '../field/hidden-select';
import { useFieldParts } from '../field/use-field-parts';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { FieldTags } from '../tag-input/field-tags';
import * as styles from '../tag-input/field-tags.css';
import type { MultiSelectProps } from './multi-select-props';

const none: readonly string[] = [];

/** Selects several of many options, filtered by typing. For a few visible options use CheckboxGroup. */
export function MultiSelect({
  options,
  value: given,
  defaultValue = none,
  onValueChange,
  onInputChange,
  toggleLabel,
  emptyLabel,
  countLabel,
  removeLabel,
  ...props
}: MultiSelectProps) {
  const parts = useFieldParts(props);
  const { id, rest, onBlur } = parts;
  const { disabled, readOnly, required } = rest;
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue, setOwn] = useControlledState(given, defaultValue, onValueChange);
  const inOrder = (chosen: readonly string[]) =>
    options.map((option) => option.value).filter((option) => chosen.includes(option));
  const choose = (chosen: readonly string[]) => enterValues(select.current, inOrder(chosen));
  const without = (option: string) => value.filter((other) => other !== option);

  const state = useComboBoxState<ComboBoxOption, 'multiple'>({
    selectionMode: 'multiple',
    ...listOptions(options, { disabled, readOnly }),
    defaultFilter: matches,
    value,
    // Through the hidden select, so that forms are notified
    onChange: (keys) => choose(keys.map(String)),
    // Without a detail when it follows the selection
    onInputChange: (text: string, detail: ComboBoxInputDetail = { reason: 'selection' }) =>
      onInputChange?.(text, detail),
  });
  const popup = useComboBoxPopup({
    id,
    readOnly,
    onBlur,
    // The list uses what single and multiple selection have in common
    state: state as unknown as ListState,
    control: select,
  });
  const remove = (option: string) => {
    choose(without(option));
    popup.inputRef.current?.focus();
  };
  const own = {
    ...popup.inputProps,
    dir: 'auto',
    // The selected options are part of the description
    'aria-describedby': value.length > 0 ? `${id}-chosen` : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const last = value.at(-1);
      if (event.key === 'Backspace' && !state.inputValue && last && !readOnly)
        choose(without(last));
      // Tab closes the list without selecting
      else if (event.key !== 'Tab') popup.inputProps.onKeyDown(event);
    },
    className: cx(field.input, styles.input),
  };
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <Field {...parts.texts} data-component="multi-select">
      {(control) => (
        <>
          <div
            ref={popup.anchorRef}
            data-part="control"
            className={cx(controlClass({ size: parts.size }), styles.control)}
          >
            <div className={styles.values}>
              <FieldTags
                items={chosen}
                removeLabel={removeLabel}
                onRemove={disabled || readOnly ? undefined : remove}
              />
              <input
                {...mergeProps(mergeProps(own, control), { ...rest, required: undefined })}
                aria-required={required}
                type="text"
                ref={popup.inputRef}
              />
            </div>
            <HiddenSelect
              {...parts.hidden}
              {...{ value, ref: parts.ref }}
              inputRef={popup.inputRef}
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
            <ComboBoxToggle popup={popup} label={toggleLabel} disabled={disabled} />
          </div>
          <span id={`${id}-chosen`} hidden>
            {chosen.map((option) => option.label).join(', ')}
          </span>
          <ComboBoxPopup popup={popup} texts={{ emptyLabel, countLabel }} />
        </>
      )}
    </Field>
  );
}
