'use client';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { SearchIcon } from '../icon/icons-action';
import { CloseIcon } from '../icon/icons-status';
import { IconButton } from '../icon-button/icon-button';
import type { ChangeDetail } from '../internal/change-detail';
import { mergeProps } from '../internal/merge-props';
import { enter, useFormInput } from '../internal/use-form-input';
import { Spinner } from '../spinner/spinner';
import type { TextFieldProps } from '../text-field/text-field';
import { TextField } from '../text-field/text-field';
import * as styles from './search-field.css';

/** Why the text changed: `input` for typing, `clear` for its button or Escape, `reset` of the form. */
export type SearchFieldChangeDetail = ChangeDetail<'input' | 'clear' | 'reset'>;

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'value' | 'defaultValue' | 'onValueChange'
> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string, detail: SearchFieldChangeDetail) => void;
  /** Label of the clear button. */
  clearLabel: string;
  /** Results are loading. */
  pending?: boolean;
  /** Announced while pending: "Searching". */
  pendingLabel?: string;
}

/** A search input, in a `<search>` element or a form. Escape or a button clears it. */
export function SearchField({
  clearLabel,
  pending = false,
  pendingLabel,
  defaultValue,
  onValueChange,
  ref: given,
  ...rest
}: SearchFieldProps) {
  const clearing = useRef(false);
  const { input, ref } = useFormInput(given, {
    onReset: (event) => onValueChange?.(defaultValue ?? '', { reason: 'reset', event }),
  });
  const clear = () => {
    clearing.current = true;
    enter(input.current, '');
    clearing.current = false;
    input.current?.focus();
  };
  const own = {
    enterKeyHint: 'search',
    autoComplete: 'off',
    // `:placeholder-shown` needs one to detect an empty field
    placeholder: ' ',
    'aria-busy': pending || undefined,
    onChange: ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) =>
      onValueChange?.(target.value, { reason: clearing.current ? 'clear' : 'input', event }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Escape' || !event.currentTarget.value || rest.readOnly) return;
      event.preventDefault();
      clear();
    },
  } as const;
  return (
    <TextField
      {...mergeProps(own, rest)}
      {...(rest.value === undefined && { defaultValue })}
      rootProps={mergeProps({ 'data-component': 'search-field' }, rest.rootProps ?? {})}
      type="search"
      ref={ref}
      prefix={pending ? <Spinner size="md" label={pendingLabel} /> : <SearchIcon size="md" />}
      suffix={
        !rest.readOnly && (
          <IconButton
            size="sm"
            label={clearLabel}
            icon={<CloseIcon size="sm" />}
            disabled={rest.disabled}
            onClick={clear}
            className={styles.clear}
          />
        )
      }
    />
  );
}
