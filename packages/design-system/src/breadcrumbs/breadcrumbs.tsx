import { cx } from 'class-variance-authority';
import { ChevronRightIcon } from '../icon/icons-direction';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { mirrored } from '../internal/mirror.css';
import { Link } from '../link/link';
import { truncateRecipe } from '../truncate/truncate-recipe';
import * as styles from './breadcrumbs.css';
import { CrumbList } from './crumb-list';

export interface Breadcrumb {
  label: string;
  /** The address; the last one, the current page, has none. */
  href?: string;
}

export type BreadcrumbsProps = PropsOf<
  'nav',
  {
    /** Name of the navigation. */
    label: string;
    items: readonly Breadcrumb[];
    /** From how many entries on the middle ones are kept behind a button; with `moreLabel`. */
    max?: number;
    /** Name of that button: "Show the whole way". */
    moreLabel?: string;
  }
>;

const separator = <ChevronRightIcon className={cx(styles.separator, mirrored)} />;

/** The path to the current page. */
export function Breadcrumbs({
  label,
  items,
  max = Infinity,
  moreLabel,
  ...rest
}: BreadcrumbsProps) {
  const crumbs = items.map((item, index) => {
    const isKept = index === 0 || index > items.length - max;
    return (
      <li key={index} data-part={isKept ? 'crumb' : 'middle'} className={styles.crumb}>
        {index > 0 && separator}
        {item.href ? (
          <Link variant="quiet" href={item.href}>
            {item.label}
          </Link>
        ) : (
          <span
            aria-current="page"
            className={truncateRecipe({ lines: 1, className: styles.current })}
          >
            {item.label}
          </span>
        )}
      </li>
    );
  });
  const isCut = moreLabel !== undefined && items.length > max;
  // The first one, and as many of the last as there is room for
  const from = items.length - max + 1;
  return (
    <nav {...mergeProps({ 'data-component': 'breadcrumbs', 'aria-label': label }, rest)}>
      {isCut ? (
        <CrumbList
          {...{ separator, moreLabel }}
          first={crumbs[0]}
          middle={crumbs.slice(1, from)}
          last={crumbs.slice(from)}
        />
      ) : (
        <ol className={styles.list}>{crumbs}</ol>
      )}
    </nav>
  );
}
