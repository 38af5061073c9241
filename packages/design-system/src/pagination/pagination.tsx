import type { MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons-direction';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { mirrored } from '../internal/mirror.css';
import { LinkBase } from '../link/link-context';
import { pageRange } from './page-range';
import * as styles from './pagination.css';

/** Why the page changes: an entry or arrow was pressed. */
export type PaginationChangeDetail = ChangeDetail<'pagePress'>;
type OnPageChange = (page: number, detail: PaginationChangeDetail) => void;

/** Pages are links when they have URLs, buttons when they change the view in place. */
type Way =
  | {
      /** URL of a page, from 1: its entry is a link. Without it all entries are buttons. */
      getHref: (page: number) => string;
      /** Called as `(page, detail)` with the page that was pressed, from 1. Required without `getHref`; with it the link is followed, too. */
      onPageChange?: OnPageChange;
    }
  | { getHref?: undefined; onPageChange: OnPageChange };

export type PaginationProps = PropsOf<
  'nav',
  {
    /** Accessible name of the navigation. */
    label: string;
    /** Accessible name of the arrow to the previous page. */
    previousLabel: string;
    /** Accessible name of the arrow to the next page. */
    nextLabel: string;
    /** Label of a page: "Page 3". */
    pageLabel: (page: number) => string;
    /** The current page, from 1. */
    page: number;
    /** Number of pages. With one or none, nothing is rendered. */
    pageCount: number;
    /** Number of pages shown on either side of the current one. */
    siblings?: number;
  }
> &
  Way;

/** Pagination of a list. Renders nothing for a single page. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pageCount,
  siblings = 1,
  getHref,
  onPageChange,
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null;

  const slot = (target: number, name: string, content: ReactNode, current = false) => {
    const props = {
      'aria-label': name,
      'aria-current': current ? ('page' as const) : undefined,
      className: styles.slot,
      children: content,
    };
    const outside = target < 1 || target > pageCount;
    if (outside) return <span {...props} role="link" aria-disabled="true" />;
    const press =
      onPageChange &&
      (({ nativeEvent: event }: MouseEvent) =>
        onPageChange(target, { reason: 'pagePress', event }));
    if (getHref) return <LinkBase {...props} href={getHref(target)} onClick={press} />;
    return <button type="button" {...props} onClick={press} />;
  };

  return (
    <nav {...mergeProps({ 'data-component': 'pagination', 'aria-label': label }, rest)}>
      <ul className={styles.list}>
        <li data-part="previous">
          {slot(page - 1, previousLabel, <ChevronLeftIcon size="md" className={mirrored} />)}
        </li>
        {pageRange(page, pageCount, siblings).map((target, index) =>
          target === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={target}>{slot(target, pageLabel(target), target, target === page)}</li>
          ),
        )}
        <li data-part="next">
          {slot(page + 1, nextLabel, <ChevronRightIcon size="md" className={mirrored} />)}
        </li>
      </ul>
    </nav>
  );
}
