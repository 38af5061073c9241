import { LinkBase } from '@vermilion/design-system/link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import type { Id } from '../settings';
import { messages } from './messages';
import * as styles from './shop-categories.css';
import type { ShopCategory } from './types';

export interface ShopCategoriesProps {
  /** The first level, in display order. */
  categories: readonly ShopCategory[];
  /** URL of all goods of the shop. */
  allHref: string;
  /** Id of the current category; without it all goods are current. */
  currentId?: Id;
}

/** The shop's own categories in two levels, of which the one of the current category is open. */
export function ShopCategories({ categories, allHref, currentId }: ShopCategoriesProps) {
  const title = useIntl().formatMessage(messages.categories);
  return (
    <section data-component="shop-categories" aria-label={title} className={styles.categories}>
      <p aria-hidden="true" className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        <li>
          <Entry
            name={<FormattedMessage {...messages.allGoods} />}
            href={allHref}
            isCurrent={currentId === undefined}
          />
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <Group {...{ category, currentId }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const holds = ({ id, children }: ShopCategory, current: Id | undefined): boolean =>
  id === current || children.some((child) => holds(child, current));

interface GroupProps {
  category: ShopCategory;
  currentId: Id | undefined;
}

/** A category with its subcategories; open only while it, or one within it, is current. */
function Group({ category, currentId }: GroupProps) {
  const intl = useIntl();
  const { id, name, href, children } = category;
  if (children.length === 0) return <Entry name={name} href={href} isCurrent={id === currentId} />;
  return (
    <details open={holds(category, currentId)}>
      <summary {...writtenText(name)} className={styles.summary}>
        {name}
      </summary>
      <ul className={styles.below}>
        <li>
          <Entry
            name={intl.formatMessage(messages.allOf, { name })}
            href={href}
            isCurrent={id === currentId}
          />
        </li>
        {children.map((child) => (
          <li key={child.id}>
            <Entry name={child.name} href={child.href} isCurrent={child.id === currentId} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EntryProps {
  name: ReactNode;
  href: string;
  isCurrent: boolean;
}

const Entry = ({ name, href, isCurrent }: EntryProps) => (
  <LinkBase
    href={href}
    {...(typeof name === 'string' && writtenText(name))}
    aria-current={isCurrent ? 'true' : undefined}
    className={styles.entry}
  >
    {name}
  </LinkBase>
);
