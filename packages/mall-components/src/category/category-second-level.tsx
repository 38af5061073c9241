import { ChevronRightIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import * as styles from './category-panel.css';
import { messages } from './messages';
import type { CategoryNode } from './types';

/** What lies below one category: rows with their links where there is a third level, else plain links. */
export function CategorySecondLevel({ category }: { category: CategoryNode }) {
  const { name, href, children } = category;
  const deep = children.some((child) => child.children.length > 0);
  return (
    <div data-part="second-level" className={styles.second}>
      <LinkBase href={href} className={styles.title}>
        <FormattedMessage {...messages.all} values={{ name }} />
        <ChevronRightIcon />
      </LinkBase>
      <ul className={deep ? styles.groups : styles.leaves}>
        {children.map((child) =>
          deep ? (
            <li key={child.id} className={styles.group}>
              <LinkBase href={child.href} className={styles.groupName}>
                {child.name}
              </LinkBase>
              <ul className={styles.links}>
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <LinkBase href={leaf.href} className={styles.link}>
                      {leaf.name}
                    </LinkBase>
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={child.id}>
              <LinkBase href={child.href} className={styles.link}>
                {child.name}
              </LinkBase>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
