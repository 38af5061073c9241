'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import { useOpenReason } from '../dialog/use-open-reason';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useTheme } from '../internal/theme-context';
import * as styles from './dropdown-menu.css';

export type DropdownMenuChangeDetail = ChangeDetail<
  'triggerPress' | 'itemPress' | 'escapeKey' | 'outsidePress'
>;

const usual = { opens: 'triggerPress', closes: 'itemPress' } as const;

export type DropdownMenuProps = PropsOf<
  'div',
  {
    /** The button that opens it; it names the menu. */
    trigger: ReactElement;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (open: boolean, detail: DropdownMenuChangeDetail) => void;
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
  children,
  ...rest
}: DropdownMenuProps) {
  // Radix takes left-to-right for granted, for the keys and the side of submenus
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = (element: Element | null) => {
    if (element) setDirection(getComputedStyle(element).direction as 'ltr' | 'rtl');
  };
  const { attributes, portalContainer } = useTheme();
  const press = ({ currentTarget, nativeEvent }: SyntheticEvent) => {
    readDirection(currentTarget);
    because('triggerPress', nativeEvent);
  };
  const { because, onOpenChange: change } = useOpenReason(usual, onOpenChange);
  return (
    <Radix.Root
      {...{ open, defaultOpen, modal }}
      onOpenChange={change}
      dir={(rest.dir as typeof direction | undefined) ?? direction}
    >
      <Radix.Trigger asChild ref={readDirection} onPointerDown={press} onKeyDown={press}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={portalContainer}>
        <Radix.Content
          {...mergeProps(
            {
              // As an attribute only a value that was given: without one the direction of the page applies
              dir: undefined,
              ...attributes,
              'data-component': 'dropdown-menu',
              align,
              side,
              sideOffset: 8,
              collisionPadding: 8,
              className: styles.menu,
            },
            rest,
          )}
          onEscapeKeyDown={(event) => because('escapeKey', event)}
          onInteractOutside={(event) => because('outsidePress', event.detail.originalEvent)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
