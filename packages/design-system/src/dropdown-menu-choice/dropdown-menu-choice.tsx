'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import type { MouseEvent } from 'react';
import { useRef } from 'react';
import * as styles from '../dropdown-menu/dropdown-menu.css';
import type { ChangeDetail } from '../internal/change-detail';
import { checkMark } from '../internal/check-mark.css';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';

export type DropdownMenuRadioGroupProps = PropsOf<
  'div',
  {
    /** The value of the selected item. You keep it: it is never uncontrolled. */
    value: string;
    /** Called with the value of the item that was selected. */
    onValueChange: (value: string, detail: ChangeDetail<'itemPress'>) => void;
  }
>;

/** The click that selects an item, which Radix does not pass on: keys click it too. */
function useClick() {
  const click = useRef<Event>(undefined);
  return {
    onClickCapture: ({ nativeEvent }: MouseEvent) => {
      click.current = nativeEvent;
    },
    detail: () => ({ reason: 'itemPress', event: click.current }) as const,
  };
}

/** Radio items, e.g. of languages. */
export function DropdownMenuRadioGroup({ onValueChange, ...rest }: DropdownMenuRadioGroupProps) {
  const { onClickCapture, detail } = useClick();
  return (
    <Radix.RadioGroup
      {...mergeProps({ 'data-part': 'radio-group', onClickCapture }, rest)}
      onValueChange={(value) => onValueChange(value, detail())}
    />
  );
}

export type DropdownMenuRadioItemProps = PropsOf<
  'div',
  {
    /** The group's value while this item is selected. */
    value: string;
    disabled?: boolean;
    /** Called when the item is selected, before `onValueChange`. `preventDefault` keeps the menu open. */
    onSelect?: (event: Event) => void;
  }
>;

/** A menu item of which one is selected in its DropdownMenuRadioGroup. */
export function DropdownMenuRadioItem({ children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem {...mergeProps({ 'data-part': 'radio-item', className: styles.item }, rest)}>
      {children}
      <Radix.ItemIndicator className={checkMark} />
    </Radix.RadioItem>
  );
}

export type DropdownMenuCheckboxItemProps = PropsOf<
  'div',
  {
    /** Whether it is on. You keep it: it is never uncontrolled. */
    checked: boolean;
    /** Called with whether it is to be on. */
    onCheckedChange: (checked: boolean, detail: ChangeDetail<'itemPress'>) => void;
    disabled?: boolean;
    /**
     * Called when the item is selected. `preventDefault` keeps the menu open, so that several can be checked.
     */
    onSelect?: (event: Event) => void;
  }
>;

/** A menu item that is on or off, e.g. the visibility of a column. */
export function DropdownMenuCheckboxItem({
  onCheckedChange,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps) {
  const { onClickCapture, detail } = useClick();
  return (
    <Radix.CheckboxItem
      {...mergeProps(
        { 'data-part': 'checkbox-item', className: styles.item, onClickCapture },
        rest,
      )}
      onCheckedChange={(checked) => onCheckedChange(checked, detail())}
    >
      {children}
      <Radix.ItemIndicator className={checkMark} />
    </Radix.CheckboxItem>
  );
}
