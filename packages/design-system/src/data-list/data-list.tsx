import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { LinkBase } from '../link/link-context';
import { Skeleton } from '../skeleton/skeleton';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './data-list.css';

/** An item of a DataList. */
export interface DataListItem {
  /** Unique key. */
  id: string;
  /** Name of the item; the link if there is an `href`. */
  title: ReactNode;
  /** Makes the whole item a link. */
  href?: string;
  /** Before the text: an image, an Avatar, an icon. */
  media?: ReactNode;
  /** One or two lines below the title. */
  description?: ReactNode;
  /** At the end: a status, an amount, a date. */
  meta?: ReactNode;
  /** Buttons or a menu, after all else. */
  actions?: ReactNode;
}

export type DataListProps = PropsOf<
  'div',
  {
    /** Accessible name of the list: "Addresses". */
    label: string;
    /** The items in the order of display; an empty list shows `empty`. */
    items: readonly DataListItem[];
    /** Items are loading; takes precedence over `failed`. */
    pending?: boolean;
    /** Announced while pending: "Loading addresses". */
    pendingLabel?: string;
    /** Number of placeholder items. Default: the current number of items, or three. */
    pendingItems?: number;
    /** Loading failed: what happened, and a way to retry. Shown instead of items. */
    failed?: ReactNode;
    /** Shown when there are no items: an EmptyState. */
    empty: ReactNode;
    children?: never;
  }
>;

/** A list of similar items, each with a name, a description and actions. To compare them use Table. */
export function DataList({
  label,
  items,
  pending = false,
  pendingLabel,
  pendingItems,
  failed,
  empty,
  ...rest
}: DataListProps) {
  const instead = failed ?? (items.length === 0 && empty);
  return (
    <div {...mergeProps({ 'data-component': 'data-list', className: styles.frame }, rest)}>
      {!pending && instead ? (
        <div className={styles.instead}>{instead}</div>
      ) : (
        <ul aria-label={label} aria-busy={pending || undefined}>
          {pending
            ? Array.from({ length: pendingItems ?? (items.length || 3) }, (_, index) => (
                <li key={index} className={styles.item}>
                  <div className={styles.text}>
                    <Skeleton shape="text" width="1/2" />
                    <Skeleton shape="text" width="3/4" />
                  </div>
                </li>
              ))
            : items.map((item) => <Item key={item.id} {...item} />)}
        </ul>
      )}
      <div role="status" className={visuallyHidden}>
        {pending && pendingLabel}
      </div>
    </div>
  );
}

function Item({ title, href, media, description, meta, actions }: DataListItem) {
  return (
    <li data-part="item" className={cx(styles.item, href !== undefined && styles.itemWithLink)}>
      {media && <div data-part="media">{media}</div>}
      <div className={styles.text}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <LinkBase href={href} className={cx(styles.title, styles.link)}>
            {title}
          </LinkBase>
        )}
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {meta && <div className={styles.meta}>{meta}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
