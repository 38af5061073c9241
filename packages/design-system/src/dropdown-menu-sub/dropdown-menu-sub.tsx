'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useOpenReason } from '../dialog/use-open-reason';
import * as styles from '../dropdown-menu/dropdown-menu.css';
import { ChevronRightIcon } from '../icon/icons-direction';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { mirrored } from '../internal/mirror.css';
import { useTheme } from '../internal/theme-context';

export type DropdownMenuSubProps = PropsOf<
  'div',
  {
    /** Label of the item and of its submenu. */
    label: ReactNode;
    /** Before the label; decorative. */
    icon?: ReactNode;
    disabled?: boolean;
    /** Text for typeahead, when the label is not plain text. */
    textValue?: string;
    open?: boolean;
    defaultOpen?: boolean;
    onOpenChange?: (
      open: boolean,
      detail: ChangeDetail<
        'triggerPress' | 'triggerHover' | 'arrowKey' | 'escapeKey' | 'outsidePress' | 'focusOut'
      >,
    ) => void;
    /** Items of the submenu. */
    children: ReactNode;
  }
>;

const isSideArrow = ({ key }: { key: string }) => /^Arrow[LR]/.test(key);

/** A menu item that opens a submenu. Other props go to the item. */
export function DropdownMenuSub({
  label,
  icon,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: DropdownMenuSubProps) {
  const { attributes, portalContainer } = useTheme();
  const reason = useOpenReason('triggerPress', 'focusOut', onOpenChange);
  const own = {
    'data-part': 'sub-trigger',
    className: styles.item,
    onClick: ({ nativeEvent }: SyntheticEvent) => reason.set('triggerPress', nativeEvent),
    onPointerMove: ({ nativeEvent }: SyntheticEvent) => reason.set('triggerHover', nativeEvent),
    onKeyDown: ({ nativeEvent }: KeyboardEvent) =>
      reason.set(isSideArrow(nativeEvent) ? 'arrowKey' : 'triggerPress', nativeEvent),
  };
  return (
    <Radix.Sub open={open} defaultOpen={defaultOpen} onOpenChange={reason.onOpenChange}>
      <Radix.SubTrigger {...mergeProps(own, rest)}>
        {icon && <span className={styles.icon}>{icon}</span>}
        {label}
        <ChevronRightIcon size="sm" className={cx(styles.onward, mirrored)} />
      </Radix.SubTrigger>
      <Radix.Portal container={portalContainer}>
        <Radix.SubContent
          {...attributes}
          data-part="sub-menu"
          sideOffset={4}
          alignOffset={-4}
          collisionPadding={8}
          onKeyDown={({ nativeEvent }) => {
            if (isSideArrow(nativeEvent)) reason.set('arrowKey', nativeEvent);
          }}
          onEscapeKeyDown={(event) => reason.set('escapeKey', event)}
          onPointerDownOutside={({ detail }) => reason.set('outsidePress', detail.originalEvent)}
          className={styles.menu}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
