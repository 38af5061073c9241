'use client';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import * as styles from './tabs.css';
import { panelId, tabId, useTabs } from './tabs-context';

export type TabPanelProps = PropsOf<
  'div',
  {
    /** Value that the panel shares with its Tab. */
    value: string;
    /** Keeps the content in the document while another tab is open, e.g. for search engines. */
    keepMounted?: boolean;
  }
>;

/** The content of a Tab. It is a tab stop. */
export function TabPanel({ value, keepMounted = false, children, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel');
  const open = tabs.value === value;
  return (
    <div
      {...mergeProps(
        {
          role: 'tabpanel',
          id: panelId(tabs.id, value),
          'aria-labelledby': tabId(tabs.id, value),
          tabIndex: 0,
          hidden: !open,
          'data-part': 'panel',
          className: styles.panel,
        },
        rest,
      )}
    >
      {(open || keepMounted) && children}
    </div>
  );
}
