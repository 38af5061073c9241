import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './dropdown-menu.css';

export type DropdownMenuLabelProps = PropsOf<'div', unknown>;

/** What the rows below it have in common. */
export function DropdownMenuLabel(rest: DropdownMenuLabelProps) {
  return <div {...mergeProps({ 'data-part': 'label', className: styles.label }, rest)} />;
}

export type DropdownMenuSeparatorProps = PropsOf<'div', unknown>;

/** A line between groups of rows. */
export function DropdownMenuSeparator(rest: DropdownMenuSeparatorProps) {
  const own = { 'data-part': 'separator', role: 'separator', className: styles.separator };
  return <div {...mergeProps(own, rest)} />;
}
