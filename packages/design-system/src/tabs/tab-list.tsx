'use client';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import type { PropsOf } from '../internal/component-props';
import * as styles from './tabs.css';

export type TabListProps = PropsOf<
  'div',
  {
    /** Accessible name of the row. */
    label: string;
  }
>;

/** The tab that a key leads to, in a row that goes round. */
function targetOf(event: KeyboardEvent, tabs: HTMLElement[]): HTMLElement | undefined {
  const now = tabs.findIndex((tab) => tab === document.activeElement);
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
  if (step) return tabs[(now + step + tabs.length) % tabs.length];
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  return undefined;
}

/** The row of tabs: arrow keys, Home and End move and open, Tab goes on to the panel. */
export function TabList({ label, className, onKeyDown, ...rest }: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)');
    const target = targetOf(event, [...tabs]);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      data-part="list"
      {...rest}
      onKeyDown={handleKeyDown}
      className={cx(styles.list, className)}
    />
  );
}
