'use client';
import { useId, useState } from 'react';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { TabsContext } from './tabs-context';

/** Why another tab opens: it was pressed, or reached by arrow keys. */
export type TabsChangeDetail = ChangeDetail<'tabPress'>;

export type TabsProps = PropsOf<
  'div',
  {
    /** Value of the open tab; uncontrolled without it. */
    value?: string;
    /** Value of the tab that is open initially. */
    defaultValue?: string;
    onValueChange?: (value: string, detail: TabsChangeDetail) => void;
  }
>;

/** Views of one object, one at a time: a TabList with Tabs, and a TabPanel for each. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [open, setOpen] = useControlledState(value, defaultValue, onValueChange);
  const [stop, setStop] = useState<string>();
  const state = {
    id,
    value: open,
    stop,
    setStop,
    select: (next: string, event: Event) => setOpen(next, { reason: 'tabPress', event }),
  };
  return (
    <TabsContext value={state}>
      <div {...mergeProps({ 'data-component': 'tabs' }, rest)} />
    </TabsContext>
  );
}
