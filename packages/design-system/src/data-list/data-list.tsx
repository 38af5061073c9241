import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { LinkBase } from '../link/link-context';
import { Skeleton } from '../skeleton/skeleton';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './data-list.css';

export interface DataListItem {
  /** Each once. */
  id: string;
  /** What people call it; the link, where it leads somewhere. */
  title: ReactNode;
  /** Its own page; a press anywhere on the item follows. */
  href?: string;
  /** Before it: a picture, an Avatar, an icon. */
  media?: ReactNode;
  /** One or two lines below the title. */
  description?: ReactNode;
  /** At the end: a state, an amount, a date. */
  meta?: ReactNode;
  /** Buttons or a menu, after everything. */
  actions?: ReactNode;
}

export type DataListProps = PropsOf<
  'div',
  {
    /** Accessible name of the list: "Addresses". */
    label: string;
    items: readonly DataListItem[];
    /** Items are on their way; comes before `failed`. */
    pending?: boolean;
    /** Read out meanwhile: "Loading addresses". */
    pendingLabel?: string;
    /** How many places are shown meanwhile; as many as there are items now, or three. */
    pendingItems?: number;
    /** They could not be loaded: what happened, and a way to try again. Shown instead of items. */
    failed?: ReactNode;
    /** There are none: an EmptyState. */
    empty: ReactNode;
    children?: never;
  }
>;

/** Things alike below each other, each with a name, a line about it and what can be done. To compare them take Table. */
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
