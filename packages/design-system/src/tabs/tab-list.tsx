'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { arrowStep } from '../internal/arrow-step';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useMergedRefs } from '../internal/use-merged-refs';
import { useOverflow } from '../internal/use-overflow';
import { markOverflow } from './mark-overflow';
import { scrollIntoRow } from './scroll-into-row';
import * as styles from './tabs.css';
import { TabsContext } from './tabs-context';

export type TabListProps = PropsOf<
  'div',
  {
    /** Accessible name of the tab list. */
    label: string;
  }
>;

const enabledTabs = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
];

/** The tab that a key moves to; wraps around. */
function targetOf(event: KeyboardEvent<HTMLElement>, tabs: HTMLElement[]) {
  const now = tabs.findIndex((tab) => tab === document.activeElement);
  const step = arrowStep(event);
  if (step) return tabs[(now + step + tabs.length) % tabs.length];
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  return undefined;
}

/** Keeps the open tab in view in an overflowing list: at once initially, then smoothly. */
function useOpenTabInSight(row: RefObject<HTMLElement | null>, value: string | undefined) {
  const first = useRef(true);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (row.current && open) scrollIntoRow(row.current, open, first.current ? 'auto' : undefined);
    first.current = false;
  }, [row, value]);
}

/** While no tab is open, the first one is the tab stop. */
function useTabStop(
  row: RefObject<HTMLElement | null>,
  setStop: ((id: string | undefined) => void) | undefined,
) {
  useLayoutEffect(() => {
    if (!row.current || !setStop) return;
    const tabs = enabledTabs(row.current);
    const open = tabs.some((tab) => tab.getAttribute('aria-selected') === 'true');
    setStop(open ? undefined : tabs[0]?.id);
  });
}

/**
 * The tabs: arrow keys, Home and End select, Tab moves to the panel. If it overflows, it scrolls,
 * keeps the open tab in view and fades at its edges.
 */
export function TabList({ label, ref, ...rest }: TabListProps) {
  const [row] = useOverflow<HTMLDivElement, void>(markOverflow, undefined);
  const refs = useMergedRefs(row, ref);
  const tabs = useContext(TabsContext);
  useOpenTabInSight(row, tabs?.value);
  useTabStop(row, tabs?.setStop);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(event, enabledTabs(event.currentTarget));
    if (!target) return;
    event.preventDefault();
    // `preventScroll`: the browser would scroll the page as well
    target.focus({ preventScroll: true });
    target.click();
  };
  return (
    <div
      {...mergeProps(
        {
          role: 'tablist',
          'aria-label': label,
          tabIndex: -1,
          'data-part': 'list',
          onKeyDown: handleKeyDown,
          className: styles.list,
        },
        rest,
      )}
      ref={refs}
    />
  );
}
