'use client';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { controlClass } from '../field/control-class';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { HiddenInput } from '../field/hidden-input';
import { useFieldParts } from '../field/use-field-parts';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { enter, useFormInput } from '../internal/use-form-input';
import { ComboBoxPopup } from './combo-box-popup';
import type {
  ComboBoxChangeDetail,
  ComboBoxInputDetail,
  ComboBoxOption,
  ComboBoxProps,
} from './combo-box-props';
import { ComboBoxToggle } from './combo-box-toggle';
import { listOptions } from './list-options';
import { matches } from './matches';
import { useComboBoxPopup } from './use-combo-box-popup';

/**
 * Selects one of many options, filtered by typing. For a few use RadioGroup or Select, for free text
 * TextField. The list belongs to the dialog around it, if there is one.
 */
export function ComboBox({
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  onInputChange,
  filter = 'contains',
  pending,
  toggleLabel,
  pendingLabel,
  failure,
  emptyLabel,
  countLabel,
  moreLabel,
  ...props
}: ComboBoxProps) {
  const parts = useFieldParts(props);
  const { id, rest, onBlur } = parts;
  const { disabled, readOnly } = rest;
  const first = defaultValue ?? null;
  const [value, setValue, setOwn] = useControlledState<string | null, [ComboBoxChangeDetail]>(
    controlled,
    first,
    onValueChange,
  );
  const formInput = useFormInput(parts.ref, {
    onReset: (event) => setValue(first, { reason: 'reset', event }),
    onWrite: (written) => setOwn(written ? String(written) : null),
  });

  const state = useComboBoxState<ComboBoxOption>({
    ...listOptions(options, { disabled, readOnly }),
    defaultFilter: filter === 'none' ? undefined : matches,
    selectedKey: value,
    // Through the hidden input, so that forms are notified
    onSelectionChange: (key) => enter(formInput.input.current, String(key ?? '')),
    // Without a detail when it follows the selection
    onInputChange: (text: string, detail: ComboBoxInputDetail = { reason: 'selection' }) =>
      onInputChange?.(text, detail),
  });
  const popup = useComboBoxPopup({
    id,
    state,
    readOnly,
    onBlur,
    control: formInput.input,
    action: !!failure,
  });
  return (
    <Field {...parts.texts} data-component="combo-box">
      {(control) => (
        <>
          <div
            ref={popup.anchorRef}
            data-part="control"
            className={controlClass({ size: parts.size })}
          >
            <input
              {...mergeProps(
                { ...popup.inputProps, dir: 'auto', className: field.input, ...control },
                rest,
              )}
              type="text"
              ref={popup.inputRef}
            />
            <HiddenInput
              {...parts.hidden}
              ref={formInput.ref}
              value={value ?? ''}
              inputRef={popup.inputRef}
              onEnter={(entered, event) => setValue(entered, { reason: 'input', event })}
            />
            <ComboBoxToggle popup={popup} label={toggleLabel} disabled={disabled} />
          </div>
          <ComboBoxPopup
            popup={popup}
            texts={{ pending, pendingLabel, failure, emptyLabel, countLabel, moreLabel }}
          />
        </>
      )}
    </Field>
  );
}
