'use client';
import { cx } from 'class-variance-authority';
import type { PropsOf } from '../internal/component-props';
import { useHydrated } from '../internal/use-hydrated';
import { LinkBase } from '../link/link-context';
import { panelId, tabId, useTabs } from './tabs-context';
import * as styles from './tabs.css';

export type TabProps = PropsOf<
  'button',
  {
    /** Ties the tab to its panel. */
    value: string;
    /** How many there are inside, shown after the name. */
    count?: number;
    /** Where the same view stands by itself, for where no script runs; with scripts the tab opens it here. */
    href?: string;
  }
>;

export function Tab({ value, count, href, className, children, ...rest }: TabProps) {
  const tabs = useTabs('Tab');
  const open = tabs.value === value;
  const hydrated = useHydrated();
  const shared = {
    role: 'tab',
    id: tabId(tabs.id, value),
    'aria-selected': open,
    'aria-controls': panelId(tabs.id, value),
    // arrow keys lead to the others, where a script answers them
    tabIndex: open || (href !== undefined && !hydrated) ? 0 : -1,
    'data-part': 'tab',
    'data-state': open ? 'active' : 'inactive',
    className: cx(styles.tab, className),
  } as const;
  const content = (
    <>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </>
  );
  if (href !== undefined)
    return (
      <LinkBase
        {...shared}
        href={href}
        // unlike a button, a link does not answer to it
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          tabs.select(value);
        }}
      >
        {content}
      </LinkBase>
    );
  return (
    <button
      type="button"
      {...shared}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) tabs.select(value);
      }}
    >
      {content}
    </button>
  );
}
