'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import { useOpenReason } from '../dialog/use-open-reason';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useTheme } from '../internal/theme-context';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './dropdown-menu.css';
import { useTriggerPress } from './use-trigger-press';

/** Why it opens or closes. `itemPress`: an item was selected. */
export type DropdownMenuChangeDetail = ChangeDetail<
  'triggerPress' | 'itemPress' | 'escapeKey' | 'outsidePress'
>;

export type DropdownMenuProps = PropsOf<
  'div',
  {
    /** The button that opens the menu and names it. */
    trigger: ReactElement;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, detail: DropdownMenuChangeDetail) => void;
    /** Alignment with the trigger. Default: `start`. */
    align?: 'start' | 'center' | 'end';
    /** Preferred side of the trigger. Default: `bottom`. */
    side?: 'top' | 'bottom';
    /** Locks scrolling and makes the rest of the page inert while the menu is open. Default: false. */
    modal?: boolean;
    children: ReactNode;
  }
>;

/** A menu of actions or links behind a button. To choose a value in a form use Select. */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  modal = false,
  ...rest
}: DropdownMenuProps) {
  // Radix assumes left-to-right for the arrow keys and the side of submenus
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = (element: Element | null) => {
    if (element) setDirection(getComputedStyle(element).direction as 'ltr' | 'rtl');
  };
  const { attributes, portalContainer } = useTheme();
  const reason = useOpenReason('triggerPress', 'itemPress', onOpenChange);
  const [isOpen, setOpen] = useControlledState(open, defaultOpen, reason.onOpenChange);
  const press = (event: SyntheticEvent) => {
    readDirection(event.currentTarget);
    reason.set('triggerPress', event.nativeEvent);
  };
  const triggerPress = useTriggerPress(isOpen, (next, event) => {
    press(event);
    setOpen(next);
  });
  const own = {
    // The explicit direction, else that of the page
    dir: undefined,
    ...attributes,
    'data-component': 'dropdown-menu',
    align: 'start',
    sideOffset: 8,
    collisionPadding: 8,
    className: styles.menu,
    onEscapeKeyDown: (event: KeyboardEvent) => reason.set('escapeKey', event),
    onInteractOutside: (event: CustomEvent<{ originalEvent: Event }>) =>
      reason.set('outsidePress', event.detail.originalEvent),
  } as const;
  return (
    <Radix.Root
      open={isOpen}
      modal={modal}
      onOpenChange={setOpen}
      dir={(rest.dir as typeof direction | undefined) ?? direction}
    >
      <Radix.Trigger
        asChild
        ref={readDirection}
        {...mergeProps(triggerPress, { onPointerDown: press })}
        onKeyDown={press}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={portalContainer}>
        <Radix.Content {...mergeProps(own, rest)} />
      </Radix.Portal>
    </Radix.Root>
  );
}
