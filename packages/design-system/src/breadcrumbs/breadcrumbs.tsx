import { cx } from 'class-variance-authority';
import { ChevronRightIcon } from '../icon/icons-direction';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { mirrored } from '../internal/mirror.css';
import { Link } from '../link/link';
import { truncateRecipe } from '../truncate/truncate-recipe';
import * as styles from './breadcrumbs.css';
import { CrumbList } from './crumb-list';

/** An entry of the path: a page. */
export interface Breadcrumb {
  /** Text of the entry: the title of its page. */
  label: string;
  /** URL of the entry; the last one, the current page, has none. */
  href?: string;
}

export type BreadcrumbsProps = PropsOf<
  'nav',
  {
    /** Accessible name of the navigation. */
    label: string;
    /** The path, from the home page to the current page. */
    items: readonly Breadcrumb[];
    /** Number of entries from which the middle ones collapse behind a button; needs `moreLabel`. */
    max?: number;
    /** Label of the expand button: "Show the full path". */
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
    const isAlwaysShown = index === 0 || index > items.length - max;
    return (
      <li key={index} data-part={isAlwaysShown ? 'crumb' : 'middle'} className={styles.crumb}>
        {index > 0 && separator}
        {item.href ? (
          <Link variant="quiet" href={item.href} className={styles.target}>
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
  // The first entry, and as many of the last as fit
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
