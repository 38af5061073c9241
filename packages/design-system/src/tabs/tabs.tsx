'use client';
import { useId, useMemo, useState } from 'react';
import type { PropsOf } from '../internal/component-props';
import { TabsContext } from './tabs-context';

export type TabsProps = PropsOf<
  'div',
  {
    /** The open tab; without it the tabs keep their own. */
    value?: string;
    /** The tab that is open at first, when the tabs keep their own. */
    defaultValue?: string;
    onValueChange?: (value: string) => void;
  }
>;

/** Views of one thing, one at a time: TabList with Tabs, and a TabPanel for each. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const state = useMemo(
    () => ({
      id,
      value: open,
      select: (next: string) => {
        setOwn(next);
        if (next !== open) onValueChange?.(next);
      },
    }),
    [id, open, onValueChange],
  );
  return (
    <TabsContext value={state}>
      <div data-component="tabs" {...rest} />
    </TabsContext>
  );
}
