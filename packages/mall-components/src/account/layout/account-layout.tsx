import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { AccountMenuItem } from '../types';
import * as styles from './account-layout.css';

export interface AccountLayoutProps {
  /** Pages of the account in groups, a line between them: the mall's own first, then the server's. */
  groups: readonly (readonly AccountMenuItem[])[];
  /** `id` of the page that is open. */
  currentId?: AccountMenuItem['id'];
  /** The page. */
  children: ReactNode;
}

/** The account's menu beside its pages; in a narrow window a row above them that scrolls. */
export function AccountLayout({ groups, currentId, children }: AccountLayoutProps) {
  const intl = useIntl();
  return (
    <div data-component="account-layout" className={styles.layout}>
      <nav aria-label={intl.formatMessage(messages.menu)} className={styles.menu}>
        {groups
          .filter((items) => items.length > 0)
          .map((items) => (
            <ul key={items[0]?.id} className={styles.group}>
              {items.map((item) => (
                <li key={item.id} className={styles.place}>
                  <LinkBase
                    href={item.href}
                    aria-current={item.id === currentId ? 'page' : undefined}
                    className={styles.item}
                  >
                    {item.icon}
                    {item.label}
                  </LinkBase>
                </li>
              ))}
            </ul>
          ))}
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
