'use client';
import { cx } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { panelId, tabId, useTabs } from './tabs-context';
import * as styles from './tabs.css';

export type TabProps = PropsOf<
  'button',
  {
    /** Ties the tab to its panel. */
    value: string;
    /** How many there are inside, shown after the name. */
    count?: number;
  }
>;

export function Tab({ value, count, className, children, ...rest }: TabProps) {
  const tabs = useTabs('Tab');
  const open = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(tabs.id, value)}
      aria-selected={open}
      aria-controls={panelId(tabs.id, value)}
      tabIndex={open ? 0 : -1}
      data-part="tab"
      data-state={open ? 'active' : 'inactive'}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) tabs.select(value);
      }}
      className={cx(styles.tab, className)}
    >
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
}
