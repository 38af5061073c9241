'use client';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useHydrated } from '../internal/use-hydrated';
import { isPlainClick } from '../link/is-plain-click';
import type { LinkComponentProps } from '../link/link-context';
import { LinkBase } from '../link/link-context';
import * as styles from './tabs.css';
import { panelId, tabId, useTabs } from './tabs-context';

export type TabProps = PropsOf<
  'button',
  {
    /** Value that the tab shares with its panel. */
    value: string;
    /** Number of items inside, shown after the label. */
    count?: number;
    /** URL of the same view, for browsers without scripts; with scripts the tab opens in place. */
    href?: string;
  }
>;

/** A tab in a TabList: selected by a press, or by arrow keys from another tab. */
export function Tab({ value, count, href, children, ...rest }: TabProps) {
  const tabs = useTabs('Tab');
  const open = tabs.value === value;
  const hydrated = useHydrated();
  const id = tabId(tabs.id, value);
  const own = {
    role: 'tab',
    id,
    'aria-selected': open,
    'aria-controls': panelId(tabs.id, value),
    // arrow keys need scripts
    tabIndex: open || tabs.stop === id || (href !== undefined && !hydrated) ? 0 : -1,
    'data-part': 'tab',
    'data-state': open ? 'active' : 'inactive',
    className: styles.tab,
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
  if (href === undefined) {
    const onClick = (event: MouseEvent) => tabs.select(value, event.nativeEvent);
    return <button {...mergeProps({ ...own, type: 'button', onClick }, rest)}>{content}</button>;
  }
  const link = {
    ...own,
    href,
    // Space does not activate a link
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    },
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      tabs.select(value, event.nativeEvent);
    },
  };
  // The props are a button's; an anchor supports all of them that are used
  const given = rest as Partial<LinkComponentProps>;
  return <LinkBase {...mergeProps(link, given)}>{content}</LinkBase>;
}
