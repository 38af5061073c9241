import { LinkBase } from '@vermilion/design-system/link';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './footer-columns.css';
import { messages } from './messages';
import type { FooterColumn } from './types';

/** Titled lists of links: five columns where there is room, two on a phone. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  const intl = useIntl();
  const prefix = useId();
  return (
    <nav aria-label={intl.formatMessage(messages.links)} className={styles.columns}>
      {columns.map(({ id, title, links }) => (
        <div key={id}>
          <h2 id={prefix + id} className={styles.title}>
            {title}
          </h2>
          <ul aria-labelledby={prefix + id}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <LinkBase href={href} className={styles.link}>
                  {label}
                </LinkBase>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
