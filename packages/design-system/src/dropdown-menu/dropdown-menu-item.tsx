'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './dropdown-menu.css';

export type DropdownMenuItemProps = PropsOf<
  'div',
  {
    /** Called when the item is selected by pointer or key. `preventDefault` keeps the menu open. */
    onSelect?: (event: Event) => void;
    /** Before the content; decorative. */
    icon?: ReactNode;
    /** `critical` for what deletes: the text is in that colour, and has to say it too. */
    tone?: 'neutral' | 'critical';
    disabled?: boolean;
    /** Text for typeahead, when the content is not plain text. */
    textValue?: string;
    /**
     * Render the only child as the item: `<DropdownMenuItem asChild><LinkBase href="…"/></DropdownMenuItem>`.
     */
    asChild?: boolean;
  }
>;

/** A menu item: an action or a link. */
export function DropdownMenuItem({
  icon,
  tone = 'neutral',
  children,
  ...rest
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      {...mergeProps({ 'data-part': 'item', 'data-tone': tone, className: styles.item }, rest)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <Slottable>{children}</Slottable>
    </Radix.Item>
  );
}

export type DropdownMenuLabelProps = PropsOf<'div', unknown>;

/** Heading of the items below it. */
export function DropdownMenuLabel(rest: DropdownMenuLabelProps) {
  return <div {...mergeProps({ 'data-part': 'label', className: styles.label }, rest)} />;
}

export type DropdownMenuSeparatorProps = PropsOf<'div', unknown>;

/** A line between groups of items. */
export function DropdownMenuSeparator(rest: DropdownMenuSeparatorProps) {
  const own = { 'data-part': 'separator', role: 'separator', className: styles.separator };
  return <div {...mergeProps(own, rest)} />;
}
