'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './dropdown-menu.css';

export type DropdownMenuRadioGroupProps = PropsOf<
  'div',
  {
    value: string;
    onValueChange: (value: string, detail: ChangeDetail<'itemPress'>) => void;
  }
>;

/** Radio items, e.g. of languages. */
export function DropdownMenuRadioGroup({ onValueChange, ...rest }: DropdownMenuRadioGroupProps) {
  return (
    <Radix.RadioGroup
      {...mergeProps({ 'data-part': 'radio-group' }, rest)}
      onValueChange={(value) => onValueChange(value, { reason: 'itemPress' })}
    />
  );
}

export type DropdownMenuRadioItemProps = PropsOf<
  'div',
  { value: string; disabled?: boolean; onSelect?: (event: Event) => void }
>;

export function DropdownMenuRadioItem({ children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem {...mergeProps({ 'data-part': 'radio-item', className: styles.item }, rest)}>
      {children}
      <Radix.ItemIndicator className={styles.check} />
    </Radix.RadioItem>
  );
}

export type DropdownMenuCheckboxItemProps = PropsOf<
  'div',
  {
    checked: boolean;
    onCheckedChange: (checked: boolean, detail: ChangeDetail<'itemPress'>) => void;
    disabled?: boolean;
    /** Called when the row is chosen. `preventDefault` keeps the menu open, so that several can be checked. */
    onSelect?: (event: Event) => void;
  }
>;

/** A row that is on or off: a column that is shown. */
export function DropdownMenuCheckboxItem({
  onCheckedChange,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      {...mergeProps({ 'data-part': 'checkbox-item', className: styles.item }, rest)}
      onCheckedChange={(checked) => onCheckedChange(checked, { reason: 'itemPress' })}
    >
      {children}
      <Radix.ItemIndicator className={styles.check} />
    </Radix.CheckboxItem>
  );
}

export type DropdownMenuLabelProps = PropsOf<'div', unknown>;

export function DropdownMenuLabel(rest: DropdownMenuLabelProps) {
  return <Radix.Label {...mergeProps({ 'data-part': 'label', className: styles.label }, rest)} />;
}

export type DropdownMenuSeparatorProps = PropsOf<'div', unknown>;

export function DropdownMenuSeparator(rest: DropdownMenuSeparatorProps) {
  return (
    <Radix.Separator
      {...mergeProps({ 'data-part': 'separator', className: styles.separator }, rest)}
    />
  );
}
