'use client';
import type { ReactNode, Ref } from 'react';
import { BareCheckbox } from '../checkbox/bare-checkbox';
import type { FieldGroupProps } from '../field/field-group';
import { FieldGroup } from '../field/field-group';
import type { ChangeDetail } from '../internal/change-detail';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { useControlledState } from '../internal/use-controlled-state';
import { optionsRecipe } from '../radio-group/options-recipe';
import * as styles from '../radio-group/radio-group.css';
import { CheckboxOfGroup } from './checkbox-of-group';

/** All layouts of CheckboxGroup. */
export const checkboxGroupLayouts = ['list', 'inline'] as const;

/** A checkbox of a CheckboxGroup. */
export interface CheckboxOption {
  /** Unique among the options; reported by `onValueChange`, and submitted. */
  value: string;
  /** Text beside the checkbox. */
  label: ReactNode;
  /** Muted text below the label; part of the checkbox's name. */
  description?: ReactNode;
  /** Shown but cannot be changed, not even by "select all". */
  disabled?: boolean;
}

/** Why the values changed: `input` for a press or key, `reset` of the form. */
export type CheckboxGroupChangeDetail = ChangeDetail<'input' | 'reset'>;

export interface CheckboxGroupProps extends Omit<
  FieldGroupProps,
  'ref' | 'defaultValue' | 'children'
> {
  /** The checkboxes in the order of display. */
  options: readonly CheckboxOption[];
  /** The checked values, in the order of the options; uncontrolled without it. */
  value?: readonly string[];
  /** The values that are checked at first, where it keeps them itself. Default: `[]`. */
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[], detail: CheckboxGroupChangeDetail) => void;
  /** Name of the inputs, submitted with each checked value. */
  name?: string;
  /** Id of the form, when the group is outside of it. */
  form?: string;
  /** At least one option has to be checked. */
  required?: boolean;
  /** Shown and submitted, but cannot be changed. */
  readOnly?: boolean;
  /** Label of a "select all" checkbox before the others. */
  allLabel?: ReactNode;
  /** `list`: one option a line. `inline`: options side by side, which wrap. */
  layout?: (typeof checkboxGroupLayouts)[number];
  /** A callback ref receives every input, as form libraries expect; an object ref the first one. */
  ref?: Ref<HTMLInputElement>;
}

const none: readonly string[] = [];

/** Selects any number of a few visible options. For one of them use RadioGroup, for a yes or no Checkbox. */
export function CheckboxGroup({
  options,
  value: given,
  defaultValue = none,
  onValueChange,
  name,
  form,
  readOnly,
  allLabel,
  layout = 'list',
  ref,
  ...rest
}: CheckboxGroupProps) {
  const [value, setValue, setOwn] = useControlledState(given, defaultValue, onValueChange);
  const { required, error, invalid } = rest;
  const enabled = options.filter((option) => !option.disabled).map((option) => option.value);
  const isAll = enabled.every((option) => value.includes(option));
  /** The checked values in the order of the options; the same array where nothing changes. */
  const choose = (now: readonly string[], changed: readonly string[], checked: boolean) => {
    if (changed.every((option) => now.includes(option) === checked)) return now;
    const isChecked = (option: string) =>
      changed.includes(option) ? checked : now.includes(option);
    return options.map((option) => option.value).filter(isChecked);
  };
  const change = (changed: readonly string[], checked: boolean, detail: NativeChangeDetail) =>
    setValue(choose(value, changed, checked), detail);
  return (
    <FieldGroup {...mergeProps({ 'data-component': 'checkbox-group' }, rest)}>
      <div data-part="options" className={optionsRecipe({ layout })}>
        {allLabel !== undefined && (
          <BareCheckbox
            label={allLabel}
            checked={isAll}
            indeterminate={!isAll && value.length > 0}
            readOnly={readOnly}
            onCheckedChange={(checked, detail) => change(enabled, checked, detail)}
          />
        )}
        {options.map(({ value: option, label, description, disabled }, index) => (
          <CheckboxOfGroup
            key={option}
            ref={typeof ref === 'function' || index === 0 ? ref : undefined}
            label={
              <>
                {label}
                {description && <span className={styles.description}>{description}</span>}
              </>
            }
            {...{ name, form, readOnly, disabled }}
            value={option}
            // One is enough, so the others must not be required
            required={required && value.length === 0 && option === enabled[0]}
            invalid={Boolean(error) || invalid}
            checked={value.includes(option)}
            onCheckedChange={(checked, detail) => change([option], checked, detail)}
            onWrite={(checked) => setOwn((now) => choose(now, [option], checked))}
            onReset={(event) => index === 0 && setValue(defaultValue, { reason: 'reset', event })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
