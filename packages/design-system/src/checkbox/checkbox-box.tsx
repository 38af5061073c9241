'use client';
import type { ComponentPropsWithRef } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { CheckIcon, MinusIcon } from '../icon/icons-action';
import * as styles from '../internal/choice.css';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { checkedChangeHandler } from '../internal/native-change-handlers';
import { readOnlyChoice } from '../internal/read-only';
import { useMergedRefs } from '../internal/use-merged-refs';

export interface CheckboxBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean, detail: NativeChangeDetail) => void;
}

/** The box of a checkbox with its mark. */
export function CheckboxBox({
  indeterminate = false,
  readOnly,
  onCheckedChange,
  ref,
  ...rest
}: CheckboxBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(input, ref);
  // `indeterminate` is not an attribute, so it is set before the first paint
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const own = {
    'data-part': 'input',
    onChange: checkedChangeHandler(onCheckedChange),
    ...readOnlyChoice(readOnly),
    className: styles.input,
  };
  return (
    <span className={styles.box}>
      <input {...mergeProps(own, rest)} type="checkbox" ref={refs} />
      <CheckIcon data-mark="checked" className={styles.mark} />
      <MinusIcon data-mark="mixed" className={styles.mark} />
    </span>
  );
}
