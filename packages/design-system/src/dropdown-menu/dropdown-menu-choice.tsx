'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import * as styles from './dropdown-menu.css';

export type DropdownMenuRadioGroupProps = PropsOf<
  'div',
  {
    value: string;
    onValueChange: (value: string) => void;
  }
>;

/** Radio items, e.g. of languages. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <Radix.RadioGroup data-part="radio-group" {...props} />;
}

export type DropdownMenuRadioItemProps = PropsOf<
  'div',
  { value: string; disabled?: boolean; onSelect?: (event: Event) => void }
>;

export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem data-part="radio-item" {...rest} className={cx(styles.item, className)}>
      {children}
      <Radix.ItemIndicator className={styles.check} />
    </Radix.RadioItem>
  );
}

export type DropdownMenuLabelProps = PropsOf<'div', unknown>;

export function DropdownMenuLabel({ className, ...rest }: DropdownMenuLabelProps) {
  return <Radix.Label data-part="label" {...rest} className={cx(styles.label, className)} />;
}

export type DropdownMenuSeparatorProps = PropsOf<'div', unknown>;

export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return (
    <Radix.Separator data-part="separator" {...rest} className={cx(styles.separator, className)} />
  );
}
