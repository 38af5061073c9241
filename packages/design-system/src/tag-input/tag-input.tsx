'use client';
import { cx } from 'class-variance-authority';
import type { ChangeEvent, FocusEvent } from 'react';
import { useRef } from 'react';
import { controlClass } from '../field/control-class';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { blurOf } from '../field/hidden-control';
import { HiddenSelect } from '../field/hidden-select';
import { useFieldParts } from '../field/use-field-parts';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldTags } from './field-tags';
import * as styles from './field-tags.css';
import type { TagInputProps } from './tag-input-props';
import { useEntries } from './use-entries';
import { useEntriesAsList } from './use-entries-as-list';

const none: readonly string[] = [];

/** Free-text entries, typed or pasted. To select from given options use MultiSelect. */
export function TagInput({
  value: given,
  defaultValue = none,
  onValueChange,
  removeLabel,
  duplicateLabel,
  max,
  maxLabel,
  validate,
  countLabel,
  ...props
}: TagInputProps) {
  const parts = useFieldParts(props);
  const { id, rest, onBlur } = parts;
  const { disabled, readOnly, required } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [value, setValue, setOwn] = useControlledState(given, defaultValue, onValueChange);
  const ref = useEntriesAsList(parts.ref, (written) => setOwn([...written]));
  const entries = useEntries({
    value,
    select,
    inputRef,
    readOnly,
    max,
    maxLabel,
    validate,
    duplicateLabel,
  });
  const handleBlur = blurOf(select, onBlur);
  const own = {
    'data-part': 'input',
    dir: 'auto',
    autoComplete: 'off',
    value: entries.typed,
    // The entries are part of the description
    'aria-describedby': value.length > 0 ? `${id}-entries` : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => entries.type(target.value),
    onKeyDown: entries.press,
    onPaste: entries.paste,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      entries.leave();
      handleBlur(event);
    },
    className: cx(field.input, styles.input),
  };
  return (
    <Field {...parts.texts} error={entries.message ?? parts.texts.error} data-component="tag-input">
      {(control) => (
        <>
          <div
            data-part="control"
            className={cx(controlClass({ size: parts.size }), styles.control)}
          >
            <div className={styles.values}>
              <FieldTags
                items={value.map((entry) => ({ value: entry, label: entry }))}
                removeLabel={removeLabel}
                onRemove={disabled || readOnly ? undefined : entries.remove}
              />
              <input
                {...mergeProps(mergeProps(own, control), { ...rest, required: undefined })}
                aria-required={required}
                type="text"
                ref={inputRef}
              />
            </div>
            <HiddenSelect
              {...parts.hidden}
              {...{ value, inputRef, ref }}
              selectRef={select}
              options={[...new Set([...value, ...defaultValue])]}
              first={defaultValue}
              onEnter={(entered, event) => setValue(entered, { reason: 'input', event })}
              onReset={(event) => {
                entries.clear();
                setValue(defaultValue, { reason: 'reset', event });
              }}
              onWrite={(entry, selected) =>
                setOwn((now) =>
                  now.includes(entry) === selected
                    ? now
                    : selected
                      ? [...now, entry]
                      : now.filter((other) => other !== entry),
                )
              }
            />
          </div>
          <span id={`${id}-entries`} hidden>
            {value.join(', ')}
          </span>
          {countLabel && <VisuallyHidden role="status">{countLabel(value.length)}</VisuallyHidden>}
        </>
      )}
    </Field>
  );
}
