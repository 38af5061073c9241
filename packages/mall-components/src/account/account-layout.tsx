'use client';
import { Menu } from '@vermilion/design-system/menu';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './account-layout.css';
import { messages } from './messages';
import type { AccountMenuItem } from './types';

export interface AccountLayoutProps {
  /** Pages of the account in groups with a divider between them: the mall's own first, then the server's. */
  groups: readonly (readonly AccountMenuItem[])[];
  /** `id` of the current page. */
  currentId?: AccountMenuItem['id'];
  /** Content of the page. */
  children: ReactNode;
}

/** Scrolls the current item to the middle of the row where the row overflows. */
function showCurrent(menu: HTMLElement) {
  const item = menu.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = menu.getBoundingClientRect();
  if (item) menu.scrollLeft += item.left + item.width / 2 - (row.left + row.width / 2);
}

/** The account's menu next to its pages; in a narrow window a scrolling row above them. */
export function AccountLayout({ groups, currentId, children }: AccountLayoutProps) {
  const intl = useIntl();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (menu.current) showCurrent(menu.current);
  }, [currentId]);
  return (
    <div data-component="account-layout" className={styles.layout}>
      <Menu
        ref={menu}
        label={intl.formatMessage(messages.menu)}
        groups={groups
          .filter((items) => items.length > 0)
          .map((items) => ({
            items: items.map(({ id, ...item }) => ({ ...item, current: id === currentId })),
          }))}
        className={styles.menu}
      />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
