'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import type { ReactElement, ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import * as styles from './dropdown-menu.css';

export type DropdownMenuProps = PropsOf<
  'div',
  {
    /** The button that opens it; it names the menu. */
    trigger: ReactElement;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean) => void;
    align?: 'start' | 'center' | 'end';
    side?: 'top' | 'bottom';
    /** The page behind stands still and does not answer while the menu is open. */
    modal?: boolean;
    children: ReactNode;
  }
>;

/** A menu of actions or links behind a button. To choose a value in a form use Select. */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  modal = false,
  className,
  children,
  ...rest
}: DropdownMenuProps) {
  // Radix defaults to left-to-right; without an own value the direction of the page applies
  const direction = { dir: rest.dir };
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-component="dropdown-menu"
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          {...rest}
          {...direction}
          className={cx(styles.menu, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
